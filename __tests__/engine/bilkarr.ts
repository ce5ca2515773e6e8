/** Positions with Bilkarr and his potions. */
import {
  bilkarrState,
  item,
  NO_BATTLE,
  POTIONS,
  standardConfig,
  type Action,
  type ActionOf,
  type GameConfig,
  type GameState,
  type Kind,
  type ModuleId,
  type Options,
  type Potion,
  type Seat,
  type Square,
} from '@battalia/engine/testing';
import { move } from '../../src/engine/core/piles';
import { attack, cityAt, field, lay, stand, TARGET, type Field } from './battlefield';
import { card, play } from './support';

export const bilkarrConfig = (modules: readonly ModuleId[] = [], options: Options = {}, players = 4): GameConfig =>
  standardConfig(players, ['stormgates', 'gates', 'bilkarr', ...modules], options);

export const potionOf = (s: GameState, potion: Potion): Kind => bilkarrState.numberOf(s, potion);

/** A seat has a potion, drunk so many days ago or not at all. */
export function give(s: GameState, seat: Seat, potion: Potion, day = 0, spent: 0 | 1 = 0): GameState {
  const found = [...s.zone.keys()].find((candidate) => s.kind[candidate] === potionOf(s, potion));
  if (found === undefined) throw new Error(`no ${potion}`);
  move(s, found, bilkarrState.potions.at(s, seat));
  bilkarrState.setDay(s, found, day);
  bilkarrState.setSpent(s, found, spent);
  return s;
}

/** Who has what, and on which day of it. */
export const held = (s: GameState): readonly string[] =>
  POTIONS.flatMap((potion) =>
    Array.from({ length: s.rules.seats }, (_, seat) => seat).flatMap((seat) => {
      const found = bilkarrState.heldBy(s, seat, potionOf(s, potion));
      return found < 0 ? [] : [`${seat} ${potion} ${bilkarrState.dayOf(s, found)}`];
    }),
  );
export const inStock = (s: GameState): readonly Potion[] =>
  POTIONS.filter((potion) => bilkarrState.inStock(s, potionOf(s, potion)) >= 0);

export const bring = (s: GameState, square: Square): GameState => {
  bilkarrState.place(s, square);
  return s;
};

/** The small map of battles, with the potions beside it. */
export const potionField = ({ config = bilkarrConfig(), ...spec }: Field = {}): GameState => field({ ...spec, config });

export const buy = (s: GameState, potion: Potion, pay: readonly number[]): ActionOf<'buyPotion'> => ({
  kind: 'buyPotion',
  potion: potionOf(s, potion),
  pay: [...pay].sort((a, b) => a - b),
});
export const drink = (s: GameState, potion: Potion, to: Seat | null = null): ActionOf<'drink'> => ({
  kind: 'drink',
  potion: potionOf(s, potion),
  to,
});
export const react = (s: GameState, potion: Potion, to: Seat | null = null): ActionOf<'react'> => ({
  kind: 'react',
  potion: potionOf(s, potion),
  to,
});
export const no: Action = { kind: 'refrain', turn: false };
export const noForThisTurn: Action = { kind: 'refrain', turn: true };

/** Seat 0 attacks seat 1's city with a weapon and these, and stands; hands hold what else is said. */
export function assaulted(spec: Field, ready: (s: GameState) => void, ...laid: readonly string[]): GameState {
  const s = potionField({
    ...spec,
    heroes: { 0: [[4, 3]], ...spec.heroes },
    hands: { 0: ['barfolk weapon', ...(laid as never[])], ...spec.hands },
  });
  ready(s);
  let state = play(s, attack(cityAt(TARGET), card(s, 0, 'barfolk weapon')));
  for (const name of laid) state = play(state, lay(card(state, 0, name as never)));
  return state;
}
export const opened = (spec: Field, ready: (s: GameState) => void, ...laid: readonly string[]): GameState =>
  play(assaulted(spec, ready, ...laid), stand);

/** Potions for everybody at random, some of them drunk, and Bilkarr where somebody meets him. */
export function scatter(s: GameState, choose: (n: number) => number): GameState {
  if (!s.rules.config.modules.includes('bilkarr') || s.battle !== NO_BATTLE) return s;
  for (const potion of POTIONS) {
    const seat = choose(s.rules.seats + 1);
    if (seat < s.rules.seats) give(s, seat, potion, choose(3) === 0 ? 1 + choose(3) : 0);
  }
  const heroes = [...s.hero].filter((square) => square >= 0);
  if (heroes.length > 0) bring(s, item(heroes, choose(heroes.length)));
  return s;
}
