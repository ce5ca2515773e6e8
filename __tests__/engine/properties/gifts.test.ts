/** Metamorpha in random games of two to six: everything that must hold everywhere, and a brute force. */
import {
  clone,
  createGame,
  decision,
  item,
  legalActions,
  metamorphaState,
  newChance,
  pick,
  toMove,
  type DecisionKind,
  type GameConfig,
  type GameState,
} from '@battalia/engine/testing';
import fc from 'fast-check';
import { metaConfig } from '../metamorpha';
import { midgame } from '../walk';
import { eagerTo, wander } from '../wander';
import { APP_GAMES } from './support/app-games';
import { checkGame, DAILY, newCoverage, type Games } from './support/checked-game';
import { compareGifts, compareTributes } from './support/compare-gifts';
import { day, travellingHand } from './support/hands';
import { dealt } from './support/positions';

const QUESTIONS: readonly DecisionKind[] = ['woods', 'mountains', 'canyons', 'lakes', 'frost', 'jungle'];

const isRich = (number: number): boolean => number % 3 !== 0;
/** She comes with the second week; in a game in full swing she is there. */
function configOf(seed: string, number: number): GameConfig {
  const chance = newChance(`gifts ${seed} ${number}`);
  const players = 2 + (number % 5);
  const modules = (['advanced', 'unbound', 'trade', 'relics', 'heroic', 'royals'] as const).filter(
    () => pick(chance, 2) === 0,
  );
  return metaConfig(modules, { weeks: isRich(number) ? 1 : 2, startHeroes: pick(chance, 3) }, players);
}

const start = (seed: string, number: number): GameState =>
  isRich(number)
    ? midgame(configOf(seed, number), `${seed} ${number}`)
    : createGame(configOf(seed, number), `${seed} ${number}`);

const GAMES: Games = {
  ...APP_GAMES,
  configOf,
  start,
  isWhole: (number) => !isRich(number),
  command: (seed, number) => `games with Metamorpha, seed '${seed}', number ${number}`,
};

/** Pays tributes when there is one, and puts her where heroes are: new cards are seldom just there. */
const court = eagerTo([
  ['tribute', 2],
  ['recruit', 2],
  ['build', 4],
  ['move', 4],
]);

function positions(kinds: readonly DecisionKind[], seed: string, each: number): readonly GameState[] {
  const found = new Map<string, GameState[]>(kinds.map((kind) => [kind, []]));
  const missing = () => [...found.values()].some((list) => list.length < each);
  for (let number = 0; missing(); number++) {
    if (number > 300) throw new Error(`seldom asked: ${[...found].map(([kind, list]) => `${kind} ${list.length}`)}`);
    const s = start(seed, number * 3 + 1 + (number % 2));
    const chance = newChance(`court ${seed} ${number}`);
    wander(s, chance, {
      steps: 300,
      choose: court,
      look() {
        const open = decision(s);
        if (open?.kind === 'acting' && pick(chance, 3) === 0) {
          const square = s.hero[open.seat * 2 + pick(chance, 2)] ?? -1;
          if (square >= 0) metamorphaState.setHerSquare(s, square);
        }
        const list = found.get(open?.kind ?? '');
        const isWorth = open?.kind !== 'acting' || legalActions(s).some(({ kind }) => kind === 'tribute');
        if (list !== undefined && list.length < each && isWorth && pick(chance, 2) === 0) list.push(clone(s));
      },
      until: () => !missing(),
    });
  }
  return [...found.values()].flat();
}

test('in random games with Metamorpha for two to six players everything holds that must hold everywhere', () => {
  const coverage = newCoverage();
  for (let number = 0; number < 7; number++) checkGame(GAMES, 'gifts', number, DAILY, coverage);
  expect([...coverage.ends.values()].reduce((sum, ends) => sum + ends, 0)).toBe(7);
  expect(coverage.actions.get('tribute') ?? 0).toBeGreaterThan(20);
  expect(coverage.events.get('shifted') ?? 0).toBeGreaterThan(20);
});

test('[META-02] in random games exactly those tributes are offered and accepted that a brute force finds', () => {
  const found = positions(['acting'], 'tributes', 60);
  for (const s of found) expect(compareTributes(s)).toEqual([]);
  expect(found).toHaveLength(60);
});

test('[META-02] the same with hands full of supplies, horses and wild cards', () => {
  const boards = positions(['acting'], 'boards for tributes', 12);
  fc.assert(
    fc.property(fc.nat({ max: boards.length - 1 }), day, travellingHand, (board, today, hand) => {
      const position = item(boards, board);
      const s = dealt(position, toMove(position), hand);
      s.day = today;
      expect(compareTributes(s)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

const ASKED = positions(QUESTIONS, 'questions', 12);

test.each(QUESTIONS)('[META-03] in random games %s is answered by exactly what a brute force finds', (kind) => {
  const found = ASKED.filter((s) => decision(s)?.kind === kind);
  expect(found).toHaveLength(12);
  for (const s of found) expect(compareGifts(s)).toEqual([]);
});
