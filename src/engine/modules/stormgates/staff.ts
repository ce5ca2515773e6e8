/**
 * The Staff of Terra makes up to three replacements here, one asked after the other (SG-STAFF). A swap of two cards of the map
 * counts as two: first one card is named, then the other, so that no list of actions has all pairs in it.
 */
import type { Card } from '../../core/components';
import type { Question } from '../../core/contract';
import { answered, asked, askNamed, factsOf } from '../../core/decision';
import { at, item, NONE } from '../../core/ints';
import { STAFF } from '../../core/kinds';
import type { Purse } from '../../core/payment';
import { card as cardTag, small, square as squareTag } from '../../core/shape';
import { kindOf, NO_BATTLE, playedOf, type GameState, type Seat, type Square } from '../../core/state';
import type { Violation } from '../../core/violation';
import {
  areOfTwoTerrains,
  forEachGreat,
  forEachReplacement,
  isTerraformable,
  refuseGreat,
  refuseReplacement,
  replaceTile,
  swapTiles,
} from '../../rules/great';
import { play } from '../../rules/line';
import { isCard, isSquare, type Rule } from '../../rules/rule';

const REPLACEMENTS = 3;
const REPLACING = 1;
const SWAPPING = 2;

/** What the Staff still has to give: in the hand all of it, while it works what the question says. */
const isWorking = (s: GameState): boolean => s.frames > 0 && item(s.rules.questions, asked(s)).name === 'reshape';
const leftOf = (s: GameState): number => (isWorking(s) ? (factsOf(s)[1] ?? 0) : REPLACEMENTS);

function refuseStaff(s: GameState, seat: Seat, by: Card, takes: number): Violation | null {
  if (!isWorking(s)) return refuseGreat(s, seat, by, STAFF);
  if (factsOf(s)[0] !== by) return { code: 'wrongCard', card: by };
  return leftOf(s) < takes ? { code: 'notOffered' } : null;
}

/** The Staff that is at work, or every one in the hand. */
const forEachStaff = (s: GameState, purse: Purse, use: (by: Card) => void): void =>
  isWorking(s) ? use(factsOf(s)[0] ?? NONE) : forEachGreat(purse, STAFF, use);

/** It comes onto the table with its first replacement. */
function begin(s: GameState, seat: Seat, by: Card): number {
  const left = leftOf(s);
  if (isWorking(s)) answered(s);
  else play(s, seat, by);
  return left;
}

/** Asks on, as long as there is anything left to do. */
function goOn(s: GameState, seat: Seat, by: Card, left: number): void {
  if (left > 0 && (isReplaceable(s) || (left >= SWAPPING && hasSwap(s)))) askNamed(s, 'reshape', seat, { by, left });
}

function isReplaceable(s: GameState): boolean {
  let found = false;
  forEachReplacement(s, () => (found = true));
  return found;
}

// ---------------------------------------------------------------- what can be swapped

/** Cities, roads and gates. */
const isMovable = (s: GameState, square: Square): boolean =>
  isTerraformable(s, square) || (at(s.tile, square) >= 0 && kindOf(s, at(s.tile, square)) === s.rules.named['gate']);

const isSwap = (s: GameState, square: Square, other: Square): boolean =>
  isMovable(s, square) && areOfTwoTerrains(s, square, other);

function hasPartner(s: GameState, square: Square): boolean {
  for (let other = 0; other < s.rules.squares; other++) if (isSwap(s, square, other)) return true;
  return false;
}

function hasSwap(s: GameState): boolean {
  for (let square = 0; square < s.rules.squares; square++) if (hasPartner(s, square)) return true;
  return false;
}

// ---------------------------------------------------------------- what is done

const terraform: Rule<'terraform'> = {
  answers: ['acting', 'reshape'],
  offer(s, _seat, purse, out) {
    forEachStaff(s, purse, (by) =>
      forEachReplacement(s, (square, terrain) => void out.push({ kind: 'terraform', by, square, terrain })),
    );
  },
  refuse: (s, seat, { by, square, terrain }) =>
    refuseStaff(s, seat, by, REPLACING) ?? refuseReplacement(s, square, terrain),
  perform(s, seat, { by, square, terrain }, log) {
    const left = begin(s, seat, by) - REPLACING;
    replaceTile(s, seat, square, terrain, log);
    goOn(s, seat, by, left);
  },
};

const swapFrom: Rule<'swapFrom'> = {
  answers: ['acting', 'reshape'],
  offer(s, _seat, purse, out) {
    if (leftOf(s) < SWAPPING) return;
    forEachStaff(s, purse, (by) => {
      for (let square = 0; square < s.rules.squares; square++)
        if (hasPartner(s, square)) out.push({ kind: 'swapFrom', by, square });
    });
  },
  refuse: (s, seat, { by, square }) =>
    refuseStaff(s, seat, by, SWAPPING) ??
    (isSquare(s, square) && hasPartner(s, square) ? null : { code: 'noSuchTarget' }),
  perform(s, seat, { by, square }) {
    const left = begin(s, seat, by) - SWAPPING;
    askNamed(s, 'swapWith', seat, { by, left, square });
  },
};

const swapWith: Rule<'swapWith'> = {
  answers: ['swapWith'],
  offer(s, _seat, _purse, out) {
    const square = factsOf(s)[2] ?? NONE;
    for (let other = 0; other < s.rules.squares; other++)
      if (isSwap(s, square, other)) out.push({ kind: 'swapWith', other });
  },
  refuse: (s, _seat, { other }) =>
    isSquare(s, other) && isSwap(s, factsOf(s)[2] ?? NONE, other) ? null : { code: 'noSuchTarget' },
  perform(s, seat, { other }, log) {
    const [by = NONE, left = 0, square = NONE] = factsOf(s);
    answered(s);
    swapTiles(s, seat, square, other, log);
    goOn(s, seat, by, left);
  },
};

const leaveLand: Rule<'leaveLand'> = {
  answers: ['reshape'],
  closes: true,
  offer: (_s, _seat, _purse, out) => void out.push({ kind: 'leaveLand' }),
  refuse: () => null,
  perform: (s) => answered(s),
};

export const actions = { terraform, swapFrom, swapWith, leaveLand };

/** Of a player who acts, with the Staff on the table. */
const isPlayed = (s: GameState, seat: Seat, by: number): boolean =>
  seat === s.turn && s.battle === NO_BATTLE && isCard(s, by) && at(s.zone, by) === playedOf(seat);

const reshape: Question = {
  facts: { by: cardTag, left: small },
  sound: (s, seat, [by = NONE, left = 0]) => isPlayed(s, seat, by) && left > 0 && left < REPLACEMENTS,
};

const swapping: Question = {
  facts: { by: cardTag, left: small, square: squareTag },
  sound: (s, seat, [by = NONE, left = NONE, square = NONE]) =>
    isPlayed(s, seat, by) &&
    left >= 0 &&
    left <= REPLACEMENTS - SWAPPING &&
    isSquare(s, square) &&
    hasPartner(s, square),
};

export const questions = { reshape, swapWith: swapping };
