/**
 * What can be paid with a hand? Titles and sacrifices that the engine allows are tried first, and of every hand that comes
 * of them its purse says which lines pay. On top of it: what is left for the next line, and what one more card would allow.
 */
import {
  clone,
  copiesLeft,
  fillPurse,
  give,
  HAMMER,
  isSupply,
  isUnit,
  isWild,
  kindOf,
  NONE,
  PLAIN_CARDS,
  playLine,
  Purse,
  rankOf,
  step,
  type Card,
  type Cost,
  type Event,
  type GameState,
  type Kind,
  type Line,
} from '@battalia/engine';
import { TABLE_BOX } from '@/store/tableBox';
import { cardsLeft, HOLDER, scratch, stockOf, type Hand, type Stock } from './hand';
import { prepared, type Preparation } from './preparations';
import { ALL_THINGS, THINGS, type Thing } from './things';

/** FAN-02: places in the hand, and what is suspended. */
export interface Sacrifice {
  readonly fanatic: number;
  readonly price: number;
  readonly kind: Kind;
}

export interface Promotion {
  /** Places in the hand: the title, and the unit that rises. */
  readonly by: number;
  readonly card: number;
  readonly from: Kind;
  readonly to: Kind;
}

/** One way to pay for something. */
export interface Payment {
  readonly promotions: readonly Promotion[];
  readonly sacrifices: readonly Sacrifice[];
  /** Places in the hand, once for each copy used. */
  readonly line: readonly number[];
  readonly left: readonly Stock[];
  /** The same for the engine. */
  readonly done: { readonly before: readonly Preparation[]; readonly pay: Line };
}

export interface Affordable {
  readonly thing: Thing;
  readonly way: Payment;
}

export interface Miss {
  readonly thing: Thing;
  /** One card of this kind more would do. */
  readonly missing: Kind;
}

export interface Answer {
  /** Can be paid as the cards are. */
  readonly now: readonly Affordable[];
  /** Can be paid once a title has promoted a unit, or a card was given for a Fanatic. */
  readonly promoted: readonly Affordable[];
  readonly misses: readonly Miss[];
}

// ---------------------------------------------------------------- one line

const purse = new Purse();

/** Asks for the lines that pay a cost with what a seat has; every question is asked before the next purse is filled. */
function linesOf(state: GameState): (cost: Cost) => readonly Line[] {
  fillPurse(purse, state, HOLDER);
  return (cost) => {
    const lines = purse.lines(cost);
    if (!purse.isExhausted) return lines;
    // It has looked for so much already that it gives up: anew, for this alone.
    return fillPurse(purse, state, HOLDER).lines(cost);
  };
}

/** Every line of places in the hand that pays a cost exactly. */
export const linesFor = ({ state, places }: Hand, cost: Cost): readonly (readonly number[])[] =>
  linesOf(state)(cost).map((line) => placesOf(places, line));

const placeOf = (places: Hand['places'], card: Card): number => places.get(card) ?? NONE;
const placesOf = (places: Hand['places'], line: Line): readonly number[] =>
  line.map((card) => placeOf(places, card)).sort((one, other) => one - other);

/** What it costs to part with a copy: the easiest to replace goes first, a wild card last. */
function worth(state: GameState, card: Card): number {
  const kind = kindOf(state, card);
  const whole = isWild(state, card)
    ? 12
    : isUnit(TABLE_BOX, kind)
      ? rankOf(TABLE_BOX, kind) + 1
      : isSupply(TABLE_BOX, kind)
        ? (TABLE_BOX.kindDefs[kind]?.fills?.supplies ?? 1)
        : kind === HAMMER
          ? 10
          : 6;
  return whole / Math.max(1, copiesLeft(state, HOLDER, card));
}

function cheapest(state: GameState, lines: readonly Line[]): Line | undefined {
  let best: Line | undefined;
  let least = Infinity;
  for (const line of lines) {
    const asked = line.reduce((sum, card) => sum + worth(state, card), 0);
    if (asked < least) {
      least = asked;
      best = line;
    }
  }
  return best;
}

// ---------------------------------------------------------------- the simplest way

/** By cost the simplest way to pay it, or undefined. */
function waysFor(hand: Hand, costs: readonly Cost[]): readonly (Payment | undefined)[] {
  const ways: (Payment | undefined)[] = costs.map(() => undefined);
  let open = costs.length;
  for (const { state, before } of prepared(hand.state)) {
    const pays = linesOf(state);
    costs.forEach((cost, i) => {
      if (ways[i] !== undefined) return;
      const pay = cheapest(state, pays(cost));
      if (pay === undefined) return;
      ways[i] = paymentBy(hand, before, pay);
      open--;
    });
    if (open === 0) break;
  }
  return ways;
}

/** The simplest way to pay for something, or undefined. */
export const paymentFor = (hand: Hand, cost: Cost): Payment | undefined => waysFor(hand, [cost])[0];

function paymentBy(hand: Hand, before: readonly Preparation[], pay: Line): Payment {
  const promotions: Promotion[] = [];
  const sacrifices: Sacrifice[] = [];
  const after = carriedOut(hand, { before, pay }, scratch(2), (event, state, places) => {
    if (event.kind === 'promoted')
      promotions.push({
        by: placeOf(places, event.by),
        card: placeOf(places, event.from),
        from: kindOf(state, event.from),
        to: kindOf(state, event.to),
      });
    if (event.kind === 'sacrificed')
      sacrifices.push({
        fanatic: placeOf(places, event.card),
        price: placeOf(places, event.price),
        kind: kindOf(state, event.price),
      });
  });
  const line = placesOf(after.places, pay);
  return { promotions, sacrifices, line, left: stockOf(after), done: { before, pay } };
}

/** The hand after a line was laid: a promoted unit lies where the one lay that rose. */
function carriedOut(
  hand: Hand,
  { before, pay }: Payment['done'],
  state: GameState,
  tell?: (event: Event, state: GameState, places: Hand['places']) => void,
): Hand {
  state.copyFrom(hand.state);
  const places = new Map(hand.places);
  for (const action of before) {
    const events: Event[] = [];
    step(state, action, events);
    for (const event of events) {
      tell?.(event, state, places);
      if (event.kind === 'promoted') places.set(event.to, placeOf(places, event.from));
    }
  }
  playLine(state, HOLDER, pay);
  return { state, places };
}

// ---------------------------------------------------------------- the whole answer

/** By cost the first plain card that would make it payable, or undefined. */
function missingFor({ state }: Hand, costs: readonly Cost[]): readonly (Kind | undefined)[] {
  const missing: (Kind | undefined)[] = costs.map(() => undefined);
  const more = scratch(0);
  for (const kind of PLAIN_CARDS) {
    more.copyFrom(state);
    give(more, HOLDER, [{ kind }]);
    const pays = linesOf(more);
    costs.forEach((cost, i) => {
      if (missing[i] === undefined && pays(cost).length > 0) missing[i] = kind;
    });
  }
  return missing;
}

/** `expansion`: with what The Stormgates asks a line for. */
export function answer(hand: Hand, expansion = false): Answer {
  if (cardsLeft(hand.state).length === 0) return { now: [], promoted: [], misses: [] };
  const things = expansion ? ALL_THINGS : THINGS;
  const costs = things.map(({ cost }) => cost);
  const ways = waysFor(hand, costs);
  const found = things.flatMap((thing, i) => {
    const way = ways[i];
    return way === undefined ? [] : [{ thing, way }];
  });
  const wanting = things.filter((_, i) => ways[i] === undefined);
  const missing = missingFor(
    hand,
    wanting.map(({ cost }) => cost),
  );
  return {
    now: found.filter(({ way }) => way.done.before.length === 0),
    promoted: found.filter(({ way }) => way.done.before.length > 0),
    misses: wanting.flatMap((thing, i) => {
      const kind = missing[i];
      return kind === undefined ? [] : [{ thing, missing: kind }];
    }),
  };
}

/** The lines somebody has laid already, one after the other, and what is left after them. What can no longer be paid is left out. */
export function layLines(
  hand: Hand,
  things: readonly Thing[],
): { readonly laid: readonly Affordable[]; readonly left: Hand } {
  const laid: Affordable[] = [];
  let left = hand;
  for (const thing of things) {
    const way = paymentFor(left, thing.cost);
    if (way === undefined) continue;
    laid.push({ thing, way });
    left = carriedOut(left, way.done, clone(left.state));
  }
  return { laid, left };
}
