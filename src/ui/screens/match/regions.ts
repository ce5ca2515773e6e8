/** Where the parts of a match lie on a screen: the board first, everything within reach of one thumb. */

export interface ScreenFacts {
  readonly width: number;
  readonly height: number;
  /** 1 as designed; 2 is text at 200 %. */
  readonly fontScale: number;
  readonly leftHanded: boolean;
}

export interface Regions {
  /** The board stands beside the dashboard instead of above the hand. */
  readonly wide: boolean;
  /** Which edge the dashboard lies at when it stands beside the board. */
  readonly side: 'left' | 'right';
  readonly dashboard: number;
  /** There is little height: a battle, the log and the list of deeds lie over the map, whichever side it is on. */
  readonly low: boolean;
  /** Where the map's buttons lie: under the map, or along its free side where height is scarce. */
  readonly controls: 'row' | 'column';
}

/** From here on, and when it is wider than high, there is room for two columns. */
const WIDE = 560;
const NARROWEST_DASHBOARD = 288;
const WIDEST_DASHBOARD = 460;
/** How much of a low map its buttons take. */
const BUTTONS = 56;
/** A screen lower than this, for its text, has no height to give away. */
const LOW = 480;

export function regionsOf({ width, height, fontScale, leftHanded }: ScreenFacts): Regions {
  const wide = width >= WIDE && width > height;
  const low = height / Math.max(1, fontScale) < LOW;
  // A low map is about as wide as it is high: what is left beside it and its buttons is better used for lines.
  const spare = low ? width - height - BUTTONS : 0;
  const wanted = Math.max(width * 0.36, NARROWEST_DASHBOARD * Math.min(1.3, fontScale), spare);
  return {
    wide,
    side: leftHanded ? 'left' : 'right',
    dashboard: wide ? Math.round(Math.min(WIDEST_DASHBOARD, wanted, width * 0.55)) : width,
    low,
    controls: wide && low ? 'column' : 'row',
  };
}

export interface Fan {
  /** From one card to the next. */
  readonly step: number;
  /** How wide the whole row is. */
  readonly width: number;
  /** Wider than there is room for: it is moved sideways. */
  readonly scrolls: boolean;
}

/** A finger still finds a card of which this much is to be seen. */
const SLIVER = 44;
const GAP = 8;

/** Cards side by side; where they do not fit, one over the other, and when even that is too much, the row is moved. */
export function fanOf(count: number, card: number, room: number): Fan {
  const loose = card + GAP;
  const step = count < 2 ? loose : Math.min(loose, Math.max(SLIVER, (room - card) / (count - 1)));
  const width = count === 0 ? 0 : card + step * (count - 1);
  return { step, width, scrolls: width > room + 0.5 };
}

/** All cards of a hand are in sight: in one row, or smaller in two. Where there is no height for that, the row is moved. */
export function handRows(count: number, card: number, room: number, low: boolean): 1 | 2 {
  return !low && fanOf(count, card, room).scrolls ? 2 : 1;
}
