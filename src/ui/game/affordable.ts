/**
 * What can these cards do? The cards of a real hand are given to the engine's own purse, so that the answer is the
 * one the game would give. On top of it: promoting a unit first, what is left for the next line, and what one more
 * card would allow.
 */
import {
  AMULET,
  assertNever,
  at,
  BOOK,
  cardsOfKind,
  CHIEF,
  CROWN,
  fanaticsData,
  FRIMAN,
  HAMMER,
  HAND_OF_LUUT,
  HORN,
  HORSE,
  HORSE_STEPS,
  isArtefact,
  isGreat,
  isMixedGreat,
  isSupply,
  isUnit,
  LORD,
  PAVILION,
  PRIEST,
  Purse,
  rankOf,
  SCROLL,
  STAFF,
  strengthOfKind,
  SUPPLY,
  TENT,
  TENT_COST,
  TITLE,
  WEAPON,
  WINGS,
  type Card,
  type Cost,
  type Kind,
} from '@battalia/engine';
import { TABLE_BOX } from '@/store/tableBox';
import { MODULE_PRICES } from '../modules/references';
import type { Price } from './price';
import { ALL_THINGS, THINGS, type Thing } from './things';

/** What an amulet did to a card. */
export const EFFECTS = ['none', 'twice', 'thrice', 'wild'] as const;
export type Effect = (typeof EFFECTS)[number];

/** A card somebody holds. */
export interface Held {
  readonly kind: Kind;
  readonly effect: Effect;
  /** A Fanatic, which is played only after a card of the hand was given for it, and counts twice then (FAN-02). */
  readonly fanatic?: boolean;
}

/** A card of the hand as it now is: perhaps promoted, perhaps partly used. */
export interface Stock {
  /** Its place in the hand. */
  readonly index: number;
  readonly kind: Kind;
  readonly wild: boolean;
  /** No artefact works on it any more this turn (ART-01). */
  readonly affected: boolean;
  readonly copies: number;
  /** FAN-02: nothing has been given for it yet. */
  readonly owes?: boolean;
}

/** FAN-02: places in the hand, and what is suspended. */
export interface Sacrifice {
  readonly fanatic: number;
  readonly price: number;
  readonly kind: Kind;
}

export interface Promotion {
  /** Places in the hand: the title, and the unit that rises. */
  readonly by: number;
  readonly card: number;
  readonly from: Kind;
  readonly to: Kind;
}

/** One way to pay for something. */
export interface Payment {
  readonly promotions: readonly Promotion[];
  readonly sacrifices: readonly Sacrifice[];
  /** Places in the hand, once for each copy used. */
  readonly line: readonly number[];
  readonly left: readonly Stock[];
}

export interface Affordable {
  readonly thing: Thing;
  readonly way: Payment;
}

export interface Miss {
  readonly thing: Thing;
  /** One card of this kind more would do. */
  readonly missing: Kind;
}

export interface Answer {
  /** Can be paid as the cards are. */
  readonly now: readonly Affordable[];
  /** Can be paid once a title has promoted a unit, or a card was given for a Fanatic. */
  readonly promoted: readonly Affordable[];
  readonly misses: readonly Miss[];
}

/** More than anybody holds; keeps the search small. */
export const MOST_CARDS = 16;

/** Kinds that can be held: units, supplies, artefacts, Great Artefacts, and what has a deck of its own besides. */
export const isHeld = (kind: Kind): boolean =>
  isUnit(TABLE_BOX, kind) ||
  isSupply(TABLE_BOX, kind) ||
  isArtefact(TABLE_BOX, kind) ||
  isMixedGreat(TABLE_BOX, kind) ||
  isChest(kind);
const isChest = (kind: Kind): boolean => kind === TABLE_BOX.named['chest'];

/** ROY-03: they belong to a faction's player and become nothing else. */
const isRoyal = (kind: Kind): boolean => TABLE_BOX.sworn.includes(kind);

/** ART-04: no amulet works on Great Artefacts, royals, and what is of no faction. */
export const takesAmulet = (kind: Kind): boolean => !isGreat(TABLE_BOX, kind) && !isRoyal(kind);

/** What titles and scrolls work on. */
const isPlain = ({ kind, affected, owes = false }: Stock): boolean => !affected && !owes && !isRoyal(kind);

/** LINE-04, ORACLE-04..10: how often a card counts today. */
export function copiesOf({ kind, effect, fanatic = false }: Held, illuminated: Kind | null): number {
  if (fanatic) return fanaticsData.TIMES;
  if (effect === 'wild') return 1;
  const bright = kind === illuminated ? 2 : at(TABLE_BOX.copies, kind);
  return bright * (effect === 'twice' ? 2 : effect === 'thrice' ? 3 : 1);
}

export function stockOf(hand: readonly Held[], illuminated: Kind | null): readonly Stock[] {
  return hand.map((held, index) => ({
    index,
    kind: held.kind,
    wild: held.effect === 'wild',
    affected: held.effect !== 'none',
    copies: copiesOf(held, illuminated),
    ...(held.fanatic === true ? { owes: true } : {}),
  }));
}

// ---------------------------------------------------------------- one line

const purse = new Purse();

const CARDS: readonly (readonly Card[])[] = TABLE_BOX.names.map((_, kind) => cardsOfKind(TABLE_BOX, kind));

/** Asks for lines of places in the hand that pay a cost exactly; every question is asked before the next hand is taken up. */
function purseOf(stock: readonly Stock[]): (cost: Cost) => readonly (readonly number[])[] {
  const seen = new Map<Kind, number>();
  const places = new Map<Card, number>();
  const cards = stock.flatMap(({ index, kind, wild, copies, owes = false }) => {
    if (copies === 0 || owes) return [];
    const nth = seen.get(kind) ?? 0;
    seen.set(kind, nth + 1);
    // A box holds enough of every kind but of Great Artefacts, of which there is one.
    const card = CARDS[kind]?.[nth];
    if (card === undefined) return [];
    places.set(card, index);
    return [{ card, wild, copies }];
  });
  purse.fillWith(TABLE_BOX, cards);
  return (cost) => purse.lines(cost).map((line) => line.map((card) => places.get(card) ?? 0));
}

/** Every line of places in the hand that pays a cost exactly. */
export const linesFor = (stock: readonly Stock[], cost: Cost): readonly (readonly number[])[] => purseOf(stock)(cost);

/** TRADE-03: for up to how many supplies a card stands. */
const suppliesOf = (kind: Kind): number => TABLE_BOX.kindDefs[kind]?.fills?.supplies ?? 0;

/** What it costs to part with a card: the easiest to replace goes first, a wild card last. */
function worth({ kind, wild, copies }: Stock): number {
  const whole = wild
    ? 12
    : isUnit(TABLE_BOX, kind)
      ? rankOf(TABLE_BOX, kind) + 1
      : isSupply(TABLE_BOX, kind)
        ? suppliesOf(kind)
        : kind === HAMMER
          ? 10
          : 6;
  return whole / copies;
}

function cheapest(stock: readonly Stock[], lines: readonly (readonly number[])[]): readonly number[] | undefined {
  const price = (line: readonly number[]): number => line.reduce((sum, index) => sum + worthAt(stock, index), 0);
  let best: readonly number[] | undefined;
  let least = Infinity;
  for (const line of lines) {
    const asked = price(line);
    if (asked < least) {
      least = asked;
      best = line;
    }
  }
  return best;
}

const worthAt = (stock: readonly Stock[], index: number): number => {
  const entry = stock.find((other) => other.index === index);
  return entry === undefined ? 0 : worth(entry);
};

function without(stock: readonly Stock[], line: readonly number[]): readonly Stock[] {
  return stock.flatMap((entry) => {
    const copies = entry.copies - line.filter((index) => index === entry.index).length;
    return copies > 0 ? [{ ...entry, copies, affected: true }] : [];
  });
}

// ---------------------------------------------------------------- promotions (ART-06, ORACLE-07, GA-07)

interface Promoted {
  readonly stock: readonly Stock[];
  readonly promotions: readonly Promotion[];
  readonly sacrifices: readonly Sacrifice[];
}

const isTitle = ({ kind, wild }: Stock): boolean => wild || kind === TITLE || kind === CROWN || kind === HAMMER;

/** RULE-03: two ranks at once need an illuminated title or the Crown. */
const risesTwice = ({ kind, wild, copies }: Stock, illuminated: Kind | null): boolean =>
  !wild && copies >= 2 && (kind === CROWN || (kind === TITLE && illuminated === TITLE));

/** Everything one more title could make of the cards. */
function promotionsOf({ stock, promotions, sacrifices }: Promoted, illuminated: Kind | null): Promoted[] {
  const results: Promoted[] = [];
  const seenTitles = new Set<string>();
  for (const title of stock) {
    if (!isTitle(title) || seenTitles.has(`${title.kind} ${title.copies} ${title.wild}`)) continue;
    seenTitles.add(`${title.kind} ${title.copies} ${title.wild}`);
    const seenUnits = new Set<Kind>();
    for (const unit of stock) {
      if (
        unit === title ||
        !isUnit(TABLE_BOX, unit.kind) ||
        !isPlain(unit) ||
        unit.kind === LORD ||
        seenUnits.has(unit.kind)
      )
        continue;
      seenUnits.add(unit.kind);
      for (const ranks of risesTwice(title, illuminated) && unit.kind < PRIEST ? [1, 2] : [1]) {
        const to = unit.kind + ranks;
        results.push({
          sacrifices,
          promotions: [...promotions, { by: title.index, card: unit.index, from: unit.kind, to }],
          stock: stock.flatMap((entry) => {
            if (entry === unit) return [{ ...entry, kind: to, affected: true }];
            if (entry !== title) return [entry];
            return entry.copies > ranks ? [{ ...entry, copies: entry.copies - ranks, affected: true }] : [];
          }),
        });
      }
    }
  }
  return results;
}

/** Everything one more sacrifice could make of the cards: one Fanatic of each rank, and one card of each kind for it. */
function sacrificesOf({ stock, promotions, sacrifices }: Promoted): Promoted[] {
  if (sacrifices.length >= MOST_SACRIFICES) return [];
  const results: Promoted[] = [];
  const seen = new Set<string>();
  for (const fanatic of stock) {
    if (fanatic.owes !== true) continue;
    for (const price of stock) {
      const key = `${fanatic.kind} ${price.kind} ${price.wild} ${price.copies} ${price.owes ?? false}`;
      if (price === fanatic || isKept(price) || seen.has(key)) continue;
      seen.add(key);
      results.push({
        promotions,
        sacrifices: [...sacrifices, { fanatic: fanatic.index, price: price.index, kind: price.kind }],
        stock: stock.flatMap((entry) => {
          if (entry === price) return [];
          return entry === fanatic ? [{ ...entry, owes: false, affected: true }] : [entry];
        }),
      });
    }
  }
  return results;
}

/** TRADE-03: it can never be given away. */
const isKept = ({ kind }: Stock): boolean => isSupply(TABLE_BOX, kind) && kind !== SUPPLY;

const MOST_PROMOTIONS = 3;
/** Every card may be given for every Fanatic: more than two of them would keep somebody waiting. */
const MOST_SACRIFICES = 2;

/** The cards as they are, then with one promotion or sacrifice, with two, with three: what comes first is the simplest. */
function promotedHands(stock: readonly Stock[], illuminated: Kind | null): readonly (readonly Promoted[])[] {
  const levels: (readonly Promoted[])[] = [];
  let hands: readonly Promoted[] = [{ stock, promotions: [], sacrifices: [] }];
  const known = new Set<string>();
  for (let depth = 0; depth <= MOST_PROMOTIONS && hands.length > 0; depth++) {
    levels.push(hands);
    hands = hands
      .flatMap((hand) => [...promotionsOf(hand, illuminated), ...sacrificesOf(hand)])
      .filter((hand) => {
        const key = hand.stock
          .map(
            ({ kind, copies, wild, affected, owes }) =>
              `${kind}.${copies}.${[wild, affected, owes].map(Number).join('')}`,
          )
          .sort()
          .join(' ');
        if (known.has(key)) return false;
        known.add(key);
        return true;
      });
  }
  return levels;
}

/** The simplest way to pay for something, or undefined. */
export const paymentFor = (stock: readonly Stock[], cost: Cost, illuminated: Kind | null): Payment | undefined =>
  waysAmong(promotedHands(stock, illuminated), [cost])[0];

/** By cost the simplest way to pay it, or undefined. */
function waysAmong(levels: readonly (readonly Promoted[])[], costs: readonly Cost[]): readonly (Payment | undefined)[] {
  const ways: (Payment | undefined)[] = costs.map(() => undefined);
  for (const { stock, promotions, sacrifices } of levels.flat()) {
    const linesOf = purseOf(stock);
    costs.forEach((cost, i) => {
      if (ways[i] !== undefined) return;
      const line = cheapest(stock, linesOf(cost));
      if (line !== undefined) ways[i] = { promotions, sacrifices, line, left: without(stock, line) };
    });
  }
  return ways;
}

// ---------------------------------------------------------------- the whole answer

/** What a line can hold, in the order in which somebody would look for it. */
const SINGLES: readonly Kind[] = [FRIMAN, CHIEF, PRIEST, LORD, SUPPLY, WEAPON, HORSE];

function missingFor(stock: readonly Stock[], cost: Cost): Kind | undefined {
  const index = Math.max(-1, ...stock.map((entry) => entry.index)) + 1;
  return SINGLES.find(
    (kind) => linesFor([...stock, { index, kind, wild: false, affected: false, copies: 1 }], cost).length > 0,
  );
}

/** `expansion`: with what The Stormgates asks a line for. */
export function answer(stock: readonly Stock[], illuminated: Kind | null, expansion = false): Answer {
  const now: Affordable[] = [];
  const promoted: Affordable[] = [];
  const misses: Miss[] = [];
  const things = expansion ? ALL_THINGS : THINGS;
  const ways = waysAmong(
    promotedHands(stock, illuminated),
    things.map(({ cost }) => cost),
  );
  for (const [i, thing] of things.entries()) {
    const way = ways[i];
    if (way !== undefined) {
      (way.promotions.length + way.sacrifices.length === 0 ? now : promoted).push({ thing, way });
      continue;
    }
    const missing = stock.length === 0 ? undefined : missingFor(stock, thing.cost);
    if (missing !== undefined) misses.push({ thing, missing });
  }
  return { now, promoted, misses };
}

/** The lines somebody has laid already, one after the other, and what is left after them. What can no longer be paid is left out. */
export function layLines(
  stock: readonly Stock[],
  things: readonly Thing[],
  illuminated: Kind | null,
): { readonly laid: readonly Affordable[]; readonly left: readonly Stock[] } {
  const laid: Affordable[] = [];
  let left = stock;
  for (const thing of things) {
    const way = paymentFor(left, thing.cost, illuminated);
    if (way === undefined) continue;
    laid.push({ thing, way });
    left = way.left;
  }
  return { laid, left };
}

// ---------------------------------------------------------------- what is no line of a fixed cost

/** HERO-02: squares that all supplies and horses together pay for. */
export function stepsOf(stock: readonly Stock[]): number {
  return stock.reduce(
    (sum, { kind, wild, copies }) =>
      sum + copies * (wild || kind === HORSE || kind === HAMMER ? HORSE_STEPS : suppliesOf(kind)),
    0,
  );
}

const opens = ({ kind, wild }: Stock): boolean => wild || TABLE_BOX.opens[kind] === 1;

/** Strength of all cards together in an attack, without moral; 0 when no weapon opens it (BATTLE-03, BATTLE-08). */
export function attackOf(stock: readonly Stock[]): number {
  const owing = [...stock.filter(({ owes }) => owes === true)].sort((a, b) => b.kind - a.kind);
  const others = stock.filter((entry) => entry.owes !== true);
  // FAN-02: the strongest Fanatics fight, and the weakest of the other cards are given for them, but for what opens.
  const opening = others.find((entry) => opens(entry) && !entry.wild) ?? others.find(opens);
  const given = others
    .filter((entry) => entry !== opening && !isKept(entry))
    .sort((a, b) => plainStrength(a) - plainStrength(b));
  return Math.max(
    ...[undefined, ...owing].map((_, fighting) => {
      const fanatics = owing.slice(0, fighting);
      const idle = owing.slice(fighting);
      const prices = [...idle, ...given].slice(0, fighting);
      const left = [...fanatics, ...others.filter((entry) => !prices.includes(entry))];
      return prices.length < fighting ? 0 : strengthOfAll(left);
    }),
  );
}

const plainStrength = ({ kind, wild, copies }: Stock): number =>
  (wild ? rankOf(TABLE_BOX, LORD) : strengthOfKind(TABLE_BOX, kind, true)) * copies;

function strengthOfAll(stock: readonly Stock[]): number {
  if (!stock.some(opens)) return 0;
  const asWeapon = stock.some((entry) => opens(entry) && !entry.wild) ? undefined : stock.find((entry) => entry.wild);
  return stock.reduce((sum, entry) => sum + (entry === asWeapon ? 1 : plainStrength(entry)), 0);
}

/** What cards can do besides paying for something. */
export type Use =
  | { readonly kind: 'move'; readonly steps: number }
  | { readonly kind: 'attack'; readonly strength: number }
  | { readonly kind: 'promote' | 'convert' | 'charm' | 'station' | 'ambush' }
  /** A Great Artefact with a power of its own. */
  | { readonly kind: 'special'; readonly great: Kind }
  /** What a module asks cards for that lie in no line. */
  | { readonly kind: 'price'; readonly price: Price };

/** Great Artefacts that are no better tool, weapon, title, scroll, tent or horse. */
const SPECIAL: readonly Kind[] = [
  ...[WINGS, HORN, HAND_OF_LUUT, STAFF],
  ...['purse', 'banner', 'cloak', 'crystal', 'mask', 'lostscroll'].flatMap((name) => TABLE_BOX.named[name] ?? []),
];

/** Whether cards that a module asks for are there. */
function isThere(stock: readonly Stock[], { paid }: Price): boolean {
  switch (paid.kind) {
    case 'cards':
      return stock.filter(({ kind, wild }) => !wild && kind === TABLE_BOX.named[paid.of]).length >= paid.count;
    case 'any':
      return stock.some(
        ({ kind }) =>
          paid.of === 'card' ||
          (paid.of === 'artefact' && isArtefact(TABLE_BOX, kind)) ||
          (paid.of === 'great' && isGreat(TABLE_BOX, kind)),
      );
    case 'line':
    case 'owned':
    case 'levels':
      return false;
    default:
      return assertNever(paid);
  }
}

/** ART-09, GA-10, RULE-02, RULE-08: a tent, wild or not, something to put into it, and a supply unless it is the Pavilion. */
function canStation(stock: readonly Stock[]): boolean {
  return stock.some((tent) => {
    if (tent.kind !== TENT && tent.kind !== PAVILION && tent.kind !== HAMMER) return false;
    const others = stock.filter((entry) => entry !== tent);
    const guests = (rest: readonly Stock[]) => rest.some((entry) => !isGreat(TABLE_BOX, entry.kind));
    if (tent.kind === PAVILION) return guests(others);
    return linesFor(others, TENT_COST).some((line) => guests(others.filter((entry) => !line.includes(entry.index))));
  });
}

export function usesOf(stock: readonly Stock[], illuminated: Kind | null, expansion = false): readonly Use[] {
  const uses: Use[] = [];
  const steps = stepsOf(stock);
  const strength = attackOf(stock);
  const worksAs = (...kinds: readonly Kind[]) => stock.filter((entry) => entry.wild || kinds.includes(entry.kind));
  if (steps > 0) uses.push({ kind: 'move', steps });
  if (strength > 0) uses.push({ kind: 'attack', strength });
  if (promotionsOf({ stock, promotions: [], sacrifices: [] }, illuminated).length > 0) uses.push({ kind: 'promote' });
  if (
    worksAs(SCROLL, BOOK, HAMMER).some(
      (scroll) =>
        scroll.kind === SCROLL ||
        stock.some(
          (entry) =>
            entry !== scroll && isPlain(entry) && (isUnit(TABLE_BOX, entry.kind) || isArtefact(TABLE_BOX, entry.kind)),
        ),
    )
  )
    uses.push({ kind: 'convert' });
  if (
    worksAs(AMULET, HAMMER).some((amulet) =>
      stock.some((entry) => entry !== amulet && isPlain(entry) && takesAmulet(entry.kind)),
    )
  )
    uses.push({ kind: 'charm' });
  if (canStation(stock)) uses.push({ kind: 'station' });
  for (const great of SPECIAL) if (stock.some((entry) => entry.kind === great)) uses.push({ kind: 'special', great });
  // AMB-01: one goes into ambush, another to the limbo; cards played in part stay on the table.
  if (stock.length >= 2) uses.push({ kind: 'ambush' });
  if (expansion)
    for (const price of MODULE_PRICES)
      if (price.does !== undefined && isThere(stock, price)) uses.push({ kind: 'price', price });
  return uses;
}
