/** Actions that are nearly legal: another card, square or number, a field that is missing or of the wrong type. */
import {
  decision,
  generate,
  isOver,
  item,
  legalActions,
  newChance,
  step,
  clone,
  type Action,
  type DecisionKind,
  type GameState,
} from '@battalia/engine';
import fc from 'fast-check';
import { anyKind, wander } from '../wander';
import { checkMutants } from './support/checked-game';
import { invariants } from './support/invariants';
import { positionsAt, startOf } from './support/positions';
import { RARE } from './support/rare';

/** Why mutants were refused; some always are. */
function check(s: GameState, seed: string): readonly string[] {
  const refusals = new Set<string>();
  checkMutants(s, legalActions(s), newChance(seed), (code) => refusals.add(code));
  expect(refusals.size).toBeGreaterThan(0);
  return [...refusals];
}

const COMMON: readonly DecisionKind[] = [
  'chooseFaction',
  'chooseCity',
  'opening',
  'acting',
  'place',
  'assault',
  'reply',
  'defend',
];

test.each(COMMON)(
  'at %s no mutant throws or changes anything, and what is accepted is as good as something on the list',
  (kind) => {
    positionsAt([kind], `mutants at ${kind}`, 2).forEach((s, i) => check(s, `${kind} ${i}`));
  },
);

test.each(RARE.map((rare) => rare.name))('the same in rare positions: %s', (name) => {
  const s = RARE.find((rare) => rare.name === name)?.start('mutants');
  if (s === undefined) throw new Error(name);
  const met = new Set<string>();
  const within = (state: GameState) =>
    legalActions(state).filter((action) => action.kind !== 'endTurn' && action.kind !== 'pass');
  wander(s, newChance(name), {
    steps: 12,
    choose: (state, chance) => anyKind(within(state), chance),
    until(state, steps) {
      const open = decision(state)?.kind ?? '';
      if (!met.has(open)) check(state, `${name} ${steps}`);
      met.add(open);
      return within(state).length === 0;
    },
  });
  expect(met.size).toBeGreaterThan(0);
});

test('a refusal says why: mutants are refused for many reasons', () => {
  const common = COMMON.flatMap((kind) => positionsAt([kind], 'refusals', 1));
  const rare = RARE.map(({ start }) => start('refusals'));
  const refusals = new Set([...common, ...rare].flatMap((s, i) => check(s, `refusals ${i}`)));
  expect(refusals.size).toBeGreaterThan(25);
});

test('whatever is chosen from the legal lists, the state stays whole', () => {
  const starts = Array.from({ length: 12 }, (_, number) => startOf('choices', number));
  const actions: Action[] = [];
  fc.assert(
    fc.property(
      fc.nat({ max: starts.length - 1 }),
      fc.array(fc.nat({ max: 999 }), { maxLength: 60 }),
      (start, choices) => {
        const s = clone(item(starts, start));
        for (const choice of choices) {
          if (isOver(s)) return;
          actions.length = 0;
          generate(s, actions);
          step(s, item(actions, choice % actions.length));
          expect(invariants(s)).toEqual([]);
        }
      },
    ),
    { numRuns: 25 },
  );
});
