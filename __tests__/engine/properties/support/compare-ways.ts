/** Where heroes go and how they flee: the engine against the brute force. */
import { NONE, stepsTo, toMove, type Card, type GameState, type Line } from '@battalia/engine/testing';
import { everySquare } from '../brute/board';
import { isWildCard, linesOf, nameOf } from '../brute/lines';
import { carriesExactly, mayFly, mayRetreat, paidSteps } from '../brute/ways';
import { differences, type Candidate } from './compare';

const TRAVELS: readonly string[] = ['supply', 'stardust', 'horse', 'hammer'];

/** Every line of cards that could carry somebody, however long, and every short line of any cards. */
const travelLines = (s: GameState): readonly Line[] =>
  linesOf(s, toMove(s), 12).filter(
    (line) => line.length <= 2 || line.every((card) => TRAVELS.includes(nameOf(s, card)) || isWildCard(s, card)),
  );
/** With more lines than this some of them are tried, and nothing is said of what is not on the list. */
const MANY = 600;

/** Every hero and every square of whoever acts. */
export function compareMoves(s: GameState): readonly string[] {
  const seat = toMove(s);
  const every = travelLines(s);
  const lines = every.filter((line) => every.length <= MANY || line.length <= 3 || (line[0] ?? 0) % 3 === 0);
  const problems: string[] = [];
  const candidates: Candidate[] = [];
  for (const hero of [0, 1]) {
    const from = s.hero[seat * 2 + hero] ?? NONE;
    const steps = from === NONE ? new Map<number, number>() : paidSteps(s, seat, from);
    for (const to of everySquare(s)) {
      const needed = steps.get(to) ?? null;
      if (from !== NONE && stepsTo(s, seat, from, to) !== needed)
        problems.push(`${from} to ${to}: ${stepsTo(s, seat, from, to)} steps instead of ${needed}`);
      for (const pay of lines) {
        candidates.push({
          action: { kind: 'move', hero, to, pay },
          legal: needed !== null && to !== from && carriesExactly(s, pay, needed),
        });
      }
    }
  }
  const found = differences(s, lines.length === every.length ? ['move'] : [], candidates);
  return [
    ...problems,
    ...found.filter((problem) => lines.length === every.length || !problem.startsWith('not offered')),
  ];
}

/** Every hero and every square, for a Wings in the hand of whoever acts. */
export function compareFlights(s: GameState, by: Card): readonly string[] {
  const seat = toMove(s);
  const candidates = [0, 1].flatMap((hero) => {
    const from = s.hero[seat * 2 + hero] ?? NONE;
    return everySquare(s).map((to): Candidate => ({
      action: { kind: 'fly', by, hero, to },
      legal: from !== NONE && mayFly(s, seat, from, to),
    }));
  });
  return differences(s, ['fly'], candidates);
}

/** Every square and every payment of a hero under attack. */
export function compareRetreats(s: GameState): readonly string[] {
  const defender = toMove(s);
  const lines = linesOf(s, defender, 4);
  const candidates = everySquare(s).flatMap((to) =>
    lines.map((pay): Candidate => ({
      action: { kind: 'retreat', to, pay },
      legal: mayRetreat(s, defender, s.attacker, s.battleSquare, to, pay),
    })),
  );
  return differences(s, ['retreat'], candidates);
}
