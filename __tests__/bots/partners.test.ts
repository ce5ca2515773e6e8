/** Bots that share a turn: they let a partner go on before they end, never for ever, and value what partners have together. */
import {
  clone,
  createGame,
  isOver,
  item,
  legalActions,
  newChance,
  standardConfig,
  step,
  toMove,
  viewFor,
  type Action,
  type GameState,
  type ModuleId,
  type Seat,
} from '@battalia/engine/testing';
import { chooseAtOnce, type Budget } from '@/bots/bot';
import { Evaluation } from '@/bots/evaluation';
import { BOTS, type BotName } from '@/bots/players';
import { LORD_WEIGHTS } from '@/bots/weights';
import { begin, configWith, field, passHands, rimCities } from '../engine/battlefield';
import { arrange, cityTiles, play, type TileSpec } from '../engine/support';
import { some } from '../long';

const TEAMS = configWith(['teams']);
const FEW: Budget = { kind: 'nodes', nodes: 40 };
const choice = (name: BotName, s: GameState): Action =>
  chooseAtOnce(BOTS[name], viewFor(s, toMove(s)), legalActions(s), newChance('the same'), FEW);
const worth = (s: GameState, seat: Seat): number => new Evaluation(LORD_WEIGHTS).of(s, seat);

describe.each(['chief', 'lord'] as const)('%s', (name) => {
  test('with nothing to do lets a partner go on who has not begun, and ends when it is back', () => {
    const s = field({ config: TEAMS, hands: { 0: [], 2: [] } });
    expect(choice(name, s)).toEqual(passHands(2));
    const given = play(s, passHands(2));
    expect(choice(name, given)).toEqual({ kind: 'endTurn' });
  });

  test('ends at once when all partners have begun', () => {
    const s = play(field({ config: TEAMS, step: 'opening' }), passHands(2), begin, passHands(0), begin);
    expect(choice(name, s)).toEqual({ kind: 'endTurn' });
  });
});

test('Friman ends the turn, and a partner goes on by that', () => {
  expect(choice('friman', field({ config: TEAMS }))).toEqual({ kind: 'endTurn' });
});

test.each(['friman', 'chief', 'lord'] as const)('%s drafts cards of its own faction', (name) => {
  let drafted = 0;
  let possible = 0;
  for (let game = 0; game < 12; game++) {
    const s = createGame(standardConfig(4, ['draft']), `loyal ${game}`);
    while (s.day === 0) {
      const view = viewFor(s, toMove(s));
      const own = view.players[toMove(s)]?.faction;
      const action = choice(name, s);
      if (view.decision?.kind === 'draft') {
        const offered = view.decision.choice.cards ?? [];
        if (offered.some(({ faction }) => faction === own)) {
          possible++;
          const taken = action.kind === 'take' ? item(action.cards, 0) : -1;
          if (offered.find(({ card }) => card === taken)?.faction === own) drafted++;
        }
      }
      step(s, action);
    }
  }
  expect(possible).toBeGreaterThan(30);
  expect(drafted).toBe(possible);
});

describe('what a position is worth', () => {
  const cities = (...levels: readonly number[]): TileSpec[] =>
    levels.flatMap((level, owner) => cityTiles(owner, [level], owner));
  const board = (config: typeof TEAMS, ...levels: readonly number[]): GameState =>
    arrange({ config, bare: true, tiles: cities(...levels), hands: { 0: [], 1: [], 2: [], 3: [] } });

  test('a partner’s city is good, an opponent’s is not', () => {
    expect(worth(board(TEAMS, 2, 1, 3, 1), 0)).toBeGreaterThan(worth(board(TEAMS, 2, 1, 1, 1), 0));
    expect(worth(board(TEAMS, 2, 3, 1, 1), 0)).toBeLessThan(worth(board(TEAMS, 2, 1, 1, 1), 0));
    // Alone, everybody else is a rival.
    const alone = configWith([]);
    expect(worth(board(alone, 2, 1, 3, 1), 0)).toBeLessThan(worth(board(alone, 2, 1, 1, 1), 0));
  });

  test('how near the end is, it judges by what partners have together', () => {
    /** What all cards are worth: the more, the more turns are to come. */
    const patience = (modules: readonly ModuleId[], own: number, partner: number): number => {
      const eyes = new Evaluation(LORD_WEIGHTS);
      eyes.lookAhead(
        field({ config: configWith(modules), tiles: [...rimCities(0, 4, own), ...rimCities(2, 4, partner, own)] }),
      );
      return eyes.value.reduce((sum, value) => sum + value, 0);
    };
    // Alone the fifth city is near, for a pair the ninth is not; with four each it is.
    expect(patience(['teams'], 4, 0)).toBeGreaterThan(patience([], 4, 0));
    expect(patience(['teams'], 4, 4)).toBeLessThan(patience(['teams'], 4, 0));
  });

  test('a partner’s hero before the own city is no threat', () => {
    const beside = (seat: Seat): number => {
      const s = field({ config: TEAMS });
      const bare = clone(s);
      s.hero[seat * 2] = s.tile.findIndex((tile, square) => tile >= 0 && s.holder[square] === 0);
      return worth(s, 0) - worth(bare, 0);
    };
    expect(beside(2)).toBe(0);
    expect(beside(1)).toBeLessThan(0);
  });

  test('a victory is shared with partners, and not with opponents', () => {
    const over = (...levels: readonly number[]): GameState => {
      const s = board(TEAMS, ...levels);
      s.over = 1;
      return s;
    };
    expect(worth(over(4, 1, 1, 1), 0)).toBeGreaterThan(900);
    expect(worth(over(4, 1, 1, 1), 2)).toBeGreaterThan(900);
    expect(worth(over(4, 1, 1, 1), 1)).toBeLessThan(-900);
    expect(Math.abs(worth(over(2, 2, 2, 2), 0))).toBeLessThan(10);
  });
});

test.each(
  some(
    [
      [4, ['teams']],
      [5, ['stormgates', 'teams', 'draft']],
      [6, ['stormgates', 'teams']],
    ] as const,
    3,
    1,
  ),
)('a game of %i with %j comes to its end, and nobody passes for ever', (players, modules) => {
  const names: readonly BotName[] = ['chief', 'friman', 'random', 'chief', 'friman', 'random'];
  const s = createGame(standardConfig(players, modules, { weeks: 2 }), 'to the end');
  const chance = newChance('to the end');
  let passes = 0;
  for (let steps = 0; !isOver(s); steps++) {
    if (steps > 6000) throw new Error('it does not end');
    const action = chooseAtOnce(BOTS[item(names, toMove(s))], viewFor(s, toMove(s)), legalActions(s), chance, {
      kind: 'nodes',
      nodes: 10,
    });
    passes = action.kind === 'passHands' ? passes + 1 : 0;
    expect(passes).toBeLessThan(players);
    step(s, action);
  }
  expect(isOver(s)).toBe(true);
});
