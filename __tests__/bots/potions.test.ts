/** Bots that are asked about what others do: they answer legally, soon, and with sense. */
import {
  clone,
  createGame,
  decision,
  debug,
  isOver,
  legalActions,
  newChance,
  pick,
  sameAction,
  step,
  toMove,
  viewFor,
  type Action,
  type GameState,
} from '@battalia/engine/testing';
import { chooseAtOnce, type Bot } from '@/bots/bot';
import { BOTS } from '@/bots/players';
import { bilkarrConfig, give, opened, potionField, react, scatter } from '../engine/bilkarr';
import { cityTiles, legal, play, times } from '../engine/support';
import { enrich } from '../engine/walk';
import { some } from '../long';

const NAMES = ['friman', 'chief', 'lord'] as const;
const BUDGET = { kind: 'time', ms: 1000 } as const;

const answerOf = (bot: Bot, s: GameState, chance = newChance('answer')): Action =>
  chooseAtOnce(bot, viewFor(s, toMove(s)), legalActions(s), chance, BUDGET);

describe.each(NAMES)('%s', (name) => {
  test('plays games with potions legally to their end, and answers every reaction', () => {
    const chance = newChance(`potions ${name}`);
    let asked = 0;
    for (const players of name === 'lord' ? [2] : some([5, 2], 2, 1)) {
      const start = createGame(bilkarrConfig(['advanced', 'royals'], { weeks: 1 }, players), `bots ${name} ${players}`);
      const s = enrich(clone(debug.started(start.rules.config, `bots ${name}`)), name);
      for (let i = 0; i < 2500 && !isOver(s); i++) {
        if (s.frames === 0 && s.battle === 0 && pick(chance, 25) === 0) scatter(s, (n) => pick(chance, n));
        const actions = legalActions(s);
        const action = chooseAtOnce(BOTS[name], viewFor(s, toMove(s)), actions, chance, { kind: 'nodes', nodes: 4 });
        expect(actions.some((other) => sameAction(other, action))).toBe(true);
        if (decision(s)?.kind === 'reaction') asked++;
        step(s, action);
      }
      expect(isOver(s)).toBe(true);
    }
    expect(asked).toBeGreaterThan(0);
  });

  test('[BILK-03] answers a reaction within 50 ms, whatever time it could take', () => {
    const s = opened(
      { hands: { 1: ['cloudborn lord', 'cloudborn priest', 'horse', 'amulet', 'supply', 'supply'] } },
      (state) => {
        give(state, 1, 'brotherhood');
        give(state, 1, 'colossus');
        give(state, 1, 'weakness');
      },
      'barfolk lord',
    );
    answerOf(BOTS[name], s);
    const spent = Array.from({ length: 9 }, (_, i) => {
      const before = process.cpuUsage();
      answerOf(BOTS[name], s, newChance(`answer ${i}`));
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    }).sort((a, b) => a - b);
    expect(spent[4]).toBeLessThan(50);
  });
});

describe.each(['chief', 'lord'] as const)('%s', (name) => {
  test('freezes the line that would end the game against it', () => {
    const s = debug.arrange({
      config: bilkarrConfig(),
      bare: true,
      tiles: [...cityTiles(0, [4, 4, 4, 4, 3])],
      hands: { 0: ['barfolk lord', 'emberians lord'], 1: times(2, 'supply' as const) },
    });
    give(s, 3, 'frosthand');
    const last = legal(s, 'upgrade').filter(({ square }) => s.level[square] === 3);
    expect(answerOf(BOTS[name], play(s, ...last.slice(0, 1)))).toEqual(react(s, 'frosthand'));
  });

  test('saves its city with a potion, and keeps the potion for a city that it holds anyway', () => {
    const lost = opened(
      { level: 4, hands: { 0: ['barfolk weapon', 'barfolk lord'], 1: [] } },
      (s) => give(s, 1, 'colossus'),
      'barfolk lord',
    );
    expect(answerOf(BOTS[name], lost)).toEqual(react(lost, 'colossus'));
    const held = opened(
      {
        level: 4,
        hands: { 0: ['barfolk weapon', 'barfolk lord'], 1: ['cloudborn lord', 'cloudborn lord', 'cloudborn lord'] },
      },
      (s) => give(s, 1, 'colossus'),
      'barfolk lord',
    );
    expect(answerOf(BOTS[name], held).kind).toBe('refrain');
  });
});

test('[BILK-02] a potion that is bought is drunk or kept: nobody stalls over it', () => {
  const s = give(potionField({ hands: { 0: ['supply'] } }), 0, 'eclipse');
  for (const name of NAMES) {
    const state = clone(s);
    const done: Action[] = [];
    while (toMove(state) === 0 && done.length < 20) {
      const action = answerOf(BOTS[name], state);
      done.push(action);
      step(state, action);
    }
    expect(done.length).toBeLessThan(20);
  }
});
