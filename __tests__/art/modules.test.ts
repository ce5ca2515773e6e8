import { boxOf, createGame, nameOfKind, standardConfig, viewFor } from '@battalia/engine';
import { pictureOf } from '@/art/cards/pictures';
import { pictureNamed, suitNamed } from '@/art/gallery';
import { GLYPHS, isGlyphName } from '@/art/glyphs/glyphs';
import { numeral } from '@/art/glyphs/numerals';
import { wholeArea } from '@/art/land/grid';
import { EAST, NORTH, SOUTH, SQUARE, tokenSpot, WEST, type Land } from '@/art/land/land';
import { modelOf } from '@/art/land/model';
import { ROAD_WIDTH } from '@/art/land/roads';
import { scatter } from '@/art/land/scatter';
import { plate } from '@/art/modules/gates';
import { contrast, FACTIONS, LIVERIES } from '@/art/palette';
import { banner } from '@/art/places/banner';
import { landmarkArt } from '@/art/places/landmarks';
import { tokenArt } from '@/art/places/tokens';
import { town } from '@/art/places/town';
import { asManyAs } from '../engine/mixes';
import { MODULE_ART } from './hung';
import { clearance } from './lands';

const AA = 4.5;
const CROSSROAD = NORTH | EAST | SOUTH | WEST;
const WAX = { main: '#9a3322', deep: '#571509', pale: '#e79a84' };

/** Every kind of a game of six with as much as goes together, by name. */
function kindsOfSix(): readonly string[] {
  const box = boxOf(viewFor(createGame(standardConfig(6, asManyAs(6, ['stormgates', 'gates'])), 'kinds'), 'table'));
  return [...new Set(Array.from(box.kindOf, (kind) => nameOfKind(box, kind)))];
}

test('every card of a game of six has a picture: none is a bare sign', () => {
  const bare = kindsOfSix().filter((name) => {
    const own = pictureNamed(name)?.(null, WAX);
    return (own ?? (isGlyphName(name) ? pictureOf(name, null, WAX) : [])).length < 2;
  });
  expect(bare).toEqual([]);
});

test('no two cards of a game of six show the same picture', () => {
  const pictures = new Map<string, string>();
  for (const name of kindsOfSix()) {
    const picture = pictureNamed(name)?.('barfolk', WAX) ?? (isGlyphName(name) ? pictureOf(name, 'barfolk', WAX) : []);
    const key = JSON.stringify(picture);
    expect(`${name} like ${pictures.get(key) ?? 'none'}`).toBe(`${name} like none`);
    pictures.set(key, name);
  }
});

test('signs that modules bring along take the place of a card', () => {
  const brought = Object.values(MODULE_ART).flatMap((art) => ('glyphs' in art ? Object.keys(art.glyphs ?? {}) : []));
  expect(brought.length).toBeGreaterThan(10);
  for (const name of brought) expect(isGlyphName(name) && GLYPHS[name] !== GLYPHS.cards).toBe(true);
});

test('what is written on cards of a kind of their own can be read', () => {
  const own = kindsOfSix().flatMap((name) => suitNamed(name)?.dress ?? []);
  expect(own.length).toBeGreaterThan(12);
  for (const { on, main } of own) expect(contrast(on, main)).toBeGreaterThanOrEqual(AA);
});

test.each(FACTIONS)('the gate of the %s shows their emblem, and its number on a plate in their colour', (faction) => {
  const number = FACTIONS.indexOf(faction) + 1;
  const art = landmarkArt('gate');
  const { figure, sign } = art.standing({ kind: 'landmark', name: 'gate', faction, holder: null, tokens: [] }, 1);
  expect(figure.some(({ d, fill }) => d === GLYPHS[faction].fill && fill === LIVERIES[faction].on)).toBe(true);
  expect(plate(faction).some(({ d }) => d === numeral(number).d)).toBe(true);
  expect(plate(faction).some(({ fill }) => fill === LIVERIES[faction].main)).toBe(true);
  expect(sign.length).toBe(plate(faction).length);
});

test('what turns in a gate is the same from all sides: no light that turns with it', () => {
  const { whirl } = landmarkArt('gate');
  if (whirl === undefined) throw new Error('nothing turns');
  expect(new Set(whirl.figure.map(({ fill }) => typeof (fill ?? '')))).toEqual(new Set(['string']));
});

test('a post shows whose it is, and its other side a form of its own', () => {
  for (const faction of FACTIONS) {
    const [simple, starred] = [0, 1].map((face) => tokenArt({ name: 'post', holder: { seat: 0, faction }, face }));
    for (const post of [simple, starred])
      expect(post?.sign.some(({ d, fill }) => d === GLYPHS[faction].fill && fill === LIVERIES[faction].on)).toBe(true);
    expect(starred?.sign.map(({ d }) => d)).not.toEqual(simple?.sign.map(({ d }) => d));
  }
});

test('posts stand beside all roads of their square, each on a spot of its own', () => {
  const spots = Array.from({ length: 12 }, (_, i) => tokenSpot(i));
  expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(spots.length);
  for (const { x, y } of spots) expect(Math.min(x, y, SQUARE - x, SQUARE - y)).toBeGreaterThan(0);
  for (const { x } of spots.slice(0, 4)) expect(Math.abs(x - SQUARE / 2)).toBeGreaterThan(STALL + ROAD_WIDTH / 2);
});
/** Half the width of what stands there. */
const STALL = 13;

test('a residence is more than a castle, and a capital more than a residence; a crown grows on the banner', () => {
  const holder = { seat: 0, faction: 'sunblessed' } as const;
  const sizes = [4, 5, 6].map((level) => JSON.stringify(town(level, holder, CROSSROAD, 3).figure));
  expect(new Set(sizes).size).toBe(3);
  const crowns = [4, 5, 6].map((level) => banner(holder, level).filter(({ d }) => d === GLYPHS.crown.fill));
  expect(crowns.map(({ length }) => length > 0)).toEqual([false, true, true]);
  expect(crowns[2]?.[0]?.at?.scale).toBeGreaterThan(crowns[1]?.[0]?.at?.scale ?? Infinity);
});

test.each(['frost', 'jungle'] as const)('%s grows and nothing of it stands on a road or a post', (ground) => {
  const site = {
    kind: 'land',
    ground,
    roads: CROSSROAD,
    place: { kind: 'road' },
    tokens: [{ name: 'post', holder: { seat: 0, faction: 'barfolk' }, face: 0 }],
  } as const;
  const land: Land = { columns: 3, rows: 3, sites: Array.from({ length: 9 }, () => site) };
  const model = modelOf(land);
  const standing = scatter(model, wholeArea(model.grid));
  expect(new Set(standing.map(({ sprite }) => sprite)).size).toBeGreaterThan(3);
  const { x: postX, y: postY } = tokenSpot(0);
  for (const { x, y } of standing) {
    expect(clearance(model, x, y)).toBeGreaterThan(0);
    expect(Math.hypot((x % SQUARE) - postX, (y % SQUARE) - postY)).toBeGreaterThan(10);
  }
});

test('everything that is sown has been drawn', () => {
  for (const art of Object.values(MODULE_ART)) {
    if (!('wilds' in art)) continue;
    for (const wilds of Object.values(art.wilds ?? {}))
      for (const { sprite } of wilds?.sowings ?? [])
        for (let seed = 0; seed < 9; seed++) expect(wilds?.sprites[sprite]?.(seed, seed / 9).length).toBeGreaterThan(0);
  }
});
