/**
 * Which lines pay what, written from LINE, HIRE, CREATE, BUILD, HERO, ART-09 and BATTLE-14 alone: every multiset of
 * copies is looked at, and every way in which its cards could stand for something is tried.
 */
import {
  cardsIn,
  handOf,
  kindOf,
  playedOf,
  type Card,
  type GameState,
  type KindName,
  type Line,
  type Seat,
} from '@battalia/engine/testing';

import { isWaiting } from './sacrifice';

/** What a cost asks for, one word each. */
export type Thing = 'friman' | 'chief' | 'priest' | 'lord' | 'supply' | 'weapon' | 'horse' | 'queen' | 'king';
export type Price = readonly Thing[];

const UNITS = ['friman', 'chief', 'priest', 'lord'] as const;
const times = (count: number, thing: Thing): Price => Array.from({ length: count }, () => thing);

/** HIRE-01: rank + 1 supplies. */
export const HIRE_PRICES: Readonly<Record<(typeof UNITS)[number], Price>> = {
  friman: times(2, 'supply'),
  chief: times(3, 'supply'),
  priest: times(4, 'supply'),
  lord: times(5, 'supply'),
};

/** CREATE-01. */
export const CREATE_PRICES = {
  tool: ['friman', 'friman', 'friman'],
  weapon: ['chief', 'friman', 'friman'],
  amulet: ['priest', 'friman', 'friman'],
  title: ['lord', 'friman', 'friman'],
  scroll: ['friman', 'chief', 'priest'],
  tent: ['chief', 'friman', 'supply'],
  horse: ['chief', 'supply', 'supply'],
} as const satisfies Partial<Record<KindName, Price>>;

/** BUILD-01. */
export const cityPrice = (level: number): Price => times(3, UNITS[level - 1] ?? 'friman');
export const upgradePrice = (level: number): Price => times(2, UNITS[level - 1] ?? 'friman');
export const ROAD_PRICES = {
  straight: ['friman', 'supply'],
  turn: ['friman', 'supply'],
  tee: ['friman', 'friman', 'supply'],
  crossroad: ['friman', 'friman', 'supply'],
} as const satisfies Partial<Record<KindName, Price>>;

/** ROY-04: what makes a city of this level what it can become next. */
export const crownPrice = (level: number): Price => [level === 5 ? 'king' : 'queen'];

/** HERO-01. */
export const HERO_PRICE: Price = ['weapon', 'supply', 'supply'];
/** TRADE-01. */
export const POST_PRICE: Price = ['friman', 'friman'];
/** ART-09. */
export const TENT_PRICE: Price = ['supply'];

// ---------------------------------------------------------------- what a card is today

/** ORACLE-02, day by day. */
const ILLUMINATED: readonly string[] = ['tool', 'weapon', 'amulet', 'title', 'scroll', 'tent', 'horse'];
const MATCHING: readonly string[] = ['tool', 'scroll', 'weapon', 'tent', 'amulet', 'horse', 'title'];

/** With wheels of one's own: the inner one, behind the outer one in the list, has gone on by so many vanes. */
function shownBy(wheel: readonly string[], day: number, matches: (outer: string, inner: string) => boolean): string {
  const turned = (day - 1) % 7;
  const vane = [0, 1, 2, 3, 4, 5, 6].find((i) => matches(wheel[i] ?? '', wheel[7 + ((i + 7 - turned) % 7)] ?? ''));
  return wheel[vane ?? 0] ?? '';
}
export const illuminatedToday = ({ day, rules: { config } }: GameState): string | undefined =>
  config.options.wheel === undefined
    ? ILLUMINATED[(day - 1) % 7]
    : shownBy(config.options.wheel, day, (_outer, inner) => inner === 'tool');
export const matchingToday = ({ day, rules: { config } }: GameState): string | undefined =>
  config.options.wheel === undefined
    ? MATCHING[(day - 1) % 7]
    : shownBy(config.options.wheel, day, (outer, inner) => inner === outer);

/** The marks of a turn, as the state keeps them: the amulet's number, touched, wild. */
const AMULET_NUMBER = 3;
const WILD_MARK = 8;

/** The checked border: names of kinds come from the table of the game. */
const isKindName = (name: string): name is KindName => name !== '';
export const nameOf = (s: GameState, card: Card): KindName => {
  const name = s.rules.names[kindOf(s, card)] ?? '';
  if (!isKindName(name)) throw new Error(`no card ${card}`);
  return name;
};
export const isWildCard = (s: GameState, card: Card): boolean => ((s.mark[card] ?? 0) & WILD_MARK) !== 0;

/** LINE-04, ORACLE-04..10, ART-03: how often a card in the hand counts. */
export function copiesInHand(s: GameState, card: Card): number {
  if (isWildCard(s, card)) return 1;
  const lit = nameOf(s, card) === illuminatedToday(s) ? 2 : 1;
  const number = (s.mark[card] ?? 0) & AMULET_NUMBER;
  return number > 1 ? lit * number : lit;
}

/** Cards that can be played: all of the hand, but for what a sacrifice is owed for (FAN-02), and those on the table that have copies left. */
export function usable(s: GameState, seat: Seat): readonly { readonly card: Card; readonly copies: number }[] {
  const inHand = cardsIn(s, handOf(seat))
    .filter((card) => !isWaiting(s, card))
    .map((card) => ({ card, copies: copiesInHand(s, card) }));
  const forked = cardsIn(s, playedOf(seat)).map((card) => ({ card, copies: s.left[card] ?? 0 }));
  return [...inHand, ...forked.filter(({ copies }) => copies > 0)];
}

/** What one copy may stand for in a line; each entry is one way. */
function standsFor(s: GameState, card: Card): readonly Price[] {
  const tool: readonly Price[] = [['friman'], ['friman', 'friman']]; // LINE-02
  if (isWildCard(s, card)) return [...tool, ['chief'], ['priest'], ['lord'], ['supply'], ['weapon'], ['horse']]; // ART-03, RULE-02
  const name = nameOf(s, card);
  switch (name) {
    case 'friman':
    case 'chief':
    case 'priest':
    case 'lord':
    case 'supply':
    case 'weapon':
    case 'horse':
    case 'queen':
    case 'king':
      return [[name]];
    case 'tool':
      return tool;
    case 'hammer':
      return [...tool, ['weapon'], ['horse']]; // GA-01
    case 'sword':
    case 'shield':
    case 'arrow':
      return [['weapon']]; // GA-02, GA-03, GA2-01
    case 'stardust':
      return [['supply'], ['supply', 'supply']]; // TRADE-03
    default:
      return [];
  }
}

/** LINE-01: whether a line pays a price exactly, every card of it and every thing of the price used. */
export function paysExactly(s: GameState, line: Line, price: Price): boolean {
  const [card, ...others] = line;
  if (card === undefined) return price.length === 0;
  return standsFor(s, card).some((things) => {
    const rest = without(price, things);
    return rest !== null && paysExactly(s, others, rest);
  });
}

function without(price: Price, things: Price): Price | null {
  const rest = [...price];
  for (const thing of things) {
    const index = rest.indexOf(thing);
    if (index < 0) return null;
    rest.splice(index, 1);
  }
  return rest;
}

/** Every line of at most so many copies that can be laid, the empty one included. */
export function linesOf(s: GameState, seat: Seat, most: number): readonly Line[] {
  let lines: Line[] = [[]];
  for (const { card, copies } of usable(s, seat)) {
    lines = lines.flatMap((line) => {
      const longer: Line[] = [line];
      for (let n = 1; n <= copies && line.length + n <= most; n++)
        longer.push([...line, ...Array.from({ length: n }, () => card)]);
      return longer;
    });
  }
  return lines;
}
