/** What a position is worth to the planning bots, where a rule changes it. */
import { debug, standardConfig, type GameConfig } from '@battalia/engine/testing';
import { Evaluation } from '@/bots/evaluation';
import { LORD_WEIGHTS } from '@/bots/weights';

const { arrange } = debug;
type Spec = NonNullable<Parameters<typeof arrange>[0]>;

const worth = (spec: Spec): number => new Evaluation(LORD_WEIGHTS).of(arrange(spec), 0);

const MAP: Spec = {
  bare: true,
  factions: ['barfolk', 'cloudborn'],
  tiles: [
    { at: [2, 2], card: 'barfolk city4', level: 3, owner: 0 },
    { at: [6, 6], card: 'cloudborn city4', level: 1, owner: 1 },
  ],
};

const deckOf = (supplies: number, lords: number): Spec => ({
  hands: { 0: [], 1: [] },
  shelters: { 0: [] },
  nations: {
    0: [
      ...Array.from({ length: supplies }, () => 'supply' as const),
      ...Array.from({ length: lords }, () => 'barfolk lord' as const),
      'barfolk friman',
      'barfolk friman',
      'barfolk friman',
      'emberians friman',
    ],
  },
});

describe('the evaluation', () => {
  const gainOfLords = (config: GameConfig, day: number) =>
    worth({ ...MAP, config, day, ...deckOf(4, 3) }) - worth({ ...MAP, config, day, ...deckOf(4, 0) });

  test('[ALT-03] a deck is worth little when the weeks are over', () => {
    const weeks = standardConfig(2, [], { weeks: 2 });
    expect(gainOfLords(weeks, 14)).toBeLessThan(gainOfLords(weeks, 9) / 2);
    expect(gainOfLords(standardConfig(2), 14)).toBeGreaterThan(2 * gainOfLords(weeks, 14));
  });

  test('[VOL-06] a lead is worth more the nearer the points are that end the game', () => {
    const lead = (points: number, level: 1 | 2 | 3 | 4) =>
      worth({
        ...MAP,
        config: standardConfig(2, [], { points, mapFullEnds: false }),
        tiles: [
          { at: [2, 2], card: 'barfolk city4', level, owner: 0 },
          { at: [6, 6], card: 'cloudborn city4', level: 1, owner: 1 },
        ],
      });
    expect(lead(6, 4) - lead(6, 3)).toBeGreaterThan(lead(40, 4) - lead(40, 3));
  });

  test('[VOL-06] where the full map does not end the game, a deck needs more supplies', () => {
    const lost = (mapFullEnds: boolean) => {
      const config = standardConfig(2, [], { mapFullEnds, points: 40 });
      return worth({ ...MAP, config, ...deckOf(4, 3) }) - worth({ ...MAP, config, ...deckOf(2, 3) });
    };
    expect(lost(false)).toBeGreaterThan(lost(true));
  });
});
