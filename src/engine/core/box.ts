/**
 * What is in the box of a game: its kinds, and every card with its kind and faction. It depends on the set-up alone: the
 * core's cards come first and keep their numbers, those of the modules that take part follow in the modules' fixed order.
 */
import {
  BASE_FACTIONS,
  GREAT_KINDS,
  NEUTRAL,
  PER_FACTION,
  SUPPLIES_PER_FACTION,
  UNIVERSAL,
  type Card,
  type Faction,
} from './components';
import { item } from './ints';
import { compileKinds, CORE_KINDS, isGreat, RUINS, SUPPLY, type Kind, type KindDef, type Kinds } from './kinds';

/** Some cards of a kind that a module prints. */
export interface Printing {
  /** By its name: the core's or the module's own. */
  readonly kind: string;
  /** NEUTRAL if left out. */
  readonly faction?: Faction;
  /** One if left out. */
  readonly copies?: number;
  /** Cards of a band are like those of no other, whatever their kind and faction. */
  readonly band?: string;
}

/** The part of a module that goes into the box. */
export interface Content {
  readonly kinds?: readonly KindDef[];
  readonly cards?: readonly Printing[];
}

/** What is printed on a card. */
export interface CardFace {
  readonly card: Card;
  readonly kind: Kind;
  /** NEUTRAL, UNIVERSAL or a faction; of a tile, its terrain. */
  readonly faction: Faction;
}

export interface Box extends Kinds {
  /** Number of cards. */
  readonly cards: number;
  readonly kindOf: Uint8Array;
  readonly factionOf: Int8Array;
  /** Index into `bands`, 0 for cards of no band. */
  readonly bandOf: Uint8Array;
  readonly bands: readonly string[];
  /** One object a card, shared by all who only read. */
  readonly faces: readonly CardFace[];
  /** The Great Artefacts. */
  readonly greats: readonly Card[];
  /** Number of factions whose cards are in it. */
  readonly factions: number;
}

interface Printed {
  readonly kind: Kind;
  readonly faction: Faction;
  readonly band: string;
}

const NO_BAND = '';

/** What the key of a card has room for (`payment.ts`), and a set of factions in one number. */
const MOST_KINDS = 128;
const MOST_BANDS = 16;
const MOST_FACTIONS = 8;

/** Modules that bring more than a game can tell apart are a mistake of whoever wrote them: told at once, not when cards are mixed up. */
function checkRoom(kinds: number, bands: number, factions: number): void {
  if (kinds > MOST_KINDS) throw new Error(`${kinds} kinds of cards are more than ${MOST_KINDS}`);
  if (bands > MOST_BANDS) throw new Error(`${bands} bands are more than ${MOST_BANDS}`);
  if (factions > MOST_FACTIONS) throw new Error(`${factions} factions are more than ${MOST_FACTIONS}`);
}

function printCore(): Printed[] {
  const cards: Printed[] = [];
  const print = (kind: Kind, faction: Faction, copies: number) => {
    for (let i = 0; i < copies; i++) cards.push({ kind, faction, band: NO_BAND });
  };
  for (let faction = 0; faction < BASE_FACTIONS; faction++)
    for (const [kind, copies] of PER_FACTION) print(kind, faction, copies);
  print(SUPPLY, NEUTRAL, SUPPLIES_PER_FACTION * BASE_FACTIONS);
  for (const kind of GREAT_KINDS) print(kind, UNIVERSAL, 1);
  print(RUINS, NEUTRAL, 1);
  return cards;
}

/** Set-ups that differ in seats and options alone have the same box. */
const packed: (readonly [contents: readonly Content[], box: Box])[] = [];
const MOST_PACKED = 16;

export function packBox(contents: readonly Content[]): Box {
  const [, known] = packed.find(([others]) => isSame(others, contents)) ?? [];
  if (known !== undefined) return known;
  const box = pack(contents);
  packed.push([contents, box]);
  if (packed.length > MOST_PACKED) packed.shift();
  return box;
}

const isSame = (one: readonly Content[], other: readonly Content[]): boolean =>
  one.length === other.length && one.every((content, i) => content === other[i]);

function pack(contents: readonly Content[]): Box {
  const kinds = compileKinds([...CORE_KINDS, ...contents.flatMap((content) => content.kinds ?? [])]);
  const cards = printCore();
  for (const { kind: name, faction = NEUTRAL, copies = 1, band = NO_BAND } of contents.flatMap(
    (content) => content.cards ?? [],
  )) {
    const kind = kinds.named[name];
    if (kind === undefined) throw new Error(`no kind of card is called ${name}`);
    for (let i = 0; i < copies; i++) cards.push({ kind, faction, band });
  }
  const bands = [...new Set(cards.map(({ band }) => band))];
  const factions = Math.max(BASE_FACTIONS, ...cards.map(({ faction }) => faction + 1));
  checkRoom(kinds.names.length, bands.length, factions);
  return {
    ...kinds,
    cards: cards.length,
    kindOf: Uint8Array.from(cards, ({ kind }) => kind),
    factionOf: Int8Array.from(cards, ({ faction }) => faction),
    bandOf: Uint8Array.from(cards, ({ band }) => bands.indexOf(band)),
    bands,
    faces: cards.map(({ kind, faction }, card) => Object.freeze({ card, kind, faction })),
    greats: cards.flatMap(({ kind }, card) => (isGreat(kinds, kind) ? [card] : [])),
    factions,
  };
}

/** The base game without modules. */
export const BASE_BOX: Box = packBox([]);

/** Every card of a kind, in printing order. */
export function cardsOfKind(box: Box, kind: Kind): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < box.cards; card++) if (box.kindOf[card] === kind) cards.push(card);
  return cards;
}

/** Which of the cards of its kind a card is, in printing order. */
export const ordinalOf = (box: Box, card: Card): number => card - box.kindOf.indexOf(box.kindOf[card] ?? 0);

/** The band of a card, empty for none. */
export const bandOf = (box: Box, card: Card): string => item(box.bands, box.bandOf[card] ?? 0);
