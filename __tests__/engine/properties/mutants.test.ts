/** Actions that are nearly legal: another card, square or number, a field that is missing or of the wrong type. */
import {
  decision,
  generate,
  isOver,
  item,
  legalActions,
  newChance,
  pick,
  step,
  clone,
  type Action,
  type DecisionKind,
  type GameState,
} from '@battalia/engine';
import fc from 'fast-check';
import { checkMutants } from './support/checked-game';
import { invariants } from './support/invariants';
import { positionsAt, startOf } from './support/positions';
import { RARE } from './support/rare';

const refusals = new Set<string>();
const check = (s: GameState, seed: string): void =>
  checkMutants(s, legalActions(s), newChance(seed), (code) => refusals.add(code));

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
  const chance = newChance(name);
  const met = new Set<string>();
  for (let steps = 0; steps < 12 && !isOver(s); steps++) {
    const open = decision(s)?.kind ?? '';
    if (!met.has(open)) check(s, `${name} ${steps}`);
    met.add(open);
    const actions = legalActions(s).filter((action) => action.kind !== 'endTurn' && action.kind !== 'pass');
    if (actions.length === 0) return;
    const kinds = [...new Set(actions.map((action) => action.kind))];
    const kind = item(kinds, pick(chance, kinds.length));
    const ofKind = actions.filter((action) => action.kind === kind);
    step(s, item(ofKind, pick(chance, ofKind.length)));
  }
});

test('a refusal says why: mutants are refused for many reasons', () => {
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
