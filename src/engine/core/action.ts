/**
 * Everything a player can do. An action says exactly what: which cards pay, which square, which turn of the card.
 * A line (`pay`) is a list of cards; a card named twice gives two of its copies (LINE-04).
 */
import type { Card, Faction, Kind } from './components';
import type { Seat, Square, TargetKind } from './state';

export type Line = readonly Card[];

export interface Target {
  readonly kind: TargetKind;
  readonly square: Square;
  /** The enemy hero: whose, and which of the two. Only for kind 'hero'. */
  readonly seat?: Seat;
  readonly hero?: number;
}

export type Action =
  // set-up (SETUP-07)
  | { readonly kind: 'chooseFaction'; readonly faction: Faction }
  | { readonly kind: 'chooseCity'; readonly square: Square }
  // a turn (TURN)
  | {
      readonly kind: 'cohort';
      /** One faction, or two for two small cohorts. */
      readonly factions: readonly Faction[];
      readonly draw: number;
      /** The opponent who is shown the cards. */
      readonly witness: Seat;
    }
  | { readonly kind: 'mulligan' }
  /** Neither, or no more, of step 1: raise the ambush and act. */
  | { readonly kind: 'begin' }
  | { readonly kind: 'endTurn' }
  // lines
  | { readonly kind: 'hire'; readonly unit: Kind; readonly pay: Line }
  | {
      readonly kind: 'create';
      readonly artefact: Kind;
      readonly pay: Line;
      /** Named on the matching day, else null. */ readonly faction: Faction | null;
    }
  | { readonly kind: 'build'; readonly tile: Kind; /** 0 for a road. */ readonly level: number; readonly pay: Line }
  | { readonly kind: 'place'; readonly square: Square; readonly turn: number }
  | { readonly kind: 'upgrade'; readonly square: Square; readonly pay: Line }
  | { readonly kind: 'recruit'; readonly square: Square; readonly pay: Line }
  | { readonly kind: 'move'; readonly hero: number; readonly to: Square; readonly pay: Line }
  // artefacts
  | { readonly kind: 'promote'; readonly by: Card; readonly card: Card; readonly ranks: number }
  | { readonly kind: 'convert'; readonly by: Card; readonly card: Card; readonly faction: Faction }
  | { readonly kind: 'charm'; readonly by: Card; readonly card: Card }
  | { readonly kind: 'station'; readonly tent: Card; readonly cards: readonly Card[]; readonly pay: Line }
  | { readonly kind: 'decamp'; readonly tent: Card }
  | { readonly kind: 'ambush'; readonly card: Card; /** Suspended to the limbo. */ readonly price: Card }
  /** The fourth card in ambush sends an older one to the shelter (ART-03). */
  | { readonly kind: 'dismiss'; readonly card: Card }
  // Great Artefacts
  | { readonly kind: 'fly'; readonly by: Card; readonly hero: number; readonly to: Square }
  | { readonly kind: 'summon'; readonly by: Card }
  | { readonly kind: 'borrow'; readonly by: Card; readonly from: Seat }
  | { readonly kind: 'terraform'; readonly by: Card; readonly square: Square; readonly terrain: Faction }
  | { readonly kind: 'swap'; readonly by: Card; readonly square: Square; readonly other: Square }
  /** Answers a search of a nation, a choice of Great Artefacts: which cards, perhaps none. */
  | { readonly kind: 'take'; readonly cards: readonly Card[] }
  // battle
  | {
      readonly kind: 'attack';
      readonly target: Target;
      /** Bit per own hero that takes part. */ readonly heroes: number;
      readonly weapon: Card;
      readonly copies: number;
    }
  | { readonly kind: 'lay'; readonly card: Card; readonly copies: number }
  | { readonly kind: 'bribe'; readonly unit: Card; readonly supply: Card }
  | { readonly kind: 'stand' }
  /** An opening that is not strong enough: the cards come back (BATTLE-18). */
  | { readonly kind: 'callOff' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'fight'; readonly raise: boolean; readonly heroes: number }
  | { readonly kind: 'surrender' }
  | { readonly kind: 'retreat'; readonly to: Square; readonly pay: Line }
  | { readonly kind: 'annex'; readonly square: Square };

/** An action on record: who did it, and what. */
export interface Played {
  readonly seat: Seat;
  readonly action: Action;
}

export type ActionKind = Action['kind'];
export type ActionOf<K extends ActionKind> = Extract<Action, { kind: K }>;

export const ACTION_KINDS = [
  'chooseFaction',
  'chooseCity',
  'cohort',
  'mulligan',
  'begin',
  'hire',
  'create',
  'build',
  'place',
  'upgrade',
  'recruit',
  'move',
  'promote',
  'convert',
  'charm',
  'station',
  'decamp',
  'ambush',
  'dismiss',
  'fly',
  'summon',
  'borrow',
  'terraform',
  'swap',
  'take',
  'annex',
  'attack',
  'lay',
  'bribe',
  'stand',
  'callOff',
  'pass',
  'fight',
  'surrender',
  'retreat',
  'endTurn',
] as const satisfies readonly ActionKind[];

const ORDER: ReadonlyMap<string, number> = new Map(ACTION_KINDS.map((kind, i) => [kind, i]));

/** The order of a legal list: by kind as above, then by what the action says, field by field. */
export function compareActions(a: Action, b: Action): number {
  return orderOf(a) - orderOf(b) || compareLists(keyOf(a), keyOf(b));
}

const orderOf = ({ kind }: Action): number => ORDER.get(kind) ?? 0;

/** A legal list in its order; every key is made once. */
export function sortedActions(actions: readonly Action[]): Action[] {
  const keyed = actions.map((action) => ({ action, order: orderOf(action), key: keyOf(action) }));
  return keyed.sort((a, b) => a.order - b.order || compareLists(a.key, b.key)).map(({ action }) => action);
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const n = Math.min(a.length, b.length);
  for (let i = 0; i < n; i++) {
    const order = (a[i] ?? 0) - (b[i] ?? 0);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** What an action says as a list of numbers; lists come last, or behind their length. */
function keyOf(action: Action): readonly number[] {
  switch (action.kind) {
    case 'chooseFaction':
      return [action.faction];
    case 'chooseCity':
      return [action.square];
    case 'cohort':
      return [action.factions.length, ...action.factions, action.draw, action.witness];
    case 'hire':
      return [action.unit, ...action.pay];
    case 'create':
      return [action.artefact, action.faction ?? -1, ...action.pay];
    case 'build':
      return [action.tile, action.level, ...action.pay];
    case 'place':
      return [action.square, action.turn];
    case 'upgrade':
      return [action.square, ...action.pay];
    case 'recruit':
      return [action.square, ...action.pay];
    case 'move':
      return [action.hero, action.to, ...action.pay];
    case 'promote':
      return [action.by, action.card, action.ranks];
    case 'convert':
      return [action.by, action.card, action.faction];
    case 'charm':
      return [action.by, action.card];
    case 'station':
      return [action.tent, action.cards.length, ...action.cards, ...action.pay];
    case 'decamp':
      return [action.tent];
    case 'ambush':
      return [action.card, action.price];
    case 'dismiss':
      return [action.card];
    case 'fly':
      return [action.by, action.hero, action.to];
    case 'summon':
      return [action.by];
    case 'borrow':
      return [action.by, action.from];
    case 'terraform':
      return [action.by, action.square, action.terrain];
    case 'swap':
      return [action.by, action.square, action.other];
    case 'take':
      return action.cards;
    case 'attack':
      return [
        action.target.square,
        targetOrder(action.target.kind),
        action.target.seat ?? -1,
        action.target.hero ?? -1,
        action.heroes,
        action.weapon,
        action.copies,
      ];
    case 'lay':
      return [action.card, action.copies];
    case 'bribe':
      return [action.unit, action.supply];
    case 'fight':
      return [action.raise ? 1 : 0, action.heroes];
    case 'retreat':
      return [action.to, ...action.pay];
    case 'annex':
      return [action.square];
    case 'mulligan':
    case 'begin':
    case 'endTurn':
    case 'stand':
    case 'callOff':
    case 'pass':
    case 'surrender':
      return [];
  }
}

function targetOrder(kind: TargetKind): number {
  return kind === 'city' ? 0 : kind === 'hero' ? 1 : kind === 'ruins' ? 2 : kind === 'sanctuary' ? 3 : 4;
}
