/**
 * Numbers of a module's own in the state: for every card, square, seat ... or for the game. A module names them in its
 * `state` and reads them with `of`:
 *
 *     const tolls = perSquare('uint8', { most: 3 });
 *     at(tolls.of(s), square)
 *
 * They are copied, hashed, saved, checked, seen and dealt anew with everything else.
 */
import { at, item } from './ints';
import type { Arrays, FieldDef, NumberType, Per } from './layout';
import type { Ruleset } from './ruleset';
import type { GameState, Seat } from './state';

/**
 * Who may know the numbers: all, only the seat that a number belongs to, nobody, or whoever sees the card (for numbers of
 * cards); a function tells it number by number. Who may not know one sees what it is when nothing has happened.
 */
export type Seen = 'all' | 'owner' | 'nobody' | 'face' | ((s: GameState, viewer: Seat | 'table', i: number) => boolean);

interface OwnOptions {
  readonly blank?: number;
  /** The least and the most that the code can stand, if that is less than the type can: a save with anything else is not read. */
  readonly least?: number;
  readonly most?: number | ((rules: Ruleset) => number);
  /** `face` for numbers of cards, else `all`, if left out. */
  readonly seen?: Seen;
}

export interface OwnField<T extends NumberType = NumberType> extends FieldDef {
  readonly type: T;
  readonly least: number;
  readonly most: number | ((rules: Ruleset) => number) | null;
  readonly seen: Seen;
  /** Its number among all fields that any module has, for a look-up; it depends on nothing that is saved. */
  readonly number: number;
  /** Its numbers in a state. Only in games that have the module. */
  of(s: GameState): Arrays[T];
}

let fields = 0;

const own =
  (per: Per) =>
  <T extends NumberType>(
    type: T,
    { blank = 0, least = Math.min(0, blank), most, seen }: OwnOptions = {},
  ): OwnField<T> => {
    const number = fields++;
    return {
      per,
      type,
      blank,
      least,
      most: most ?? null,
      seen: seen ?? (per === 'card' ? 'face' : 'all'),
      number,
      of: (s) => item(s.own, at(s.rules.layout.ownAt, number)) as Arrays[T], // eslint-disable-line no-restricted-syntax -- made with this type
    };
  };

export const perCard = own('card');
export const perZone = own('zone');
export const perSquare = own('square');
export const perSeat = own('seat');
export const perHero = own('hero');
/** An array of one. */
export const forGame = own('game');
