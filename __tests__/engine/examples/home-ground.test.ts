/** The rulebook's way over home ground. */
import { heroSquare, standardConfig, type FactionName, type GameConfig, type GameState } from '@battalia/engine';
import { arrange, eventsOf, hand, legal, playLogged, sq, violation } from '../support';

const WAY = [sq(2, 1), sq(2, 2), sq(2, 3), sq(2, 4), sq(3, 4), sq(4, 4)];

/** A Cloudborn hero, five squares from the ruins; the terrain of the squares between. */
const start = (
  config: GameConfig,
  terrains: readonly [FactionName, FactionName, FactionName, FactionName],
): GameState =>
  arrange({
    config,
    bare: true,
    day: 2,
    turn: 1,
    hands: { 1: ['emberians horse'] },
    heroes: { 1: [[2, 1]] },
    tiles: [
      { at: [2, 1], card: 'cloudborn city4', level: 1, owner: 1 },
      { at: [2, 2], card: `${terrains[0]} straight`, quarters: 1 },
      { at: [2, 3], card: `${terrains[1]} straight`, quarters: 1 },
      { at: [2, 4], card: `${terrains[2]} turn`, quarters: 2 },
      { at: [3, 4], card: `${terrains[3]} straight` },
      { at: [4, 4], card: 'ruins' },
    ],
  });

const advanced = standardConfig(4, ['advanced']);
const toRuins = (s: GameState) => ({ kind: 'move', hero: 0, to: sq(4, 4), pay: hand(s, 1, 'horse') }) as const;

test('[ADV-01, HERO-02] one horse is enough for five squares, because squares 2 and 4 of the way are mountains', () => {
  const s = start(advanced, ['islanders', 'cloudborn', 'barfolk', 'cloudborn']);
  expect(legal(s, 'move').map(({ to }) => to)).toContain(sq(4, 4));
  const { state, events } = playLogged(s, toRuins(s));
  expect(eventsOf(events, 'moved')).toEqual([{ kind: 'moved', seat: 1, hero: 0, path: WAY }]);
  expect(heroSquare(state, 1, 0)).toBe(sq(4, 4));
});

test('[ADV-01] with one mountain the horse falls a step short, and in the basic game two', () => {
  const one = start(advanced, ['islanders', 'cloudborn', 'barfolk', 'emberians']);
  expect(violation(one, toRuins(one))).toEqual({ code: 'wrongSteps', needed: 4 });
  const basic = start(standardConfig(4), ['islanders', 'cloudborn', 'barfolk', 'cloudborn']);
  expect(violation(basic, toRuins(basic))).toEqual({ code: 'wrongSteps', needed: 5 });
});
