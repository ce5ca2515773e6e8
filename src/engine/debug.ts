/** For tests and for finding bugs: draw the board as text, count cards and action trees, find a card. */
import type { Action } from './core/action';
import { step } from './apply';
import { cardName, type CardName } from './arrange';
import { HEROES, type Card } from './core/components';
import { at, NONE } from './core/ints';
import { generate } from './legal';
import {
  BOARD,
  cardsIn,
  clone,
  EMPTY,
  IMPASSABLE,
  kindOf,
  MISSING,
  NOBODY,
  type GameState,
  type Square,
  type Zone,
} from './core/state';
import { nameOfKind, RUINS } from './core/kinds';

export {
  arrange,
  cardName,
  ImpossiblePosition,
  loadDie,
  started,
  type Arrangement,
  type CardName,
  type TileSpec,
} from './arrange';

/** The first card of that name in a zone; throws if there is none. */
export function named(s: GameState, zone: Zone, name: CardName, skip = 0): Card {
  const card = cardsIn(s, zone).filter(
    (other) => cardName(s, other) === name || nameOfKind(s.rules, kindOf(s, other)) === name,
  )[skip];
  if (card === undefined) throw new Error(`no ${name} there`);
  return card;
}

// ---------------------------------------------------------------- looking

/** The board as text: a cell of 5x3 per square. */
export function ascii(s: GameState): string {
  const { columns, squares } = s.rules;
  const lines: string[] = [];
  for (let from = 0; from < squares; from += columns) {
    const rows = ['', '', ''];
    for (let square = from; square < from + columns; square++) cell(s, square).forEach((text, i) => (rows[i] += text));
    lines.push(...rows);
  }
  return lines.map((line) => line.trimEnd()).join('\n');
}

function cell(s: GameState, square: Square): readonly string[] {
  const tile = at(s.tile, square);
  if (tile === MISSING) return ['     ', '     ', '     '];
  if (tile === EMPTY) return ['     ', '  .  ', '     '];
  if (tile === IMPASSABLE) return ['     ', '  x  ', '     '];
  const roads = at(s.roads, square);
  const level = at(s.level, square);
  const owner = at(s.holder, square);
  const middle =
    at(s.down, square) !== 0
      ? '? '
      : level > 0
        ? `${owner === NOBODY ? 'n' : owner}${level}`
        : kindOf(s, tile) === RUINS
          ? 'R '
          : '+ ';
  let heroes = '';
  for (let seat = 0; seat < s.rules.seats; seat++)
    for (let hero = 0; hero < HEROES; hero++) if (at(s.hero, seat * HEROES + hero) === square) heroes += seat;
  return [
    `  ${(roads & 1) !== 0 ? '|' : ' '}${heroes.slice(0, 2).padEnd(2)}`,
    `${(roads & 8) !== 0 ? '-' : ' '} ${middle.slice(0, 2)}${(roads & 2) !== 0 ? '-' : ' '}`,
    `  ${(roads & 4) !== 0 ? '|' : ' '}${heroes.slice(2, 4).padEnd(2)}`,
  ];
}

/** Every card in exactly one place, every pile whole: the problems found, none if all is well. */
export function census(s: GameState): readonly string[] {
  const problems: string[] = [];
  const seen = new Uint8Array(s.rules.cards);
  for (let zone = 0; zone < s.rules.zones.length; zone++) {
    let count = 0;
    let last = NONE;
    for (let card = at(s.top, zone); card !== NONE && count <= s.rules.cards; card = at(s.below, card)) {
      count++;
      last = card;
      if (seen[card] !== 0) problems.push(`card ${card} lies in two places`);
      seen[card] = 1;
      if (at(s.zone, card) !== zone) problems.push(`card ${card} lies in zone ${zone} and says ${at(s.zone, card)}`);
    }
    if (count !== at(s.size, zone)) problems.push(`zone ${zone} holds ${count} and says ${at(s.size, zone)}`);
    if (last !== at(s.bottom, zone)) problems.push(`zone ${zone} ends with ${last} and says ${at(s.bottom, zone)}`);
  }
  for (let card = 0; card < s.rules.cards; card++) if (seen[card] === 0) problems.push(`card ${card} is lost`);
  const onBoard = new Set<number>();
  for (let square = 0; square < s.rules.squares; square++) if (at(s.tile, square) >= 0) onBoard.add(at(s.tile, square));
  if (onBoard.size !== at(s.size, BOARD)) problems.push('the map and the board zone differ');
  for (const card of onBoard) if (at(s.zone, card) !== BOARD) problems.push(`tile ${card} is not on the board`);
  return problems;
}

/** How many action sequences of a length there are: a fingerprint of the rules in a position. */
export function perft(s: GameState, depth: number): number {
  if (depth === 0) return 1;
  const actions: Action[] = [];
  generate(s, actions);
  if (depth === 1) return actions.length;
  let total = 0;
  const next = clone(s);
  for (const action of actions) {
    next.copyFrom(s);
    step(next, action);
    total += perft(next, depth - 1);
  }
  return total;
}
