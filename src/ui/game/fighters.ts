/** Cards in the line of a battle at a real table, and which card of the game each of them is. */
import {
  assertNever,
  at,
  bandOf,
  cardsOfKind,
  fanaticsData,
  item,
  UNIVERSAL,
  type Card,
  type Kind,
  type Spell,
} from '@battalia/engine';
import { TABLE_BOX } from '@/store/tableBox';
import { HOLDERS_FACTION, SPELLS, type Effect } from './hand';

/** `rolling`: an amulet lies on it and the die has not been rolled yet. */
export type FighterEffect = Effect | 'rolling';
export const FIGHTER_EFFECTS = [
  'none',
  'twice',
  'thrice',
  'wild',
  'rolling',
] as const satisfies readonly FighterEffect[];

/** Whose a card is, as far as moral is concerned (BATTLE-09). */
export const LOYALTIES = ['own', 'other', 'universal', 'fanatic'] as const;
export type Loyalty = (typeof LOYALTIES)[number];

export interface Fighter {
  readonly kind: Kind;
  readonly effect: FighterEffect;
  readonly loyalty: Loyalty;
  /** Laid on a mercenary of no faction (UNB-02). */
  readonly supplies: number;
}

// ---------------------------------------------------------------- a card of the game for it

function isOf(card: Card, loyalty: Loyalty): boolean {
  const fanatic = bandOf(TABLE_BOX, card) === fanaticsData.BAND;
  const faction = at(TABLE_BOX.factionOf, card);
  switch (loyalty) {
    case 'own':
      return faction === HOLDERS_FACTION;
    case 'other':
      return faction !== HOLDERS_FACTION && faction !== UNIVERSAL;
    case 'universal':
      return faction === UNIVERSAL && !fanatic;
    case 'fanatic':
      return fanatic;
    default:
      return assertNever(loyalty);
  }
}

/** By kind and loyalty, once it has been looked for. */
const cards = new Map<number, Card>();

/** There is one for all fighters alike: no two of them are laid at once. */
export function cardFor({ kind, loyalty }: Pick<Fighter, 'kind' | 'loyalty'>): Card {
  const key = kind * LOYALTIES.length + LOYALTIES.indexOf(loyalty);
  const known = cards.get(key);
  if (known !== undefined) return known;
  const all = cardsOfKind(TABLE_BOX, kind);
  // A Great Artefact is everybody's.
  const card = all.find((other) => isOf(other, loyalty)) ?? item(all, 0);
  cards.set(key, card);
  return card;
}

/** Whose a card of a kind may be: there is one. */
export const loyaltiesOf = (kind: Kind): readonly Loyalty[] =>
  LOYALTIES.filter((loyalty) => cardsOfKind(TABLE_BOX, kind).some((card) => isOf(card, loyalty)));

/** What lies on it: a Fanatic fights when a card was given for it. */
export function spellOn({ effect, loyalty }: Fighter): Spell | undefined {
  if (loyalty === 'fanatic') return { times: fanaticsData.TIMES, wild: false };
  return effect === 'rolling' ? undefined : SPELLS[effect];
}
