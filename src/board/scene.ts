/** What is on the board, from what a player may see of it: everything the picture depends on and nothing else. */
import {
  FACTION_NAMES,
  isCity,
  isRoad,
  item,
  TERRAIN_NAMES,
  type CardView,
  type Faction,
  type Kind,
  type Seat,
  type Square,
  type SquareView,
  BASE_BOX,
  nameOfKind,
  boxOf,
} from '@battalia/engine';
import type { Ground, Holder, Land, Feature, Site, Token } from '@/art/land/land';
import type { FactionName } from '@/art/palette';
import { backName, landmarkArt } from '@/art/places/landmarks';
import { landmarkOf, tokensOn, wayOf, type Sight, type WayAhead } from './landmarks';

export interface SceneHero {
  readonly seat: Seat;
  /** Which of the two. */
  readonly hero: number;
  readonly faction: FactionName | null;
  readonly square: Square;
}

/** Somebody who walks over the map and belongs to nobody, by the name of the module. */
export interface Wanderer {
  readonly name: string;
  readonly square: Square;
  readonly way: WayAhead | null;
}

export interface Scene extends Land {
  readonly heroes: readonly SceneHero[];
  readonly wanderers?: readonly Wanderer[];
}

export function sceneOf(view: Sight): Scene {
  const holders = view.players.map((player): Holder => ({
    seat: player.seat,
    faction: player.faction === null ? null : item(FACTION_NAMES, player.faction),
  }));
  const heroes: SceneHero[] = [];
  view.players.forEach((player, i) => {
    player.heroes.forEach((square, hero) => {
      if (square !== null) heroes.push({ seat: player.seat, hero, faction: holders[i]?.faction ?? null, square });
    });
  });
  return {
    columns: view.columns,
    rows: Math.ceil(view.board.length / view.columns),
    sites: view.board.map((square) => siteOf(square, view, holders)),
    heroes,
    wanderers: view.figures.map(({ module, square }) => ({ name: module, square, way: wayOf(module, view) })),
  };
}

function siteOf(square: SquareView, view: Sight, holders: readonly Holder[]): Site {
  switch (square.kind) {
    case 'missing':
      return { kind: 'table' };
    case 'empty':
      return { kind: 'blank' };
    case 'impassable':
      return { kind: 'crag' };
    case 'down':
      return {
        kind: 'land',
        ground: 'heath',
        roads: square.roads,
        place: { kind: 'landmark', name: backName(square.back), faction: null, holder: null, tokens: [] },
      };
    case 'tile': {
      const holder = square.holder === null ? null : (holders.find(({ seat }) => seat === square.holder) ?? null);
      return {
        kind: 'land',
        ground: groundOf(square.tile, view),
        roads: square.roads,
        place: featureOf(square.tile, square.level, holder, view, holders),
        ...tokensAt(square.square, view, holders),
      };
    }
  }
}

/** Most squares have none. */
function tokensAt(square: Square, view: Sight, holders: readonly Holder[]): { readonly tokens?: readonly Token[] } {
  const tokens = tokensOn(view, square).flatMap(({ name, seat, face }): Token[] => {
    const holder = holders.find((one) => one.seat === seat);
    return holder === undefined ? [] : [{ name, holder, face }];
  });
  return tokens.length === 0 ? {} : { tokens };
}

function groundOf(tile: CardView, view: Sight): Ground {
  return TERRAIN_NAMES[tile.faction] ?? landmarkArt(nameOfKind(boxOf(view), tile.kind)).ground ?? 'heath';
}

function featureOf(
  tile: CardView,
  level: number,
  holder: Holder | null,
  view: Sight,
  holders: readonly Holder[],
): Feature {
  if (isCity(boxOf(view), tile.kind)) return { kind: 'city', level, holder };
  if (isRoad(boxOf(view), tile.kind)) return { kind: 'road' };
  const name = nameOfKind(boxOf(view), tile.kind);
  if (name === 'ruins') return { kind: 'ruins' };
  const { faction, tokens } = landmarkOf(name, tile, view);
  return { kind: 'landmark', name, faction, holder, tokens: holders.filter(({ seat }) => tokens.includes(seat)) };
}

/** A card as it would lie on a square: for previews. */
export function landOf(
  tile: { readonly kind: Kind; readonly faction: Faction },
  roads: number,
  level: number,
  holder: Holder,
): Site {
  const place: Feature = isCity(BASE_BOX, tile.kind) ? { kind: 'city', level, holder } : { kind: 'road' };
  return { kind: 'land', ground: item(TERRAIN_NAMES, tile.faction), roads, place };
}

/** Whether two sites look the same, so that nothing is drawn twice for nothing. */
export function sameSite(one: Site, other: Site): boolean {
  if (one === other) return true;
  if (one.kind !== 'land' || other.kind !== 'land') return one.kind === other.kind;
  return (
    one.ground === other.ground &&
    one.roads === other.roads &&
    sameFeature(one.place, other.place) &&
    sameStanding(one.tokens, other.tokens)
  );
}

/** Whether the same stands beside the road. */
export const sameStanding = (one: readonly Token[] = [], other: readonly Token[] = []): boolean =>
  one.length === other.length &&
  one.every(({ name, holder, face }, i) => {
    const there = other[i];
    return there !== undefined && name === there.name && face === there.face && sameHolder(holder, there.holder);
  });

function sameFeature(one: Feature, other: Feature): boolean {
  if (one.kind === 'city' && other.kind === 'city')
    return one.level === other.level && sameHolder(one.holder, other.holder);
  if (one.kind === 'landmark' && other.kind === 'landmark')
    return (
      one.name === other.name &&
      one.faction === other.faction &&
      sameHolder(one.holder, other.holder) &&
      sameTokens(one.tokens, other.tokens)
    );
  return one.kind === other.kind;
}

export const sameHolder = (one: Holder | null, other: Holder | null): boolean =>
  one === null || other === null ? one === other : one.seat === other.seat && one.faction === other.faction;

export const sameTokens = (one: readonly Holder[], other: readonly Holder[]): boolean =>
  one.length === other.length && one.every((holder, i) => sameHolder(holder, other[i] ?? null));

/** Squares that look different in two lands of one board. */
export function changedSquares(before: Land, after: Land): Square[] {
  const changed: Square[] = [];
  after.sites.forEach((site, square) => {
    const was = before.sites[square];
    if (was === undefined || !sameSite(was, site)) changed.push(square);
  });
  return changed;
}
