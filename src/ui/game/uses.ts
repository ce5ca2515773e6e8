/** What a hand can do besides paying for something. */
import {
  actionsOf,
  assertNever,
  cardsIn,
  clone,
  copiesLeft,
  fillPurse,
  handOf,
  hasOwnPower,
  HORSE_STEPS,
  isArtefact,
  isGreat,
  isUsable,
  kindOf,
  Purse,
  refusal,
  step,
  strengthOf,
  termsOf,
  type ActionOf,
  type Card,
  type GameState,
  type Kind,
} from '@battalia/engine';
import { TABLE_BOX } from '@/store/tableBox';
import { MODULE_PRICES } from '../modules/references';
import { HOLDER, type Hand } from './hand';
import type { Price } from './price';

const purse = new Purse();

/** HERO-02: squares that all supplies and horses together pay for. */
export const stepsOf = ({ state }: Hand): number => fillPurse(purse, state, HOLDER).reach(HORSE_STEPS);

// ---------------------------------------------------------------- an attack with everything

/** Strength of all cards together in an attack, without moral; 0 when no weapon opens it (BATTLE-03, BATTLE-08). */
export function attackOf({ state }: Hand): number {
  // FAN-02: what is in the hand and cannot be used yet. The strongest of them fight.
  const owing = cardsIn(state, handOf(HOLDER))
    .filter((card) => !isUsable(state, HOLDER, card))
    .sort((one, other) => strengthIn(state, other) - strengthIn(state, one));
  return Math.max(strengthOfAll(state), ...owing.map((_, i) => strengthWith(state, owing.slice(0, i + 1))));
}

/** What a copy is worth to whoever attacks. */
const strengthIn = (state: GameState, card: Card): number => strengthOf(state, state.attacker, card);

/** What a card adds to an attack as it is. */
const adds = (state: GameState, card: Card): number =>
  isUsable(state, HOLDER, card) ? strengthIn(state, card) * copiesLeft(state, HOLDER, card) : 0;

/** The same once cards were given for these Fanatics: those that the attack can best do without. */
function strengthWith(state: GameState, fanatics: readonly Card[]): number {
  const trial = clone(state);
  for (const card of fanatics) {
    const sacrifice = cardsIn(trial, handOf(HOLDER))
      .filter((price) => !fanatics.includes(price))
      .sort((one, other) => adds(trial, one) - adds(trial, other))
      .map((price): ActionOf<'sacrifice'> => ({ kind: 'sacrifice', card, price }))
      .find((action) => refusal(trial, action) === null && leavesAnAttack(trial, action));
    if (sacrifice === undefined) return 0;
    step(trial, sacrifice);
  }
  return strengthOfAll(trial);
}

function leavesAnAttack(state: GameState, action: ActionOf<'sacrifice'>): boolean {
  const after = clone(state);
  step(after, action);
  return actionsOf(after, ['attack']).length > 0;
}

/** Attacks in every way there is and lays whatever fights: the strongest of them. */
function strengthOfAll(state: GameState): number {
  const strengths = actionsOf(state, ['attack']).map((attack) => {
    const battle = clone(state);
    step(battle, attack);
    for (;;) {
      const [next] = actionsOf(battle, ['lay']);
      if (next === undefined) break;
      step(battle, next);
    }
    return termsOf(battle, HOLDER).reduce((sum, term) => sum + (term.kind === 'card' ? term.strength : 0), 0);
  });
  return Math.max(0, ...strengths);
}

// ---------------------------------------------------------------- everything

export type Use =
  | { readonly kind: 'move'; readonly steps: number }
  | { readonly kind: 'attack'; readonly strength: number }
  | { readonly kind: 'promote' | 'convert' | 'charm' | 'station' | 'ambush' }
  /** A Great Artefact with a power of its own. */
  | { readonly kind: 'special'; readonly great: Kind }
  /** What a module asks cards for that lie in no line. */
  | { readonly kind: 'price'; readonly price: Price };

/** Whether cards that a module asks for are in the hand. */
function isThere(kinds: readonly Kind[], { paid }: Price): boolean {
  switch (paid.kind) {
    case 'cards':
      return kinds.filter((kind) => kind === TABLE_BOX.named[paid.of]).length >= paid.count;
    case 'any':
      return kinds.some(
        (kind) =>
          paid.of === 'card' ||
          (paid.of === 'artefact' && isArtefact(TABLE_BOX, kind)) ||
          (paid.of === 'great' && isGreat(TABLE_BOX, kind)),
      );
    case 'line':
    case 'owned':
    case 'levels':
      return false;
    default:
      return assertNever(paid);
  }
}

const WORKS = ['promote', 'convert', 'charm', 'station', 'ambush'] as const;

export function usesOf(hand: Hand, expansion = false): readonly Use[] {
  const { state } = hand;
  const steps = stepsOf(hand);
  const strength = attackOf(hand);
  const possible = new Set(actionsOf(state, WORKS).map(({ kind }) => kind));
  const works = (...kinds: readonly (typeof WORKS)[number][]): readonly Use[] =>
    kinds.filter((kind) => possible.has(kind)).map((kind) => ({ kind }));
  const kinds = cardsIn(state, handOf(HOLDER)).map((card) => kindOf(state, card));
  const greats = [...new Set(kinds)].filter((kind) => hasOwnPower(TABLE_BOX, kind)).sort((a, b) => a - b);
  const prices = expansion ? MODULE_PRICES.filter((price) => price.does !== undefined && isThere(kinds, price)) : [];
  return [
    ...(steps > 0 ? [{ kind: 'move', steps } as const] : []),
    ...(strength > 0 ? [{ kind: 'attack', strength } as const] : []),
    ...works('promote', 'convert', 'charm', 'station'),
    ...greats.map((great): Use => ({ kind: 'special', great })),
    ...works('ambush'),
    ...prices.map((price): Use => ({ kind: 'price', price })),
  ];
}
