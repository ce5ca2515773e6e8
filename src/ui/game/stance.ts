/**
 * A side of a battle at a real table, laid in a game of its own, so that the engine says of it what it would say there:
 * what each of its cards adds, what its moral is worth, and what modules add.
 */
import {
  at,
  clone,
  DEFEND,
  fullCopies,
  give,
  giveCard,
  ILLUMINATED,
  NONE,
  openBattle,
  OPENS,
  opensAttack,
  squareAt,
  step,
  SUPPLY,
  termsOf,
  type GameState,
  type Kind,
  type Term,
} from '@battalia/engine';
import type { Bonus } from './bonus';
import { cardFor, spellOn, type Fighter } from './fighters';
import { CITY, dayOf, ENEMY, HOLDER, tableGame, tableGameOf } from './hand';

/** What is true of a side, whatever lies in its line. */
export interface Stance {
  readonly attacking: boolean;
  /** Heroes that take part. */
  readonly heroes: number;
  readonly illuminated: Kind | null;
  /** What modules add to it. */
  readonly bonuses: readonly Bonus[];
}

// ---------------------------------------------------------------- a battle of the game

/** The holder attacks a city, or defends a hero; nothing has been laid. */
function openedBattle({ attacking, bonuses }: Stance): GameState {
  const state = tableGameOf(bonuses.map(({ module }) => module));
  for (const { lay } of bonuses) lay(state, HOLDER);
  const square = squareAt(state.rules.columns, CITY);
  if (attacking) openBattle(state, HOLDER, { kind: 'city', square }, 1, undefined);
  else {
    openBattle(state, ENEMY, { kind: 'hero', square, seat: HOLDER, hero: 0 }, 1, undefined);
    state.battle = DEFEND;
  }
  return state;
}

interface Battlefield {
  readonly opened: GameState;
  /** The same again, to lay cards in. */
  readonly trial: GameState;
  /** What is known of lines in it: a roll asks for the same ones thousands of times. */
  readonly known: Map<string, readonly Term[]>;
}

const fields = new Map<string, Battlefield>();

function fieldOf(stance: Stance): Battlefield {
  const key = [stance.attacking, ...stance.bonuses.map(({ id }) => id)].join();
  let field = fields.get(key);
  if (field === undefined) {
    const state = openedBattle(stance);
    field = { opened: state, trial: clone(state), known: new Map() };
    fields.set(key, field);
  }
  return field;
}

/** A fighter in the line; whether it is the weapon that opens the attack. */
interface Laid {
  readonly fighter: Fighter;
  readonly opens: boolean;
}

const keyOf = ({ fighter: { kind, effect, loyalty, supplies }, opens }: Laid): string =>
  `${kind} ${effect} ${loyalty} ${supplies} ${opens}`;

/** The terms of a line in which no two cards are alike. */
function termsWith(stance: Stance, line: readonly Laid[]): readonly Term[] {
  const { opened, trial, known } = fieldOf(stance);
  const key = `${stance.heroes} ${stance.illuminated} ${line.map(keyOf).join()}`;
  let terms = known.get(key);
  if (terms === undefined) {
    trial.copyFrom(opened);
    trial[stance.attacking ? 'attackHeroes' : 'defendHeroes'] = (1 << stance.heroes) - 1;
    for (const laid of line) lay(trial, stance, laid);
    terms = termsOf(trial, HOLDER);
    known.set(key, terms);
  }
  return terms;
}

/** Lays a card with all its copies, and supplies on it (UNB-02). */
function lay(state: GameState, { illuminated }: Stance, { fighter, opens }: Laid): void {
  const card = cardFor(fighter);
  state.day = illuminated === null ? dayWithout(fighter.kind) : dayOf(illuminated);
  giveCard(state, HOLDER, card, spellOn(fighter));
  step(state, { kind: 'lay', card, copies: fullCopies(state, card) });
  if (opens) state.mark[card] = at(state.mark, card) | OPENS;
  if (fighter.loyalty !== 'universal') return;
  const supplies = give(
    state,
    HOLDER,
    Array.from({ length: fighter.supplies }, () => ({ kind: SUPPLY })),
  );
  for (const supply of supplies) if (supply !== NONE) step(state, { kind: 'bribe', unit: card, supply });
}

/** A day on which a kind is not illuminated. */
const dayWithout = (kind: Kind): number => ILLUMINATED.findIndex((lit) => lit !== kind) + 1;

// ---------------------------------------------------------------- what the engine says of it

const openers = new Map<string, boolean>();

/** BATTLE-03. */
export function opensWith(fighter: Fighter): boolean {
  const key = keyOf({ fighter, opens: false });
  let opens = openers.get(key);
  if (opens === undefined) {
    const state = clone(tableGame());
    giveCard(state, HOLDER, cardFor(fighter), spellOn(fighter));
    opens = opensAttack(state, cardFor(fighter));
    openers.set(key, opens);
  }
  return opens;
}

/** What a card adds with all its copies. */
export const strengthOfFighter = (stance: Stance, fighter: Fighter, opens: boolean): number =>
  termsWith(stance, [{ fighter, opens }]).find(({ kind }) => kind === 'card')?.strength ?? 0;

/** Everything that a side has beside what its cards add: moral and what modules add. */
export function othersOf(stance: Stance, fighters: readonly Fighter[]): readonly Term[] {
  // Nothing of it depends on how often a card lies there, or on what it has become.
  const line = new Map(fighters.map(({ kind, loyalty }) => [cardFor({ kind, loyalty }), { kind, loyalty }]));
  const laid = [...line.values()].map((one) => ({
    fighter: { ...one, effect: 'none', supplies: 0 } as const,
    opens: false,
  }));
  return termsWith(stance, laid).filter(({ kind }) => kind === 'moral' || kind === 'other');
}
