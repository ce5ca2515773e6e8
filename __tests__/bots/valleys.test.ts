/** Bots and the valleys: whole games end, nothing stalls, and every question of pass, bridge and gates is answered. */
import {
  decision,
  legalActions,
  newChance,
  refusal,
  toMove,
  viewFor,
  type Action,
  type GameState,
} from '@battalia/engine';
import { BOTS } from '@/bots/players';
import { chooseAtOnce } from '@/bots/bot';
import { debug } from '@battalia/engine/testing';
import { BRIDGE, CORNERS, open, own, PASS, ROADS, valley, valleysConfig } from '../engine/valleys';
import { DECISION_POSITIONS } from '../ui/match/positions';
import { play } from '../engine/support';

const NAMES = ['friman', 'chief', 'lord'] as const;
const chosen = (name: (typeof NAMES)[number], s: GameState, nodes = 60): Action =>
  chooseAtOnce(BOTS[name], viewFor(s, toMove(s)), legalActions(s), newChance('valleys'), { kind: 'nodes', nodes });

const QUESTIONS = ['atPass', 'atBridge', 'raising', 'giving', 'lowering', 'atGate', 'underGate'] as const;

test.each(QUESTIONS)('%s is answered by every bot', (kind) => {
  for (const name of NAMES) {
    const s = DECISION_POSITIONS[kind]();
    expect(decision(s)?.kind).toBe(kind);
    expect(refusal(s, chosen(name, s))).toBeNull();
  }
});

test.each([
  [4, PASS],
  [6, BRIDGE],
] as const)(
  '%i bots play to the end of a week in a valley, connected by %i',
  (players, connection) => {
    let s = debug.started(
      valleysConfig(['trade', 'relics', 'fate'], { connection, weeks: 1, startHeroes: 2 }, players),
    );
    let steps = 0;
    while (s.over === 0) {
      const name = toMove(s) === 0 ? 'chief' : 'friman';
      s = play(s, chosen(name, s));
      if (++steps > 3000) throw new Error('the game does not end');
    }
    expect(steps).toBeGreaterThan(players * 7);
  },
  120_000,
);

test('a building beside the hero is explored, and its card is taken', () => {
  const s = open(
    valley({ hands: { 0: ['barfolk friman', 'emberians friman'] }, heroes: { 0: [[3, 4]] } }),
    ROADS[0] ?? 0,
  );
  expect(chosen('chief', s, 400)).toMatchObject({ kind: 'explore' });
  const owner = own(valley({ hands: { 0: [] } }), 0, CORNERS[0] ?? 0);
  expect(chosen('chief', owner, 400).kind).toBe('collect');
});
