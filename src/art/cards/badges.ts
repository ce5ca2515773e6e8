/** What has happened to a card, as seals at its lower left, where a fan of cards still shows them. Each has its own shape inside, not only its colour. */
import { placed, type Figure, type Stroke } from '../figure';
import { GLYPHS, type GlyphName } from '../glyphs/glyphs';
import { numeral, NUMERAL_HEIGHT } from '../glyphs/numerals';
import { star } from '../glyphs/shape';
import { FACTIONS, LIVERIES } from '../palette';
import { oval } from '../sprites/pen';
import { INK } from './pieces';

export type Badge =
  /** The card counts so many times. */
  | { readonly kind: 'counts'; readonly count: number }
  | { readonly kind: 'wild' }
  | { readonly kind: 'new' }
  | { readonly kind: 'ambush' }
  | { readonly kind: 'tent' }
  | { readonly kind: 'borrowed' };

const RADIUS = 12.5;
const STEP = 25;
const LEFT = 17;
const LOW = 79;

function seal(main: string, deep: string, pale: string): Figure {
  return [
    { d: oval(0.9, 1.4, RADIUS, RADIUS), fill: '#00000055' },
    {
      d: oval(0, 0, RADIUS, RADIUS),
      fill: { from: [-RADIUS, -RADIUS], to: [RADIUS, RADIUS], colors: [pale, main, deep] },
      line: INK,
      width: 1.8,
    },
    { d: oval(0, 0, RADIUS - 2.2, RADIUS - 2.2), line: `${pale}aa`, width: 0.8 },
  ];
}

const sign = (name: GlyphName, color: string): Figure => {
  const at = { x: -8.4, y: -8.4, scale: 0.7 };
  const { fill, line } = GLYPHS[name];
  return [
    { d: fill, fill: color, evenOdd: true, at },
    ...(line === undefined ? [] : [{ d: line, line: color, width: 2, at }]),
  ];
};

function badge(of: Badge): Figure {
  switch (of.kind) {
    case 'counts': {
      const { d, width } = numeral(of.count);
      const scale = 13 / NUMERAL_HEIGHT;
      return [
        ...seal('#e9b93f', '#a8761d', '#fff0b0'),
        { d: 'M-8.4 -2.6L-3.2 2.6M-3.2 -2.6L-8.4 2.6', line: '#2b1c04', width: 2.2 },
        { d, line: '#2b1c04', width: 4.6, at: { x: 3.6 - (width * scale) / 2, y: -6.5, scale } },
      ];
    }
    case 'wild': {
      const quarters = FACTIONS.slice(0, 4).map((faction, i): Stroke => {
        const [x, y] = [i % 2 === 0 ? -RADIUS : RADIUS, i < 2 ? -RADIUS : RADIUS];
        return { d: `M0 0H${x}A${RADIUS} ${RADIUS} 0 0 ${x * y > 0 ? 1 : 0} 0 ${y}z`, fill: LIVERIES[faction].main };
      });
      return [
        { d: oval(0.9, 1.4, RADIUS, RADIUS), fill: '#00000055' },
        ...quarters,
        { d: oval(0, 0, RADIUS, RADIUS), line: INK, width: 1.8 },
        { d: star(0, 0.4, 5, 9.6, 4.1), fill: '#fffaf0', line: INK, width: 1.1 },
      ];
    }
    case 'new':
      return [
        ...seal('#f7f2e4', '#c9b98d', '#ffffff'),
        { d: star(0, 0, 4, 10, 3), fill: '#b3401f' },
        { d: star(5.6, -5.6, 4, 3.6, 1.2), fill: '#b3401f' },
      ];
    case 'ambush':
      return [...seal('#3a3350', '#1b1729', '#7a7096'), ...sign('ambush', '#f3ecff')];
    case 'tent':
      return [...seal('#8a5a2c', '#4a2d12', '#d9ae78'), ...sign('tent', '#fff6e3')];
    case 'borrowed':
      return [...seal('#2f7f7a', '#12403d', '#9cd6cf'), ...sign('hand', '#f2fffd')];
  }
}

/** One beside the other. */
export const badgeFigure = (badges: readonly Badge[]): Figure =>
  badges.flatMap((one, i) => placed(badge(one), LEFT + i * STEP, LOW));
