/**
 * Paying: cards offer units, supplies, weapons or horses; a cost asks for them; a line pays exactly (LINE-01).
 * One mechanism for the legality check, the legal lists, the suggestions on a line and the calculator.
 *
 * A purse holds what can be played, in groups of interchangeable cards. A card with several copies is a
 * group of its own, because using two of its copies is not the same as using one of each of two cards.
 */
import {
  CHIEF,
  FRIMAN,
  HAMMER,
  HORSE,
  KIND_NAMES,
  LORD,
  PRIEST,
  SHIELD,
  SUPPLY,
  SWORD,
  TOOL,
  WEAPON,
  type Card,
  type Faction,
  type Kind,
} from './components';
import { GUARDS, NO_COST, packed, type Cost } from './costs';
import { at, item } from './ints';
import { AFFECTED, factionOf, kindOf, WILD } from './state';
import type { Line } from './action';

// ---------------------------------------------------------------- what a card can stand for

const FRIMEN_SLOT = 0;
const SUPPLY_SLOT = 4;
const WEAPON_SLOT = 5;
const HORSE_SLOT = 6;
const SLOTS = 7;
const EVERY_SLOT = (1 << SLOTS) - 1;

/** Bit per slot that a kind can fill. */
const FILLS: Uint8Array = Uint8Array.from(KIND_NAMES, (_, kind) => {
  switch (kind) {
    case FRIMAN:
    case CHIEF:
    case PRIEST:
    case LORD:
      return 1 << kind;
    case TOOL:
      return 1 << FRIMEN_SLOT;
    case SUPPLY:
      return 1 << SUPPLY_SLOT;
    case WEAPON:
    case SWORD:
    case SHIELD:
      return 1 << WEAPON_SLOT;
    case HORSE:
      return 1 << HORSE_SLOT;
    case HAMMER:
      return (1 << FRIMEN_SLOT) | (1 << WEAPON_SLOT) | (1 << HORSE_SLOT);
    default:
      return 0;
  }
});

/** LINE-02: stands for up to two frimen in a line. */
const doublesAsFrimen = (kind: Kind, wild: boolean): boolean => wild || kind === TOOL || kind === HAMMER;

function needOf(cost: Cost, slot: number): number {
  switch (slot) {
    case 0:
      return cost.frimen;
    case 1:
      return cost.chiefs;
    case 2:
      return cost.priests;
    case 3:
      return cost.lords;
    case SUPPLY_SLOT:
      return cost.supplies;
    case WEAPON_SLOT:
      return cost.weapons;
    default:
      return cost.horses;
  }
}

// ---------------------------------------------------------------- does this line pay for that

/** What one copy in a line is. */
export interface Offer {
  readonly kind: Kind;
  readonly wild: boolean;
}

const count = new Int16Array(SLOTS);

/** Whether these cards pay exactly this cost: nothing is missing and every card is needed. */
export function pays(offers: readonly Offer[], cost: Cost): boolean {
  count.fill(0);
  let tools = 0;
  let wilds = 0;
  let hammers = 0;
  for (const { kind, wild } of offers) {
    if (wild) wilds++;
    else if (kind === HAMMER) hammers++;
    else if (kind === TOOL) tools++;
    else {
      const fills = at(FILLS, kind);
      if (fills === 0) return false;
      const slot = 31 - Math.clz32(fills);
      count[slot] = at(count, slot) + 1;
    }
  }
  let missing = 0;
  for (let slot = 1; slot <= SUPPLY_SLOT; slot++) {
    const short = needOf(cost, slot) - at(count, slot);
    if (short < 0) return false;
    missing += short;
  }
  const weapons = cost.weapons - at(count, WEAPON_SLOT);
  const horses = cost.horses - at(count, HORSE_SLOT);
  if (weapons < 0 || horses < 0) return false;
  missing += weapons + horses;
  const frimen = cost.frimen - at(count, FRIMEN_SLOT);
  // A hammer is a weapon, a horse or a tool; what is left of it and of the wild cards stands for frimen.
  const hammersElsewhere = Math.min(hammers, weapons + horses);
  for (let elsewhere = 0; elsewhere <= hammersElsewhere; elsewhere++) {
    const wildsLeft = wilds - (missing - elsewhere);
    const doubles = tools + wildsLeft + hammers - elsewhere;
    if (wildsLeft >= 0 && doubles <= frimen && frimen <= 2 * doubles) return true;
  }
  return false;
}

// ---------------------------------------------------------------- what can this hand do

const MOST = 96;
/** Steps of the search in one purse. In games at random none takes 500; a forged hand keeps nobody waiting. */
const MOST_STEPS = 10_000;

/** In the key of a card: above its kind. */
const AWAITED = 1 << 15;

export class Purse {
  /** Cards that can be played, sorted so that interchangeable ones stand together. */
  readonly cards = new Int16Array(MOST);
  private readonly keys = new Int32Array(MOST);
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
  /** 1 for a multiplied card that the group before it could stand for. */
  readonly twin = new Uint8Array(MOST);
  private readonly fills = new Int16Array(MOST);
  /** Bit per kind that is there; every bit while a wild card is. */
  private present = 0;
  /** Copies to be had for a slot, over all groups. */
  private readonly offered = new Int16Array(SLOTS);
  private capacity = 0;

  // while lines are being looked for
  private readonly used = new Int16Array(MOST);
  private cost: Cost = NO_COST;
  private found: Line[] = [];
  private readonly known = new Set<string>();
  private flexible = 0;
  private steps = 0;

  clear(): void {
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
  ): void {
    const key =
      (((kind * 8 + faction + 2) * 16 + mark) * 2 + (fresh ? 0 : 1)) * 2 +
      (borrowed ? 1 : 0) +
      (awaited ? AWAITED : 0) +
      (copies > 1 ? copies << 20 : 0);
    const { keys, cards } = this;
    let i = this.length++;
    for (; i > 0; i--) {
      const other = at(keys, i - 1);
      if (other < key || (other === key && at(cards, i - 1) < card)) break;
      keys[i] = other;
      cards[i] = at(cards, i - 1);
    }
    keys[i] = key;
    cards[i] = card;
  }

  /** Sorts what was added into groups. */
  group(copiesOf: (card: Card) => number): void {
    let groups = 0;
    this.offered.fill(0);
    this.flexible = 0;
    this.present = 0;
    for (let i = 0; i < this.length; i++) {
      const key = at(this.keys, i);
      const multiplied = key >= 1 << 20;
      if (i > 0 && !multiplied && key === at(this.keys, i - 1)) {
        const last = groups - 1;
        this.many[last] = at(this.many, last) + 1;
        this.copies[last] = at(this.copies, last) + 1;
        this.offer(at(this.fills, last), 1);
        continue;
      }
      const card = at(this.cards, i);
      const copies = multiplied ? copiesOf(card) : 1;
      const low = key & ((1 << 20) - 1);
      const mark = (low >> 2) & 15;
      const kind = (low & (AWAITED - 1)) >> 9;
      const fills = (mark & WILD) !== 0 ? EVERY_SLOT : at(FILLS, kind);
      this.start[groups] = i;
      this.many[groups] = 1;
      this.copies[groups] = copies;
      this.kind[groups] = kind;
      this.faction[groups] = ((low >> 6) & 7) - 2;
      this.mark[groups] = mark;
      this.fresh[groups] = (low & 2) === 0 ? 1 : 0;
      this.borrowed[groups] = low & 1;
      this.twin[groups] = i > 0 && key === at(this.keys, i - 1) ? 1 : 0;
      this.fills[groups] = fills;
      this.present |= (mark & WILD) !== 0 ? -1 : 1 << kind;
      if ((mark & WILD) !== 0 || kind === HAMMER) this.flexible++;
      this.offer(fills, copies);
      groups++;
    }
    this.groups = groups;
    this.capacity = packed(FRIMEN_SLOT, at(this.offered, FRIMEN_SLOT) * 2);
    for (let slot = 1; slot < SLOTS; slot++) this.capacity |= packed(slot, at(this.offered, slot));
  }

  private offer(fills: number, copies: number): void {
    if ((fills & (fills - 1)) === 0) {
      if (fills !== 0) this.offered[31 - Math.clz32(fills)] = (this.offered[31 - Math.clz32(fills)] ?? 0) + copies;
      return;
    }
    for (let slot = 0; slot < SLOTS; slot++)
      if ((fills & (1 << slot)) !== 0) this.offered[slot] = at(this.offered, slot) + copies;
  }

  /** What a list of cards can play, for a table without a game; illumination and amulets are in `copies`. */
  fillWith(cards: readonly { readonly card: Card; readonly wild?: boolean; readonly copies?: number }[]): this {
    this.clear();
    for (const { card, wild, copies } of cards) {
      this.add(
        card,
        kindOf(card),
        factionOf(card),
        wild === true ? WILD | AFFECTED : 0,
        copies ?? 1,
        true,
        false,
        false,
      );
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

  /** Whether any of these kinds (a bit each) is there, or a wild card that could be. */
  hasAny(kinds: number): boolean {
    return (this.present & kinds) !== 0;
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
    this.fillSlot(SLOTS - 1);
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

  /** Fills a slot from a group on; `spare` frimen may still be had from tools that stand in the line. */
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
      const doubles =
        slot === FRIMEN_SLOT && doublesAsFrimen(at(this.kind, group), (at(this.mark, group) & WILD) !== 0);
      // Of two cards that are alike the first is used more. They fill one slot only: wild cards and the Hammer have no twins.
      const free = at(this.twin, group) === 0 ? at(copies, group) - before : at(used, group - 1);
      const most = free < need ? free : need;
      for (let n = 1; n <= most; n++) {
        used[group] = before + n;
        this.search(slot, group + 1, need - n, doubles ? spare + n : spare);
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
