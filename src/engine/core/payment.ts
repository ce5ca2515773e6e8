/**
 * Paying: cards offer units, supplies, weapons or horses; a cost asks for them; a line pays exactly (LINE-01).
 * One mechanism for the legality check, the legal lists, the suggestions on a line and the calculator.
 *
 * A purse holds what can be played, in groups of interchangeable cards. A card with several copies is a
 * group of its own, because using two of its copies is not the same as using one of each of two cards.
 */
import type { Line } from './action';
import { BASE_BOX, type Box } from './box';
import type { Card, Faction } from './components';
import { GUARDS, NO_COST, packed, type Cost } from './costs';
import { at, item } from './ints';
import { SLOT_COUNT, SLOTS, WILD_FILLS, widthsOf, type Kind, type Kinds } from './kinds';
import { AFFECTED, WILD } from './state';

// ---------------------------------------------------------------- what a card can stand for

const SUPPLY_SLOT = SLOTS.indexOf('supplies');
const WEAPON_SLOT = SLOTS.indexOf('weapons');
const HORSE_SLOT = SLOTS.indexOf('horses');

const EVERY_SLOT = (1 << SLOT_COUNT) - 1;
const WILD_WIDTHS: Uint8Array = Uint8Array.from(widthsOf(WILD_FILLS));

/** A bit for each slot that a copy can fill. */
const fillsOf = (kinds: Kinds, kind: Kind, wild: boolean): number => (wild ? EVERY_SLOT : at(kinds.fills, kind));
/** For up to how many it stands there (LINE-02: a tool for two frimen). */
const widthOf = (kinds: Kinds, kind: Kind, wild: boolean, slot: number): number =>
  wild ? at(WILD_WIDTHS, slot) : at(kinds.widths, kind * SLOT_COUNT + slot);

const needOf = (cost: Cost, slot: number): number => item(cost.needs, slot);

// ---------------------------------------------------------------- does this line pay for that

/** What one copy in a line is. */
export interface Offer {
  readonly kind: Kind;
  readonly wild: boolean;
}

/** By slot: the fewest and the most that the copies placed there stand for. */
const least = new Int16Array(SLOT_COUNT);
const most = new Int16Array(SLOT_COUNT);

/** Whether these cards pay exactly this cost: nothing is missing and every card is needed. */
export function pays(kinds: Kinds, offers: readonly Offer[], cost: Cost): boolean {
  least.fill(0);
  most.fill(0);
  const flexible: Offer[] = [];
  for (const offer of offers) {
    const fills = fillsOf(kinds, offer.kind, offer.wild);
    if (fills === 0) return false;
    if ((fills & (fills - 1)) !== 0) flexible.push(offer);
    else place(kinds, offer, 31 - Math.clz32(fills), 1);
  }
  for (let slot = 0; slot < SLOT_COUNT; slot++) if (at(least, slot) > needOf(cost, slot)) return false;
  return settles(kinds, flexible, 0, 0, cost);
}

function place(kinds: Kinds, { kind, wild }: Offer, slot: number, times: 1 | -1): void {
  least[slot] = at(least, slot) + times;
  most[slot] = at(most, slot) + times * widthOf(kinds, kind, wild, slot);
}

/** Finds a slot for each copy that could fill several. Of copies that are alike the later one goes no further to the left. */
function settles(kinds: Kinds, flexible: readonly Offer[], next: number, from: number, cost: Cost): boolean {
  const offer = flexible[next];
  if (offer === undefined) {
    for (let slot = 0; slot < SLOT_COUNT; slot++) if (at(most, slot) < needOf(cost, slot)) return false;
    return true;
  }
  const fills = fillsOf(kinds, offer.kind, offer.wild);
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
 * A card as two numbers: cards with the same are interchangeable, and `key` gives the order of the groups. From the
 * lowest bits: borrowed, played before, mark (8 bits), faction + 2 (4), kind (7), awaited, copies above one (5).
 */
const MARK_BITS = 2;
const FACTION_BITS = 10;
const KIND_BITS = 14;
const AWAITED = 1 << 21;
const COPIES_BITS = 22;
const MULTIPLIED = 1 << COPIES_BITS;

/** A trait: the card is there and cannot be played yet. */
export const WITHHELD = 1 << 30;

export class Purse {
  private box: Box = BASE_BOX;
  /** Cards that can be played, sorted so that interchangeable ones stand together. */
  readonly cards = new Int16Array(MOST);
  private readonly keys = new Int32Array(MOST);
  /** What else tells cards apart: their band, what a module says, and WITHHELD. 0 for cards of the core. */
  private readonly traits = new Int32Array(MOST);
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
  /** 1 for a multiplied card that the group before it could stand for. */
  readonly twin = new Uint8Array(MOST);
  private readonly fills = new Int16Array(MOST);
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

  clear(box: Box): void {
    this.box = box;
    this.length = 0;
    this.groups = 0;
    this.steps = 0;
  }

  /** Whether there were too many lines to find them all. */
  get isExhausted(): boolean {
    return this.steps > MOST_STEPS;
  }

  /** `copies` above one makes a group of its own; `awaited`: an amulet serves its next card once this one is gone. */
  add(
    card: Card,
    kind: Kind,
    faction: Faction,
    mark: number,
    copies: number,
    fresh: boolean,
    borrowed: boolean,
    awaited: boolean,
    trait: number,
  ): void {
    const key =
      (kind << KIND_BITS) |
      ((faction + 2) << FACTION_BITS) |
      (mark << MARK_BITS) |
      (fresh ? 0 : 2) |
      (borrowed ? 1 : 0) |
      (awaited ? AWAITED : 0) |
      (copies > 1 ? copies << COPIES_BITS : 0);
    const { keys, traits, cards } = this;
    let i = this.length++;
    for (; i > 0; i--) {
      const other = at(keys, i - 1);
      if (other < key) break;
      if (other === key) {
        const apart = at(traits, i - 1) - trait;
        if (apart < 0 || (apart === 0 && at(cards, i - 1) < card)) break;
      }
      keys[i] = other;
      traits[i] = at(traits, i - 1);
      cards[i] = at(cards, i - 1);
    }
    keys[i] = key;
    traits[i] = trait;
    cards[i] = card;
  }

  private isLikeBefore(i: number): boolean {
    return i > 0 && at(this.keys, i) === at(this.keys, i - 1) && at(this.traits, i) === at(this.traits, i - 1);
  }

  /** Sorts what was added into groups. */
  group(copiesOf: (card: Card) => number): void {
    let groups = 0;
    this.offered.fill(0);
    this.flexible = 0;
    this.roles = 0;
    for (let i = 0; i < this.length; i++) {
      const key = at(this.keys, i);
      const multiplied = key >= MULTIPLIED;
      const alike = this.isLikeBefore(i);
      if (alike && !multiplied) {
        const last = groups - 1;
        this.many[last] = at(this.many, last) + 1;
        this.copies[last] = at(this.copies, last) + 1;
        this.offer(last, 1);
        continue;
      }
      const copies = multiplied ? copiesOf(at(this.cards, i)) : 1;
      const mark = (key >> MARK_BITS) & 255;
      const kind = (key >> KIND_BITS) & 127;
      const wild = (mark & WILD) !== 0;
      const withheld = (at(this.traits, i) & WITHHELD) !== 0;
      const fills = withheld ? 0 : fillsOf(this.box, kind, wild);
      this.start[groups] = i;
      this.many[groups] = 1;
      this.copies[groups] = copies;
      this.kind[groups] = kind;
      this.faction[groups] = ((key >> FACTION_BITS) & 15) - 2;
      this.mark[groups] = mark;
      this.fresh[groups] = (key & 2) === 0 ? 1 : 0;
      this.borrowed[groups] = key & 1;
      this.withheld[groups] = withheld ? 1 : 0;
      this.twin[groups] = alike ? 1 : 0;
      this.fills[groups] = fills;
      this.roles |= wild ? -1 : at(this.box.roles, kind);
      if ((fills & (fills - 1)) !== 0) this.flexible++;
      this.offer(groups, copies);
      groups++;
    }
    this.groups = groups;
    this.capacity = 0;
    for (let slot = 0; slot < SLOT_COUNT; slot++) this.capacity |= packed(slot, at(this.offered, slot));
  }

  private width(group: number, slot: number): number {
    return widthOf(this.box, at(this.kind, group), (at(this.mark, group) & WILD) !== 0, slot);
  }

  private offer(group: number, copies: number): void {
    for (let rest = at(this.fills, group); rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest);
      this.offered[slot] = at(this.offered, slot) + copies * this.width(group, slot);
    }
  }

  /** What a list of cards can play, for a table without a game; illumination and amulets are in `copies`. */
  fillWith(
    box: Box,
    cards: readonly { readonly card: Card; readonly wild?: boolean; readonly copies?: number }[],
  ): this {
    this.clear(box);
    for (const { card, wild, copies } of cards) {
      const mark = wild === true ? WILD | AFFECTED : 0;
      const trait = at(box.bandOf, card);
      this.add(card, at(box.kindOf, card), at(box.factionOf, card), mark, copies ?? 1, true, false, false, trait);
    }
    this.group((card) => cards.find((entry) => entry.card === card)?.copies ?? 1);
    return this;
  }

  /** A card of each group, the first. */
  cardOf(group: number): Card {
    return at(this.cards, at(this.start, group));
  }

  /** Copies of one card of a group: cards with several stand alone. */
  copiesEach(group: number): number {
    return at(this.many, group) > 1 ? 1 : at(this.copies, group);
  }

  /** How many copies could fill supplies and horses: an upper bound for a way. */
  reach(horseSteps: number): number {
    return at(this.offered, SUPPLY_SLOT) + at(this.offered, HORSE_SLOT) * horseSteps;
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
    for (let slot = from; slot >= 0; slot--) {
      const need = needOf(this.cost, slot);
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
    const { fills, used, copies, groups } = this;
    for (let group = from; group < groups; group++) {
      if (((fills[group] ?? 0) & bit) === 0) continue;
      const before = at(used, group);
      const more = this.width(group, slot) - 1;
      // Of two cards that are alike and fill one slot only the first is used more.
      const free =
        at(this.twin, group) !== 0 && fills[group] === bit ? at(used, group - 1) : at(copies, group) - before;
      const most = free < need ? free : need;
      for (let n = 1; n <= most; n++) {
        used[group] = before + n;
        this.search(slot, group + 1, need - n, spare + n * more);
      }
      used[group] = before;
    }
  }

  private keep(): void {
    const line: Card[] = [];
    for (let group = 0; group < this.groups; group++) {
      const used = at(this.used, group);
      if (used === 0) continue;
      const start = at(this.start, group);
      const multiplied = at(this.many, group) < at(this.copies, group);
      for (let i = 0; i < used; i++) insertSorted(line, at(this.cards, multiplied ? start : start + i));
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
  line.push(card);
  while (i > 0 && item(line, i - 1) > card) {
    line[i] = item(line, i - 1);
    i--;
  }
  line[i] = card;
}
