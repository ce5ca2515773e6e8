/** Every square, every turn, every kind of card: where the engine lets build, against a brute force. */
import { isOver, item, NOBODY, newChance, toMove, touchMap } from '@battalia/engine/testing';
import { everySquare, isCityAt, TERRAIN_KINDS } from './brute/board';
import { compareImpassable, comparePlaces, crowd } from './support/compare-map';
import { positionsAt, walk } from './support/positions';

test('[BUILD-02] in random games exactly those squares and turns are offered and accepted that a brute force finds', () => {
  for (const s of positionsAt(['acting'], 'places', 24)) {
    for (const kind of TERRAIN_KINDS) expect(comparePlaces(s, toMove(s), kind)).toEqual([]);
  }
});

test('[BUILD-07] the same for a player who has lost every city', () => {
  for (const s of positionsAt(['acting'], 'homeless', 8)) {
    const seat = toMove(s);
    for (const square of everySquare(s))
      if (isCityAt(s, square) && s.holder[square] === seat) s.holder[square] = NOBODY;
    touchMap(s);
    for (const kind of TERRAIN_KINDS) expect(comparePlaces(s, seat, kind)).toEqual([]);
  }
});

test('[BUILD-06] the same on maps that fill up until nothing fits any more', () => {
  positionsAt(['acting'], 'crowds', 8).forEach((s, i) => {
    const chance = newChance(`crowd ${i}`);
    let laid = 0;
    let compared = 0;
    crowd(s, chance, (map) => {
      laid++;
      expect(compareImpassable(map)).toEqual([]);
      if (isOver(map)) return;
      const kind = item(TERRAIN_KINDS, laid % TERRAIN_KINDS.length);
      expect(comparePlaces(map, laid % map.rules.seats, kind)).toEqual([]);
      compared++;
    });
    expect(laid).toBeGreaterThan(3);
    // Only the last one may have ended the game.
    expect(compared).toBeGreaterThanOrEqual(laid - 1);
  });
});

test('[BUILD-11] in random games exactly those squares are impassable that a brute force finds', () => {
  for (let game = 0; game < 24; game++) {
    let stamp = -1;
    let maps = 0;
    walk('impassable', game, {
      look(s) {
        if (s.setupLeft > 0 || s.mapStamp === stamp) return;
        expect(compareImpassable(s)).toEqual([]);
        stamp = s.mapStamp;
        maps++;
      },
    });
    expect(maps).toBeGreaterThan(0);
  }
});
