/** Crystal of Ming (GA2-05): what is looked at lies on top of the nation, in the order that is chosen card by card. */
import type { Card } from '../../core/components';
import type { Question, Rule } from '../../core/contract';
import { askNamed } from '../../core/decision';
import { at, NONE } from '../../core/ints';
import { look, moveOnto, shuffle } from '../../core/piles';
import { small } from '../../core/shape';
import { nationOf, type GameState, type Seat } from '../../core/state';
import { play } from '../../rules/line';
import { isOwnTurn } from '../../rules/rule';
import { CRYSTAL_LOOKS, CRYSTAL_PUTS } from './data';
import { forEachRelic, refuseRelic } from './relic';

/** The card so far down in a nation. */
function cardAt(s: GameState, seat: Seat, place: number): Card {
  let card = at(s.top, nationOf(seat));
  for (let i = 0; i < place && card !== NONE; i++) card = at(s.below, card);
  return card;
}

/** How far down a card lies among those that are looked at, NONE below them. */
function placeOf(s: GameState, seat: Seat, card: Card, looked: number): number {
  let other = at(s.top, nationOf(seat));
  for (let i = 0; i < looked && other !== NONE; i++, other = at(s.below, other)) if (other === card) return i;
  return NONE;
}

/** Asks for the next card, as long as there is a choice; then the others are shuffled into the rest, and known no more. */
function goOn(s: GameState, seat: Seat, looked: number, placed: number): void {
  if (placed < CRYSTAL_PUTS && looked - placed > 1) return askNamed(s, 'gaze', seat, { looked, placed });
  shuffle(s, nationOf(seat), Math.min(CRYSTAL_PUTS, looked));
}

export const gaze: Rule<'gaze'> = {
  answers: ['acting'],
  offer(s, seat, purse, out) {
    if (at(s.size, nationOf(seat)) > 0) forEachRelic(s, purse, 'crystal', (by) => out.push({ kind: 'gaze', by }));
  },
  refuse: (s, seat, { by }) =>
    refuseRelic(s, seat, by, 'crystal') ?? (at(s.size, nationOf(seat)) === 0 ? { code: 'notOffered' } : null),
  perform(s, seat, { by }, log) {
    play(s, seat, by);
    const looked = Math.min(CRYSTAL_LOOKS, at(s.size, nationOf(seat)));
    look(s, seat, looked);
    log?.push({ kind: 'gazed', seat, count: looked });
    goOn(s, seat, looked, 0);
  },
};

/** Which card comes next from the top. */
export const gazing: Question = {
  facts: { looked: small, placed: small },
  choice: {
    from: (_s, seat) => nationOf(seat),
    least: 1,
    most: () => 1,
    fits: (s, seat, card, [looked = 0, placed = 0]) => placeOf(s, seat, card, looked) >= placed,
    taken(s, seat, [card = NONE], [looked = 0, placed = 0]) {
      const next = cardAt(s, seat, placed);
      if (next !== card) moveOnto(s, card, nationOf(seat), next);
      goOn(s, seat, looked, placed + 1);
    },
  },
  sound: (s, seat, [looked = 0, placed = 0]) =>
    isOwnTurn(s, seat) &&
    looked <= Math.min(CRYSTAL_LOOKS, at(s.known, seat)) &&
    placed >= 0 &&
    placed < Math.min(CRYSTAL_PUTS, looked - 1),
};
