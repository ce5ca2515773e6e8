/** Bots and the gates: a jump is taken where it shortens a way, and every question of the storm is answered. */
import {
  legalActions,
  newChance,
  toMove,
  viewFor,
  type Action,
  type DecisionKind,
  type GameState,
} from '@battalia/engine/testing';
import { chooseAtOnce } from '@/bots/bot';
import { BOT_NAMES, BOTS, type BotName } from '@/bots/players';
import { GREEN, inStorm, ORANGE, stack, storm } from '../engine/gates';
import { sq } from '../engine/support';
import { stormPositions } from '../engine/properties/support/storm-games';

const choice = (name: BotName, s: GameState): Action =>
  chooseAtOnce(BOTS[name], viewFor(s, toMove(s)), legalActions(s), newChance('gates'), { kind: 'nodes', nodes: 400 });

/** The only neutral city lies behind the orange gate; the own hand is strong enough for it. */
const besideNeutral = (): GameState =>
  stack(
    storm({
      tiles: [
        { at: [2, 7], card: 'emberians city4', level: 4 },
        { at: [4, 4], card: 'barfolk crossroad' },
      ],
      hands: { 0: ['supply', 'supply', 'supply', 'sunblessed weapon', 'sunblessed lord', 'sunblessed lord'] },
      heroes: { 0: [[4, 2]] },
    }),
    'stormFate',
  );

test.each(['friman', 'chief', 'lord'] as const)('%s jumps to where there is something to take', (name) => {
  const s = besideNeutral();
  expect([GREEN, ORANGE, sq(2, 7)].every((square) => (s.tile[square] ?? -1) >= 0)).toBe(true);
  expect(choice(name, s)).toMatchObject({ kind: 'jump', from: GREEN, to: ORANGE });
});

const QUESTIONS: readonly DecisionKind[] = [
  'onward',
  'stormArtefact',
  'stormRoad',
  'stormLand',
  'stormTerrain',
  'stormEcho',
  'stormRank',
  'stormCity',
  'stormLimbo',
  'stormTent',
];

test.each([...BOT_NAMES])('%s answers whatever the storm asks', (name) => {
  for (const s of stormPositions(QUESTIONS, 'bots', 1)) expect(legalActions(s)).toContainEqual(choice(name, s));
});

test('Chief raises a city, and takes a card of the limbo that is worth something', () => {
  expect(choice('chief', inStorm('stormCity')).kind).toBe('stormCity');
  const limbo = inStorm('stormLimbo', { limbo: ['supply', 'sunblessed lord'] });
  const taken = choice('chief', limbo);
  expect(taken.kind === 'take' && taken.cards.map((card) => limbo.kind[card])).toEqual([3]);
});
