/** A veteran's battle, with moral and without it, number by number. */
import { heroicState, heroSquare, type GameState } from '@battalia/engine/testing';
import { card, play, type CardName } from '../support';
import { attack, cityAt, configWith, field, fight, lay, pass, score, stand, TARGET } from '../battlefield';
import { lastTurn, nextWeek } from '../checkpoint';

/** Two Bärfolk heroes before seat 1's city of level 4, which has a hero of its own. */
function siege(third: CardName): GameState {
  const s = field({
    config: configWith(['heroic']),
    day: 15,
    level: 4,
    hands: { 0: ['barfolk weapon', 'barfolk chief', third], 1: ['cloudborn lord', 'cloudborn chief'] },
    heroes: {
      0: [
        [4, 3],
        [4, 3],
      ],
      1: [[4, 3]],
    },
  });
  heroicState.veterans.of(s)[0] = heroicState.ACTIVE;
  return s;
}

test('[HEROIC-02, HEROIC-03, HEROIC-04] a veteran’s two heroes take a city together with moral, and lose it to a foreign friman', () => {
  // 26 cards at the second checkpoint make the veteran.
  expect(heroicState.veterans.of(nextWeek(lastTurn({ modules: ['heroic'], cards: { 0: 26 } })))[0]).toBe(
    heroicState.ACTIVE,
  );

  // Weapon 1, and 4 for each of two heroes: 9 against 4. The chief is worth 3: 12.
  let s = siege('barfolk friman');
  s = play(s, attack(cityAt(TARGET), card(s, 0, 'weapon'), 3));
  expect(score(s)).toEqual([9, 4]);
  s = play(s, lay(card(s, 0, 'chief')));
  expect(score(s)).toEqual([12, 4]);
  // Seat 1 is no veteran: a lord 4, a chief 2, moral 1: 11, one short.
  s = play(s, stand, fight(1), lay(card(s, 1, 'lord')));
  expect(score(s)).toEqual([12, 9]);
  s = play(s, lay(card(s, 1, 'chief')));
  expect(score(s)).toEqual([12, 11]);
  s = play(s, pass);
  expect([s.holder[TARGET], heroSquare(s, 1, 0)]).toEqual([0, -1]);

  // The same with a friman of the Cloudborn in the line: it is worth 2, the chief 3, and the 8 of moral are gone: 6.
  let without = siege('cloudborn friman');
  without = play(without, attack(cityAt(TARGET), card(without, 0, 'weapon'), 3), lay(card(without, 0, 'friman')));
  expect(score(without)).toEqual([3, 4]);
  without = play(without, lay(card(without, 0, 'chief')));
  expect(score(without)).toEqual([6, 4]);
  without = play(without, stand, fight(1), lay(card(without, 1, 'lord')), stand, pass);
  // 4 + 4 + 1 against 6: both heroes are lost together.
  expect([without.holder[TARGET], heroSquare(without, 0, 0), heroSquare(without, 0, 1)]).toEqual([1, -1, -1]);
});
