/**
 * Paying: cards offer units, supplies, weapons or horses; a cost asks for them; a line pays exactly (LINE-01).
 * One mechanism for the legality check, the legal lists, the suggestions on a line and the calculator.
 *
 * A purse holds what can be played, in groups of interchangeable cards. A card with several copies is a
 * group of its own, because using two of its copies is not the same as using one of each of two cards;
 * where a card is named as a whole, the first of such groups speaks for those that are alike (`alike`, `cardBut`, `cardBeside`).
 */
import type { Line } from './action';
import { BASE_BOX, type Box } from './box';
import type { Card, Faction } from './components';
import { GUARDS, NO_COST, packed, type Cost } from './costs';
import { at, item, NONE } from './ints';
import { SLOT_COUNT, SLOTS, type Kind, type Kinds } from './kinds';
import { AFFECTED, WILD } from './state';

// ---------------------------------------------------------------- what a card can stand for

const SUPPLY_SLOT = SLOTS.indexOf('supplies');
const WEAPON_SLOT = SLOTS.indexOf('weapons');
const HORSE_SLOT = SLOTS.indexOf('horses');
const CARRIERS = (1 << SUPPLY_SLOT) | (1 << HORSE_SLOT);

/** The row of the tables that says what a copy stands for: its kind's, or the one for everything. */
const rowOf = (kinds: Kinds, kind: Kind, wild: boolean): number => (wild ? kinds.wild : kind);
/** A bit for each slot that a copy can fill. */
const fillsOf = (kinds: Kinds, row: number): number => at(kinds.fills, row);
/** For up to how many it stands there (LINE-02: a tool for two frimen). */
const widthOf = (kinds: Kinds, row: number, slot: number): number => at(kinds.widths, row * SLOT_COUNT + slot);

const needOf = (cost: Cost, slot: number): number => item(cost.needs, slot);

// ---------------------------------------------------------------- does this line pay for that

/** What one copy in a line is. */
export interface Copy {
  readonly kind: Kind;
  readonly wild: boolean;
}

/** By slot: the fewest and the most that the copies placed there stand for. */
const least = new Int16Array(SLOT_COUNT);
const most = new Int16Array(SLOT_COUNT);

/** Whether these cards pay exactly this cost: nothing is missing and every card is needed. */
export function pays(kinds: Kinds, offers: readonly Copy[], cost: Cost): boolean {
  least.fill(0);
  most.fill(0);
  const flexible: Copy[] = [];
  for (const offer of offers) {
    const fills = fillsOf(kinds, rowOf(kinds, offer.kind, offer.wild));
    if (fills === 0) return false;
    if ((fills & (fills - 1)) !== 0) flexible.push(offer);
    else place(kinds, offer, 31 - Math.clz32(fills), 1);
  }
  for (let slot = 0; slot < SLOT_COUNT; slot++) if (at(least, slot) > needOf(cost, slot)) return false;
  return settles(kinds, flexible, 0, 0, cost);
}

function place(kinds: Kinds, { kind, wild }: Copy, slot: number, times: 1 | -1): void {
  least[slot] = at(least, slot) + times;
  most[slot] = at(most, slot) + times * widthOf(kinds, rowOf(kinds, kind, wild), slot);
}

/** Finds a slot for each copy that could fill several. Of copies that are alike the later one goes no further to the left. */
function settles(kinds: Kinds, flexible: readonly Copy[], next: number, from: number, cost: Cost): boolean {
  const offer = flexible[next];
  if (offer === undefined) {
    for (let slot = 0; slot < SLOT_COUNT; slot++) if (at(most, slot) < needOf(cost, slot)) return false;
    return true;
  }
  const fills = fillsOf(kinds, rowOf(kinds, offer.kind, offer.wild));
  const after = flexible[next + 1];
  const alike = after !== undefined && after.kind === offer.kind && after.wild === offer.wild;
  for (let slot = from; slot < SLOT_COUNT; slot++) {
    if ((fills & (1 << slot)) === 0 || at(least, slot) >= needOf(cost, slot)) continue;
    place(kinds, offer, slot, 1);
    const settled = settles(kinds, flexible, next + 1, alike ? slot : 0, cost);
    place(kinds, offer, slot, -1);
    if (settled) return true;
  }
  return false;
}

// ---------------------------------------------------------------- what can this hand do

const MOST = 96;
/** Steps of the search in one purse. In games at random none takes 500; a forged hand keeps nobody waiting. */
const MOST_STEPS = 10_000;

/**
 * A card as one number: cards with the same are interchangeable, unless modules tell them apart, and it gives the order of
 * the groups. From the lowest bits: band (4 bits), three of the flags below, mark (6), faction + 2 (4), kind (7), awaited,
 * copies above one (6). `packBox` holds that bands, factions and kinds fit in.
 */
/** It is there and cannot be played yet. */
export const WITHHELD = 1 << 4;
export const BORROWED = 1 << 5;
/** It lies on the table with copies left. */
export const PLAYED = 1 << 6;
const MARK_AT = 7;
const MARKS = 63;
const FACTION_AT = 13;
const KIND_AT = 17;
/** An amulet serves its next card once this one is gone. */
export const AWAITED = 1 << 24;
const COPIES_AT = 25;
const MULTIPLIED = 1 << COPIES_AT;
const MOST_COPIES = 63;

/** Orders two cards that are alike else; 0 if nothing tells them apart. */
export type Apart = (one: Card, other: Card) => number;

export class Purse {
  private box: Box = BASE_BOX;
  /** Cards that can be played, sorted so that interchangeable ones stand together. */
  readonly cards = new Int16Array(MOST);
  private readonly keys = new Int32Array(MOST);
  private apart: Apart | null = null;
  length = 0;

  // groups
  groups = 0;
  readonly start = new Int16Array(MOST);
  /** Cards in the group. */
  readonly many = new Int16Array(MOST);
  /** Copies to be had from the group. */
  readonly copies = new Int16Array(MOST);
  readonly kind = new Int16Array(MOST);
  readonly faction = new Int16Array(MOST);
  readonly mark = new Int16Array(MOST);
  /** 1 while the cards are in the hand and have not been played at all. */
  readonly fresh = new Int16Array(MOST);
  readonly borrowed = new Int16Array(MOST);
  /** 1 for cards that cannot be played yet: they fill nothing, lie in no battle line and work on nothing. */
  readonly withheld = new Uint8Array(MOST);
  /** Cards from the first of this group on that are alike, however many copies each has; 0 where an earlier group speaks for it. */
  readonly alike = new Uint8Array(MOST);
  private readonly fills = new Int16Array(MOST);
  private readonly rows = new Int16Array(MOST);
  /** A bit for each role that a card here has; every bit while a wild card is. */
  private roles = 0;
  /** What the copies of all groups could stand for in a slot at most. */
  private readonly offered = new Int16Array(SLOT_COUNT);
  private capacity = 0;

  // while lines are being looked for
  private readonly used = new Int16Array(MOST);
  private cost: Cost = NO_COST;
  private found: Line[] = [];
  private readonly known = new Set<string>();
  private flexible = 0;
  private steps = 0;

  clear(box: Box, apart: Apart | null = null): void {
    this.box = box;
    this.apart = apart;
    this.length = 0;
    this.groups = 0;
    this.steps = 0;
  }

  /** Whether there were too many lines to find them all. */
  get isExhausted(): boolean {
    return this.steps > MOST_STEPS;
  }

  /** `copies` above one makes a group of its own; `flags`: WITHHELD, BORROWED, PLAYED, AWAITED. */
  add(card: Card, kind: Kind, faction: Faction, mark: number, copies: number, flags: number): void {
    const { keys, cards, apart, box } = this;
    const key =
      at(box.bandOf, card) |
      flags |
      (mark << MARK_AT) |
      ((faction + 2) << FACTION_AT) |
      (kind << KIND_AT) |
      (copies > 1 ? (copies < MOST_COPIES ? copies : MOST_COPIES) << COPIES_AT : 0);
    let i = this.length++;
    for (; i > 0; i--) {
      const other = at(keys, i - 1);
      if (other < key) break;
      const before = at(cards, i - 1);
      if (other === key) {
        const order = apart === null ? 0 : apart(before, card);
        if (order < 0 || (order === 0 && before < card)) break;
      }
      keys[i] = other;
      cards[i] = before;
    }
    keys[i] = key;
    cards[i] = card;
  }

  /** Sorts what was added into groups. */
  group(): void {
    const { keys, cards, apart, box, length, many, copies, fills, rows } = this;
    let groups = 0;
    let roles = 0;
    let before = -1;
    let first = 0;
    for (let i = 0; i < length; i++) {
      const key = at(keys, i);
      const alike = key === before && (apart === null || apart(at(cards, i - 1), at(cards, i)) === 0);
      before = key;
      if (alike && key < MULTIPLIED) {
        many[groups - 1] = at(many, groups - 1) + 1;
        copies[groups - 1] = at(copies, groups - 1) + 1;
        continue;
      }
      const mark = (key >> MARK_AT) & MARKS;
      const kind = (key >> KIND_AT) & 127;
      const withheld = (key & WITHHELD) !== 0;
      const row = (mark & WILD) === 0 ? kind : box.wild;
      this.start[groups] = i;
      many[groups] = 1;
      copies[groups] = key < MULTIPLIED ? 1 : key >> COPIES_AT;
      this.kind[groups] = kind;
      this.faction[groups] = ((key >> FACTION_AT) & 15) - 2;
      this.mark[groups] = mark;
      this.fresh[groups] = (key & PLAYED) === 0 ? 1 : 0;
      this.borrowed[groups] = (key & BORROWED) === 0 ? 0 : 1;
      this.withheld[groups] = withheld ? 1 : 0;
      this.alike[groups] = 0;
      if (!alike) {
        this.alike[first] = i - at(this.start, first);
        first = groups;
      }
      fills[groups] = withheld ? 0 : at(box.fills, row);
      rows[groups] = row * SLOT_COUNT;
      roles |= at(box.roles, row);
      groups++;
    }
    if (groups > 0) this.alike[first] = length - at(this.start, first);
    this.groups = groups;
    this.roles = roles;
    this.sumUp();
  }

  /** What the groups could stand for in each slot. */
  private sumUp(): void {
    const { offered, fills, copies, rows, groups } = this;
    const { widths } = this.box;
    offered.fill(0);
    let flexible = 0;
    for (let group = 0; group < groups; group++) {
      const slots = at(fills, group);
      if ((slots & (slots - 1)) !== 0) flexible++;
      for (let rest = slots; rest !== 0; rest &= rest - 1) {
        const slot = 31 - Math.clz32(rest & -rest);
        offered[slot] = at(offered, slot) + at(copies, group) * at(widths, at(rows, group) + slot);
      }
    }
    this.flexible = flexible;
    let capacity = 0;
    for (let slot = 0; slot < SLOT_COUNT; slot++) capacity |= packed(slot, at(offered, slot));
    this.capacity = capacity;
  }

  /** What a list of cards can play, for a table without a game; illumination and amulets are in `copies`. */
  fillWith(
    box: Box,
    cards: readonly { readonly card: Card; readonly wild?: boolean; readonly copies?: number }[],
  ): this {
    this.clear(box);
    for (const { card, wild, copies } of cards) {
      const mark = wild === true ? WILD | AFFECTED : 0;
      this.add(card, at(box.kindOf, card), at(box.factionOf, card), mark, copies ?? 1, 0);
    }
    this.group();
    return this;
  }

  /** A card of each group, the first. */
  cardOf(group: number): Card {
    return at(this.cards, at(this.start, group));
  }

  /** The first card that is alike with a group's and is not this one; NONE where there is none, or an earlier group speaks for this one. */
  cardBut(group: number, but: Card): Card {
    const many = at(this.alike, group);
    if (many === 0) return NONE;
    const first = this.cardOf(group);
    if (first !== but) return first;
    return many > 1 ? at(this.cards, at(this.start, group) + 1) : NONE;
  }

  /** The same beside a line and two other cards. */
  cardBeside(group: number, line: Line, one: Card, other: Card): Card {
    const { cards } = this;
    const start = at(this.start, group);
    const end = start + at(this.alike, group);
    for (let i = start; i < end; i++) {
      const card = at(cards, i);
      if (card !== one && card !== other && !line.includes(card)) return card;
    }
    return NONE;
  }

  /** Copies of one card of a group: cards with several stand alone. */
  copiesEach(group: number): number {
    return at(this.many, group) > 1 ? 1 : at(this.copies, group);
  }

  /** How far everything together carries that stands for supplies or horses. */
  reach(horseSteps: number): number {
    const { fills, copies, rows, groups } = this;
    const { widths } = this.box;
    let steps = 0;
    for (let group = 0; group < groups; group++) {
      const slots = at(fills, group);
      if ((slots & CARRIERS) === 0) continue;
      const ride = (slots & (1 << HORSE_SLOT)) === 0 ? 0 : horseSteps;
      const walk = at(widths, at(rows, group) + SUPPLY_SLOT);
      steps += at(copies, group) * (ride > walk ? ride : walk);
    }
    return steps;
  }

  /** Whether a card could stand for several things, so that two costs may be paid by the same line. */
  get isFlexible(): boolean {
    return this.flexible > 0;
  }

  /** Whether a card with this role is there, or a wild one that could be. */
  hasRole(role: number): boolean {
    return (this.roles & role) !== 0;
  }

  hasWeapon(): boolean {
    return at(this.offered, WEAPON_SLOT) > 0;
  }

  /** Every line that pays the cost, up to interchangeable cards. Each line is sorted. */
  lines(cost: Cost): readonly Line[] {
    // A slot that is short borrows from its guard bit.
    if ((((this.capacity | GUARDS) - cost.packed) & GUARDS) !== GUARDS) return NO_LINES;
    this.found = [];
    if (this.isFlexible) this.known.clear();
    this.cost = cost;
    this.fillSlot(SLOT_COUNT - 1);
    return this.found;
  }

  /** Goes on with the next slot that the cost asks for. */
  private fillSlot(from: number): void {
    const { needs } = this.cost;
    for (let slot = from; slot >= 0; slot--) {
      const need = item(needs, slot);
      if (need > 0) return this.search(slot, 0, need, 0);
    }
    this.keep();
  }

  /** Fills a slot from a group on; `spare` more may be had from wide copies that stand in the line already. */
  private search(slot: number, from: number, need: number, spare: number): void {
    if (++this.steps > MOST_STEPS) return;
    if (need <= spare) {
      this.fillSlot(slot - 1);
      if (need === 0) return;
    }
    const bit = 1 << slot;
    const { fills, used, copies, groups, rows } = this;
    for (let group = from; group < groups; group++) {
      const slots = at(fills, group);
      if ((slots & bit) === 0) continue;
      const before = at(used, group);
      const more = at(this.box.widths, at(rows, group) + slot) - 1;
      // Of two cards that are alike and fill one slot only the first is used more.
      const free = at(this.alike, group) === 0 && slots === bit ? at(used, group - 1) : at(copies, group) - before;
      const most = free < need ? free : need;
      for (let n = 1; n <= most; n++) {
        used[group] = before + n;
        this.search(slot, group + 1, need - n, spare + n * more);
      }
      used[group] = before;
    }
  }

  private keep(): void {
    const { used, start, many, copies, cards, groups } = this;
    const line: Card[] = [];
    for (let group = 0; group < groups; group++) {
      const count = at(used, group);
      if (count === 0) continue;
      const first = at(start, group);
      const multiplied = at(many, group) < at(copies, group);
      // Of two cards that are alike only the first is used more: where they could fill several slots the search finds both ways.
      if (multiplied && at(this.alike, group) === 0 && count > at(used, group - 1)) return;
      for (let i = 0; i < count; i++) insertSorted(line, at(cards, multiplied ? first : first + i));
    }
    if (this.isFlexible) {
      const name = line.join();
      if (this.known.has(name)) return;
      this.known.add(name);
    }
    this.found.push(line);
  }
}

const NO_LINES: readonly Line[] = [];

function insertSorted(line: Card[], card: Card): void {
  let i = line.length;
  for (; i > 0 && item(line, i - 1) > card; i--) line[i] = item(line, i - 1);
  line[i] = card;
}
