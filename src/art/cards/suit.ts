import type { Figure } from '../figure';
import { FACTIONS, LIVERIES, NEUTRAL_LIVERY, type FactionName, type Livery, type PatternName } from '../palette';

/** Whose card it is: a faction's, nobody's, everybody's (the Unbound), a Great Artefact, or one of a module's own. */
export type Suit = FactionName | 'neutral' | 'universal' | 'great' | { readonly own: OwnSuit };

/** How the cards of a module look that are like no others. */
export interface OwnSuit {
  readonly dress: Dress;
  /** Behind the picture, from the lit corner to the other. */
  readonly paper: readonly string[];
  /** What lies behind the picture, inside a path. */
  readonly vista: (clip: string) => Figure;
  /** On the disc in the corner: path data on the glyphs' grid. */
  readonly sign: string;
}

export const isFaction = (suit: Suit): suit is FactionName =>
  typeof suit === 'string' && FACTIONS.some((faction) => faction === suit);

export type Dress = Omit<Livery, 'pattern'> & { readonly pattern: PatternName | null };

const GREAT: Dress = {
  main: '#c8922a',
  deep: '#5f3f08',
  pale: '#ffe9a8',
  on: '#221503',
  inkOnLight: '#7a5200',
  inkOnDark: '#f0c95c',
  pattern: 'lozenges',
};
const UNBOUND: Dress = {
  main: '#4a4257',
  deep: '#211c2b',
  pale: '#b9aecb',
  on: '#fbf6ff',
  inkOnLight: '#453b58',
  inkOnDark: '#d6cbe6',
  pattern: null,
};

export function dressOf(suit: Suit): Dress {
  switch (suit) {
    case 'neutral':
      return { ...NEUTRAL_LIVERY, pattern: null };
    case 'universal':
      return UNBOUND;
    case 'great':
      return GREAT;
    default:
      return typeof suit === 'string' ? LIVERIES[suit] : suit.own.dress;
  }
}
