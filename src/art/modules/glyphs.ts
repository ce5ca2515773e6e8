/** The signs that modules bring along. Types only: each is fetched with its module. */
import type { BILKARR_GLYPHS } from './bilkarr';
import type { FANATICS_GLYPHS } from './fanatics';
import type { FATE_GLYPHS } from './fate';
import type { GATES_GLYPHS } from './gates';
import type { HEROIC_GLYPHS } from './heroic';
import type { METAMORPHA_GLYPHS } from './metamorpha';
import type { RELICS_GLYPHS } from './relics';
import type { ROYALS_GLYPHS } from './royals';
import type { TEAMS_GLYPHS } from './teams';
import type { TRADE_GLYPHS } from './trade';
import type { VALLEY_GLYPHS } from './valleyGlyphs';

export type ModuleGlyph =
  | keyof typeof BILKARR_GLYPHS
  | keyof typeof FANATICS_GLYPHS
  | keyof typeof FATE_GLYPHS
  | keyof typeof GATES_GLYPHS
  | keyof typeof HEROIC_GLYPHS
  | keyof typeof METAMORPHA_GLYPHS
  | keyof typeof RELICS_GLYPHS
  | keyof typeof ROYALS_GLYPHS
  | keyof typeof TEAMS_GLYPHS
  | keyof typeof TRADE_GLYPHS
  | keyof typeof VALLEY_GLYPHS;
