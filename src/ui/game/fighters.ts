/** Cards in the line of a battle at a real table: what the engine says of each. */
import {
  assertNever,
  at,
  bandOf,
  cardsOfKind,
  clone,
  fanaticsData,
  fullCopies,
  ILLUMINATED,
  isLoyal,
  item,
  markOf,
  NONE,
  opensAttack,
  OPENS,
  strengthOfLaying,
  UNIVERSAL,
  type Card,
  type GameState,
  type Kind,
} from '@battalia/engine';
import { TABLE_BOX } from '@/store/tableBox';
import { dayOf, HOLDER, HOLDERS_FACTION, SPELLS, tableGame, type Effect } from './hand';

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

/** A game of its own, for one card after the other is looked at in it. */
let looking: GameState | null = null;

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

function cardFor({ kind, loyalty }: Fighter): Card {
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
function markFor({ effect, loyalty }: Fighter): number {
  if (loyalty === 'fanatic') return markOf({ times: fanaticsData.TIMES, wild: false });
  const spell = effect === 'rolling' ? undefined : SPELLS[effect];
  return spell === undefined ? 0 : markOf(spell);
}

function look<T>(fighter: Fighter, ask: (state: GameState, card: Card) => T): T {
  looking ??= clone(tableGame());
  const card = cardFor(fighter);
  looking.mark[card] = markFor(fighter);
  return ask(looking, card);
}

// ---------------------------------------------------------------- what the engine says of it

/** BATTLE-03. */
export const opensWith = (fighter: Fighter): boolean => look(fighter, opensAttack);

/** BATTLE-09. */
export const keepsMoral = (fighter: Fighter): boolean => look(fighter, (state, card) => isLoyal(state, HOLDER, card));

/** How it is laid: for which side, whether it opens the attack, and what is illuminated. */
interface Laid {
  readonly attacking: boolean;
  readonly opens: boolean;
  readonly illuminated: Kind | null;
}

/** What a card is worth with all its copies. */
export const strengthOfFighter = (fighter: Fighter, { attacking, opens, illuminated }: Laid): number =>
  look(fighter, (state, card) => {
    state.day = illuminated === null ? dayWithout(fighter.kind) : dayOf(illuminated);
    state.attacker = attacking ? HOLDER : NONE;
    if (opens) state.mark[card] = at(state.mark, card) | OPENS;
    return strengthOfLaying(state, HOLDER, card, fullCopies(state, card));
  });

/** A day on which a kind is not illuminated. */
const dayWithout = (kind: Kind): number => ILLUMINATED.findIndex((lit) => lit !== kind) + 1;
