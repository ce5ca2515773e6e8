/**
 * Modules that are no one thing that lies on the table, as they are chosen from: what each changes, in a picture on the
 * glyphs' grid of 24.
 */
import { placed, type Figure } from '../figure';
import { GLYPHS } from '../glyphs/glyphs';
import { disc, pill, star } from '../glyphs/shape';
import { LIVERIES, type FactionName } from '../palette';
import { hero } from '../places/hero';
import { ruins } from '../places/ruins';
import { oval } from '../sprites/pen';
import { GRANITE, mesa, mountain } from '../sprites/rocks';
import { fir } from '../sprites/trees';
import { GOLD, PAPER, STEEL } from '../cards/matter';
import { cord, INK, lit, OUTLINE } from '../cards/pieces';

const SHADE = '#1c160833';

// ---------------------------------------------------------------- advanced

const ROUND = disc(12, 12, 11);
const LAKE = '#2d7b95';

/** Whoever fights at home is stronger: the four lands around a shield that has risen in rank. */
const advanced = (): Figure => [
  { d: disc(12.5, 12.8, 11), fill: SHADE },
  { d: 'M1 1H12V12H1z', fill: { from: [1, 1], to: [12, 12], colors: ['#9db35c', '#5d7f3a'] }, clip: ROUND },
  { d: 'M12 1H23V12H12z', fill: { from: [12, 1], to: [23, 12], colors: ['#e9e3c8', '#b0aa86'] }, clip: ROUND },
  { d: 'M1 12H12V23H1z', fill: { from: [1, 12], to: [12, 23], colors: ['#8fc6cf', LAKE] }, clip: ROUND },
  { d: 'M12 12H23V23H12z', fill: { from: [12, 12], to: [23, 23], colors: ['#eec08c', '#c07848'] }, clip: ROUND },
  ...placed(fir(2, 0.3), 7.2, 10.2, 0.4),
  ...placed(fir(5, 0.6), 4.6, 11, 0.32),
  ...placed(mountain(4, 30, 30, GRANITE), 17.2, 10.6, 0.26),
  { d: 'M3.4 16q1 -1.1 2 0t2 0M5 18.6q1 -1.1 2 0t2 0', line: '#e9f7f6', width: 0.9 },
  ...placed(mesa(), 17.4, 19.6, 0.9),
  { d: 'M12 1V23M1 12H23', line: '#3a2a18', width: 0.7, clip: ROUND },
  { d: ROUND, line: INK, width: OUTLINE * 1.4 },
  {
    d: 'M12 5.6C13.8 6.8 15.8 7.2 17.4 7.2C17.6 13 15.6 16.8 12 18.8C8.4 16.8 6.4 13 6.6 7.2C8.2 7.2 10.2 6.8 12 5.6z',
    fill: GOLD,
    line: INK,
    width: OUTLINE * 1.3,
  },
  { d: 'M8.8 12.4L12 9.2L15.2 12.4M8.8 16L12 12.8L15.2 16', line: '#5a1a10', width: 1.5 },
];

// ---------------------------------------------------------------- harder

const STONE = lit('#efe6d4', '#b9ab92', '#73664f');
const WALL = 'M1.6 21.6V6.6H4V8.6H6V6.6H8.4V10.4H9.4V2.2H11V4.2H13V2.2H14.6V10.4H15.6V6.6H18V8.6H20V6.6H22.4V21.6z';

/** Every wall is better guarded: a castle that bristles with spears behind a shield. */
const harder = (): Figure => [
  { d: oval(12.6, 22, 11, 1.3), fill: SHADE },
  ...cord('M5 7V.9M19 7V.9', '#8a5a2c', 0.8),
  { d: 'M5 -.6L6.1 2.4H3.9zM19 -.6L20.1 2.4H17.9z', fill: STEEL, line: INK, width: OUTLINE * 0.7 },
  { d: WALL, fill: STONE, line: INK, width: OUTLINE },
  { d: 'M3 11.4H6.6M16.6 12.2H20.8M3.4 18.6H6M18.4 17.6H21M10.4 7H13.4', line: '#8d7c62', width: 0.5 },
  {
    d: 'M12 8.8C14.2 10.2 16.4 10.6 18.2 10.6C18.4 16.8 16.2 20.8 12 23C7.8 20.8 5.6 16.8 5.8 10.6C7.6 10.6 9.8 10.2 12 8.8z',
    fill: STEEL,
    line: INK,
    width: OUTLINE,
  },
  {
    d: 'M12 10.8C13.6 11.7 15.2 12.1 16.6 12.2C16.6 16.6 15 19.6 12 21.2z',
    fill: '#b22a20',
    line: '#681109',
    width: 0.4,
  },
  { d: 'M12 10.8C10.4 11.7 8.8 12.1 7.4 12.2C7.4 16.6 9 19.6 12 21.2z', fill: '#f3e9d2', line: '#8d7c62', width: 0.4 },
  { d: disc(12, 15.6, 1.7), fill: GOLD, line: INK, width: OUTLINE * 0.8 },
];

// ---------------------------------------------------------------- nocities

/** All set out from the ruins. */
const nocities = (): Figure => [
  {
    d: pill(1, 1, 22, 22, 3),
    fill: { from: [1, 1], to: [23, 23], colors: ['#cfc48f', '#b0a56f', '#8d8455'] },
    line: INK,
    width: OUTLINE,
  },
  { d: 'M12 12L12 -2M12 12L26 12M12 12L12 26M12 12L-2 12', line: '#6d5a36', width: 3.4, clip: pill(1, 1, 22, 22, 3) },
  { d: 'M12 12L12 -2M12 12L26 12M12 12L12 26M12 12L-2 12', line: '#dcc491', width: 2.4, clip: pill(1, 1, 22, 22, 3) },
  ...placed(ruins(2), 12, 9.6, 0.21),
  ...placed(hero('emberians', 0), 6.4, 20.8, 0.29),
  ...placed(hero('islanders', 1), 17.6, 20.8, 0.29),
];

// ---------------------------------------------------------------- unbound

const link = (x: number, y: number, turn: number, open = false): Figure => {
  const d = open
    ? 'M2.6 -1.6H1.4A2.5 2.5 0 0 0 -1.4 -2.6H-3A2.6 2.6 0 0 0 -3 2.6H-.6'
    : `M-3 -2.6H3A2.6 2.6 0 0 1 3 2.6H-3A2.6 2.6 0 0 1 -3 -2.6z`;
  const at = { x, y, scale: 1, turn };
  return [
    { d, line: INK, width: 2.9, at },
    { d, line: '#9aa5b3', width: 1.7, at },
    { d, line: '#f1f4f7', width: 0.5, at: { ...at, x: x - 0.3, y: y - 0.35 } },
  ];
};

/** They serve nobody: a chain that has burst. */
const unbound = (): Figure => [
  { d: star(12, 12, 12, 11.6, 4.6), fill: '#e9b93f55' },
  ...link(3.6, 20, -42),
  ...link(20.4, 4, -42),
  ...link(8, 16, -42, true),
  ...link(16, 8, 138, true),
  { d: 'M8.4 6.6L5.4 3.6M6.8 9.6L2.8 9M15.6 17.4L18.6 20.4M17.2 14.4L21.2 15', line: INK, width: 1.9 },
  { d: 'M8.4 6.6L5.4 3.6M6.8 9.6L2.8 9M15.6 17.4L18.6 20.4M17.2 14.4L21.2 15', line: '#f2c14a', width: 1 },
];

// ---------------------------------------------------------------- stormgates

const SHIELD = 'M-7 -8C-4 -7.6 -2 -8.2 0 -9.4C2 -8.2 4 -7.6 7 -8C7.4 0 5 6 0 9.4C-5 6 -7.4 0 -7 -8z';

const arms = (faction: FactionName, x: number, y: number, turn: number, size: number): Figure => {
  const { main, deep, pale, on } = LIVERIES[faction];
  const at = { x, y, scale: size, turn };
  const rad = (turn * Math.PI) / 180;
  const [dx, dy] = [-5 * size, -5.6 * size];
  const emblem = {
    x: x + dx * Math.cos(rad) - dy * Math.sin(rad),
    y: y + dx * Math.sin(rad) + dy * Math.cos(rad),
    scale: (10 * size) / 24,
    turn,
  };
  return [
    { d: SHIELD, fill: SHADE, at: { ...at, x: x + 0.5, y: y + 0.8 } },
    { d: SHIELD, fill: { from: [-6, -8], to: [6, 8], colors: [pale, main, deep] }, line: INK, width: OUTLINE, at },
    { d: GLYPHS[faction].fill, fill: on, evenOdd: true, at: emblem },
  ];
};

/** Two more peoples have come. */
const stormgates = (): Figure => [...arms('wolfsclan', 7.6, 11, -10, 1), ...arms('sunblessed', 16.6, 13, 10, 1)];

// ---------------------------------------------------------------- draft

const card = (x: number, y: number, turn: number, faction: FactionName): Figure => {
  const { main, deep, pale, on } = LIVERIES[faction];
  const at = { x, y, scale: 1, turn };
  return [
    { d: pill(-4, -6, 8, 12, 1.2), fill: PAPER, line: INK, width: OUTLINE, at },
    { d: pill(-3, -5, 6, 10, 0.6), fill: { from: [-3, -5], to: [3, 5], colors: [pale, main, deep] }, at },
    { d: star(0, 0, 5, 2.6, 1.1), fill: on, at },
  ];
};

/** One of those that lie out is taken, and the others go on. */
const draft = (): Figure => [
  { d: oval(12.6, 21.8, 10.4, 1.4), fill: SHADE },
  ...card(5.6, 15.4, -16, 'islanders'),
  ...card(18.4, 15.4, 16, 'barfolk'),
  ...card(12, 10.8, 0, 'emberians'),
  { d: 'M12 -.8L15.2 3.2H13.2V6H10.8V3.2H8.8z', fill: GOLD, line: INK, width: OUTLINE * 0.9 },
];

export const MODULE_PICTURES: Readonly<Partial<Record<string, () => Figure>>> = {
  advanced,
  harder,
  nocities,
  unbound,
  stormgates,
  draft,
};
