/**
 * What the bots know about the game, as numbers. One unit is one victory point at the end of the game.
 * They were found by the arena (see README.md); the names say what they weigh.
 */
import { item, type KindDef, type KindName, type Kinds } from '@battalia/engine';

export interface Weights {
  /** A point on the board now. */
  readonly point: number;
  /** Each city of level 4, on top of its points: it brings the end nearer for whoever is ahead. */
  readonly level4: number;
  /** How much the best opponent's points count against the own. */
  readonly rival: number;
  /** A point ahead when the map is all but full: whoever leads brings the end about, whoever does not puts it off. */
  readonly haste: number;

  /** Points that a hand's worth of average cards brings in a turn, times the turns left. */
  readonly deck: number;
  /** Cards that a deck is thought to have beside its own: how little a weak card hurts it. */
  readonly ballast: number;
  /** A deck is not thought better for having fewer cards than this. */
  readonly lean: number;
  /** Three units of a rank in the same hand: a city, by its level. */
  readonly trio: number;
  /** Two units of a rank in the same hand: an upgrade. */
  readonly pair: number;
  /** A friman and a supply in the same hand: a road. */
  readonly road: number;
  /** A rank more that the supplies in a hand could hire, with all turns to come. */
  readonly hire: number;
  /** A deck without any supplies, or without frimen and tools: it can neither hire nor open a way. */
  readonly stuck: number;
  /** As many supplies and frimen as a deck needs not to be stuck. */
  readonly supplies: number;
  readonly builders: number;
  /** How much dearer the last of them are than the first to go: 1 all alike. */
  readonly last: number;
  /** How much more of both it needs where a full map does not end the game. */
  readonly endless: number;
  /** Most turns that a deck is valued for. */
  readonly horizon: number;
  /** Days that a game usually takes, and turns that are thought to be left even after that. */
  readonly usual: number;
  readonly soonest: number;
  /** From this day on nobody puts off the end of the map. */
  readonly patience: number;
  /** Squares that a player fills in a turn. */
  readonly fill: number;
  /** Turns from one city of level 4 to the next. */
  readonly ascent: number;

  /** A card that is kept for the next turn, times its value. */
  readonly ambush: number;
  readonly tent: number;

  /** Points that kept units are likely to bring in the next turn, together with those of the same rank that come to the hand. */
  readonly together: number;

  /** A place to build a city on, for the first few of them. */
  readonly site: number;
  /** A hero on the board, times what it can hope to take. */
  readonly hero: number;
  /** The same for a hero that is not hired. */
  readonly idleHero: number;
  /** Each square of the way makes a goal less worth. */
  readonly distance: number;
  /** An empty square on the way, which still lacks its road, counts as so many steps. */
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
  /** The same for cards that make the deck better: worth this much with all turns to come, and less with every turn. */
  readonly growth: Readonly<Partial<Record<KindName, number>>>;
  /** What a second, third ... artefact of a kind is worth, compared to the one before. */
  readonly again: number;
}

export const CHIEF_WEIGHTS: Weights = {
  point: 1.8,
  level4: 1.6,
  rival: 0.8,
  haste: 0.7,
  deck: 0.3,
  ballast: 4,
  lean: 14,
  trio: 0.2,
  pair: 0.25,
  road: 0.35,
  hire: 0.08,
  stuck: 3,
  supplies: 4,
  builders: 2,
  last: 1,
  endless: 1.5,
  horizon: 9,
  usual: 30,
  soonest: 5,
  patience: 18,
  fill: 0.7,
  ascent: 3,
  ambush: 0.2,
  tent: 0.25,
  together: 0.9,
  site: 0.6,
  hero: 1.05,
  idleHero: 0.25,
  distance: 0.25,
  gap: 2.5,
  great: 2.6,
  threat: 0.12,
  homeGround: 0.1,
  unplayed: 0.13,
  again: 0.6,
  card: {
    friman: 0.33,
    chief: 0.45,
    priest: 0.7,
    lord: 1.05,
    supply: 0.15,
    tool: 0.6,
    weapon: 0.3,
    amulet: 0.4,
    title: 0.15,
    scroll: 0.05,
    tent: 0.15,
    horse: 0.25,
    hammer: 0.65,
    sword: 0.8,
    shield: 0.5,
    wings: 0.4,
    horn: 1.2,
    book: 0.2,
    crown: 0.3,
    hand: 0.8,
    staff: 0.1,
    pavilion: 0.6,
  },
  growth: { title: 0.7, scroll: 0.1, crown: 1, book: 0.5, hammer: 0.2 },
};

/** Lord's own: it arms early, thins its deck and goes for the cities of others. */
export const LORD_WEIGHTS: Weights = {
  ...CHIEF_WEIGHTS,
  haste: 1,
  deck: 0.42,
  lean: 11,
  stuck: 7.5,
  last: 2,
  idleHero: 1,
  card: { ...CHIEF_WEIGHTS.card, priest: 0.9, lord: 1.5, weapon: 1.2 },
};

/** What a kind is worth that nobody has weighed: as much as one of the core that is like it. */
function unweighed({ card }: Weights, def: KindDef): number {
  switch (def.class) {
    case 'unit':
      return card[item(RANKS, (def.rank ?? 1) - 1)] ?? 0;
    case 'supply':
      return card.supply ?? 0;
    case 'artefact':
      return card.horse ?? 0;
    case 'great':
      return card.wings ?? 0;
    default:
      return 0;
  }
}
const RANKS = ['friman', 'chief', 'priest', 'lord'] as const;

const weighed = (values: Weights['card'], name: string): number | undefined => {
  const byName: Readonly<Partial<Record<string, number>>> = values;
  return byName[name];
};

/** Card values by kind. */
export const cardValues = (weights: Weights, { kindDefs }: Kinds): Float64Array =>
  Float64Array.from(kindDefs, (def) => weighed(weights.card, def.name) ?? unweighed(weights, def));
export const growthValues = ({ growth }: Weights, { names }: Kinds): Float64Array =>
  Float64Array.from(names, (name) => weighed(growth, name) ?? 0);
