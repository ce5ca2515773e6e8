/** Every glyph by its name. Kinds of cards and factions are called as in the engine. */
import { ARTEFACTS } from './artefacts';
import { EMBLEMS } from './emblems';
import { GREAT } from './great';
import type { Shape } from './shape';
import { SIGNS } from './signs';
import type { ModuleGlyph } from '../modules/glyphs';
import { TILES } from './tiles';
import { UNITS } from './units';

const OWN = { ...UNITS, ...ARTEFACTS, ...TILES, ...GREAT, ...EMBLEMS, ...SIGNS };

/** What modules have signs of: a card until they have been fetched. */
const LATER: Readonly<Record<ModuleGlyph, Shape>> = {
  gate: SIGNS.cards,
  post: SIGNS.cards,
  stardust: SIGNS.cards,
  chest: SIGNS.cards,
  arrow: SIGNS.cards,
  purse: SIGNS.cards,
  banner: SIGNS.cards,
  cloak: SIGNS.cards,
  crystal: SIGNS.cards,
  mask: SIGNS.cards,
  lostscroll: SIGNS.cards,
  fate1: SIGNS.cards,
  fate2: SIGNS.cards,
  fate3: SIGNS.cards,
  brotherhood: SIGNS.cards,
  colossus: SIGNS.cards,
  weakness: SIGNS.cards,
  berserker: SIGNS.cards,
  frosthand: SIGNS.cards,
  eclipse: SIGNS.cards,
  fanatic: SIGNS.cards,
  veteran: SIGNS.cards,
  metamorpha: SIGNS.cards,
  residence: SIGNS.cards,
  capital: SIGNS.cards,
  team: SIGNS.cards,
  bilkarr: SIGNS.cards,
  townHall: SIGNS.cards,
  smithy: SIGNS.cards,
  stable: SIGNS.cards,
  arena: SIGNS.cards,
  tavern: SIGNS.cards,
  weavingMill: SIGNS.cards,
  guildOfMagic: SIGNS.cards,
  shop: SIGNS.cards,
  centre: SIGNS.cards,
  valleyRoad: SIGNS.cards,
  mountainPass: SIGNS.cards,
  kingsBridge: SIGNS.cards,
  booster: SIGNS.cards,
};

const ALL: Record<OwnGlyph | ModuleGlyph, Shape> = { ...OWN, ...LATER };

type OwnGlyph = keyof typeof OWN;
export type GlyphName = OwnGlyph | ModuleGlyph;

export const GLYPHS: Readonly<Record<GlyphName, Shape>> = ALL;

/** The glyphs of a module that has been fetched. */
export const addGlyphs = (more: Readonly<Partial<Record<ModuleGlyph, Shape>>>): void => void Object.assign(ALL, more);

export const isGlyphName = (name: string): name is GlyphName => Object.hasOwn(ALL, name);

/** In the order of the files, for sheets and tests. */
export const GLYPH_NAMES: readonly GlyphName[] = Object.keys(ALL).filter(isGlyphName);
