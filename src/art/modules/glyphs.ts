/** The signs that modules bring along. Types only: each is fetched with its module. */
import type { BILKARR_GLYPHS } from './bilkarr';
import type { FATE_GLYPHS } from './fate';
import type { GATES_GLYPHS } from './gates';
import type { RELICS_GLYPHS } from './relics';
import type { TRADE_GLYPHS } from './trade';

export type ModuleGlyph =
  | keyof typeof BILKARR_GLYPHS
  | keyof typeof FATE_GLYPHS
  | keyof typeof GATES_GLYPHS
  | keyof typeof RELICS_GLYPHS
  | keyof typeof TRADE_GLYPHS;
