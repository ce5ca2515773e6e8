/** The map as the drawing functions see it: what each square is and what stands on it, by row from the top left. */
import type { FactionName } from '../palette';

/** Home terrains (COMP-01), then the ground of neutral places: heath round the ruins, ash round the volcano. */
export const GROUNDS = ['woods', 'mountains', 'canyons', 'lakes', 'frost', 'jungle', 'heath', 'ash'] as const;
export type Ground = (typeof GROUNDS)[number];

export interface Holder {
  readonly seat: number;
  /** Null only before factions are chosen. */
  readonly faction: FactionName | null;
}

export type Feature =
  | { readonly kind: 'road' }
  /** Level 0: laid out, chosen by nobody yet. No holder and a level: a neutral city. */
  | { readonly kind: 'city'; readonly level: number; readonly holder: Holder | null }
  | { readonly kind: 'ruins' }
  /** A place of a module, by the name of its card; `tokens`: whoever has one lying there. */
  | {
      readonly kind: 'landmark';
      readonly name: string;
      readonly faction: FactionName | null;
      readonly holder: Holder | null;
      readonly tokens: readonly Holder[];
    };

/** Something that stands beside the road of a square, of whoever it belongs to; a module knows what it is. */
export interface Token {
  readonly name: string;
  readonly holder: Holder;
  /** Which of its sides is up. */
  readonly face: number;
}

export type Landmark = Extract<Feature, { kind: 'landmark' }>;

export type Site =
  /** Does not exist with this number of players. */
  | { readonly kind: 'table' }
  /** Not explored yet. */
  | { readonly kind: 'blank' }
  /** Impassable (BUILD-11). */
  | { readonly kind: 'crag' }
  | {
      readonly kind: 'land';
      readonly ground: Ground;
      /** Sides with a road: north 1, east 2, south 4, west 8. */ readonly roads: number;
      readonly place: Feature;
      readonly tokens?: readonly Token[];
    };

export interface Land {
  readonly columns: number;
  readonly rows: number;
  readonly sites: readonly Site[];
}

/** Side of a square in board units: everything on the board is drawn in them. */
export const SQUARE = 100;

export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;

/** Where tokens stand: in the corners, where no road runs; more of them close up. */
const CORNERS = [
  [77, 80],
  [23, 80],
  [77, 34],
  [23, 34],
] as const;
export function tokenSpot(index: number): { readonly x: number; readonly y: number } {
  const [x, y] = CORNERS[index % CORNERS.length] ?? [50, 50];
  const more = Math.floor(index / CORNERS.length);
  return { x: x + more * (x < 50 ? 12 : -12), y: y - more * 9 };
}

const TABLE: Site = { kind: 'table' };

/** What lies at a row and column from 0; the table outside. */
export function siteAt(land: Land, row: number, column: number): Site {
  if (row < 0 || column < 0 || row >= land.rows || column >= land.columns) return TABLE;
  return land.sites[row * land.columns + column] ?? TABLE;
}
