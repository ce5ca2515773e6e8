/** Positions right before the end of a week, with decks of any size. */
import {
  AMULET,
  cardsIn,
  deckSize,
  SCROLL,
  shelterOf,
  standardConfig,
  SUPPLY,
  TITLE,
  TOOL,
  type Card,
  type GameConfig,
  type GameState,
  type ModuleId,
  type Options,
  type Seat,
} from '@battalia/engine/testing';
import { move } from '../../src/engine/core/piles';
import { arrange, play, times, type Arrangement } from './support';
import { endTurn } from './battlefield';

export const WEEK = 7;

export interface Sunday extends Omit<Arrangement, 'day' | 'turn' | 'first' | 'config'> {
  readonly modules: readonly ModuleId[];
  readonly options?: Options;
  readonly players?: number;
  /** The checkpoint that comes; the second if left out. */
  readonly number?: number;
  /** By seat: how many cards its deck has; ten where nothing is said. */
  readonly cards?: Readonly<Record<Seat, number>>;
}

/** The last turn of a week: whoever is named has so many cards, supplies but for what lies there already. */
export function lastTurn({ modules, options = {}, players = 4, number = 2, cards = {}, ...spec }: Sunday): GameState {
  const config: GameConfig = standardConfig(players, modules, options);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const s = arrange({
    ...spec,
    config,
    day: number * WEEK,
    first: 0,
    turn: players - 1,
    hands: { ...Object.fromEntries(seats.map((seat) => [seat, []])), ...spec.hands },
    nations: { ...Object.fromEntries(seats.map((seat) => [seat, []])), ...spec.nations },
    shelters: { ...Object.fromEntries(seats.map((seat) => [seat, []])), ...spec.shelters },
  });
  for (const seat of seats) fillDeck(s, seat, cards[seat] ?? 10);
  return s;
}

/** Supplies into the shelter, and when they are used up artefacts, or out of it again, until the deck has so many cards. */
export function fillDeck(s: GameState, seat: Seat, size: number): void {
  const pool = [SUPPLY, TOOL, AMULET, TITLE, SCROLL].flatMap((kind) => cardsIn(s, kind));
  while (deckSize(s, seat) < size) move(s, taken(pool), shelterOf(seat));
  const spare = cardsIn(s, shelterOf(seat)).filter((card) => s.kind[card] === SUPPLY);
  while (deckSize(s, seat) > size) move(s, taken(spare), SUPPLY);
}

function taken(cards: Card[]): Card {
  const card = cards.shift();
  if (card === undefined) throw new Error('no card left');
  return card;
}

/** Through the checkpoint, to the first turn of the next week. */
export const nextWeek = (s: GameState): GameState => play(s, endTurn);

/** On to the last turn of this week, everybody passing their turns. */
export function idleWeek(s: GameState): GameState {
  let state = s;
  const last = Math.ceil(s.day / WEEK) * WEEK;
  while (!(state.day === last && state.turn === state.rules.seats - 1))
    state = play(state, ...(state.phase[state.turn] === 1 ? [{ kind: 'begin' } as const] : []), endTurn);
  return state.phase[state.turn] === 1 ? play(state, { kind: 'begin' }) : state;
}

export const supplies = (count: number): 'supply'[] => times(count, 'supply' as const);
