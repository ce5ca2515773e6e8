import { foresee, hash, type GameState } from '@battalia/engine';
import { attack, charm, cityAt, field, lay, NEUTRAL_CITY, pass, promote, stand } from './battlefield';
import { card, play } from './support';

/** Seat 0 stands before a neutral city of level 4. */
const siege = (): GameState =>
  field({
    day: 3,
    hands: { 0: ['barfolk weapon', 'barfolk friman', 'emberians lord', 'title', 'amulet', 'supply'] },
    heroes: { 0: [[2, 3]] },
  });
const opened = (): GameState => {
  const s = siege();
  return play(s, attack(cityAt(NEUTRAL_CITY), card(s, 0, 'weapon')));
};
const totals = (s: GameState, action: Parameters<typeof foresee>[1]) => {
  const battle = foresee(s, action)?.battle;
  return battle ? [battle.attack.total, battle.defence.total] : battle;
};

test('[BATTLE-03] an attack tells its total and what it has to exceed before it is opened', () => {
  const s = siege();
  expect(totals(s, attack(cityAt(NEUTRAL_CITY), card(s, 0, 'weapon')))).toEqual([2, 4]);
});

test('[BATTLE-09] a card of another faction tells the total without the moral that it costs', () => {
  const s = opened();
  expect(totals(s, lay(card(s, 0, 'friman')))).toEqual([3, 4]);
  expect(totals(s, lay(card(s, 0, 'lord')))).toEqual([5, 4]);
});

test('[BATTLE-18] a title binds the attack and tells its total, an amulet binds it and leaves the total to the die', () => {
  const s = opened();
  expect(foresee(s, promote(card(s, 0, 'title'), card(s, 0, 'friman')))).toMatchObject({
    binds: true,
    battle: { committed: true, attack: { total: 4 } },
  });
  expect(foresee(s, charm(card(s, 0, 'amulet'), card(s, 0, 'friman')))).toEqual({ binds: true, battle: null });
  const bound = play(s, promote(card(s, 0, 'title'), card(s, 0, 'friman')));
  expect(foresee(bound, lay(card(bound, 0, 'lord')))?.binds).toBe(false);
});

test('what is refused, and what leaves no battle, has nothing to tell; and nothing is changed by asking', () => {
  const s = opened();
  const before = hash(s);
  expect(foresee(s, lay(card(s, 0, 'supply')))).toBeNull();
  expect(foresee(s, stand)).toBeNull();
  const bound = play(s, promote(card(s, 0, 'title'), card(s, 0, 'friman')));
  expect(foresee(bound, pass)).toBeNull();
  expect(foresee(s, lay(card(s, 0, 'lord')))).not.toBeNull();
  expect(hash(s)).toBe(before);
});
