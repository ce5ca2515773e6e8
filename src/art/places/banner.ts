/** The owner's banner over a town: cloth in the faction's colour and pattern, its emblem, and the level on a coin. */
import type { Figure } from '../figure';
import { GLYPHS } from '../glyphs/glyphs';
import { numeral, NUMERAL_HEIGHT, NUMERAL_LINE } from '../glyphs/numerals';
import { num } from '../glyphs/shape';
import type { Holder } from '../land/land';
import { LIVERIES, NEUTRAL_LIVERY, PATTERN_LINE, PATTERN_TILES, type PatternName } from '../palette';
import { movedTile } from '../pattern';
import { oval } from '../sprites/pen';

const INK = '#241a10';
export const BANNER_WIDTH = 23;
export const BANNER_HEIGHT = 30;

const HALF = BANNER_WIDTH / 2;
const CLOTH = `M${num(-HALF)} 0H${num(HALF)}V${num(BANNER_HEIGHT - 5)}L0 ${num(BANNER_HEIGHT)}L${num(-HALF)} ${num(BANNER_HEIGHT - 5)}z`;

/** The pattern over a stretch of cloth, in board units. */
export function patternStrokes(
  pattern: PatternName,
  color: string,
  width: number,
  height: number,
  clip: string,
  scale: number,
): Figure {
  const tiles: string[] = [];
  const tile = 24 * scale;
  for (let y = 0; y < height; y += tile) {
    for (let x = -width / 2; x < width / 2; x += tile)
      tiles.push(movedTile(PATTERN_TILES[pattern], x / scale, y / scale));
  }
  return [
    {
      d: tiles.join(''),
      line: color,
      width: PATTERN_LINE,
      at: { x: 0, y: 0, scale },
      clip: scaledPath(clip, 1 / scale),
    },
  ];
}

const scaledPath = (path: string, factor: number): string =>
  path.replace(/-?\d*\.?\d+/g, (value) => num(Number(value) * factor));

/** The crossbar is at 0, 0. A neutral city's banner is grey and shows crossed swords: it will be defended. */
export function banner(holder: Holder | null, level: number): Figure {
  const faction = holder?.faction ?? null;
  const livery = faction === null ? NEUTRAL_LIVERY : LIVERIES[faction];
  const emblem = faction === null ? GLYPHS.battle.fill : GLYPHS[faction].fill;
  const pattern =
    faction === null
      ? []
      : patternStrokes(
          LIVERIES[faction].pattern,
          `${LIVERIES[faction].deep}59`,
          BANNER_WIDTH,
          BANNER_HEIGHT,
          CLOTH,
          0.3,
        );
  return [
    { d: CLOTH, fill: '#1c160855', blur: 1.2, at: { x: 1.6, y: 1.8, scale: 1 } },
    {
      d: CLOTH,
      fill: { from: [-HALF, 0], to: [HALF, 0], colors: [livery.main, livery.main, livery.main, livery.deep] },
      line: INK,
      width: 1,
    },
    ...pattern,
    {
      d: `M${num(-HALF + 1.3)} 1V${num(BANNER_HEIGHT - 5.7)}L0 ${num(BANNER_HEIGHT - 1.5)}L${num(HALF - 1.3)} ${num(BANNER_HEIGHT - 5.7)}V1`,
      line: livery.pale,
      width: 0.8,
    },
    {
      d: emblem,
      fill: livery.main,
      line: livery.main,
      width: 3.4,
      evenOdd: true,
      at: { x: -8.4, y: 2.2, scale: 16.8 / 24 },
    },
    { d: emblem, fill: livery.on, evenOdd: true, at: { x: -8.4, y: 2.2, scale: 16.8 / 24 } },
    { d: `M${num(-HALF - 2.4)} 0H${num(HALF + 2.4)}`, line: INK, width: 2.6 },
    { d: `M${num(-HALF - 2.4)} 0H${num(HALF + 2.4)}`, line: '#b78a45', width: 1.5 },
    { d: oval(-HALF - 2.6, 0, 1.5, 1.5) + oval(HALF + 2.6, 0, 1.5, 1.5), fill: '#e2b860', line: INK, width: 0.5 },
    ...coin(level, 0, BANNER_HEIGHT - 0.5),
    ...(level > HIGHEST_CITY && holder !== null ? crown(level) : []),
  ];
}

/** Above it a town is somebody's seat. */
const HIGHEST_CITY = 4;

/** On the crossbar, larger with every level. */
function crown(level: number): Figure {
  const size = 15 + 4 * (level - HIGHEST_CITY);
  const at = { x: -size / 2, y: -size * 0.9, scale: size / 24 };
  return [
    { d: GLYPHS.crown.fill, fill: INK, line: INK, width: 4, at },
    {
      d: GLYPHS.crown.fill,
      fill: { from: [2, 2], to: [22, 22], colors: ['#fff3b8', '#f2c23e', '#c08418'] },
      evenOdd: true,
      at,
    },
  ];
}

/** A number on a coin. */
export function coin(value: number, x: number, y: number, radius = 7.4): Figure {
  const { d, width } = numeral(value);
  const scale = (radius * 1.24) / NUMERAL_HEIGHT;
  return [
    { d: oval(x + 0.7, y + 1, radius, radius), fill: '#1c160866' },
    { d: oval(x, y, radius, radius), fill: '#fbf1d6', line: INK, width: 1 },
    { d: oval(x, y, radius - 1.3, radius - 1.3), line: '#b78a45', width: 0.6 },
    {
      d,
      line: INK,
      width: NUMERAL_LINE,
      at: { x: x - (width * scale) / 2, y: y - (NUMERAL_HEIGHT * scale) / 2, scale },
    },
  ];
}
