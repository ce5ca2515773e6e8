import { heroicState, legalActions, standardConfig, totalOf, type GameState } from '@battalia/engine/testing';
import { cheapestLine, mostStrength } from '@/bots/battle';
import { attack, cityAt, field, TARGET } from '../engine/battlefield';
import { card, cardName, legal, play, type CardName } from '../engine/support';

/** A hero has attacked a city of level 6, perhaps for a veteran: the weapon alone is not enough. */
function attacked(names: readonly CardName[], veteran: boolean): GameState {
  const s = field({
    config: standardConfig(4, ['stormgates', 'heroic']),
    day: 15,
    level: 6,
    hands: { 0: ['barfolk weapon', ...names] },
    heroes: { 0: [[4, 3]] },
  });
  heroicState.veterans.of(s)[0] = veteran ? heroicState.ACTIVE : heroicState.NEVER;
  return play(s, attack(cityAt(TARGET), card(s, 0, 'barfolk weapon')));
}

function laidAll(s: GameState): GameState {
  let state = s;
  for (;;) {
    const [next] = legal(state, 'lay');
    if (next === undefined) return state;
    state = play(state, next);
  }
}

const expected = (s: GameState): number => mostStrength(s, 0, legalActions(s));

test.each([
  ['own cards', ['barfolk friman', 'barfolk chief', 'barfolk lord'], false],
  ['own cards of a veteran', ['barfolk friman', 'barfolk chief', 'barfolk lord'], true],
  [
    'strong foreign cards that cost a veteran its moral',
    ['barfolk friman', 'cloudborn lord', 'cloudborn priest'],
    true,
  ],
] as const)(
  '[BATTLE-09] [HEROIC-04] the most a side could come to is what it comes to by laying all: %s',
  (_, names, veteran) => {
    const s = attacked(names, veteran);
    expect(expected(s)).toBe(totalOf(laidAll(s), 0));
  },
);

test('[HEROIC-04] a foreign card that is worth less than the moral is left out of the most', () => {
  const s = attacked(['barfolk friman', 'cloudborn friman'], true);
  // Weapon 1, friman 1 + 1, moral 4; with the other friman it would be 1 + 2 + 2.
  expect(expected(s)).toBe(7);
});

test('[HEROIC-04] a veteran lays the friman that keeps the moral, not the foreign lord that loses it', () => {
  const s = attacked(['barfolk friman', 'cloudborn lord'], true);
  const values = Float64Array.from(s.rules.names, () => 1);
  const laid = cheapestLine(s, 0, legalActions(s), values) ?? [];
  expect(laid.map((lay) => cardName(s, lay.card))).toEqual(['barfolk friman']);
  expect(legal(play(s, ...laid), 'stand')).toHaveLength(1);
});
