/** Bots and Metamorpha: a tribute is paid where it brings something, and every question of hers is answered. */
import {
  clone,
  isOver,
  legalActions,
  newChance,
  step,
  TERRAIN_NAMES,
  toMove,
  viewFor,
  type Action,
  type GameState,
} from '@battalia/engine/testing';
import { chooseAtOnce } from '@/bots/bot';
import { BOT_NAMES, BOTS, type BotName } from '@/bots/players';
import { conjuring, granted, meeting, metaConfig, MOUNTAINS } from '../engine/metamorpha';
import { card } from '../engine/support';
import { midgame } from '../engine/walk';

const choice = (name: BotName, s: GameState, nodes = 400): Action =>
  chooseAtOnce(BOTS[name], viewFor(s, toMove(s)), legalActions(s), newChance('gifts'), { kind: 'nodes', nodes });

test.each([...BOT_NAMES])('%s answers whatever she asks', (name) => {
  for (const terrain of TERRAIN_NAMES) {
    const s = granted(terrain);
    expect(legalActions(s)).toContainEqual(choice(name, s));
  }
  expect(legalActions(conjuring())).toContainEqual(choice(name, conjuring()));
});

test.each(['friman', 'chief', 'lord'] as const)('%s pays a card for a level more', (name) => {
  expect(choice(name, meeting({ ...MOUNTAINS, hands: { 0: ['supply', 'cloudborn lord'] } })).kind).toBe('tribute');
});

test('Friman pays with a small card, and with none that is worth more', () => {
  const s = meeting({ ...MOUNTAINS, hands: { 0: ['supply', 'cloudborn lord'] } });
  expect(choice('friman', s)).toEqual({ kind: 'tribute', hero: 0, pay: [card(s, 0, 'supply')] });
  const dear = meeting({ ...MOUNTAINS, hands: { 0: ['cloudborn lord'] } });
  expect(choice('friman', dear).kind).toBe('endTurn');
});

test('Friman does not attack out of the canyons what it cannot beat', () => {
  const s = granted('canyons');
  const weak = meeting({ her: [6, 2], heroes: { 0: [[2, 5]], 1: [[2, 4]] }, hands: { 0: ['supply', 'tool'] } });
  expect(legalActions(weak).some(({ kind }) => kind === 'tribute')).toBe(true);
  expect(choice('friman', weak).kind).not.toBe('tribute');
  expect(choice('friman', s).kind).toBe('canyonsRaid');
});

test.each(['random', 'friman', 'chief'] as const)('%s plays on with her, and never stalls', (name) => {
  const s = clone(midgame(metaConfig(['advanced', 'heroic'], { weeks: 1 }, 3), `bots ${name}`));
  let turns = 0;
  for (let lines = 0; !isOver(s) && turns < 6; lines++) {
    const before = s.turn;
    step(s, choice(name, s, 30));
    if (s.turn !== before) {
      turns++;
      lines = 0;
    }
    expect(lines).toBeLessThan(120);
  }
  expect(turns).toBe(6);
});
