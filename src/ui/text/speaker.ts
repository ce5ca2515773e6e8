/** Who tells what happens at the table: names, the map, and the words that many sentences need. */
import {
  item,
  placeOf,
  type BattleView,
  type Card,
  type DeckView,
  type Kind,
  type Line,
  type LiveCard,
  type PlayerView,
  type Seat,
  type Square,
  type SquareView,
  boxOf,
  type Vocabulary,
  wordsOf,
} from '@battalia/engine';
import type { Translate } from '@/i18n/message';
import { placeName } from '../game/placeNames';
import { cardText, kindText, objectText, type Teller } from './cards';

/** What sentences need to know besides the action: the names at the table and how the map lies on its grid. */
export interface Speaker extends Teller {
  readonly names: readonly string[];
  readonly columns: number;
  /** What lies on the map: an upgrade is told by the level it leads to. */
  readonly board: readonly SquareView[];
  /** Rows and columns of the grid before the first that this board has: people count what they see. */
  readonly before?: { readonly rows: number; readonly columns: number };
  /** What the places of this game are called after; without it they are told by row and column. */
  readonly naming?: number | null;
  /** The card that is about to be placed: its roads tell one turn from another. */
  readonly placing?: Kind | null;
  /** The decks of the pool lie face up: what is hired or created next is known. */
  readonly pool?: readonly DeckView[];
  /** What this turn has done to a card of the viewer's, in words: two supplies differ when one of them counts twice. */
  readonly states?: ReadonlyMap<Card, string>;
  /** What is fought: against guards nobody answers. */
  readonly battle?: BattleView | null;
  /** By tent, what it holds. */
  readonly tents?: ReadonlyMap<Card, Line>;
  /** By tent, whose it is. */
  readonly campers?: ReadonlyMap<Card, Seat>;
  /** So many cities of the highest level end this game (END-02). */
  readonly citiesToEnd?: number;
  /** What the actions of this game say: for those that nobody has written a text for. */
  readonly words?: Vocabulary;
}

export const playerText = ({ names }: Speaker, seat: Seat): string => names[seat] ?? String(seat + 1);

function gridOf({ columns, before = { rows: 0, columns: 0 } }: Speaker, square: Square) {
  const [row, column] = placeOf(columns, square);
  return { row: row - before.rows, column: column - before.columns };
}

/** 'row 3, column 4', for whoever looks for a square on the grid. */
export const gridText = (speaker: Speaker, square: Square): string => speaker.t('match.place', gridOf(speaker, square));

/** What lies on a square by its own name, or null where nothing lies or nothing has a name. */
export function nameText({ naming = null, board, box }: Speaker, square: Square): string | null {
  const there = board[square];
  return naming === null || there === undefined ? null : placeName(box, naming, there);
}

/** A place in a sentence: 'Bruntun', or 'row 3, column 4'. */
export const placeText = (speaker: Speaker, square: Square): string =>
  nameText(speaker, square) ?? speaker.t('match.placeIn', gridOf(speaker, square));

/** 'at Bruntun', or 'in row 3, column 4'. */
export function atText(speaker: Speaker, square: Square): string {
  const name = nameText(speaker, square);
  return name === null
    ? speaker.t('match.at.square', { place: placeText(speaker, square) })
    : speaker.t('match.at.named', { name });
}

/** 'Bruntun', or 'the city in row 3, column 4'. */
export function cityAtText(speaker: Speaker, square: Square): string {
  const name = nameText(speaker, square);
  return name === null
    ? speaker.t('match.city.square', { place: placeText(speaker, square) })
    : speaker.t('match.city.named', { name });
}

export function listText({ t }: Speaker, parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return t('match.and', { one: parts.slice(0, -1).join(', '), other: item(parts, parts.length - 1) });
}

const SIDES = [0, 1, 2, 3] as const;

/** 'roads: north, east'. */
export function roadsText(speaker: Speaker, roads: number): string {
  const sides = SIDES.filter((side) => (roads & (1 << side)) !== 0).map((side) => speaker.t(`match.side.${side}`));
  return speaker.t('match.roads', { sides: listText(speaker, sides) });
}

/** 'two supplies and a horse' as '2× supply, horse': alike cards together. */
export const cardsText = (speaker: Speaker, cards: Line): string =>
  namesText(
    speaker,
    cards.map((card) => cardText(speaker, card)),
  );

/** 'a chief of the Islanders and a horse of the Bärfolk', as what something is done to; alike ones are counted. */
export function objectsText(speaker: Speaker, cards: Line): string {
  const objects = cards.map((card) => objectText(speaker, card));
  return new Set(objects).size < objects.length ? cardsText(speaker, cards) : listText(speaker, objects);
}

/** A card as it is now: 'friman (Bärfolk, wild card)'. */
export function nowText(speaker: Speaker, card: Card): string {
  const name = cardText(speaker, card);
  const state = speaker.states?.get(card);
  return state === undefined ? name : name.endsWith(')') ? `${name.slice(0, -1)}, ${state})` : `${name} (${state})`;
}
export const cardsNow = (speaker: Speaker, cards: Line): string =>
  namesText(
    speaker,
    cards.map((card) => nowText(speaker, card)),
  );

function namesText(speaker: Speaker, names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return listText(
    speaker,
    [...counts].map(([name, count]) => (count > 1 ? `${count}× ${name}` : name)),
  );
}

/** 'chief (Islanders)': the card that its deck gives next, or its kind alone where the decks are not known. */
export function nextText({ t, box, pool = [] }: Speaker, kind: Kind): string {
  const top = pool.find((deck) => deck.kind === kind)?.top ?? null;
  return top === null ? kindText(t, kind, box) : cardText({ t, box }, top.card);
}

/** The level that an upgrade leads to. */
export function upgradedLevel({ board }: Speaker, square: Square): number {
  const city = board[square];
  return city?.kind === 'tile' ? city.level + 1 : 1;
}

/** So many cities have ended the game, or can: sides may need different numbers. */
function citiesToEnd({ ends }: PlayerView): number {
  const cities = ends.filter(({ reason }) => reason === 'cities');
  return (cities.find(({ missing }) => missing <= 0) ?? cities[0])?.needed ?? 0;
}

export const speakerFor = (
  t: Translate,
  view: PlayerView,
  names: readonly string[],
  naming: number | null = null,
): Speaker => ({
  t,
  box: boxOf(view),
  words: wordsOf(view),
  citiesToEnd: citiesToEnd(view),
  names,
  naming,
  columns: view.columns,
  board: view.board,
  before: beforeBoard(view),
  placing: view.decision?.kind === 'place' ? view.decision.tile : null,
  pool: view.pool,
  states: statesIn(t, view),
  battle: view.battle,
  tents: new Map(
    view.players.flatMap(({ tents }) =>
      tents.map(({ tent, holds }) => [tent.card, holds.map(({ card }) => card)] as const),
    ),
  ),
  campers: new Map(view.players.flatMap(({ seat, tents }) => tents.map(({ tent }) => [tent.card, seat] as const))),
});

/** What this turn has done to a card, in words. */
export const stateText = (t: Translate, { wild, copies }: Pick<LiveCard, 'wild' | 'copies'>): string | null =>
  wild ? t('match.wild') : copies > 1 ? t('match.counts', { count: copies }) : null;

function statesIn(t: Translate, { viewer, players }: PlayerView): ReadonlyMap<Card, string> {
  const own = viewer === 'table' ? undefined : players[viewer];
  const states = new Map<Card, string>();
  for (const live of [...(own?.hand ?? []), ...(own?.played ?? [])]) {
    const words = stateText(t, live);
    if (words !== null) states.set(live.card, words);
  }
  // A friman in the battle line is not the one in the hand.
  for (const { card } of own?.line ?? []) states.set(card, t('match.inLine'));
  return states;
}

function beforeBoard({ board, columns }: PlayerView): { readonly rows: number; readonly columns: number } {
  const places = board.filter(({ kind }) => kind !== 'missing').map(({ square }) => placeOf(columns, square));
  return {
    rows: Math.min(...places.map(([row]) => row)) - 1,
    columns: Math.min(...places.map(([, column]) => column)) - 1,
  };
}
