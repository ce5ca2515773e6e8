/** The Fanatics (FAN): people of no faction, under the eye that asks for a sacrifice. */
import type { Cloth } from '../cards/matter';
import { personPicture, type Rank } from '../cards/people';
import { cord, INK, OUTLINE } from '../cards/pieces';
import type { OwnSuit } from '../cards/suit';
import type { Figure } from '../figure';
import type { ModuleArt } from '../gallery';
import { disc, star, type Shape } from '../glyphs/shape';

const EYE = `${star(12, 12, 10, 11.6, 7.6)}M4.8 12C8 7.4 16 7.4 19.2 12C16 16.6 8 16.6 4.8 12z${disc(12, 12, 2.7)}`;
export const FANATICS_GLYPHS = {
  /** The eye that asks for a sacrifice. */
  fanatic: { fill: EYE },
} as const satisfies Record<string, Shape>;

/** The eye in its fire. */
const eye = (): Figure => [
  {
    d: star(12, 12, 10, 11.6, 7.6),
    fill: { from: [3, 2], to: [20, 22], colors: ['#ffd35a', '#f0742a', '#a3141e'] },
    line: INK,
    width: OUTLINE,
  },
  {
    d: 'M4.8 12C8 7.4 16 7.4 19.2 12C16 16.6 8 16.6 4.8 12z',
    fill: '#fff3dc',
    line: INK,
    width: OUTLINE,
  },
  { d: disc(12, 12, 2.9), fill: '#a3141e', line: INK, width: OUTLINE },
  { d: disc(12, 12, 1.2), fill: INK },
  { d: disc(11.1, 11, 0.6), fill: '#ffffff' },
];

const CLOTH: Cloth = { main: '#5a1620', deep: '#22060b', pale: '#d9808a' };

const FANATIC: OwnSuit = {
  dress: {
    ...CLOTH,
    on: '#ffe9dc',
    inkOnLight: '#6d1a26',
    inkOnDark: '#f0a3ab',
    pattern: null,
  },
  paper: ['#f6dcc6', '#dba58c', '#a8604f'],
  vista: (clip) => [
    { d: star(50, 56, 18, 66, 26), fill: '#5a162030', clip },
    {
      d: 'M0 100V70C6 62 4 54 8 46C14 54 12 60 18 66C20 56 26 50 24 40C34 48 32 60 38 68C42 58 44 54 42 46C52 54 50 62 58 68C60 58 66 52 64 42C74 50 72 60 78 66C82 60 84 54 82 46C92 54 92 62 100 68V100z',
      fill: '#c4301a4d',
      clip,
    },
    {
      d: 'M0 100V80C8 74 8 68 14 62C18 70 22 72 26 78C30 70 34 68 34 60C42 68 42 74 50 78C54 72 58 68 58 62C66 68 66 74 74 78C78 72 82 70 84 64C90 70 92 76 100 80V100z',
      fill: '#ff8a2a4d',
      clip,
    },
  ],
  sign: EYE,
};

/** War paint over the eyes, and the torch that they carry. */
const fanatic = (rank: Rank) => (): Figure => [
  ...cord('M3.4 22.4L3.4 11', '#8a5a2c', 1),
  {
    d: 'M3.4 11.4C.8 10.4 1 7.8 2.4 5.8C2.6 6.8 3.2 6.8 3.4 4.2C5.4 6 6.4 8.4 5.4 10.2C5 11 4.2 11.4 3.4 11.4z',
    fill: { from: [3, 4], to: [4, 11], colors: ['#ffe27a', '#ff9a3c', '#d9422a'] },
    line: INK,
    width: 0.5,
  },
  ...personPicture(rank, null, CLOTH),
  { d: 'M7.9 11.5C9.4 11 14.6 11 16.1 11.5V12.7C14.6 12.3 9.4 12.3 7.9 12.7z', fill: '#a3141eb8' },
  { d: `${disc(10.2, 12.1, 0.5)}${disc(13.8, 12.1, 0.5)}`, fill: '#fff6e0' },
  { d: 'M9.2 13.2L8.8 14.8M14.8 13.2L15.2 14.8', line: '#a3141e', width: 0.6 },
];

export const fanaticsArt: ModuleArt = {
  glyphs: FANATICS_GLYPHS,
  suits: { fanatic: FANATIC },
  pictures: {
    fanatic: eye,
    'fanatic friman': fanatic('friman'),
    'fanatic chief': fanatic('chief'),
    'fanatic priest': fanatic('priest'),
    'fanatic lord': fanatic('lord'),
  },
};
