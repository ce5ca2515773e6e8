/** What the planning bots think worth a look. */
import {
  debug,
  placeOf,
  squareAt,
  standardConfig,
  touchMap,
  type GameState,
  type Place,
} from '@battalia/engine/testing';
import { Evaluation } from '@/bots/evaluation';
import { Choices } from '@/bots/options';
import { CHIEF_WEIGHTS } from '@/bots/weights';
import { setSeals } from '../engine/volcano';

const PASSAGE: Place = [3, 4];
const SANCTUARY: Place = [3, 3];
const OTHER_SANCTUARY: Place = [5, 5];

/** Seat 0 with the Wings, a hero far from the volcano, and the seal of the first sanctuary. */
function winged(tiles: NonNullable<debug.Arrangement['tiles']> = [], seals = 1): GameState {
  const s = debug.arrange({
    config: standardConfig(2, ['volcano']),
    factions: ['barfolk', 'cloudborn'],
    hands: { 0: ['wings'] },
    heroes: { 0: [[1, 1]] },
    tiles,
  });
  setSeals(s, 0, seals);
  touchMap(s);
  return s;
}

const flights = (s: GameState): readonly string[] =>
  new Choices(new Evaluation(CHIEF_WEIGHTS).value)
    .fill(s, 0)
    .flatMap((action) => (action.kind === 'fly' ? [placeOf(s.rules.columns, action.to).join()] : []));

test('[VOL-01] nobody flies to a passage: there is nothing to take', () => {
  const s = winged();
  expect(debug.named(s, s.zone[s.tile[squareAt(s.rules.columns, PASSAGE)] ?? 0] ?? 0, 'passage')).toBeDefined();
  expect(flights(s)).not.toContain(PASSAGE.join());
});

test('[VOL-02] a sanctuary is worth a flight until its seal is won', () => {
  expect(flights(winged())).toContain(OTHER_SANCTUARY.join());
  expect(flights(winged())).not.toContain(SANCTUARY.join());
});

test('[RULE-14] without a free token no sanctuary is worth a flight', () => {
  const low = (['barfolk', 'cloudborn', 'emberians', 'islanders'] as const).flatMap((faction, i) => [
    { at: [1, 2 + i], card: `${faction} city1`, level: 1, owner: 0 } as const,
    { at: [7, 2 + i], card: `${faction} city3`, level: 1, owner: 0 } as const,
  ]);
  expect(flights(winged(low))).not.toContain(OTHER_SANCTUARY.join());
});
