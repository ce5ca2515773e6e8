/** What a line can buy: legal lists and refusals against the brute force. */
import {
  FACTION_NAMES,
  cardsIn,
  handOf,
  isAffected,
  toMove,
  type Action,
  type ActionKind,
  type GameState,
  type KindName,
  type Line,
  type Seat,
} from '@battalia/engine/testing';
import { CITY_KINDS, everySquare, fitsAnywhere, hasFreeToken, isCityAt, isHomeOf, kindNumber } from '../brute/board';
import {
  cityPrice,
  crownPrice,
  CREATE_PRICES,
  HERO_PRICE,
  HIRE_PRICES,
  illuminatedToday,
  isWildCard,
  linesOf,
  matchingToday,
  nameOf,
  paysExactly,
  POST_PRICE,
  ROAD_PRICES,
  TENT_PRICE,
  upgradePrice,
  type Price,
} from '../brute/lines';
import { mayHoldPost, postsOf } from '../brute/trade';
import { lineKey } from './alike';
import { differences, type Candidate } from './compare';

const LONGEST_PRICE = 5;
const PAID: readonly ActionKind[] = ['hire', 'create', 'build', 'upgrade', 'recruit', 'station', 'crown', 'foundPost'];

/** Something that a line could buy now, and whether everything but the line is in order. */
interface Purchase {
  readonly price: Price;
  readonly possible: boolean;
  readonly action: (pay: Line) => Action;
}

const inPool = (s: GameState, kind: KindName): boolean => (s.size[kindNumber(kind)] ?? 0) > 0; // CREATE-03

function keysOf<T extends string>(table: Readonly<Record<T, unknown>>): readonly T[] {
  return Object.keys(table).filter((key): key is T => key in table);
}

function purchases(s: GameState, seat: Seat): readonly Purchase[] {
  const found: Purchase[] = [];
  for (const unit of keysOf(HIRE_PRICES)) {
    found.push({
      price: HIRE_PRICES[unit],
      possible: inPool(s, unit),
      action: (pay) => ({ kind: 'hire', unit: kindNumber(unit), pay }),
    });
  }
  for (const artefact of keysOf(CREATE_PRICES)) {
    // CREATE-02: a faction is named for the matching artefact, and only then; it must be in the game.
    const matches = artefact === matchingToday(s);
    for (const faction of [null, ...FACTION_NAMES.keys()]) {
      const named = faction === null ? !matches : matches && (s.inPlay & (1 << faction)) !== 0;
      found.push({
        price: CREATE_PRICES[artefact],
        possible: named && inPool(s, artefact),
        action: (pay) => ({ kind: 'create', artefact: kindNumber(artefact), pay, faction }),
      });
    }
  }
  for (const tile of CITY_KINDS) {
    const room = inPool(s, tile) && fitsAnywhere(s, seat, tile);
    for (let level = 1; level <= 4; level++) {
      found.push({
        price: cityPrice(level),
        possible: room && hasFreeToken(s, seat, level),
        action: (pay) => ({ kind: 'build', tile: kindNumber(tile), level, pay }),
      });
    }
  }
  for (const tile of keysOf(ROAD_PRICES)) {
    found.push({
      price: ROAD_PRICES[tile],
      possible: inPool(s, tile) && fitsAnywhere(s, seat, tile),
      action: (pay) => ({ kind: 'build', tile: kindNumber(tile), level: 0, pay }),
    });
  }
  if (s.rules.config.modules.includes('trade'))
    found.push({
      price: POST_PRICE,
      possible: postsOf(s, seat) < 2 && everySquare(s).some((square) => mayHoldPost(s, seat, square)),
      action: (pay) => ({ kind: 'foundPost', pay }),
    });
  const idle = [0, 1].some((hero) => s.hero[seat * 2 + hero] === -1);
  for (const square of everySquare(s)) {
    const level = (s.level[square] ?? 0) + 1;
    const own = isCityAt(s, square) && s.holder[square] === seat;
    if (own || square % 5 === 0) {
      found.push({
        price: upgradePrice(level),
        possible: own && level <= 4 && hasFreeToken(s, seat, level, level - 1),
        action: (pay) => ({ kind: 'upgrade', square, pay }),
      });
    }
    const city = s.level[square] ?? 0;
    if (own && s.rules.words.order.has('crown')) {
      found.push({
        price: crownPrice(city),
        possible: (city === 4 || city === 5) && hasFreeToken(s, seat, city + 1, city),
        action: (pay) => ({ kind: 'crown', square, pay }),
      });
    }
    const home = isHomeOf(s, seat, square);
    if (home || square % 5 === 0)
      found.push({ price: HERO_PRICE, possible: home && idle, action: (pay) => ({ kind: 'recruit', square, pay }) });
  }
  return found;
}

/** ART-09, ORACLE-09, GA-10, RULE-07, RULE-08: every tent, every one or two guests, every short line. */
function stationings(s: GameState, seat: Seat): readonly Candidate[] {
  const hand = cardsIn(s, handOf(seat));
  const own = (card: number): boolean => s.lender[card] === 0;
  const lines = linesOf(s, seat, 2);
  const guestLists = hand.flatMap((one, i) => [[one], ...hand.slice(i + 1).map((other) => [one, other])]);
  return hand.flatMap((tent) => {
    const name = nameOf(s, tent);
    const lit = name === 'tent' && illuminatedToday(s) === 'tent' && !isWildCard(s, tent);
    const room = name === 'pavilion' || lit ? 2 : name === 'tent' || name === 'hammer' ? 1 : 0;
    if (room === 0 && tent % 4 > 0) return [];
    return guestLists.flatMap((cards) =>
      lines.map((pay): Candidate => {
        const guests = cards.every(
          (card) =>
            card !== tent &&
            own(card) &&
            !pay.includes(card) &&
            !GREAT_NAMES.includes(nameOf(s, card)) &&
            !isAffected(s, card),
        );
        const paid = !pay.includes(tent) && paysExactly(s, pay, name === 'pavilion' ? [] : TENT_PRICE);
        return {
          action: { kind: 'station', tent, cards, pay },
          legal: own(tent) && cards.length <= room && guests && paid,
        };
      }),
    );
  });
}

const GREAT_NAMES: readonly KindName[] = [
  'arrow',
  'purse',
  'banner',
  'cloak',
  'crystal',
  'mask',
  'lostscroll',
  'fate1',
  'hammer',
  'sword',
  'shield',
  'wings',
  'horn',
  'book',
  'crown',
  'hand',
  'staff',
  'pavilion',
];

/** Where the engine and the brute force differ about the lines of whoever acts. */
export function compareLines(s: GameState): readonly string[] {
  const seat = toMove(s);
  const lines = fewOfEachKind(s, linesOf(s, seat, LONGEST_PRICE));
  const wares = purchases(s, seat);
  const bought = lines.flatMap((line) => {
    const verdicts = new Map<string, boolean>();
    return wares.map(({ price, possible, action }): Candidate => {
      const word = price.join();
      const paid = verdicts.get(word) ?? paysExactly(s, line, price);
      verdicts.set(word, paid);
      return { action: action(line), legal: possible && paid };
    });
  });
  return differences(s, PAID, [...bought, ...stationings(s, seat)]);
}

/** Of interchangeable lines the first and the last. */
function fewOfEachKind(s: GameState, lines: readonly Line[]): readonly Line[] {
  const first = new Map<string, Line>();
  const last = new Map<string, Line>();
  for (const line of lines) {
    const key = lineKey(s, line);
    if (first.has(key)) last.set(key, line);
    else first.set(key, line);
  }
  return [...first.values(), ...last.values()];
}
