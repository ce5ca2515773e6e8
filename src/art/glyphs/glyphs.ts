/** Every glyph by its name. Kinds of cards and factions are called as in the engine. */
import { ARTEFACTS } from './artefacts';
import { EMBLEMS } from './emblems';
import { GREAT } from './great';
import type { Shape } from './shape';
import { SIGNS } from './signs';
import { TILES } from './tiles';
import { UNITS } from './units';

const ALL = { ...UNITS, ...ARTEFACTS, ...TILES, ...GREAT, ...EMBLEMS, ...SIGNS };

export type GlyphName = keyof typeof ALL;

export const GLYPHS: Readonly<Record<GlyphName, Shape>> = ALL;

/** The glyphs of a module that has been fetched. */
export const addGlyphs = (more: Readonly<Record<string, Shape>>): void => void Object.assign(ALL, more);

export const isGlyphName = (name: string): name is GlyphName => Object.hasOwn(ALL, name);

/** In the order of the files, for sheets and tests. */
export const GLYPH_NAMES: readonly GlyphName[] = Object.keys(ALL).filter(isGlyphName);
