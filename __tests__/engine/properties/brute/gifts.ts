/** Tributes and what they bring, written from META-02, META-03, GATE-02, HEROIC-02, RULE-44 to RULE-47 alone. */
import {
  cardsIn,
  factionOf,
  handOf,
  metamorphaState,
  nationOf,
  NONE,
  shelterOf,
  targetsAt,
  UNIVERSAL,
  type Card,
  type GameState,
  type Line,
  type Seat,
  type Square,
  type Target,
} from '@battalia/engine/testing';
import { cardAt, everySquare, kindAt } from './board';
import { linesOf, nameOf, paysExactly } from './lines';
import { mayGrow, mayRise } from './storm';
import { leftAfterAbility, paidSteps } from './ways';

const GIFTS = ['woods', 'mountains', 'canyons', 'lakes', 'frost', 'jungle'] as const;
const STEPS = 3;
const UNITS: readonly string[] = ['friman', 'chief', 'priest', 'lord', 'queen', 'king'];
const ROYALS: readonly string[] = ['queen', 'king'];

function terrainOf(s: GameState, square: Square): number | null {
  const card = square === NONE ? null : cardAt(s, square);
  const faction = card === null ? NONE : factionOf(s, card);
  return faction < 0 ? null : faction;
}

const squareOf = (s: GameState, seat: Seat, hero: number): Square => s.hero[seat * 2 + hero] ?? NONE;

// ---------------------------------------------------------------- woods

/** Squares that three steps lead to. */
export function strolls(s: GameState, seat: Seat, hero: number): readonly Square[] {
  const here = squareOf(s, seat, hero);
  return [...paidSteps(s, seat, here)].filter(([to, steps]) => to !== here && steps <= STEPS).map(([to]) => to);
}

/** The steps that are left behind the storm; null where there is no such jump. */
export function leftOfWoods(s: GameState, seat: Seat, hero: number, from: Square, to: Square): number | null {
  return leftAfterAbility(s, seat, paidSteps(s, seat, squareOf(s, seat, hero)), hero, from, to, STEPS);
}

export const paysStorm = (s: GameState, line: Line): boolean => paysExactly(s, line, ['supply']);

function hasLeap(s: GameState, seat: Seat, hero: number): boolean {
  const gates = everySquare(s).filter((square) => kindAt(s, square) === 'gate');
  return gates.some((from) => gates.some((to) => leftOfWoods(s, seat, hero, from, to) !== null));
}

// ---------------------------------------------------------------- canyons

const isAround = ({ rules: { columns } }: GameState, one: Square, other: Square): boolean => {
  const rows = Math.abs(Math.floor(one / columns) - Math.floor(other / columns));
  const sides = Math.abs((one % columns) - (other % columns));
  return one !== other && rows <= 1 && sides <= 1;
};

/** Whether these heroes (a bit each) may attack that for a tribute of this one. */
export function mayRaid(s: GameState, seat: Seat, hero: number, target: Target, heroes: number): boolean {
  if (!everySquare(s).includes(target.square) || heroes < 1 || heroes > 3 || (heroes & (1 << hero)) === 0) return false;
  const raiders = [0, 1].filter((one) => (heroes & (1 << one)) !== 0).map((one) => squareOf(s, seat, one));
  if (raiders.includes(NONE) || !raiders.every((square) => isAround(s, square, target.square))) return false;
  if (!raiders.every((square) => terrainOf(s, square) === GIFTS.indexOf('canyons'))) return false;
  if (new Set(raiders).size > 1 && !s.rules.config.modules.includes('heroic')) return false;
  return targetsAt(s, seat, target.square).some((other) => JSON.stringify(other) === JSON.stringify(target));
}

/** Everything that stands on the map, and may be somebody's target. */
export const targetsAnywhere = (s: GameState, seat: Seat): readonly Target[] =>
  everySquare(s).flatMap((square) => (cardAt(s, square) === null ? [] : targetsAt(s, seat, square)));

// ---------------------------------------------------------------- frost

export const mayTwin = (s: GameState, seat: Seat, card: Card): boolean =>
  s.zone[card] === handOf(seat) &&
  UNITS.includes(nameOf(s, card)) &&
  !ROYALS.includes(nameOf(s, card)) &&
  factionOf(s, card) !== UNIVERSAL &&
  ((s.mark[card] ?? 0) & 4) === 0;

// ---------------------------------------------------------------- jungle

export const drawable = (s: GameState, seat: Seat): number =>
  Math.min(2, cardsIn(s, nationOf(seat)).length + cardsIn(s, shelterOf(seat)).length);

// ---------------------------------------------------------------- the tribute

/** Whether the gift could do anything when this card is gone. */
function bringsSomething(s: GameState, seat: Seat, hero: number, terrain: number, tribute: Card): boolean {
  const others = cardsIn(s, handOf(seat)).filter((card) => card !== tribute);
  switch (GIFTS[terrain]) {
    case 'woods':
      return (
        strolls(s, seat, hero).length > 0 ||
        (hasLeap(s, seat, hero) &&
          linesOf(s, seat, 2).some(
            (line) =>
              line.length === 2 &&
              line.includes(tribute) &&
              paysStorm(s, [line[0] === tribute ? (line[1] ?? NONE) : (line[0] ?? NONE)]),
          ))
      );
    case 'mountains':
      return everySquare(s).some((square) => mayGrow(s, seat, square));
    case 'canyons':
      return targetsAnywhere(s, seat).some((target) => mayRaid(s, seat, hero, target, 1 << hero));
    case 'lakes':
      return others.some((card) => mayRise(s, seat, card));
    case 'frost':
      return others.some((card) => mayTwin(s, seat, card));
    case 'jungle':
      return drawable(s, seat) > 0;
    default:
      return false;
  }
}

/** The line is of cards that can be played. */
export function mayPayTribute(s: GameState, seat: Seat, hero: number, line: Line): boolean {
  const [card] = line;
  const terrain = terrainOf(s, metamorphaState.herSquare(s));
  if (terrain === null || card === undefined || line.length !== 1) return false;
  if (terrainOf(s, squareOf(s, seat, hero)) !== terrain) return false;
  if (((metamorphaState.state.tributes.of(s)[seat * 2 + hero] ?? 0) & (1 << terrain)) !== 0) return false;
  return bringsSomething(s, seat, hero, terrain, card);
}
