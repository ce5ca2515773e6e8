import {
  debug,
  refusePlace,
  squareAt,
  stepsTo,
  CITY4,
  CROSSROAD,
  type GameState,
  type Place,
} from '@battalia/engine/testing';
import { SKETCH_IDS, SKETCHES, battleOf, sketchOf, type MapSketch, type SketchTile } from '@/ui/game/sketches';
import { CHAPTERS } from '@/ui/screens/reference/chapters';
import { sums, verdict } from '@/ui/game/battleSums';
import { KIND_NAMES, TURNS_OF } from '../../engine/box';

/** Where a picture lies on the engine's map: at its upper edge if it shows one, else in the open. */
const shifted = (sketch: MapSketch, [row, column]: Place): Place => [sketch.edge === true ? row : row + 2, column + 1];

const cardOf = ({ tile }: SketchTile): debug.CardName => (tile === 'ruins' ? 'ruins' : `barfolk ${tile}`);

function laidOut(sketch: MapSketch): GameState {
  return debug.arrange({
    bare: true,
    tiles: sketch.tiles.map((tile) => ({
      at: shifted(sketch, tile.at),
      card: cardOf(tile),
      quarters: tile.quarters ?? 0,
      ...(tile.owner === undefined ? {} : { owner: tile.owner === 'own' ? 0 : 1, level: 1 }),
    })),
  });
}

const at = (s: GameState, sketch: MapSketch, place: Place) => squareAt(s.rules.columns, shifted(sketch, place));
const kindOf = ({ tile }: SketchTile): number => KIND_NAMES.indexOf(tile);
const maps = SKETCH_IDS.flatMap((id) => {
  const sketch = sketchOf(id);
  return sketch.kind === 'map' ? [[id, sketch] as const] : [];
});

test('every picture is listed and shown beside a rule', () => {
  expect([...SKETCH_IDS].sort()).toEqual(Object.keys(SKETCHES).sort());
  const shown = CHAPTERS.flatMap(({ entries }) =>
    entries.flatMap(({ figures = [] }) => figures.flatMap((figure) => (figure.kind === 'sketches' ? figure.ids : []))),
  );
  expect([...shown].sort()).toEqual([...SKETCH_IDS].sort());
});

test.each(maps.filter(([, { added }]) => added !== undefined))(
  'the picture %s says of its new card what the engine says',
  (_id, sketch) => {
    const { added, refused } = sketch;
    if (added === undefined) throw new Error('no new card');
    const s = laidOut(sketch);
    expect(refusePlace(s, 0, kindOf(added), at(s, sketch, added.at), added.quarters ?? 0)?.code).toBe(refused);
  },
);

test('[BUILD-11] nothing can be built on the square that is drawn as impassable', () => {
  const sketch: MapSketch = SKETCHES.impassable;
  if (sketch.impassable === undefined) throw new Error('no such square');
  const s = laidOut(sketch);
  for (let kind = CITY4; kind <= CROSSROAD; kind++) {
    for (let turn = 0; turn < (TURNS_OF[kind] ?? 0); turn++)
      expect(refusePlace(s, 0, kind, at(s, sketch, sketch.impassable), turn)).not.toBeNull();
  }
});

test.each(maps.filter(([, { way }]) => way !== undefined))(
  '[HERO-03] a hero can walk the way of the picture %s, in as many steps',
  (_id, sketch) => {
    const { way = [] } = sketch;
    const s = laidOut(sketch);
    const [start] = way;
    if (start === undefined) throw new Error('no start');
    expect(way.map((place) => stepsTo(s, 0, at(s, sketch, start), at(s, sketch, place)))).toEqual(way.map((_, i) => i));
  },
);

test.each(maps.filter(([, { unreachable }]) => unreachable !== undefined))(
  '[HERO-03] what the picture %s shows as out of reach is',
  (_id, sketch) => {
    const [start] = sketch.way ?? [];
    if (start === undefined || sketch.unreachable === undefined) throw new Error('no way');
    const s = laidOut(sketch);
    expect(stepsTo(s, 0, at(s, sketch, start), at(s, sketch, sketch.unreachable))).toBeNull();
  },
);

test('[BATTLE-06] the three pictures of a battle are the worked example: 4 to 3, 4 to 4, 8 to 4', () => {
  const totals = (['assault', 'answer', 'press'] as const).map((id) => {
    const { attack, defence } = sums(battleOf(SKETCHES[id]));
    return [attack.total, defence.total];
  });
  expect(totals).toEqual([
    [4, 3],
    [4, 4],
    [8, 4],
  ]);
  expect(verdict(battleOf(SKETCHES.answer))).toEqual({ kind: 'attackerNeeds', strength: 1 });
});

test('[BATTLE-09] the pictures of moral differ by one', () => {
  expect(sums(battleOf(SKETCHES.moral)).attack.total - sums(battleOf(SKETCHES.moralLost)).attack.total).toBe(1);
});
