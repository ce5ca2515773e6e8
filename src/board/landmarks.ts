/** What only a module knows of the places that it adds to the map: whose they are, and whose tokens lie there. */
import type { CardView, PlayerView, Seat, Square } from '@battalia/engine';
import type { FactionName } from '@/art/palette';

export type Sight = Pick<PlayerView, 'config' | 'columns' | 'board' | 'players' | 'own' | 'day'>;

export type LandmarkLook = (
  tile: CardView,
  view: Sight,
) => { readonly faction: FactionName | null; readonly tokens: readonly Seat[] };

const LOOKS = new Map<string, LandmarkLook>();

/** By the name of the place's card. */
export function registerLandmark(name: string, look: LandmarkLook): void {
  LOOKS.set(name, look);
}

const PLAIN = { faction: null, tokens: [] } as const;

export const landmarkOf = (name: string, tile: CardView, view: Sight): ReturnType<LandmarkLook> =>
  LOOKS.get(name)?.(tile, view) ?? PLAIN;

/** What stands beside the road of a square. */
export type TokensLook = (
  view: Sight,
  square: Square,
) => readonly { readonly name: string; readonly seat: Seat; readonly face: number }[];

const TOKENS = new Map<string, TokensLook>();

/** By the module that knows of them; once more is the same again. */
export function registerTokens(id: string, look: TokensLook): void {
  TOKENS.set(id, look);
}

export const tokensOn = (view: Sight, square: Square): ReturnType<TokensLook> =>
  [...TOKENS.values()].flatMap((look) => look(view, square));

/** Somebody who walks over the map and belongs to nobody. */
export interface Wanderer {
  readonly name: string;
  readonly square: Square;
  /** The squares of the way that is known beforehand. */
  readonly way: readonly Square[];
  /** Nobody knows what comes after it. */
  readonly lost: boolean;
}

export type WanderersLook = (view: Sight) => readonly Wanderer[];

const WANDERERS = new Map<string, WanderersLook>();

export function registerWanderers(id: string, look: WanderersLook): void {
  WANDERERS.set(id, look);
}

export const wanderersIn = (view: Sight): readonly Wanderer[] => [...WANDERERS.values()].flatMap((look) => look(view));
