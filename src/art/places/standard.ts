/** A faction's standard: a large cloth on a pole with its pattern and its emblem, as it is carried into battle. */
import type { Figure } from '../figure';
import { GLYPHS } from '../glyphs/glyphs';
import { num, star } from '../glyphs/shape';
import { LIVERIES, NEUTRAL_LIVERY, type FactionName } from '../palette';
import { oval } from '../sprites/pen';
import { patternStrokes } from './banner';

export const STANDARD_BOX = [-60, -16, 120, 168] as const;

const INK = '#241a10';
const WIDTH = 88;
const HEIGHT = 128;
const CLOTH = 'M-44 0H44V108C30 104 14 108 0 128C-14 108 -30 104 -44 108z';
const HEM = 'M-40 2V103.6C-27 100.6 -13 104 0 121C13 104 27 100.6 40 103.6V2';

/** The crossbar is at 0, 0. Nobody's standard is grey and shows crossed swords. */
export function standard(faction: FactionName | null): Figure {
  const livery = faction === null ? NEUTRAL_LIVERY : LIVERIES[faction];
  const emblem = faction === null ? GLYPHS.battle.fill : GLYPHS[faction].fill;
  const sign = { x: -31, y: 17, scale: 62 / 24 };
  return [
    { d: CLOTH, fill: '#1c160833', at: { x: 4, y: 5, scale: 1 } },
    {
      d: CLOTH,
      fill: { from: [-44, 0], to: [44, 20], colors: [livery.main, livery.main, livery.main, livery.deep] },
      line: INK,
      width: 2,
    },
    ...(faction === null
      ? []
      : patternStrokes(LIVERIES[faction].pattern, `${livery.deep}4d`, WIDTH, HEIGHT, CLOTH, 0.62)),
    // Folds.
    { d: 'M-22 0C-26 40 -18 70 -24 103M18 0C24 36 14 74 20 103', line: `${livery.deep}55`, width: 5 },
    { d: 'M-30 0C-33 40 -27 70 -32 102', line: `${livery.pale}44`, width: 4 },
    { d: HEM, line: livery.deep, width: 3.4 },
    { d: HEM, line: '#e9c46a', width: 1.8 },
    { d: oval(0, 48, 38, 38), fill: livery.main },
    { d: oval(0, 48, 38, 38), line: '#e9c46a', width: 2 },
    { d: emblem, fill: livery.deep, evenOdd: true, at: { ...sign, x: sign.x + 1.4, y: sign.y + 1.8 } },
    { d: emblem, fill: livery.on, evenOdd: true, at: sign },
    { d: 'M-52 0H52', line: INK, width: 8 },
    { d: 'M-52 0H52', line: '#9a6c34', width: 5.4 },
    { d: 'M-51 -1.2H51', line: '#d9ae74', width: 1.2 },
    { d: oval(-53, 0, 5, 5) + oval(53, 0, 5, 5), fill: '#e9c46a', line: INK, width: 1.6 },
    { d: star(0, -4, 4, 11, 4.4), fill: '#f7dd8c', line: INK, width: 1.6 },
  ];
}

const GLORY = 84;

/** Light behind a standard: rays from its middle, fainter to the outside. */
export function glory(color: string): Figure {
  return [
    { d: star(0, 56, 18, GLORY, 40), fill: `${color}24` },
    { d: star(0, 56, 36, GLORY * 0.84, 52), fill: `${color}1c` },
    { d: oval(0, 56, 62, 62), fill: `${color}24` },
  ];
}

export const TRIUMPH_BOX = [-118, -26, 236, 176] as const;

const LEAF = 26;

/** Two branches that bend around a standard from its foot. */
export function laurels(): Figure {
  const leaves: string[] = [];
  const lit: string[] = [];
  for (const side of [-1, 1]) {
    for (let i = 0; i < 9; i++) {
      const angle = Math.PI * (0.56 + i * 0.075);
      const [x, y] = [side * Math.cos(angle) * 82, 50 + Math.sin(angle) * 84];
      for (const turn of [-0.75, 0.75]) {
        const way = angle + Math.PI / 2 + turn;
        const [dx, dy] = [Math.cos(way) * LEAF * side, Math.sin(way) * LEAF];
        const [nx, ny] = [-dy * 0.26, dx * 0.26];
        leaves.push(
          `M${num(x)} ${num(y)}Q${num(x + dx * 0.5 + nx)} ${num(y + dy * 0.5 + ny)} ${num(x + dx)} ${num(y + dy)}Q${num(x + dx * 0.5 - nx)} ${num(y + dy * 0.5 - ny)} ${num(x)} ${num(y)}z`,
        );
        lit.push(`M${num(x)} ${num(y)}L${num(x + dx * 0.9)} ${num(y + dy * 0.9)}`);
      }
    }
  }
  return [
    {
      d: leaves.join(''),
      fill: { from: [-90, -20], to: [90, 140], colors: ['#8fb052', '#5f8a3a', '#35602c'] },
      line: '#24401c',
      width: 1.4,
    },
    { d: lit.join(''), line: '#d5e3a0aa', width: 1 },
  ];
}
