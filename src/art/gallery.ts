/**
 * What modules have drawn. It is hung up when it has been fetched, with a match that has the module or with the reference;
 * until then, and where it cannot be fetched, there is something plain in its place.
 */
import type { Scenery } from './cards/lands';
import type { Cloth } from './cards/matter';
import type { OwnSuit } from './cards/suit';
import type { Figure } from './figure';
import { addGlyphs } from './glyphs/glyphs';
import type { Shape } from './glyphs/shape';
import type { Ground, Holder } from './land/land';
import type { Sowing } from './land/scatter';
import type { FactionName } from './palette';
import type { ModuleGlyph } from './modules/glyphs';
import type { LandmarkArt } from './places/landmark';
import type { Stood } from './places/tokens';
import type { Palace } from './places/town';

/** What grows and lies on a ground. */
export interface Wilds {
  /** What is sown first has the right of way. */
  readonly sowings: readonly Omit<Sowing, 'ground'>[];
  /** By name; `look` from 0, the darkest and coolest, to 1. The foot is at 0, 0; lengths are board units. */
  readonly sprites: Readonly<Record<string, (seed: number, look: number) => Figure>>;
}

export interface ModuleArt {
  readonly glyphs?: Readonly<Partial<Record<ModuleGlyph, Shape>>>;
  /** What a card shows, on the glyphs' grid of 24, by the name of its glyph. */
  readonly pictures?: Readonly<Record<string, (faction: FactionName | null, cloth: Cloth) => Figure>>;
  /** Cards that are like no others, by the name of their kind. */
  readonly suits?: Readonly<Record<string, OwnSuit>>;
  readonly wilds?: Readonly<Partial<Record<Ground, Wilds>>>;
  /** A people's land on cards and behind them. */
  readonly sceneries?: Readonly<Partial<Record<FactionName, Scenery>>>;
  /** Places on the map, by the name of their cards. */
  readonly places?: Readonly<Record<string, LandmarkArt>>;
  /** What stands beside a road, by name. */
  readonly tokens?: Readonly<Record<string, (holder: Holder, face: number) => Stood>>;
  /** Those who walk over the map: feet at 0, 0, as high as heroes. */
  readonly wanderers?: Readonly<Record<string, Figure>>;
  /** What crowns a town that is more than a city, by its level. */
  readonly palaces?: Readonly<Record<number, Palace>>;
}

const hung = new Set<ModuleArt>();

/** Once more is the same again. */
export function hang(art: ModuleArt): void {
  hung.add(art);
  addGlyphs(art.glyphs ?? {});
}

/** Changes when more is hung up: what is kept ready drawn goes by it. */
export const edition = (): number => hung.size;

function find<T>(ask: (art: ModuleArt) => T | undefined): T | undefined {
  for (const art of hung) {
    const found = ask(art);
    if (found !== undefined) return found;
  }
  return undefined;
}

export const wildsOf = (ground: Ground): Wilds | undefined => find(({ wilds }) => wilds?.[ground]);

export const spriteNamed = (name: string): Wilds['sprites'][string] | undefined =>
  find(({ wilds }) => Object.values(wilds ?? {}).find(({ sprites }) => Object.hasOwn(sprites, name))?.sprites[name]);

export const sceneryOf = (faction: FactionName): Scenery | undefined => find(({ sceneries }) => sceneries?.[faction]);

export const placeNamed = (name: string): LandmarkArt | undefined => find(({ places }) => places?.[name]);

export const tokenNamed = (name: string): ((holder: Holder, face: number) => Stood) | undefined =>
  find(({ tokens }) => tokens?.[name]);

export const palaceOf = (level: number): Palace | undefined => find(({ palaces }) => palaces?.[level]);

export const pictureNamed = (name: string): ((faction: FactionName | null, cloth: Cloth) => Figure) | undefined =>
  find(({ pictures }) => pictures?.[name]);

export const suitNamed = (name: string): OwnSuit | undefined => find(({ suits }) => suits?.[name]);

export const wandererNamed = (name: string): Figure | undefined => find(({ wanderers }) => wanderers?.[name]);
