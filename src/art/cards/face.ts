/** The face and the back of a card, on a sheet of 100 by 140. Names are set by the view, where there are fonts. */
import { blend, placed, type Figure, type Stroke } from '../figure';
import { pictureNamed } from '../gallery';
import { GLYPHS, type GlyphName } from '../glyphs/glyphs';
import { numeral, NUMERAL_HEIGHT, NUMERAL_LINE } from '../glyphs/numerals';
import { pill, star } from '../glyphs/shape';
import { FACTIONS, LIVERIES, PATTERN_LINE, PATTERN_TILES, type PatternName } from '../palette';
import { movedTile } from '../pattern';
import { oval } from '../sprites/pen';
import { INK } from './pieces';
import { RANKS } from './people';
import { pictureOf } from './pictures';
import { dressOf, isFaction, type Suit } from './suit';
import { vista } from './vista';

export const CARD_WIDTH = 100;
export const CARD_HEIGHT = 140;
/** Where the name stands. */
export const NAME_TOP = 95;
export const NAME_BOTTOM = 120;
const EDGE = 6;
const FOOT = 121;

export interface Price {
  readonly glyph: GlyphName;
  readonly count: number;
}

export interface Face {
  readonly kind: GlyphName;
  /** What it is called where that is not its glyph: what a module has drawn for it goes before the glyph's picture. */
  readonly art?: string;
  readonly suit: Suit;
  /** What it adds in battle; 0 is not shown. */
  readonly strength: number;
  readonly price: readonly Price[];
}

const OUTLINE = pill(0.5, 0.5, CARD_WIDTH - 1, CARD_HEIGHT - 1, 9);
const PANEL = pill(EDGE, EDGE, CARD_WIDTH - EDGE * 2, FOOT - EDGE, 5);

/** The pattern all over a card as one path: cards are many, and every path is work. */
function patternPath(pattern: PatternName): string {
  const tiles: string[] = [];
  const reach = Math.ceil(CARD_HEIGHT / (24 * PATTERN_SCALE));
  const across = Math.ceil(CARD_WIDTH / (24 * PATTERN_SCALE));
  for (let row = 0; row < reach; row++)
    for (let column = 0; column < across; column++)
      tiles.push(movedTile(PATTERN_TILES[pattern], column * 24, row * 24));
  return tiles.join('');
}

const PATTERN_SCALE = 0.5;

const PATTERN_PATHS = new Map<PatternName, string>();
function patternOf(pattern: PatternName): string {
  const known = PATTERN_PATHS.get(pattern);
  if (known !== undefined) return known;
  const made = patternPath(pattern);
  PATTERN_PATHS.set(pattern, made);
  return made;
}

/** The cloth around the picture: the faction's colour and pattern, lit from the top left. */
function frame(suit: Suit): Figure {
  const { main, deep, pale, pattern } = dressOf(suit);
  const cloth: Figure =
    suit === 'universal'
      ? FACTIONS.slice(0, 4).map((faction, i): Stroke => ({
          d: i % 2 === 0 ? `M0 ${i * 35}H100V${i * 35 + 70}H0z` : `M0 ${(i - 1) * 35}H50V${(i - 1) * 35 + 70}H0z`,
          fill: LIVERIES[faction].main,
          clip: OUTLINE,
        }))
      : [{ d: OUTLINE, fill: { from: [0, 0], to: [100, 140], colors: [main, main, blend(main, deep, 0.5)] } }];
  return [
    ...cloth,
    ...(pattern === null
      ? []
      : [
          {
            d: patternOf(pattern),
            line: `${deep}66`,
            width: PATTERN_LINE,
            at: { x: 0, y: 0, scale: PATTERN_SCALE },
            clip: unscaled(OUTLINE_BOX),
          },
        ]),
    { d: OUTLINE, line: deep, width: 2.4 },
    { d: pill(2.2, 2.2, CARD_WIDTH - 4.4, CARD_HEIGHT - 4.4, 7.6), line: `${pale}aa`, width: 0.9 },
  ];
}

const OUTLINE_BOX: readonly [number, number, number, number, number] = [0.5, 0.5, CARD_WIDTH - 1, CARD_HEIGHT - 1, 9];
const unscaled = (box: readonly [number, number, number, number, number]): string => {
  const [x, y, w, h, r] = box;
  return pill(x / PATTERN_SCALE, y / PATTERN_SCALE, w / PATTERN_SCALE, h / PATTERN_SCALE, r / PATTERN_SCALE);
};

function panel(suit: Suit): Figure {
  const { deep } = dressOf(suit);
  const paper =
    suit === 'great'
      ? ['#2b2f52', '#1b1e38', '#12142a']
      : typeof suit === 'string'
        ? ['#fffaf0', '#f8ecd2', '#e7d2a6']
        : suit.own.paper;
  return [
    { d: PANEL, fill: '#00000055', at: { x: -0.8, y: -1, scale: 1 } },
    { d: PANEL, fill: { from: [EDGE, EDGE], to: [70, FOOT], colors: paper } },
    ...vista(suit, PANEL),
    { d: PANEL, line: deep, width: 1.4 },
  ];
}

/** Where the name stands: a strip of paper with a rule above it. */
function plate(suit: Suit): Figure {
  const { main } = dressOf(suit);
  const strip = `M${EDGE + 0.7} ${NAME_TOP}H${CARD_WIDTH - EDGE - 0.7}V${FOOT - 4}A4 4 0 0 1 ${CARD_WIDTH - EDGE - 4.7} ${FOOT - 0.7}H${EDGE + 4.7}A4 4 0 0 1 ${EDGE + 0.7} ${FOOT - 4}z`;
  return [
    { d: strip, fill: suit === 'great' ? '#fbeec6' : '#fffaf0' },
    { d: `M${EDGE} ${NAME_TOP}H${CARD_WIDTH - EDGE}`, line: suit === 'great' ? '#c8922a' : main, width: 1.6 },
  ];
}

function counter(value: number, x: number, y: number, height: number, color: string, width = NUMERAL_LINE): Figure {
  const { d, width: wide } = numeral(value);
  const scale = height / NUMERAL_HEIGHT;
  return [{ d, line: color, width, at: { x: x - (wide * scale) / 2, y: y - height / 2, scale } }];
}

/** A disc in the top left corner with the emblem of the faction. */
function roundel(suit: Suit): Figure {
  const { main, deep, pale, on } = dressOf(suit);
  if (suit === 'neutral') return [];
  const [x, y, r] = [17, 17, 14];
  const ground: Figure =
    suit === 'universal'
      ? FACTIONS.slice(0, 4).map((faction, i): Stroke => {
          const [sx, sy] = [i % 2 === 0 ? -1 : 1, i < 2 ? -1 : 1];
          return {
            d: `M${x} ${y}H${x + sx * r}A${r} ${r} 0 0 ${sx * sy > 0 ? 1 : 0} ${x} ${y + sy * r}z`,
            fill: LIVERIES[faction].main,
          };
        })
      : [{ d: oval(x, y, r, r), fill: { from: [x - r, y - r], to: [x + r, y + r], colors: [main, main, deep] } }];
  const sign =
    suit === 'universal'
      ? null
      : suit === 'great'
        ? GLYPHS.points.fill
        : typeof suit === 'string'
          ? GLYPHS[suit].fill
          : suit.own.sign;
  return [
    { d: oval(x + 0.9, y + 1.3, r, r), fill: '#00000044' },
    ...ground,
    { d: oval(x, y, r, r), line: deep, width: 2.6 },
    { d: oval(x, y, r - 1.5, r - 1.5), line: pale, width: 1 },
    ...(sign === null
      ? []
      : [{ d: sign, fill: on, evenOdd: true as const, at: { x: x - 9.6, y: y - 9.6, scale: 0.8 } }]),
  ];
}

const SHIELD = 'M3.8 1C8.4 2.7 12.7 2.5 17 0C21.3 2.5 25.6 2.7 30.2 1C31 13.2 26.8 22.4 17 27C7.2 22.4 3 13.2 3.8 1z';

/** A shield of steel, on a grid of 34 by 28. */
export const SHIELD_BOX = [0, -1.5, 34, 31] as const;
export const steelShield: Figure = [
  { d: SHIELD, fill: '#00000044', at: { x: 0.9, y: 1.3, scale: 1 } },
  { d: SHIELD, fill: { from: [3, 0], to: [31, 25], colors: ['#ffffff', '#e6ebf0', '#a9b3bf'] }, line: INK, width: 2 },
  { d: SHIELD, line: '#ffffff', width: 0.8, at: { x: 1.7, y: 1.4, scale: 0.9 } },
];

/** Strength in battle, on a steel shield under the emblem: in a fan of cards the left edge is what is seen. */
function shield(value: number, top: number): Figure {
  return placed([...steelShield, ...counter(value, 17, 12.4, 16.5, '#1d2430', 4.4)], 0, top);
}

/** What it costs, at the foot: how many of what. */
function priceTag(price: readonly Price[], suit: Suit): Figure {
  if (price.length === 0) return [];
  const { on } = dressOf(suit);
  const [glyph, digit, gap] = [15, 11, 3.4];
  const widths = price.map(({ count }) => glyph + (count > 1 ? digit * String(count).length * 0.72 : 0));
  let x = 50 - (widths.reduce((sum, width) => sum + width, 0) + gap * (price.length - 1)) / 2;
  const figure: Stroke[] = [];
  price.forEach(({ glyph: name, count }, i) => {
    if (count > 1) {
      const { d } = numeral(count);
      figure.push({ d, line: on, width: 4.4, at: { x: x - 0.4, y: 130 - digit / 2, scale: digit / NUMERAL_HEIGHT } });
    }
    const width = widths[i] ?? 0;
    const { fill, line } = GLYPHS[name];
    const at = { x: x + width - glyph, y: 130 - glyph / 2, scale: glyph / 24 };
    figure.push({ d: fill, fill: on, evenOdd: true, at });
    if (line !== undefined) figure.push({ d: line, line: on, width: 2, at });
    x += width + gap;
  });
  return figure;
}

export function faceFigure({ kind, art = kind, suit, strength, price }: Face): Figure {
  const middle = strength > 0 ? BESIDE_SHIELD : MIDDLE;
  const faction = isFaction(suit) ? suit : null;
  const picture = pictureNamed(art)?.(faction, dressOf(suit)) ?? pictureOf(kind, faction, dressOf(suit));
  return [
    ...frame(suit),
    ...panel(suit),
    ...(isPerson(art)
      ? placed(picture, middle - 12 * PERSON, NAME_TOP - 22.4 * PERSON, PERSON)
      : placed(picture, middle - 12 * PICTURE, 57 - 12.4 * PICTURE, PICTURE)),
    ...plate(suit),
    ...roundel(suit),
    ...(strength > 0 ? shield(strength, suit === 'neutral' ? 5 : 33) : []),
    ...priceTag(price, suit),
  ];
}

/** How much a picture's grid of 24 is enlarged. People stand on the name. */
const PICTURE = 2.95;
const PERSON = 3.15;
/** To the right of the middle, because the signs are on the left. */
const MIDDLE = 53;
const BESIDE_SHIELD = 58.5;
const isPerson = (kind: string): boolean => RANKS.some((rank) => rank === kind || kind.endsWith(` ${rank}`));

/** Every card has the same back: the oracle under the stars. */
export function backFigure(): Figure {
  const stars: Stroke[] = (
    [
      [20, 22, 3],
      [82, 30, 2.2],
      [16, 112, 2.4],
      [80, 118, 3.2],
      [50, 14, 2],
      [28, 128, 1.8],
      [70, 10, 1.6],
      [90, 70, 1.8],
      [10, 66, 1.8],
    ] as const
  ).map(([x, y, r]) => ({ d: star(x, y, 4, r, r * 0.36), fill: '#e9c46a' }));
  return [
    {
      d: OUTLINE,
      fill: { from: [0, 0], to: [100, 140], colors: ['#33406e', '#1f2748', '#12172e'] },
      line: '#0b0e1c',
      width: 2.4,
    },
    {
      d: patternOf('scales'),
      line: '#ffffff0f',
      width: PATTERN_LINE,
      at: { x: 0, y: 0, scale: PATTERN_SCALE },
      clip: unscaled(OUTLINE_BOX),
    },
    { d: pill(4, 4, 92, 132, 6.5), line: '#d9a93c', width: 1.6 },
    { d: pill(7, 7, 86, 126, 4.5), line: '#d9a93c88', width: 0.7 },
    ...stars,
    { d: star(50, 70, 14, 36, 29), fill: '#d9a93c', line: '#6b4a0e', width: 0.8 },
    { d: oval(50, 70, 28, 28), fill: '#1b2240', line: '#6b4a0e', width: 0.8 },
    { d: GLYPHS.oracle.fill, fill: '#e9c46a', evenOdd: true, at: { x: 50 - 24, y: 70 - 24, scale: 2 } },
  ];
}
