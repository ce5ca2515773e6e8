/** What only a module knows of the places that it adds to the map: whose they are, and whose tokens lie there. */
import type { CardView, PlayerView, Seat, Square } from '@battalia/engine';
import type { FactionName } from '@/art/palette';

export type Sight = Pick<PlayerView, 'config' | 'columns' | 'board' | 'players' | 'own' | 'day' | 'figures'>;

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

/** What is known beforehand of the way of a figure that is nobody's. */
export interface WayAhead {
  readonly squares: readonly Square[];
  /** Nobody knows what comes after it. */
  readonly lost: boolean;
}

/** Null: nothing is known of it. */
export type WayLook = (view: Sight) => WayAhead | null;

const WAYS = new Map<string, WayLook>();

/** By the module whose figure it is. */
export function registerWay(id: string, look: WayLook): void {
  WAYS.set(id, look);
}

export const wayOf = (id: string, view: Sight): WayAhead | null => WAYS.get(id)?.(view) ?? null;
