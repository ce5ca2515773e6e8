/**
 * The hand of somebody at a real table, laid as the hand of a seat in a game, so that the engine says of its cards what
 * it would say there.
 */
import {
  arrange,
  BARFOLK,
  cardsIn,
  cardsOfKind,
  clone,
  copiesLeft,
  FACTION_NAMES,
  fanaticsData,
  give,
  handOf,
  ILLUMINATED,
  isGreat,
  isMixedGreat,
  isTerrain,
  isUnchanging,
  isWild,
  kindOf,
  NONE,
  playedOf,
  SMALLEST_DECK,
  type Card,
  type CardName,
  type GameState,
  type Kind,
  type ModuleId,
  type Place,
  type Seat,
  type Spell,
} from '@battalia/engine';
import { TABLE_BOX, TABLE_GAME } from '@/store/tableBox';

/** What an amulet did to a card. */
export const EFFECTS = ['none', 'twice', 'thrice', 'wild'] as const;
export type Effect = (typeof EFFECTS)[number];

/** The same as the engine says it. */
export const SPELLS: Readonly<Record<Effect, Spell | undefined>> = {
  none: undefined,
  twice: { times: 2, wild: false },
  thrice: { times: 3, wild: false },
  wild: { times: 1, wild: true },
};

/** What is said of a card that a spell of the engine lies on. */
export const effectOf = ({ times, wild }: Spell): Effect =>
  EFFECTS.find((effect) => SPELLS[effect]?.times === times && SPELLS[effect].wild === wild) ?? 'none';

/** A card somebody holds. */
export interface Held {
  readonly kind: Kind;
  readonly effect: Effect;
  /** A Fanatic, which is played only after a card of the hand was given for it (FAN-02). */
  readonly fanatic?: boolean;
}

/** More than anybody holds; keeps the search small. */
export const MOST_CARDS = 16;

/** Kinds that can be held: what does not lie on the map and is bought, drawn or found. */
export const isHeld = (kind: Kind): boolean =>
  !isTerrain(TABLE_BOX, kind) &&
  (isGreat(TABLE_BOX, kind) ? isMixedGreat(TABLE_BOX, kind) : isBought(kind) || TABLE_BOX.sworn.includes(kind));
const isBought = (kind: Kind): boolean => TABLE_BOX.kindDefs[kind]?.deck === true;

// ---------------------------------------------------------------- a game for it

/** Whose hand it is. */
export const HOLDER: Seat = 0;
export const HOLDERS_FACTION = BARFOLK;
const OTHERS: readonly Seat[] = TABLE_GAME.seats.flatMap((_, seat) => (seat === HOLDER ? [] : [seat]));
export const [ENEMY = NONE] = OTHERS;
/** Another's city, with a hero at it, so that there is something to attack. */
export const CITY: Place = [4, 3];
/** Of the seat besides its hand, so that it has no reason to be thrifty with its cards. */
const REST: readonly CardName[] = Array.from({ length: SMALLEST_DECK + MOST_CARDS }, () => 'supply');

let laid: GameState | null = null;

/** The turn of somebody with nothing in the hand. It is laid when it is first asked for. */
export const tableGame = (): GameState => (laid ??= tableGameOf([]));

/** The same in a game with further modules. */
export function tableGameOf(modules: readonly ModuleId[]): GameState {
  const nothing = Object.fromEntries(OTHERS.map((seat) => [seat, []]));
  return arrange({
    config: { ...TABLE_GAME, modules: [...new Set([...TABLE_GAME.modules, ...modules])] },
    // The holder's comes first.
    factions: FACTION_NAMES.slice(HOLDERS_FACTION, HOLDERS_FACTION + TABLE_GAME.seats.length),
    bare: true,
    hands: { ...nothing, [HOLDER]: [] },
    nations: { ...nothing, [HOLDER]: REST },
    shelters: nothing,
    tiles: [{ at: CITY, card: 'cloudborn city4', owner: ENEMY, level: 1 }],
    heroes: { [HOLDER]: [CITY] },
  });
}

/** States to try things in: a new one costs more than all that is tried. */
const scratches: GameState[] = [];
export const scratch = (i: number): GameState => (scratches[i] ??= clone(tableGame()));

/** The hand, and where in it somebody has put each of its cards. */
export interface Hand {
  readonly state: GameState;
  readonly places: ReadonlyMap<Card, number>;
}

/** A day on which the oracle shows this. */
export const dayOf = (lit: Kind): number => ILLUMINATED.indexOf(lit) + 1;

/** What there are no more cards of in the boxes is left out. */
export function layHand(held: readonly Held[], lit: Kind): Hand {
  const state = clone(tableGame());
  state.day = dayOf(lit);
  const cards = give(
    state,
    HOLDER,
    held.map(({ kind, effect, fanatic = false }) => ({
      kind,
      band: fanatic ? fanaticsData.BAND : '',
      spell: SPELLS[effect],
    })),
  );
  return { state, places: new Map(cards.flatMap((card, place) => (card === NONE ? [] : [[card, place]]))) };
}

// ---------------------------------------------------------------- what is in it

/** A card of the hand as it now is: perhaps promoted, perhaps partly used. */
export interface Stock {
  /** Its place in the hand. */
  readonly index: number;
  readonly kind: Kind;
  readonly wild: boolean;
  readonly copies: number;
}

/** Cards that copies are left of, in the hand or in a forked line. */
export const cardsLeft = (state: GameState): readonly Card[] =>
  [...cardsIn(state, handOf(HOLDER)), ...cardsIn(state, playedOf(HOLDER))].filter(
    (card) => copiesLeft(state, HOLDER, card) > 0,
  );

export const stockOf = ({ state, places }: Hand): readonly Stock[] =>
  cardsLeft(state)
    .map((card) => ({
      index: places.get(card) ?? NONE,
      kind: kindOf(state, card),
      wild: isWild(state, card),
      copies: copiesLeft(state, HOLDER, card),
    }))
    .sort((one, other) => one.index - other.index);

/** ART-04: whether an amulet works on cards of a kind. */
export const takesAmulet = (kind: Kind): boolean =>
  cardsOfKind(TABLE_BOX, kind).some((card) => !isUnchanging(tableGame(), card));
