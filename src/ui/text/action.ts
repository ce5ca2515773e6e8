/** Actions in words: for lists, screen readers and the log. */
import {
  assertNever,
  item,
  placeOf,
  ROADS_OF,
  TERRAIN_NAMES,
  turned,
  type Action,
  type Card,
  type DeckView,
  type Kind,
  type Line,
  type LiveCard,
  type PlayerView,
  type Seat,
  type Square,
  type SquareView,
} from '@battalia/engine';
import type { Translate } from '@/i18n/message';
import { cardText, factionText, kindText } from './cards';

/** What sentences need to know besides the action: the names at the table and how the map lies on its grid. */
export interface Speaker {
  readonly t: Translate;
  readonly names: readonly string[];
  readonly columns: number;
  /** What lies on the map: an upgrade is told by the level it leads to. */
  readonly board: readonly SquareView[];
  /** Rows and columns of the grid before the first that this board has: people count what they see. */
  readonly before?: { readonly rows: number; readonly columns: number };
  /** The card that is about to be placed: its roads tell one turn from another. */
  readonly placing?: Kind | null;
  /** The decks of the pool lie face up: what is hired or created next is known. */
  readonly pool?: readonly DeckView[];
  /** What this turn has done to a card of the viewer's, in words: two supplies differ when one of them counts twice. */
  readonly states?: ReadonlyMap<Card, string>;
  /** By tent, what it holds. */
  readonly tents?: ReadonlyMap<Card, Line>;
}

export const playerText = ({ names }: Speaker, seat: Seat): string => names[seat] ?? String(seat + 1);

export function placeText({ t, columns, before = { rows: 0, columns: 0 } }: Speaker, square: Square): string {
  const [row, column] = placeOf(columns, square);
  return t('match.place', { row: row - before.rows, column: column - before.columns });
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
    cards.map((card) => cardText(speaker.t, card)),
  );

/** A card as it is now: 'friman (Bärfolk, wild card)'. */
function nowText({ t, states }: Speaker, card: Card): string {
  const name = cardText(t, card);
  const state = states?.get(card);
  return state === undefined ? name : name.endsWith(')') ? `${name.slice(0, -1)}, ${state})` : `${name} (${state})`;
}
const cardsNow = (speaker: Speaker, cards: Line): string =>
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
function nextText({ t, pool = [] }: Speaker, kind: Kind): string {
  const top = pool.find((deck) => deck.kind === kind)?.top ?? null;
  return top === null ? kindText(t, kind) : cardText(t, top.card);
}

/** The level that an upgrade leads to. */
export function upgradedLevel({ board }: Speaker, square: Square): number {
  const city = board[square];
  return city?.kind === 'tile' ? city.level + 1 : 1;
}

/** The deed without its price. */
export function actionText(speaker: Speaker, action: Action): string {
  const { t } = speaker;
  const place = (square: Square) => placeText(speaker, square);
  const now = (card: Card) => nowText(speaker, card);
  switch (action.kind) {
    case 'chooseFaction':
      return t('action.chooseFaction', { faction: factionText(t, action.faction) });
    case 'chooseCity':
      return t('action.chooseCity', { place: place(action.square) });
    case 'cohort':
      return t('action.cohort', {
        factions: listText(
          speaker,
          action.factions.map((faction) => factionText(t, faction)),
        ),
        count: action.draw,
        player: playerText(speaker, action.witness),
      });
    case 'mulligan':
    case 'begin':
    case 'endTurn':
    case 'stand':
    case 'callOff':
    case 'pass':
    case 'surrender':
      return t(`action.${action.kind}`);
    case 'hire':
      return t('action.hire', { unit: nextText(speaker, action.unit) });
    case 'create':
      return action.faction === null
        ? t('action.create', { artefact: nextText(speaker, action.artefact) })
        : t('action.createOf', { artefact: kindText(t, action.artefact), faction: factionText(t, action.faction) });
    case 'build':
      return action.level > 0
        ? t('action.buildCity', { level: action.level, tile: kindText(t, action.tile) })
        : t('action.buildRoad', { tile: kindText(t, action.tile) });
    case 'place':
      return t('action.place', {
        place: place(action.square),
        roads: roadsText(speaker, turned(ROADS_OF[speaker.placing ?? -1] ?? 0, action.turn)),
      });
    case 'upgrade':
      return t('action.upgrade', { place: place(action.square), level: upgradedLevel(speaker, action.square) });
    case 'recruit':
      return t('action.recruit', { place: place(action.square) });
    case 'move':
      return t('action.move', { hero: action.hero + 1, place: place(action.to) });
    case 'promote':
      return t(action.ranks > 1 ? 'action.promoteTwice' : 'action.promote', {
        by: now(action.by),
        card: now(action.card),
      });
    case 'convert':
      return action.by === action.card
        ? t('action.convertSelf', { by: now(action.by), faction: factionText(t, action.faction) })
        : t('action.convert', { by: now(action.by), card: now(action.card), faction: factionText(t, action.faction) });
    case 'charm':
      return t('action.charm', { by: now(action.by), card: now(action.card) });
    case 'station':
      return t('action.station', { tent: now(action.tent), cards: cardsNow(speaker, action.cards) });
    case 'decamp': {
      const held = speaker.tents?.get(action.tent) ?? [];
      return held.length === 0
        ? t('action.decamp', { tent: cardText(t, action.tent) })
        : t('action.decampOf', { tent: cardText(t, action.tent), cards: cardsText(speaker, held) });
    }
    case 'ambush':
      return t('action.ambush', { card: now(action.card), price: now(action.price) });
    case 'dismiss':
      return t('action.dismiss', { card: cardText(t, action.card) });
    case 'fly':
      return t('action.fly', { by: cardText(t, action.by), hero: action.hero + 1, place: place(action.to) });
    case 'summon':
      return t('action.summon', { by: cardText(t, action.by) });
    case 'borrow':
      return t('action.borrow', { by: cardText(t, action.by), player: playerText(speaker, action.from) });
    case 'terraform':
      return t('action.terraform', {
        by: cardText(t, action.by),
        place: place(action.square),
        terrain: t(`term.${item(TERRAIN_NAMES, action.terrain)}`),
      });
    case 'swap':
      return t('action.swap', { by: cardText(t, action.by), place: place(action.square), other: place(action.other) });
    case 'take':
      return action.cards.length === 0
        ? t('action.takeNothing')
        : t('action.take', { cards: cardsText(speaker, action.cards) });
    case 'attack':
      return `${attackText(speaker, action)} ${heroesText(speaker, action.heroes)}`;
    case 'lay':
      return action.copies > 1
        ? t('action.layCopies', { card: cardText(t, action.card), count: action.copies })
        : t('action.lay', { card: cardText(t, action.card) });
    case 'bribe':
      return t('action.bribe', { supply: cardText(t, action.supply), unit: cardText(t, action.unit) });
    case 'fight': {
      const heroes = (action.heroes & 1) + (action.heroes >> 1);
      const words = t(action.raise ? 'action.fightRaise' : 'action.fight');
      return heroes > 0 ? `${words} ${t('action.withHeroes', { count: heroes })}` : words;
    }
    case 'retreat':
      return t('action.retreat', { place: place(action.to) });
    case 'annex':
      return t('action.annex', { place: place(action.square) });
    default:
      return assertNever(action);
  }
}

/** BATTLE-02: which of the own heroes take part, one bit each. */
const heroesText = ({ t }: Speaker, heroes: number): string =>
  heroes === 3 ? t('action.bothHeroes') : t('action.withHero', { hero: heroes });

function attackText(speaker: Speaker, { target, weapon, copies }: Extract<Action, { kind: 'attack' }>): string {
  const { t } = speaker;
  const facts = { place: placeText(speaker, target.square), weapon: cardText(t, weapon) };
  const words =
    target.kind === 'city'
      ? t('action.attackCity', facts)
      : target.kind === 'hero'
        ? t('action.attackHero', {
            ...facts,
            hero: (target.hero ?? 0) + 1,
            player: playerText(speaker, target.seat ?? 0),
          })
        : t('action.attackPlace', {
            ...facts,
            what: t(
              target.kind === 'ruins' ? 'term.ruinGuards' : target.kind === 'peak' ? 'term.peak' : 'term.sanctuary',
            ),
          });
  return copies > 1 ? `${words} (${t('match.counts', { count: copies })})` : words;
}

/** The cards that an action takes from the hand as its price. */
const priceOf = (action: Action): Line | null => ('pay' in action ? action.pay : null);

/** What is done, without the cards that it takes: several ways to pay are one deed. */
export const deedText = (speaker: Speaker, action: Action): string =>
  action.kind === 'cohort'
    ? speaker.t('action.cohortOf', {
        factions: listText(
          speaker,
          action.factions.map((faction) => factionText(speaker.t, faction)),
        ),
        count: action.draw,
      })
    : action.kind === 'ambush'
      ? speaker.t('action.ambushOf', { card: nowText(speaker, action.card) })
      : action.kind === 'attack'
        ? attackText(speaker, action)
        : actionText(speaker, action);

/** What tells one way of a deed from another, or ''. */
export function wayText(speaker: Speaker, action: Action): string {
  if (action.kind === 'cohort') return speaker.t('action.shownTo', { player: playerText(speaker, action.witness) });
  if (action.kind === 'attack') return heroesText(speaker, action.heroes);
  if (action.kind === 'ambush') return speaker.t('action.suspend', { price: nowText(speaker, action.price) });
  const price = priceOf(action);
  if (price === null) return '';
  return price.length === 0 ? speaker.t('action.free') : cardsNow(speaker, price);
}

export const speakerFor = (t: Translate, view: PlayerView, names: readonly string[]): Speaker => ({
  t,
  names,
  columns: view.columns,
  board: view.board,
  before: beforeBoard(view),
  placing: view.decision?.kind === 'place' ? view.decision.tile : null,
  pool: view.pool,
  states: statesIn(t, view),
  tents: new Map(
    view.players.flatMap(({ tents }) =>
      tents.map(({ tent, holds }) => [tent.card, holds.map(({ card }) => card)] as const),
    ),
  ),
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
