/** Teams (TEAM): who plays together. */
import { INK, lit, OUTLINE } from '../cards/pieces';
import type { Figure } from '../figure';
import type { ModuleArt } from '../gallery';
import { disc, type Shape } from '../glyphs/shape';
import { LIVERIES, type FactionName } from '../palette';
import { oval } from '../sprites/pen';

export const TEAMS_GLYPHS = {
  /** Two with their arms around each other. */
  team: {
    fill: `${disc(7, 5.2, 3.7)}${disc(17, 5.2, 3.7)}M1.2 22.6C1.2 14.6 3.2 10.2 7 10.2C9.4 10.2 11 11.4 12 13.2C13 11.4 14.6 10.2 17 10.2C20.8 10.2 22.8 14.6 22.8 22.6H15.6L14.8 17.4L12 19.6L9.2 17.4L8.4 22.6z`,
  },
} as const satisfies Record<string, Shape>;

const LEFT =
  'M1.2 22.6C1.2 14.6 3.2 10.2 7 10.2C9.4 10.2 11 11.4 12 13.2C13.4 15.6 13.6 18.6 12.6 19.4L9.2 17.4L8.4 22.6z';
const RIGHT =
  'M22.8 22.6C22.8 14.6 20.8 10.2 17 10.2C14.6 10.2 13 11.4 12 13.2C10.6 15.6 10.4 18.6 11.4 19.4L14.8 17.4L15.6 22.6z';

const one = (body: string, x: number, faction: FactionName, hair: string): Figure => {
  const { pale, main, deep } = LIVERIES[faction];
  return [
    { d: body, fill: { from: [x - 5, 10], to: [x + 5, 23], colors: [pale, main, deep] }, line: INK, width: OUTLINE },
    { d: disc(x, 5.4, 3.7), fill: lit('#f6d3ae', '#e3ae80', '#a8744a'), line: INK, width: OUTLINE },
    {
      d: `M${x - 3.8} 5.6C${x - 4.2} 1.6 ${x - 2} .8 ${x} .8C${x + 2} .8 ${x + 4.2} 1.6 ${x + 3.8} 5.6C${x + 2} 4.6 ${x - 1} 4.4 ${x - 3.8} 5.6z`,
      fill: hair,
      line: INK,
      width: OUTLINE * 0.7,
    },
  ];
};

/** Each wears the colour of another people. */
const partners = (): Figure => [
  { d: oval(12.4, 22.6, 10.6, 1), fill: '#1c160833' },
  ...one(RIGHT, 17, 'islanders', '#4a2f1c'),
  ...one(LEFT, 7, 'emberians', '#c98a34'),
];

export const teamsArt: ModuleArt = { glyphs: TEAMS_GLYPHS, pictures: { team: partners } };
