import { createGame, item, newChance, standardConfig, viewFor, type GameState } from '@battalia/engine';
import { deckParts } from '@/ui/screens/match/header/deckParts';
import { holdingALoan } from '../../engine/questions';
import { wander } from '../../engine/wander';
import { ACTION_POSITIONS, DECISION_POSITIONS } from './positions';

/** Each deck against the sum of its parts, as everybody sees them. */
function expectWhole(s: GameState): void {
  const seats = Array.from({ length: s.rules.seats }, (_, seat) => seat);
  for (const viewer of [...seats, 'table'] as const) {
    const view = viewFor(s, viewer);
    const sums = view.players.map((player) => deckParts(view, player).reduce((sum, { count }) => sum + count, 0));
    expect(sums).toEqual(view.players.map(({ deckSize }) => deckSize));
  }
}

test('[TURN-09] in every position the cards of a player add up to the creation deck, whoever counts', () => {
  for (const position of [...Object.values(ACTION_POSITIONS), ...Object.values(DECISION_POSITIONS)])
    expectWhole(position());
});

test('[TURN-09] through whole games they do, too', () => {
  const s = createGame(standardConfig(3, ['volcano', 'unbound', 'advanced']), 'decks');
  expect(wander(s, newChance('decks'), { steps: 600, look: expectWhole })).toHaveLength(600);
});

test('[GA-08] a borrowed card is counted to whom it belongs', () => {
  const s = holdingALoan();
  expectWhole(s);
  const view = viewFor(s, 2);
  const of = (seat: number) => deckParts(view, item(view.players, seat));
  expect(of(0)).toContainEqual({ what: 'borrowed', count: -1 });
  expect(of(1)).toContainEqual({ what: 'lent', count: 1 });
});

test('what was played stands beside the shelter, where it goes', () => {
  const view = viewFor(ACTION_POSITIONS.place(), 0);
  const player = item(view.players, 0);
  expect(player.played.length).toBeGreaterThan(0);
  expect(deckParts(view, player)).toContainEqual({ what: 'table', count: player.played.length });
});
