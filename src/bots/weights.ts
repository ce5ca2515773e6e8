/**
 * What the bots know about the game, as numbers. One unit is one victory point at the end of the game.
 * They were found by the arena (see README.md); the names say what they weigh.
 */
import { KIND_NAMES, type KindName } from '@battalia/engine';

export interface Weights {
  /** A point on the board now. */
  readonly point: number;
  /** Each city of level 4, on top of its points: it brings the end nearer for whoever is ahead. */
  readonly level4: number;
  /** How much the best opponent's points count against the own. */
  readonly rival: number;

  /** Points that a hand's worth of average cards brings in a turn, times the turns left. */
  readonly deck: number;
  /** Cards that a deck is thought to have beside its own: how little a weak card hurts it. */
  readonly ballast: number;
  /** Three units of a rank in the same hand: a city, by its level. */
  readonly trio: number;
  /** Two units of a rank in the same hand: an upgrade. */
  readonly pair: number;
  /** Most turns that a deck is valued for. */
  readonly horizon: number;
  /** Squares that a player fills in a turn. */
  readonly fill: number;
  /** Turns from one city of level 4 to the next. */
  readonly ascent: number;

  /** A card that is kept for the next turn, times its value. */
  readonly ambush: number;
  readonly tent: number;

  /** A place to build a city on, for the first few of them. */
  readonly site: number;
  /** A hero on the board, times what it can hope to take. */
  readonly hero: number;
  /** The same for a hero that is not hired. */
  readonly idleHero: number;
  /** Each square of the way makes a goal less worth. */
  readonly distance: number;
  /** A square without a road on the way counts as so many squares. */
  readonly gap: number;
  /** What a Great Artefact is worth that lies in the ruins. */
  readonly great: number;
  /** An own city that an enemy hero can reach soon, times its level. */
  readonly threat: number;
  /** An own city on home ground in the advanced game. */
  readonly homeGround: number;
  /** What a card still in the hand is worth while a turn is being planned, times its value. */
  readonly unplayed: number;

  /** What a card is worth in a hand. */
  readonly card: Readonly<Partial<Record<KindName, number>>>;
  /** What a second, third ... artefact of a kind is worth, compared to the one before. */
  readonly again: number;
}

export const WEIGHTS: Weights = {
  point: 1,
  level4: 0.6,
  rival: 0.8,
  deck: 0.2,
  ballast: 6,
  trio: 0.3,
  pair: 0.3,
  horizon: 12,
  fill: 0.7,
  ascent: 3,
  ambush: 0.8,
  tent: 0.8,
  site: 0.35,
  hero: 0.5,
  idleHero: 0.2,
  distance: 0.15,
  gap: 2.5,
  great: 3,
  threat: 0.12,
  homeGround: 0.1,
  unplayed: 0.15,
  again: 0.6,
  card: {
    friman: 0.4, chief: 0.55, priest: 0.8, lord: 1.1, supply: 0.45,
    tool: 0.6, weapon: 0.5, amulet: 0.45, title: 0.9, scroll: 0.35, tent: 0.3, horse: 0.4,
    hammer: 1, sword: 1, shield: 0.6, wings: 0.6, horn: 1.3, book: 0.6, crown: 1.4, hand: 1, staff: 0.2, pavilion: 0.7,
  },
};

/** Card values by kind. */
export const cardValues = ({ card }: Weights): Float64Array => Float64Array.from(KIND_NAMES, (name) => card[name] ?? 0);
