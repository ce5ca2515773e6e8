/** Hands for fast-check, so that a failing one shrinks to the cards that matter. */
import {
  BASE_BOX,
  HAMMER,
  HORSE,
  isArtefact,
  isGreat,
  isUnit,
  PAVILION,
  SHIELD,
  SUPPLY,
  SWORD,
  TENT,
  TOOL,
  WEAPON,
  type Card,
  type Kind,
} from '@battalia/engine';
import fc from 'fast-check';
import type { Held } from './positions';
import { CARDS, printedKind } from '../../box';

const cardsWhere = (fits: (kind: Kind) => boolean): readonly Card[] =>
  Array.from({ length: CARDS }, (_, card) => card).filter((card) => fits(printedKind(card)));

const PAYING = cardsWhere(
  (kind) =>
    isUnit(BASE_BOX, kind) ||
    kind === SUPPLY ||
    [TOOL, WEAPON, HORSE, SWORD, SHIELD, HAMMER, TENT, PAVILION].includes(kind),
);
const TRAVELLING = cardsWhere((kind) => kind === SUPPLY || kind === HORSE || kind === HAMMER);
const ANY = cardsWhere(
  (kind) => isUnit(BASE_BOX, kind) || kind === SUPPLY || isArtefact(BASE_BOX, kind) || isGreat(BASE_BOX, kind),
);

const held = (cards: readonly Card[]): fc.Arbitrary<Held> =>
  fc.record({
    card: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...cards) },
      { weight: 1, arbitrary: fc.constantFrom(...ANY) },
    ),
    charm: fc.oneof(
      { weight: 6, arbitrary: fc.constant<Held['charm']>(0) },
      { weight: 3, arbitrary: fc.constantFrom<Held['charm']>(2, 3, 'wild') },
    ),
    forked: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    borrowed: fc.oneof({ weight: 8, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  });

const hand = (cards: readonly Card[], most: number): fc.Arbitrary<readonly Held[]> =>
  fc.uniqueArray(held(cards), { maxLength: most, selector: ({ card }) => card });

const TENTS = cardsWhere((kind) => kind === TENT);
const plainTent: fc.Arbitrary<Held> = fc
  .constantFrom(...TENTS)
  .map((card) => ({ card, charm: 0, forked: false, borrowed: false }));
const borrowedGuest: fc.Arbitrary<Held> = held(PAYING).map((one) => ({ ...one, forked: false, borrowed: true }));

export const payingHand = hand(PAYING, 6);
/** A tent, a card from somebody else's nation, and some more: who may move in. */
export const campingHand = fc
  .tuple(plainTent, borrowedGuest, hand(PAYING, 3))
  .map(([tent, guest, rest]): readonly Held[] =>
    [tent, guest, ...rest].filter(({ card }, i, all) => all.findIndex((other) => other.card === card) === i),
  );
export const travellingHand = hand(TRAVELLING, 5);
/** The day decides what the oracle illuminates and matches. */
export const day = fc.integer({ min: 1, max: 7 });
