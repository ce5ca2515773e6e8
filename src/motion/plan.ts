/**
 * What moves on the screen when one view follows another: cards, the die, the oracle, totals of a battle, heroes and the
 * map. A plan is data with times in it; drawing it at any time, cutting it short or skipping it is somebody else's matter,
 * and the game waits for none of it.
 */
import { assertNever, boxOf, type Card, type Event, type PlayerView, type Seat, type Viewer } from '@battalia/engine';
import { boardPlanOf, type BoardMotion, type BoardPlan, type Spark, type Way } from '@/board/plan';
import { sceneOf } from '@/board/scene';
import { reshuffled, routesOf, type Route } from './flights';
import { motionOf } from './told';

export interface Timed {
  /** Milliseconds from the start of the plan. */
  readonly at: number;
  readonly lasts: number;
}

export type Flight = Timed & Route & { readonly kind: 'flight' };
/** It lies there for a while before it is taken away: it wants to be read. */
export type Roll = Timed & {
  readonly kind: 'roll';
  readonly face: number;
  readonly card: Card;
  readonly rests: number;
};
/** The oracle turns, and is shown for a while: what it illuminates now is news. */
export type Dawn = Timed & {
  readonly kind: 'dawn';
  readonly from: number;
  readonly to: number;
  readonly rests: number;
  /** The oracle's order, where a game agreed on another one than the rules have. */
  readonly order?: readonly string[];
};
/** A card is turned up in the middle of the table, and lies there to be read. */
export type Reveal = Timed & { readonly kind: 'reveal'; readonly card: Card; readonly rests: number };
export type Count = Timed & {
  readonly kind: 'count';
  readonly side: 'attack' | 'defence';
  readonly from: number;
  readonly to: number;
};

export type Motion =
  | Flight
  /** A shelter is turned over and becomes the nation. */
  | (Timed & { readonly kind: 'reshuffle'; readonly seat: Seat })
  | Roll
  | Reveal
  | Dawn
  | Count
  /** Something to hear and to feel, and nothing to see. */
  | (Timed & { readonly kind: 'signal'; readonly signal: Signal })
  | (Timed & { readonly kind: 'board'; readonly motion: BoardMotion });

export type Signal = 'turn' | 'attack' | 'won' | 'lost' | 'end' | 'potion' | 'trade' | 'gift' | 'honour' | 'shuffle';

export interface Plan {
  readonly motions: readonly Motion[];
  /** The part that is drawn on the map, on the same clock. */
  readonly board: BoardPlan;
  readonly lasts: number;
}

export const NO_PLAN: Plan = { motions: [], board: { motions: [], lasts: 0 }, lasts: 0 };

const LONG = 300;
const SHORT = 260;
const REST = 700;
/** A card with words on it. */
const READ = 1000;
/** Between the starts of cards that fly together; of many cards less, so that they are all on their way by then. */
const STAGGER = 50;
const ALL_AWAY = 250;
/** Backs that stand for a whole pile on its way. */
const PILE = 3;
/** How much of a phase is over when the next one begins. */
const OVERLAP = 0.6;

/** Phases of a plan, in the order in which a table would do it. */
const PHASES = ['lay', 'roll', 'reveal', 'map', 'gain', 'sweep', 'reshuffle', 'draw', 'dawn'] as const;
type Phase = (typeof PHASES)[number];

/**
 * Two views of one viewer and what happened between them. With no events only the map moves; what was `undone`, as it
 * happened, tells the ways back.
 */
export function planOf(
  before: PlayerView,
  after: PlayerView,
  events: readonly Event[],
  undone: readonly Event[] = [],
): Plan {
  if (
    before.viewer !== after.viewer ||
    before.board.length !== after.board.length ||
    before.players.length !== after.players.length
  )
    return NO_PLAN;
  const routes = events.length === 0 ? [] : routesOf(before, after, events);
  const scenes = [sceneOf(before), sceneOf(after)] as const;
  const board = boardPlanOf(
    scenes[0],
    scenes[1],
    [...events.flatMap(wayOf), ...undone.flatMap(wayOf).reverse().map(wayBack)],
    events.flatMap((event): Spark | readonly Spark[] => motionOf(event)?.spark?.(event) ?? []),
  );
  const motions: Motion[] = [];
  let clock = 0;
  let mapStarts = 0;
  for (const phase of PHASES) {
    const start = clock;
    const flying = routes.filter((route) => phaseOf(route) === phase);
    const stagger = Math.min(STAGGER, ALL_AWAY / Math.max(1, flying.length - 1));
    flying.forEach((route, i) => motions.push({ kind: 'flight', ...route, at: start + i * stagger, lasts: LONG }));
    const flown = flying.length === 0 ? 0 : LONG + (flying.length - 1) * stagger;
    const more = others(phase, before, events).map((motion) => ({ ...motion, at: start + motion.at }));
    motions.push(...more);
    // What has to be read comes before what comes of it.
    const read = (motion: Motion) => motion.at + motion.lasts + (motion.kind === 'reveal' ? motion.rests : 0) - start;
    let ends = start + Math.max(flown, ...more.map(read), 0);
    if (phase === 'map') {
      // A card comes down where it has just flown to.
      mapStarts = start + (flying.length === 0 ? 0 : LONG);
      if (board.lasts > 0) ends = Math.max(ends, mapStarts + board.lasts);
    }
    clock = start + (ends - start) * OVERLAP;
  }
  motions.push(...counts(before, after, motions));
  const moved = later(board, mapStarts);
  for (const motion of moved.motions) motions.push({ kind: 'board', motion, at: motion.at, lasts: motion.lasts });
  for (const event of events) {
    const signal = signalOf(event, before, after.viewer);
    if (signal !== null) motions.push({ kind: 'signal', signal, at: signal === 'attack' ? 0 : clock, lasts: 0 });
  }
  return { motions, board: moved, lasts: motions.reduce((latest, motion) => Math.max(latest, endOf(motion)), 0) };
}

const endOf = (motion: Motion): number =>
  motion.at +
  motion.lasts +
  ('rests' in motion ? motion.rests : motion.kind === 'reshuffle' ? STAGGER * (PILE - 1) : 0);

const later = ({ motions, lasts }: BoardPlan, by: number): BoardPlan => ({
  motions: motions.map((motion) => ({ ...motion, at: motion.at + by })),
  lasts: lasts === 0 ? 0 : lasts + by,
});

function phaseOf({ from, to }: Route): Phase {
  switch (to.kind) {
    case 'hand':
      return from.kind === 'deck' ? 'gain' : 'draw';
    case 'table':
    case 'line':
      return from.kind === 'hand' || from.kind === 'line' || from.kind === 'tent' ? 'lay' : 'gain';
    case 'ambush':
    case 'tent':
    case 'limbo':
      return 'lay';
    case 'square':
      return 'map';
    case 'deck':
      return 'gain';
    case 'shelter':
      return from.kind === 'deck' || from.kind === 'great' || from.kind === 'hidden' ? 'gain' : 'sweep';
    case 'nation':
    case 'great':
    case 'hidden':
      return 'sweep';
    case 'pile':
      return 'gain';
    default:
      return assertNever(to);
  }
}

/** What moves besides cards and the map. */
function others(phase: Phase, before: PlayerView, events: readonly Event[]): Motion[] {
  if (phase === 'reshuffle')
    return reshuffled(before, events).map((seat) => ({ kind: 'reshuffle', seat, at: 0, lasts: SHORT }));
  const found: Motion[] = [];
  if (phase === 'reveal') return reveals(before, events);
  for (const event of events) {
    if (phase === 'roll' && event.kind === 'rolled')
      found.push({
        kind: 'roll',
        face: event.face,
        card: event.card,
        at: found.length * LONG,
        lasts: LONG,
        rests: REST,
      });
    // Days that passed unseen are one turn of the wheel.
    if (phase === 'dawn' && event.kind === 'dawn') found.splice(0, 1, dawnOf(before, event.day));
  }
  return found;
}

/** One after the other; what is turned up twice in one go is read once. */
function reveals(before: PlayerView, events: readonly Event[]): Motion[] {
  const cards = events.flatMap((event) => motionOf(event)?.reveals?.(event, boxOf(before)) ?? []);
  return [...new Set(cards)].map((card, i) => ({
    kind: 'reveal',
    card,
    at: i * (LONG + READ),
    lasts: LONG,
    rests: READ,
  }));
}

function dawnOf({ day, config: { options } }: PlayerView, to: number): Dawn {
  const dawn: Dawn = { kind: 'dawn', from: day, to, at: 0, lasts: LONG, rests: REST };
  return options.wheel === undefined ? dawn : { ...dawn, order: options.wheel };
}

/** Both totals, when one battle goes on. A card counts when it lies in its line. */
function counts(before: PlayerView, after: PlayerView, motions: readonly Motion[]): Motion[] {
  const found: Motion[] = [];
  if (after.battle === null) return found;
  for (const side of ['attack', 'defence'] as const) {
    const from = before.battle?.[side].total ?? 0;
    const to = after.battle[side].total;
    const { seat } = after.battle[side];
    const laid = motions.find(
      (motion) => motion.kind === 'flight' && motion.to.kind === 'line' && motion.to.seat === seat,
    );
    if (from !== to)
      found.push({ kind: 'count', side, from, to, at: laid === undefined ? 0 : laid.at + laid.lasts, lasts: LONG });
  }
  return found;
}

/** The way a hero went, as it was told: there may be a shorter one. */
function wayOf(event: Event): readonly Way[] {
  switch (event.kind) {
    case 'moved':
    case 'retreated':
      return [{ seat: event.seat, hero: event.hero, path: event.path }];
    default: {
      const way = motionOf(event)?.way?.(event) ?? null;
      return way === null ? [] : [way];
    }
  }
}

const wayBack = ({ path, ...hero }: Way): Way => ({ ...hero, path: [...path].reverse() });

function signalOf(event: Event, before: PlayerView, viewer: Viewer): Signal | null {
  switch (event.kind) {
    case 'turn':
      return event.seat === viewer ? 'turn' : null;
    case 'attacked':
      return 'attack';
    // Who only watches hears no cheer.
    case 'won':
    case 'repelled': {
      const defends = viewer !== 'table' && before.battle?.defence.seat === viewer;
      if (event.seat !== viewer && !defends) return null;
      return (event.kind === 'won') === (event.seat === viewer) ? 'won' : 'lost';
    }
    case 'ended':
      return 'end';
    default:
      return motionOf(event)?.signal?.(event, viewer) ?? null;
  }
}

/** Everything that flies: cards, and a pile that is shuffled in. */
export function flightsOf({ motions }: Plan): readonly Flight[] {
  return motions.flatMap((motion): readonly Flight[] => {
    if (motion.kind === 'flight') return [motion];
    if (motion.kind !== 'reshuffle') return [];
    const { seat, at, lasts } = motion;
    return Array.from({ length: PILE }, (_, i) => ({
      kind: 'flight',
      card: null,
      from: { kind: 'shelter', seat },
      to: { kind: 'nation', seat },
      faceBefore: false,
      faceAfter: false,
      at: at + i * STAGGER,
      lasts,
    }));
  });
}

/** When each card is where the second view shows it: until then it is drawn on its way and nowhere else. */
export function arrivals(plan: Plan): ReadonlyMap<Card, number> {
  const found = new Map<Card, number>();
  for (const motion of plan.motions)
    if (motion.kind === 'flight' && motion.card !== null)
      found.set(motion.card, Math.max(found.get(motion.card) ?? 0, motion.at + motion.lasts));
  return found;
}
