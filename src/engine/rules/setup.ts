/** Laying out the game (SETUP), and the choices the players make before the first turn (SETUP-07). */
import { HEROES, HIGHEST_LEVEL, SUPPLIES_PER_FACTION, type Card, type Place } from '../core/components';
import type { GameConfig } from '../core/config';
import type { Stage } from '../core/contract';
import type { SetupStep } from '../core/deeds';
import type { Log } from '../core/event';
import { squareAt } from '../core/geometry';
import { at, item, NONE } from '../core/ints';
import { deckOf, draw, move, shuffle } from '../core/piles';
import { pick, seedChance } from '../core/rng';
import type { Ruleset } from '../core/ruleset';
import { markImpassable } from './impassable';
import { dawn, HAND_SIZE, startTurn } from './turn';
import {
  BOARD,
  BOX,
  cardsIn,
  clearTable,
  factionOf,
  GREAT,
  heroSquare,
  kindOf,
  MISSING,
  nationOf,
  NOBODY,
  touchMap,
  type GameState,
  type Seat,
  type Square,
} from '../core/state';
import { isFactionInPlay, type Rule } from './rule';
import { CHIEF, CITY4, FRIMAN, isMixedGreat, PRIEST, roadsOf, SUPPLY, type Kind } from '../core/kinds';

/** SETUP-06. */
const FIRST_CARDS: readonly (readonly [Kind, number])[] = [
  [FRIMAN, 3],
  [CHIEF, 1],
  [PRIEST, 1],
  [SUPPLY, 5],
];

/** Lays a game out, up to the first choice of a player. The set-up is checked before (`checkConfig`). */
export function layOut(s: GameState, seed: string): void {
  seedChance(s, seed);
  emptyTable(s);
  s.setupLeft = s.rules.setup.length;
  advance(s, undefined);
}

/** Goes on to the next choice of a player, or opens the game. */
export function advance(s: GameState, log: Log): void {
  while (s.setupLeft > 0) {
    const { stage, seat } = chooser(s);
    if (stage.ask !== undefined && stage.isSettled?.(s, seat) !== true) return;
    s.setupLeft--;
    stage.lay?.(s, log);
    if (s.frames > 0) return;
  }
  openGame(s, log);
}

function emptyTable(s: GameState): void {
  clearTable(s);
  for (const place of s.rules.board.missing) s.tile[squareAt(s.rules.columns, place)] = MISSING;
  s.zone.fill(BOX);
  for (let card = 0; card < s.rules.cards; card++) s.below[card] = card + 1 < s.rules.cards ? card + 1 : NONE;
  s.top[BOX] = 0;
  s.bottom[BOX] = s.rules.cards - 1;
  s.size[BOX] = s.rules.cards;
}

/** SETUP-04: with two players one faction stays in the box. */
function factionsInPlay(s: GameState, config: GameConfig): number {
  const { factions } = s.rules;
  let inPlay = (1 << factions) - 1;
  const free: number[] = [];
  for (let faction = 0; faction < factions; faction++)
    if (!config.seats.some((seat) => seat.faction === faction)) free.push(faction);
  for (let left = factions - s.rules.factionsInPlay; left > 0; left--) {
    const agreed = config.excluded === null ? NONE : free.indexOf(config.excluded);
    const [unused] = free.splice(agreed >= 0 ? agreed : pick(s, free.length), 1);
    if (unused !== undefined) inPlay &= ~(1 << unused);
  }
  return inPlay;
}

/** SETUP-08, and COMP-03: as many supplies as units. */
function fillPool(s: GameState): void {
  let supplies = 0;
  for (let faction = 0; faction < s.rules.factions; faction++)
    if ((s.inPlay & (1 << faction)) !== 0) supplies += SUPPLIES_PER_FACTION;
  for (let card = 0; card < s.rules.cards; card++) {
    const kind = kindOf(s, card);
    const faction = factionOf(s, card);
    // A band comes with the module that hires it out.
    if (deckOf(s, kind) === NONE || at(s.rules.bandOf, card) !== 0) continue;
    const isThere = kind === SUPPLY ? supplies-- > 0 : faction < 0 || (s.inPlay & (1 << faction)) !== 0;
    if (isThere) move(s, card, deckOf(s, kind));
  }
  for (const kind of s.rules.deckKinds) shuffle(s, deckOf(s, kind));
  // Which Great Artefacts lie out or hide under a site is chance, and takes as much of it whatever else is in the box.
  const greats = cardsIn(s, BOX).filter((card) => isMixedGreat(s.rules, kindOf(s, card)));
  while (greats.length > 0) move(s, item(greats.splice(pick(s, greats.length), 1), 0), BOX);
  for (const card of cardsIn(s, BOX)
    .filter((card) => isMixedGreat(s.rules, kindOf(s, card)))
    .slice(0, s.rules.greatFaceUp))
    move(s, card, GREAT);
}

/** SETUP-01..04: the ruins or what else lies there, start cities and neutral cities. Cities that are not needed leave the game. */
function layMap(s: GameState): void {
  const { board, columns, starts, neutrals } = s.rules;
  for (const { place, kind, roads } of board.sites) {
    const card = cardsIn(s, BOX).find((other) => kindOf(s, other) === s.rules.named[kind]);
    if (card === undefined) continue;
    const square = squareAt(columns, place);
    lay(s, card, square, 0);
    if (roads !== undefined) s.roads[square] = roads;
  }
  const rings = (places: readonly Place[], level: number) => {
    for (let i = 0; i < places.length; i += s.rules.seats) layRing(s, places.slice(i, i + s.rules.seats), level);
  };
  rings(starts, 0);
  rings(neutrals, HIGHEST_LEVEL);
}

/** One four-exit city of each terrain, at random on these squares; those left over go back into the box. */
function layRing(s: GameState, places: readonly Place[], level: number): void {
  const cities: Card[] = [];
  for (let faction = 0; faction < s.rules.factions; faction++) {
    const city = cardsIn(s, CITY4).find((card) => factionOf(s, card) === faction);
    if (city !== undefined) cities.push(city);
  }
  for (const place of places) {
    const [city] = cities.splice(pick(s, cities.length), 1);
    if (city !== undefined) lay(s, city, squareAt(s.rules.columns, place), level);
  }
  for (const city of cities) move(s, city, BOX);
}

function lay(s: GameState, card: Card, square: Square, level: number): void {
  move(s, card, BOARD);
  s.tile[square] = card;
  s.roads[square] = roadsOf(s.rules, kindOf(s, card));
  s.level[square] = level;
}

/** SETUP-06. */
export function deal(s: GameState): void {
  for (let seat = 0; seat < s.rules.seats; seat++) {
    for (const [kind, count] of FIRST_CARDS)
      for (const card of cardsIn(s, kind).slice(0, count)) move(s, card, nationOf(seat));
    openNation(s, seat);
  }
}

/** The first cards are shuffled into a nation, and six of them drawn. */
export function openNation(s: GameState, seat: Seat): void {
  shuffle(s, nationOf(seat));
  draw(s, seat, HAND_SIZE);
}

/** SG-10: factions and start cities come before the first cards. The decks have shown their tops by then: nobody knows who is dealt what. */
export const dealLast: Stage = {
  name: 'deal',
  after: 'cities',
  lay(s) {
    for (const [kind] of FIRST_CARDS) shuffle(s, kind);
    deal(s);
  },
};

// ---------------------------------------------------------------- choices

/** How often every player marks a start city. */
export const cityRounds = ({ startCities }: Ruleset): number => startCities;

/** The step of the set-up that comes next, and whose choice it is. */
export function chooser(s: GameState): SetupStep & { readonly seat: Seat } {
  const step = item(s.rules.setup, s.rules.setup.length - s.setupLeft);
  return { ...step, seat: step.stage.seatAt?.(s, step.i, step.round) ?? NONE };
}

/** What the set-up consists of; modules put theirs in between. */
export const stages: readonly Stage[] = [
  { name: 'box', lay: (s) => void (s.inPlay = factionsInPlay(s, s.rules.config)) },
  { name: 'pool', lay: fillPool },
  { name: 'map', lay: layMap },
  { name: 'deal', lay: deal },
  {
    name: 'first',
    lay(s) {
      s.first = pick(s, s.rules.seats);
      s.turn = s.first;
      // Who settled on a faction beforehand is not asked.
      s.rules.config.seats.forEach(({ faction }, seat) => (s.faction[seat] = faction ?? NONE));
    },
  },
  {
    name: 'factions',
    ask: 'chooseFaction',
    /** Clockwise from the first player. */
    seatAt: (s, i) => (s.first + i) % s.rules.seats,
    isSettled: (s, seat) => at(s.faction, seat) !== NONE,
  },
  {
    name: 'cities',
    ask: 'chooseCity',
    rounds: cityRounds,
    /** Counter-clockwise from the last. */
    seatAt: (s, i) => (s.first + s.rules.seats - 1 - i) % s.rules.seats,
  },
];

function isFactionFree(s: GameState, faction: number): boolean {
  if (!isFactionInPlay(s, faction)) return false;
  for (let seat = 0; seat < s.rules.seats; seat++) if (at(s.faction, seat) === faction) return false;
  return true;
}

function isStart(s: GameState, square: Square): boolean {
  return s.rules.starts.some((place) => squareAt(s.rules.columns, place) === square);
}

/** A start city that nobody has marked yet. With two each, any of them may be the first (RULE-16). */
function isStartFree(s: GameState, square: Square): boolean {
  return isStart(s, square) && at(s.holder, square) === NOBODY && at(s.level, square) === 0;
}

export const chooseFaction: Rule<'chooseFaction'> = {
  answers: ['chooseFaction'],
  offer(s, _seat, _purse, out) {
    for (let faction = 0; faction < s.rules.factions; faction++)
      if (isFactionFree(s, faction)) out.push({ kind: 'chooseFaction', faction });
  },
  refuse: (s, _seat, { faction }) => (isFactionFree(s, faction) ? null : { code: 'factionTaken' }),
  perform(s, seat, { faction }, log) {
    s.faction[seat] = faction;
    log?.push({ kind: 'factionChosen', seat, faction });
    s.setupLeft--;
  },
};

export const chooseCity: Rule<'chooseCity'> = {
  answers: ['chooseCity'],
  offer(s, _seat, _purse, out) {
    for (let square = 0; square < s.rules.squares; square++)
      if (isStartFree(s, square)) out.push({ kind: 'chooseCity', square });
  },
  refuse: (s, _seat, { square }) =>
    isStartFree(s, square) ? null : isStart(s, square) ? { code: 'squareTaken', square } : { code: 'notOffered' },
  perform(s, seat, { square }, log) {
    s.holder[square] = seat;
    s.level[square] = 1;
    touchMap(s);
    log?.push({ kind: 'cityChosen', seat, square });
    // RULE-16: with two start cities the heroes stay where the first was marked.
    if (heroSquare(s, seat, 0) === NONE) placeHeroes(s, seat, square);
    s.setupLeft--;
  },
};

/** Day 1: the oracle shows tool on tool (SETUP-09). */
function openGame(s: GameState, log: Log): void {
  if (s.rules.startCities === 0)
    for (let seat = 0; seat < s.rules.seats; seat++) placeHeroes(s, seat, commonHome(s, seat));
  markImpassable(s, log);
  s.day = 1;
  dawn(s, log);
  startTurn(s, s.first, log);
}

/** Heroes that are there from the start (ALT-02, ALT-03). */
function placeHeroes(s: GameState, seat: Seat, square: Square): void {
  for (let hero = 0; hero < Math.min(HEROES, s.rules.startHeroes); hero++) s.hero[seat * HEROES + hero] = square;
}

/** Where they stand when nobody has a start city. */
function commonHome(s: GameState, seat: Seat): Square {
  for (let square = 0; square < s.rules.squares; square++) {
    if (at(s.tile, square) >= 0 && s.rules.hooks.home.some((home) => home(s, seat, square))) return square;
  }
  return NONE;
}
