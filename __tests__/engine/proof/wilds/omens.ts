/** Omens: a pile that nobody sees, piles that only their owners see, and questions to others about what they hold. */
import {
  at,
  cardsIn,
  handOf,
  HEROES,
  NONE,
  shelterOf,
  type Card,
  type GameState,
  type Seat,
} from '@battalia/engine/testing';
import type { Hooks, PileChoice, Question, RuleFor } from '../../../../src/engine/core/contract';
import { answered, askNamed } from '../../../../src/engine/core/decision';
import { tell, type Log } from '../../../../src/engine/core/event';
import { move, shuffle } from '../../../../src/engine/core/piles';
import { seat as seatTag } from '../../../../src/engine/core/shape';
import { gain } from '../../../../src/engine/rules/hire';
import { isOpponent } from '../../../../src/engine/rules/parties';
import { isSeat } from '../../../../src/engine/rules/rule';
import { addFavour, blessed, consulted, fates, favour, numberOf, omens, spent, steps, tide } from './state';
import type { Wild } from './words';

/** The next one clockwise who is no partner. */
export function nextOpponent(s: GameState, seat: Seat): Seat {
  for (let n = 1; n < s.rules.seats; n++) {
    const other = (seat + n) % s.rules.seats;
    if (isOpponent(s, seat, other)) return other;
  }
  return seat;
}

// ---------------------------------------------------------------- the oath

const MOST_SWORN = 2;

export const swear: RuleFor<Wild<'swear'>> = {
  answers: ['oath'],
  offer(_s, _seat, _purse, out) {
    for (let sworn = 0; sworn <= MOST_SWORN; sworn++) out.push({ kind: 'swear', favour: sworn });
  },
  refuse: (_s, _seat, { favour: sworn }) =>
    Number.isInteger(sworn) && sworn >= 0 && sworn <= MOST_SWORN ? null : { code: 'notOffered' },
  perform(s, seat, { favour: sworn }, log) {
    addFavour(s, seat, sworn);
    tell(log, { kind: 'swore', seat, favour: sworn });
    s.setupLeft--;
  },
};

// ---------------------------------------------------------------- consulting, and what others are asked then

export const consult: RuleFor<Wild<'consult'>> = {
  answers: ['acting'],
  offer(s, seat, _purse, out) {
    if (refuseConsulting(s, seat) === null) out.push({ kind: 'consult' });
  },
  refuse: (s, seat) => refuseConsulting(s, seat),
  perform(s, seat, _action, log) {
    consulted.of(s)[seat] = 1;
    const omen = at(s.top, omens.at(s));
    move(s, omen, fates.at(s, seat));
    tell(log, { kind: 'foretold', seat, count: 1, visions: { cards: [omen], seats: 1 << seat } });
    askNamed(s, 'tribute', nextOpponent(s, seat), { of: seat });
  },
};

function refuseConsulting(s: GameState, seat: Seat): { readonly code: string } | null {
  if (at(consulted.of(s), seat) !== 0) return { code: 'consulted' };
  return at(s.size, omens.at(s)) === 0 ? { code: 'notOffered' } : null;
}

/** Whoever is asked may bless a card of the hand, unseen. */
function bless(s: GameState, seat: Seat, [card]: readonly Card[], _facts: readonly number[], log: Log): void {
  if (card === undefined) return;
  blessed.of(s)[card] = 1;
  addFavour(s, seat, 1);
  tell(log, { kind: 'blessed', seat, count: 1, chosen: { cards: [card], seats: 1 << seat } });
}

const fromHand: PileChoice = { from: (_s, seat) => handOf(seat), least: 0, most: () => 1, taken: bless };

const asked = (sound: Question['sound'], choice: PileChoice): Question => ({
  facts: { of: seatTag },
  choice,
  ...(sound && { sound }),
});

export const tribute = asked((s, seat, [of = NONE]) => isSeat(s, of) && of === s.turn && seat !== of, fromHand);
export const toll = asked((s, seat, [of = NONE]) => isSeat(s, of) && of === s.turn && seat !== of, fromHand);

/** At the end of a week: one of the own omens goes back, or none. */
export const wager = asked((s, seat, [of = NONE]) => isSeat(s, of) && seat === s.first, {
  from: (s, seat) => fates.at(s, seat),
  least: 0,
  most: () => 1,
  taken(s, seat, [card], _facts, log) {
    if (card !== undefined) openOmen(s, seat, card, log);
  },
});

function openOmen(s: GameState, seat: Seat, card: Card, log: Log): void {
  move(s, card, spent.at(s));
  addFavour(s, seat, 1);
  tell(log, { kind: 'revealed', seat, card });
}

export const reveal: RuleFor<Wild<'reveal'>> = {
  answers: ['acting'],
  offer(s, seat, _purse, out) {
    const [card] = cardsIn(s, fates.at(s, seat)).sort((a, b) => a - b);
    if (card !== undefined) out.push({ kind: 'reveal', card });
  },
  refuse: (s, seat, { card }) =>
    Number.isInteger(card) && s.zone[card] === fates.at(s, seat) ? null : { code: 'notYourCard', card },
  perform: (s, seat, { card }, log) => openOmen(s, seat, card, log),
};

// ---------------------------------------------------------------- something else than a Great Artefact

const emberDeck = (s: GameState): number => at(s.rules.deckOf, numberOf(s, 'ember'));

export const decline: RuleFor<Wild<'decline'>> = {
  answers: ['great'],
  offer(s, _seat, _purse, out) {
    if (at(s.size, emberDeck(s)) > 0) out.push({ kind: 'decline' });
  },
  refuse: (s) => (at(s.size, emberDeck(s)) > 0 ? null : { code: 'notOffered' }),
  perform(s, seat, _action, log) {
    answered(s);
    tell(log, { kind: 'declined', seat });
    gain(s, seat, at(s.top, emberDeck(s)), shelterOf(seat), log);
  },
};

export const hooks: Hooks = {
  choosesElse: (s) => at(s.size, emberDeck(s)) > 0,
  checkpoint(s, seat) {
    tide.of(s)[0] = at(tide.of(s), 0) + 1;
    while (at(s.top, spent.at(s)) !== NONE) move(s, at(s.top, spent.at(s)), omens.at(s));
    shuffle(s, omens.at(s));
    askNamed(s, 'wager', s.first, { of: seat });
  },
  turnStarts(s, seat) {
    consulted.of(s)[seat] = 0;
    for (let hero = 0; hero < HEROES; hero++) steps.of(s)[seat * HEROES + hero] = 0;
  },
  ranked(s, merits) {
    for (const row of merits) row.more.push(at(favour.of(s), row.seat));
  },
};
