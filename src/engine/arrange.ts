/**
 * A position laid by hand: for lessons, for tests, and for whoever wants to know what a rule says of one. It is given by
 * names and differs from a fresh game only where it says so. What cannot be laid is answered with one sentence.
 */
import { step } from './apply';
import type { Action } from './core/action';
import { bandOf, cardsOfKind } from './core/box';
import { BASE_FACTIONS, FACTION_NAMES, HEROES, type Card, type FactionName, type Place } from './core/components';
import { standardConfig, type GameConfig } from './core/config';
import { squareAt } from './core/geometry';
import { at, item, NONE } from './core/ints';
import { isTerrain, nameOfKind, roadsOf, turned, type Kind } from './core/kinds';
import { deckOf, move, moveUnder } from './core/piles';
import { rollDie, seedChance } from './core/rng';
import {
  ACTING,
  ambushOf,
  BOARD,
  BOX,
  campOf,
  cardsIn,
  clone,
  EMPTY,
  factionOf,
  GREAT,
  handOf,
  kindOf,
  LIMBO,
  MISSING,
  nationOf,
  NOBODY,
  OPENING,
  seatOfZone,
  shelterOf,
  stationedOf,
  touchMap,
  WAITING,
  type GameState,
  type Seat,
  type Square,
  type Zone,
} from './core/state';
import { engineWith, type Engine } from './engine';
import { generate } from './legal';
import { MODULES, type KindName } from './modules/all';
import type { ModuleBand } from './modules/words';
import { markOf, type Spell } from './rules/artefacts';
import { forParty } from './rules/parties';

/** A card by name: 'barfolk friman', 'supply', 'hammer'; that of a band has the band before it. */
export type CardName = KindName | `${FactionName | ModuleBand} ${KindName}`;

export interface TileSpec {
  readonly at: Place;
  /** A terrain card such as 'islanders city4' or 'barfolk straight'; null empties the square. */
  readonly card: CardName | null;
  readonly quarters?: number;
  readonly level?: number;
  readonly owner?: Seat;
}

/** What a position looks like where it differs from a fresh game. Zones that are named hold just what is named. */
export interface Arrangement {
  /** The app's, if left out. */
  readonly engine?: Engine;
  readonly config?: GameConfig;
  readonly seed?: string;
  readonly factions?: readonly FactionName[];
  readonly first?: Seat;
  readonly turn?: Seat;
  /** Step 1 or step 3 of the turn; step 3 if left out. */
  readonly step?: 'opening' | 'acting';
  readonly day?: number;
  readonly hands?: Readonly<Record<Seat, readonly CardName[]>>;
  /** Top card first. */
  readonly nations?: Readonly<Record<Seat, readonly CardName[]>>;
  readonly shelters?: Readonly<Record<Seat, readonly CardName[]>>;
  readonly ambushes?: Readonly<Record<Seat, readonly CardName[]>>;
  /** Tents that stand, with what they hold. */
  readonly camps?: Readonly<Record<Seat, readonly { readonly tent: CardName; readonly cards: readonly CardName[] }[]>>;
  readonly limbo?: readonly CardName[];
  readonly great?: readonly KindName[];
  /** Cards that lie on top of a pool deck, top first. */
  readonly decks?: Readonly<Partial<Record<KindName, readonly CardName[]>>>;
  /** Decks of which only so many cards are left. */
  readonly left?: Readonly<Partial<Record<KindName, number>>>;
  /** True: the map is emptied first, but for squares that do not exist. */
  readonly bare?: boolean;
  readonly tiles?: readonly TileSpec[];
  /** Up to two places a seat. */
  readonly heroes?: Readonly<Record<Seat, readonly Place[]>>;
  /** The amulet's next roll. */
  readonly die?: number;
}

/** A position that cannot be laid. The message is a sentence for whoever wrote it down. */
export class ImpossiblePosition extends Error {}

function claim(holds: boolean, sentence: string): void {
  if (!holds) throw new ImpossiblePosition(sentence);
}

/** A game whose set-up choices are made: factions and start cities in order. */
export function started(config: GameConfig, seed = 'test', engine = engineWith(MODULES)): GameState {
  const s = engine.createGame(config, seed);
  while (s.day === 0) {
    const out: Action[] = [];
    generate(s, out);
    step(s, item(out, 0));
  }
  return s;
}

export function arrange(spec: Arrangement = {}): GameState {
  const config = spec.config ?? standardConfig(4);
  const names = spec.factions ?? FACTION_NAMES.slice(0, config.seats.length);
  const seats = config.seats.map((seat, i) => ({ faction: seat.faction ?? nameToFaction(names[i]) }));
  const s = started(
    { ...config, seats, excluded: config.seats.length === 2 ? (config.excluded ?? firstFree(seats)) : null },
    spec.seed,
    spec.engine,
  );
  check(s, spec);
  arrangeMap(s, spec);
  arrangeCards(s, spec);
  for (let seat = 0; seat < s.rules.seats; seat++) {
    const places = spec.heroes?.[seat];
    for (let hero = 0; places && hero < HEROES; hero++) {
      const place = places[hero];
      s.hero[seat * HEROES + hero] = place ? squareAt(s.rules.columns, place) : NONE;
    }
  }
  s.first = spec.first ?? 0;
  s.turn = spec.turn ?? s.first;
  s.day = spec.day ?? 1;
  s.phase.fill(WAITING);
  forParty(s, s.turn, (seat) => (s.phase[seat] = spec.step === 'opening' ? OPENING : ACTING));
  s.begun = s.rules.parties === null ? 0 : 1 << s.turn;
  s.acted = 0;
  touchMap(s);
  if (spec.die !== undefined) loadDie(s, spec.die);
  return s;
}

/** What is wrong before a card is moved; that a card is missing shows when it is looked for. */
function check(s: GameState, spec: Arrangement): void {
  const { seats } = s.rules;
  const isSeat = (seat: number) => Number.isInteger(seat) && seat >= 0 && seat < seats;
  const seated = (seat: number, what: string) =>
    claim(isSeat(seat), `${what} ${seat} is no seat: this game has the seats 0 to ${seats - 1}.`);
  seated(spec.first ?? 0, 'first');
  seated(spec.turn ?? 0, 'turn');
  for (const what of ['hands', 'nations', 'shelters', 'ambushes', 'camps', 'heroes'] as const)
    for (const seat of Object.keys(spec[what] ?? {})) seated(Number(seat), `${what}:`);
  claim(Number.isInteger(spec.day ?? 1) && (spec.day ?? 1) >= 1, `Day ${spec.day} is no day: they count from 1.`);
  claim(
    spec.die === undefined || (Number.isInteger(spec.die) && spec.die >= 1 && spec.die <= 6),
    `The die has no face ${spec.die}: they are 1 to 6.`,
  );
  for (const { at: place, level = 0, quarters = 0, owner } of spec.tiles ?? []) {
    onBoard(s, place);
    claim(Number.isInteger(level) && level >= 0, `A city of level ${level} does not exist.`);
    claim(Number.isInteger(quarters), `A card is turned by whole quarters, not by ${quarters}.`);
    if (owner !== undefined) seated(owner, 'owner');
  }
  for (const [seat, places] of Object.entries(spec.heroes ?? {})) {
    claim(places.length <= HEROES, `Seat ${seat} has ${HEROES} heroes, not ${places.length}.`);
    for (const place of places) onBoard(s, place);
  }
}

function onBoard(s: GameState, place: Place): void {
  const [row, column] = place;
  const { columns, squares } = s.rules;
  const inside = row >= 1 && column >= 1 && column <= columns && row <= squares / columns;
  claim(
    inside && Number.isInteger(row) && Number.isInteger(column) && at(s.tile, squareAt(columns, place)) !== MISSING,
    `There is no square in row ${row}, column ${column} of this board.`,
  );
}

const nameToFaction = (name: FactionName | undefined): number | null => {
  if (name === undefined) return null;
  claim(FACTION_NAMES.includes(name), `There is no faction "${name}".`);
  return FACTION_NAMES.indexOf(name);
};

function firstFree(seats: readonly { readonly faction: number | null }[]): number {
  for (let faction = BASE_FACTIONS - 1; faction >= 0; faction--)
    if (!seats.some((seat) => seat.faction === faction)) return faction;
  return NONE;
}

function arrangeMap(s: GameState, spec: Arrangement): void {
  const empty = (square: Square) => {
    const tile = at(s.tile, square);
    if (tile >= 0) move(s, tile, deckOf(s, kindOf(s, tile)) === NONE ? BOX : deckOf(s, kindOf(s, tile)));
    if (tile !== MISSING) s.tile[square] = EMPTY;
    s.roads[square] = 0;
    s.level[square] = 0;
    s.holder[square] = NOBODY;
    s.down[square] = 0;
  };
  if (spec.bare === true) for (let square = 0; square < s.rules.squares; square++) empty(square);
  for (const tile of spec.tiles ?? []) {
    const square = squareAt(s.rules.columns, tile.at);
    empty(square);
    if (tile.card === null) continue;
    const card = findCard(s, tile.card, (zone) => seatOfZone(s, zone) === NONE && zone !== BOARD);
    claim(isTerrain(s.rules, kindOf(s, card)), `"${tile.card}" does not lie on a map.`);
    move(s, card, BOARD);
    s.tile[square] = card;
    s.roads[square] = turned(roadsOf(s.rules, kindOf(s, card)), tile.quarters ?? 0);
    s.level[square] = tile.level ?? 0;
    s.holder[square] = tile.owner ?? NOBODY;
  }
}

function arrangeCards(s: GameState, spec: Arrangement): void {
  const decks: Readonly<Partial<Record<string, readonly CardName[]>>> = spec.decks ?? {};
  const lefts: Readonly<Partial<Record<string, number>>> = spec.left ?? {};
  const fixed = new Set<Card>();
  const fill = (zone: Zone, names: readonly CardName[] | undefined) => {
    if (!names) return;
    for (const card of cardsIn(s, zone)) if (!fixed.has(card)) giveBack(s, card);
    for (const name of [...names].reverse()) {
      const card = findCard(s, name, (where) => where !== BOARD, fixed);
      fixed.add(card);
      move(s, card, zone);
    }
  };
  if (spec.great) for (const card of cardsIn(s, GREAT)) move(s, card, BOX);
  for (let seat = 0; seat < s.rules.seats; seat++) {
    fill(handOf(seat), spec.hands?.[seat]);
    fill(nationOf(seat), spec.nations?.[seat]);
    fill(shelterOf(seat), spec.shelters?.[seat]);
    fill(ambushOf(seat), spec.ambushes?.[seat]);
    for (const { tent, cards } of spec.camps?.[seat] ?? []) {
      const held = findCard(s, tent, (where) => where !== BOARD, fixed);
      fixed.add(held);
      move(s, held, campOf(seat));
      for (const name of cards) {
        const card = findCard(s, name, (where) => where !== BOARD, fixed);
        fixed.add(card);
        move(s, card, stationedOf(seat));
        s.host[card] = held;
      }
    }
  }
  fill(LIMBO, spec.limbo);
  fill(GREAT, spec.great);
  for (const number of s.rules.deckKinds) {
    const zone = deckOf(s, number);
    const kind = nameOfKind(s.rules, number);
    for (const name of [...(decks[kind] ?? [])].reverse()) {
      const card = findCard(s, name, (where) => where === zone || where === BOX, fixed);
      fixed.add(card);
      move(s, card, zone);
    }
    const left = lefts[kind];
    if (left !== undefined) while (at(s.size, zone) > left) move(s, at(s.bottom, zone), BOX);
  }
}

/** A card that must go somewhere else: to the bottom of its deck, or into the box. */
function giveBack(s: GameState, card: Card): void {
  const deck = deckOf(s, kindOf(s, card));
  if (deck !== NONE && bandOf(s.rules, card) === '') moveUnder(s, card, deck);
  else move(s, card, BOX);
}

/** One card more of somebody's hand, by what can be seen of it, as an amulet has left it. */
export interface Given {
  readonly kind: Kind;
  readonly band?: string;
  readonly spell?: Spell | undefined;
}

/** Puts further cards into a hand of a position; NONE for what there is no more of in pool and box. */
export function give(s: GameState, seat: Seat, cards: readonly Given[]): readonly Card[] {
  return cards.map(({ kind, band = '', spell }) => {
    const spare = cardsOfKind(s.rules, kind).find((card) => {
      const zone = at(s.zone, card);
      return bandOf(s.rules, card) === band && zone !== BOARD && seatOfZone(s, zone) === NONE;
    });
    if (spare === undefined) return NONE;
    giveCard(s, seat, spare, spell);
    return spare;
  });
}

/** Puts just this card into a hand, as an amulet has left it. */
export function giveCard(s: GameState, seat: Seat, card: Card, spell?: Spell): void {
  move(s, card, handOf(seat));
  if (spell !== undefined) s.mark[card] = markOf(spell);
}

/** A card of that name that is not spoken for: from the pool or the box if it can be, else from a player. */
function findCard(
  s: GameState,
  name: CardName,
  allowed: (zone: Zone) => boolean,
  fixed: ReadonlySet<Card> = new Set(),
): Card {
  const words = name.split(' ');
  const kind = s.rules.named[words[words.length - 1] ?? ''] ?? NONE;
  claim(kind !== NONE, `This game knows no card "${name}".`);
  const whose = words.length === 1 ? '' : (words[0] ?? '');
  const faction = FACTION_NAMES.findIndex((factionName) => factionName === whose);
  let fallback = NONE;
  for (let card = 0; card < s.rules.cards; card++) {
    if (kindOf(s, card) !== kind || fixed.has(card) || !allowed(at(s.zone, card))) continue;
    if (faction === NONE ? bandOf(s.rules, card) !== whose : factionOf(s, card) !== faction) continue;
    if (seatOfZone(s, at(s.zone, card)) === NONE) return card;
    if (fallback === NONE) fallback = card;
  }
  claim(fallback !== NONE, `There is no further card "${name}" in this game.`);
  return fallback;
}

/** Winds the chance on until the next roll shows this face. */
export function loadDie(s: GameState, face: number): void {
  const trial = clone(s);
  for (let attempt = 0; ; attempt++) {
    seedChance(s, `die ${face} ${attempt}`);
    trial.copyFrom(s);
    if (rollDie(trial) === face) return;
  }
}

/** 'barfolk friman' for a card. */
export function cardName(s: GameState, card: Card): CardName {
  const kind = nameOfKind(s.rules, kindOf(s, card));
  const faction = factionOf(s, card);
  const whose = faction >= 0 ? item(FACTION_NAMES, faction) : bandOf(s.rules, card);
  const name = whose === '' ? kind : `${whose} ${kind}`;
  if (!isCardName(name)) throw new Error(`card ${card} has no name`);
  return name;
}

/** The checked border: names of kinds, factions and bands come from the tables. */
const isCardName = (name: string): name is CardName => name !== '';
