/** Teams (TEAM): who plays together. */
import type { ModuleArt } from '../gallery';
import { disc, type Shape } from '../glyphs/shape';

export const TEAMS_GLYPHS = {
  /** Two with their arms around each other. */
  team: {
    fill: `${disc(7, 5.2, 3.7)}${disc(17, 5.2, 3.7)}M1.2 22.6C1.2 14.6 3.2 10.2 7 10.2C9.4 10.2 11 11.4 12 13.2C13 11.4 14.6 10.2 17 10.2C20.8 10.2 22.8 14.6 22.8 22.6H15.6L14.8 17.4L12 19.6L9.2 17.4L8.4 22.6z`,
  },
} as const satisfies Record<string, Shape>;

export const teamsArt: ModuleArt = { glyphs: TEAMS_GLYPHS };
