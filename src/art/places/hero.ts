/** A hero: a figure with a shield that shows its emblem, on a stand. The two of one player carry different arms and count on the stand. */
import type { Figure } from '../figure';
import { GLYPHS } from '../glyphs/glyphs';
import { num } from '../glyphs/shape';
import { LIVERIES, NEUTRAL_LIVERY, type FactionName } from '../palette';
import { oval, polygon } from '../sprites/pen';

const INK = '#1e150d';
const STEEL: readonly string[] = ['#f4f6f8', '#b9c0c9', '#737c8a'];

/** Which stroke of a hero is the pale rim around it. */
export const RIM = 1;

/** The middle of the stand is at 0, 0; the figure is some 38 units high. */
export function hero(faction: FactionName | null, which: number): Figure {
  const livery = faction === null ? NEUTRAL_LIVERY : LIVERIES[faction];
  const emblem = faction === null ? GLYPHS.points.fill : GLYPHS[faction].fill;
  const sword = which === 0;
  const silhouette = sword
    ? 'M-11 0C-11 -4 -9 -6 -9 -8C-11 -14 -8 -22 -4.6 -24C-6 -29 -4 -33.6 0 -33.6C4 -33.6 6 -29 4.6 -24L7 -22L11.4 -38L14 -37L11 -20L9 -12L9.6 -6C11 -4 11 0 11 0z'
    : 'M-11 0C-11 -4 -9 -6 -9 -8L-10.6 -38L-7.6 -38L-6.8 -22L-4.6 -24C-6 -29 -4 -33.6 0 -33.6C4 -33.6 6 -29 4.6 -24C8 -22 11 -14 9 -8C9 -6 11 -4 11 0z';
  return [
    { d: oval(3, 2, 13, 5.4), fill: '#1c160866', blur: 1 },
    // A pale rim sets the figure off from whatever it stands on.
    { d: silhouette, fill: '#fff6dc', line: '#fff6dc', width: 3.4 },
    ...stand(livery.main, livery.deep, livery.pale, livery.on, which),
    // Cloak.
    {
      d: 'M-5 -23.4C-9.4 -20 -10.6 -10 -9 -2.4C-4 -0.6 4 -0.6 9 -2.4C10.6 -10 9.4 -20 5 -23.4z',
      fill: { from: [-9, 0], to: [9, 0], colors: [livery.main, livery.main, livery.deep] },
      line: INK,
      width: 0.9,
    },
    ...(sword ? swordArm() : spearArm()),
    ...head(livery.main, livery.pale, sword),
    ...shield(livery.main, livery.pale, livery.on, emblem, sword),
  ];
}

function stand(main: string, deep: string, pale: string, on: string, which: number): Figure {
  const marks = which === 0 ? [0] : [-1.9, 1.9];
  return [
    { d: `M-12 0V2.2A12 5.2 0 0 0 12 2.2V0z`, fill: deep, line: INK, width: 0.8 },
    { d: oval(0, 0, 12, 5.2), fill: main, line: INK, width: 0.8 },
    { d: oval(0, 0, 10.2, 4.1), line: pale, width: 0.6 },
    { d: marks.map((x) => `M${num(x)} 3.6V6`).join(''), line: on, width: 1.5 },
  ];
}

function head(main: string, pale: string, plumed: boolean): Figure {
  return [
    { d: oval(0, -26.6, 4, 4.4), fill: '#e7b98d', line: INK, width: 0.8 },
    {
      d: 'M-4.6 -26.4C-4.8 -31.4 -2.6 -33 0 -33C2.6 -33 4.8 -31.4 4.6 -26.4L3 -27.6H0.8V-24.4H-0.8V-27.6H-3z',
      fill: { from: [-4, -30], to: [5, -27], colors: STEEL },
      line: INK,
      width: 0.8,
    },
    plumed
      ? {
          d: 'M0 -32.6C-1.4 -36.6 2.4 -38.4 5.8 -36.8C8.2 -35.6 8.6 -31.4 7 -28.8C6.6 -32 4.6 -33.6 0 -32.6z',
          fill: main,
          line: INK,
          width: 0.7,
        }
      : {
          d:
            polygon([
              [-4.4, -30],
              [-7.6, -33.6],
              [-6.8, -27.8],
            ]) +
            polygon([
              [4.4, -30],
              [7.6, -33.6],
              [6.8, -27.8],
            ]),
          fill: pale,
          line: INK,
          width: 0.7,
        },
  ];
}

function swordArm(): Figure {
  return [
    { d: 'M6.6 -20.6L9.6 -16.6', line: INK, width: 3.6 },
    { d: 'M6.6 -20.6L9.6 -16.6', line: '#aab2bd', width: 2.2 },
    {
      d: polygon([
        [8.8, -18.2],
        [12, -37.6],
        [13.4, -39],
        [13.9, -37],
        [10.8, -17.8],
      ]),
      fill: { from: [9, 0], to: [14, 0], colors: STEEL },
      line: INK,
      width: 0.7,
    },
    { d: 'M6.8 -19.2L12.6 -18.2', line: INK, width: 2.2 },
    { d: 'M6.8 -19.2L12.6 -18.2', line: '#d8ac4f', width: 1.2 },
  ];
}

function spearArm(): Figure {
  return [
    { d: 'M-9.6 -1L-9 -33', line: INK, width: 2.3 },
    { d: 'M-9.6 -1L-9 -33', line: '#8a6238', width: 1.3 },
    {
      d: polygon([
        [-9, -40.4],
        [-6.8, -34.6],
        [-8.9, -31.8],
        [-11, -34.6],
      ]),
      fill: { from: [-11, 0], to: [-7, 0], colors: STEEL },
      line: INK,
      width: 0.7,
    },
    { d: 'M-7 -19.6L-9.2 -15.6', line: INK, width: 3.4 },
    { d: 'M-7 -19.6L-9.2 -15.6', line: '#aab2bd', width: 2 },
  ];
}

/** Pointed for the sword, round for the spear. */
function shield(main: string, pale: string, on: string, emblem: string, pointed: boolean): Figure {
  const x = pointed ? -1.8 : 2;
  const outline = pointed
    ? `M${num(x - 8.2)} -21.4Q${num(x)} -19.8 ${num(x + 8.2)} -21.4C${num(x + 8.8)} -12 ${num(x + 5.6)} -6.2 ${num(x)} -3.6C${num(x - 5.6)} -6.2 ${num(x - 8.8)} -12 ${num(x - 8.2)} -21.4z`
    : oval(x, -12.6, 8.4, 8.6);
  return [
    { d: outline, fill: main, line: INK, width: 2.2 },
    { d: outline, fill: main, line: pale, width: 0.9 },
    { d: emblem, fill: on, evenOdd: true, at: { x: x - 5.9, y: pointed ? -19.4 : -18.5, scale: 11.8 / 24 } },
  ];
}
