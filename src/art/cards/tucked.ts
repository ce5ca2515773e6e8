/** A card with the artefact that transformed it under it: both smaller, so that they take the room of one. */
import { placed, type Figure } from '../figure';
import { GLYPHS, type GlyphName } from '../glyphs/glyphs';
import { pill } from '../glyphs/shape';
import { CARD_HEIGHT, CARD_WIDTH } from './face';
import { dressOf, type Suit } from './suit';

/** How much of the artefact is seen above the card, and the scale of both. */
const ABOVE = 20;
export const TUCKED = (CARD_HEIGHT - ABOVE) / CARD_HEIGHT;
/** Where the upper card lies. */
export const TUCKED_AT = { x: (1 - TUCKED) * CARD_WIDTH, y: ABOVE } as const;

/** The part of an artefact that shows: its cloth and its glyph. */
export function tuckedFigure(kind: GlyphName, suit: Suit, upper: Figure): Figure {
  const { main, deep, pale, on } = dressOf(suit);
  const [width, height] = [CARD_WIDTH * TUCKED, CARD_HEIGHT * TUCKED];
  const { fill, line } = GLYPHS[kind];
  const at = { x: width / 2 - 8.4, y: 1.8, scale: 0.7 };
  return [
    {
      d: pill(0.5, 0.5, width, height, 8),
      fill: { from: [0, 0], to: [width, height], colors: [main, main, deep] },
      line: deep,
      width: 2,
    },
    { d: pill(2.4, 2.4, width - 3.8, height - 3.8, 6.4), line: `${pale}99`, width: 0.8 },
    { d: fill, fill: on, evenOdd: true, at },
    ...(line === undefined ? [] : [{ d: line, line: on, width: 2, at }]),
    {
      d: pill(0, 0, width, height, 8),
      fill: '#00000066',
      at: { x: TUCKED_AT.x - 1.6, y: TUCKED_AT.y - 1.2, scale: 1 },
      clip: pill(-TUCKED_AT.x + 1.6, -TUCKED_AT.y + 1.2, width, height, 8),
    },
    ...placed(upper, TUCKED_AT.x, TUCKED_AT.y, TUCKED),
  ];
}
