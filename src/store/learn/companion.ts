/**
 * The companion of a first game. It looks at what its player may see, thinks as Friman does, and says one thing a turn: what
 * the hand could do. What its player has done twice needs no saying.
 */
import { item, newChance, type Action, type Card, type PlayerView, type Seat } from '@battalia/engine';
import { chooseAtOnce } from '@/bots/bot';
import { friman } from '@/bots/friman';
import type { LogEntry } from '../match/log';
import type { LessonId } from './lesson';

/** Things that somebody can do and be told of, and the lesson that teaches them; what is missed most comes first. */
export const LESSON_FOR = {
  city: 'build',
  upgrade: 'upgrade',
  hire: 'hire',
  road: 'build',
  recruit: 'hero',
  taken: 'battle',
  create: 'create',
  cohort: 'cohort',
  move: 'hero',
  attack: 'battle',
  promote: 'change',
  convert: 'change',
  ambush: 'keep',
  mulligan: 'cohort',
} as const satisfies Readonly<Record<string, LessonId>>;
export type Thing = keyof typeof LESSON_FOR;
export const THINGS = Object.keys(LESSON_FOR).filter((name): name is Thing => name in LESSON_FOR);

/** Told no more after so many times. */
const KNOWN = 2;

/** What an action is to somebody who learns; null: nothing to be told of. */
export function thingOf(action: Action): Thing | null {
  switch (action.kind) {
    case 'build':
      return action.level > 0 ? 'city' : 'road';
    case 'hire':
    case 'create':
    case 'upgrade':
    case 'recruit':
    case 'cohort':
    case 'mulligan':
    case 'move':
    case 'attack':
    case 'promote':
    case 'convert':
    case 'ambush':
      return action.kind;
    default:
      return null;
  }
}

function thingIn({ event }: LogEntry): Thing | null {
  switch (event.kind) {
    case 'built':
      return event.level > 0 ? 'city' : 'road';
    case 'upgraded':
      return 'upgrade';
    case 'recruited':
      return 'recruit';
    case 'moved':
      return 'move';
    case 'attacked':
      return 'attack';
    case 'conquered':
    case 'annexed':
      return 'taken';
    case 'promoted':
      return 'promote';
    case 'converted':
      return 'convert';
    case 'ambushed':
      return 'ambush';
    case 'cohort':
    case 'mulligan':
      return event.kind;
    case 'paid':
      return event.for === 'hire' || event.for === 'create' ? event.for : null;
    default:
      return null;
  }
}

export type Counts = ReadonlyMap<Thing, number>;

/** How often somebody has done what in this game. */
export function countsOf(log: readonly LogEntry[], seat: Seat): Counts {
  const counts = new Map<Thing, number>();
  for (const entry of log) {
    const thing = thingIn(entry);
    if (thing === null || !('seat' in entry.event) || entry.event.seat !== seat) continue;
    counts.set(thing, (counts.get(thing) ?? 0) + 1);
  }
  return counts;
}

export interface Tip {
  readonly thing: Thing;
  readonly action: Action;
}

/** What the hand could do that its player does not know well yet; null where there is nothing worth saying. */
export function tipFor(view: PlayerView, legal: readonly Action[], counts: Counts): Tip | null {
  if (view.decision?.kind !== 'opening' && view.decision?.kind !== 'acting') return null;
  const choose = (from: readonly Action[]) =>
    chooseAtOnce(friman, view, from, newChance('companion'), { kind: 'nodes', nodes: 1 });
  // A hero who can go on needs the weapon at the end of the way: no second one is hired with it.
  const ways = legal.filter(({ kind }) => kind === 'move' || kind === 'attack');
  const goesOn = ways.length > 0 && choose([...ways, ...legal.filter(isNothing)]).kind !== 'endTurn';
  const open = legal.filter((action) => {
    const thing = thingOf(action);
    return thing === null || ((counts.get(thing) ?? 0) < KNOWN && !(goesOn && thing === 'recruit'));
  });
  if (open.length === 0) return null;
  const action = inOwnFaction(view, open, choose(open));
  const thing = thingOf(action);
  if (thing === null) return null;
  return isSpoilt(view, action, choose(legal), open) ? null : { thing, action };
}

/** CREATE-02: who may name the faction names the own one, where that can be had. */
function inOwnFaction(view: PlayerView, legal: readonly Action[], action: Action): Action {
  if (action.kind !== 'create' || view.viewer === 'table') return action;
  const { faction } = item(view.players, view.viewer);
  return (
    legal.find((other) => other.kind === 'create' && other.artefact === action.artefact && other.faction === faction) ??
    action
  );
}

const isNothing = ({ kind }: Action): boolean => kind === 'endTurn';

/** What a hand is for: whoever knows it should not be led away from it. */
const PLAIN: ReadonlySet<Thing> = new Set(['city', 'upgrade', 'move', 'attack', 'cohort']);

/** Whether something that its player knows is better, and could not be done besides it. */
function isSpoilt(view: PlayerView, action: Action, best: Action, open: readonly Action[]): boolean {
  const thing = thingOf(best);
  if (open.includes(best) || thing === null || !PLAIN.has(thing)) return false;
  return view.decision?.kind === 'opening' || !lastsFor(view, [...cardsIn(action), ...cardsIn(best)]);
}

/** Cards of the hand that an action takes. */
function cardsIn(action: Action): readonly Card[] {
  const single = ['by', 'card', 'price', 'weapon', 'tent'] as const;
  const named = Object.entries(action).flatMap(([name, value]) =>
    single.some((one) => one === name) && typeof value === 'number' ? [value] : [],
  );
  return 'pay' in action ? [...action.pay, ...named] : named;
}

/** Whether there are as many cards of each kind: a legal list names one of those that are alike. */
function lastsFor({ viewer, players }: PlayerView, cards: readonly Card[]): boolean {
  if (viewer === 'table') return true;
  const { hand, played } = item(players, viewer);
  const owned = [...hand, ...played];
  const left = new Map<number, number>();
  for (const { kind, copies } of owned) left.set(kind, (left.get(kind) ?? 0) + copies);
  return cards.every((card) => {
    const kind = owned.find((other) => other.card === card)?.kind ?? -1;
    const count = left.get(kind) ?? 0;
    left.set(kind, count - 1);
    return count > 0;
  });
}

/** What the companion has said, in which turn, and how much its player had done by then. */
export interface Said {
  readonly turn: string;
  readonly tip: Tip | null;
  readonly since: number;
}

const deedsIn = (counts: Counts): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

export const NOTHING_SAID: Said = { turn: '', tip: null, since: 0 };

/** The first thing worth saying in a turn of its player is said, and nothing else in it. */
export function saidNow(last: Said, view: PlayerView, legal: readonly Action[], counts: Counts): Said {
  const turn = `${view.day} ${view.turn}`;
  if (last.turn === turn && last.tip !== null) return last;
  const tip = view.turn === view.viewer ? tipFor(view, legal, counts) : null;
  if (last.turn === turn && tip === null) return last;
  return { turn, tip, since: deedsIn(counts) };
}

/** What still stands to be read of it: nothing once it or something else is done, or it can be done no more. */
export function standing({ tip, since }: Said, counts: Counts, view: PlayerView, legal: readonly Action[]): Tip | null {
  if (tip === null || deedsIn(counts) > since) return null;
  const chooses = view.decision?.kind === 'opening' || view.decision?.kind === 'acting';
  return chooses && !legal.some((action) => thingOf(action) === tip.thing) ? null : tip;
}

/** Before anything was done: that somebody sits there, and how a turn goes on. */
export function greets(view: PlayerView, counts: Counts): 'setUp' | 'opening' | null {
  const { decision, viewer } = view;
  if (counts.size > 0 || decision?.seat !== viewer) return null;
  if (decision.kind === 'opening') return 'opening';
  return decision.kind === 'chooseFaction' || decision.kind === 'chooseCity' ? 'setUp' : null;
}

/** The lesson to look at: of what was never done, what is missed most. */
export const lessonAfter = (counts: Counts): LessonId | null => {
  const missed = THINGS.find((thing) => !counts.has(thing));
  return missed === undefined ? null : LESSON_FOR[missed];
};
