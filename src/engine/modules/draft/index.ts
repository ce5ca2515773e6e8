/** The draft: players choose their first cards instead of being dealt them (DRAFT). */
import type { Card } from '../../core/components';
import type { Memory, Question, Stage } from '../../core/contract';
import { askNamed, factsOf } from '../../core/decision';
import type { Log } from '../../core/event';
import { at, item, NONE } from '../../core/ints';
import { SUPPLY, type Kind } from '../../core/kinds';
import { move, shuffle } from '../../core/piles';
import type { Ground, Module } from '../../core/ruleset';
import { small } from '../../core/shape';
import { cardsIn, nationOf, type GameState, type Seat } from '../../core/state';
import { openNation } from '../../rules/setup';
import { events, options } from './shapes';
import { chooserOf, offers, picks, roundOf, ROUNDS, stageOf, zones } from './state';

const FIRST_SUPPLIES = 5;

// ---------------------------------------------------------------- a round

/** As many cards as players lie before the first to choose. */
function begin(s: GameState, round: number): void {
  const { kind } = item(ROUNDS, round);
  const seat = chooserOf(s, round, 0);
  // The deck has shown its top card: nobody knows what comes.
  shuffle(s, kind);
  for (const card of drawn(s, kind)) move(s, card, offers.at(s, seat));
  askNamed(s, 'draft', seat, { round, chosen: 0 });
}

/** DRAFT-02: a card of a band is exchanged for the next. */
function drawn(s: GameState, kind: Kind): readonly Card[] {
  const deck = cardsIn(s, kind);
  const cards = deck.filter((card) => at(s.rules.bandOf, card) === 0).slice(0, s.rules.seats);
  const last = cards[cards.length - 1] ?? NONE;
  // What was exchanged is shuffled in again.
  if (deck.indexOf(last) >= cards.length) shuffle(s, kind);
  return cards;
}

function take(s: GameState, seat: Seat, card: Card, log: Log): void {
  move(s, card, picks.at(s, seat));
  log?.push({ kind: 'drafted', seat, secret: { cards: [card], seats: 1 << seat } });
}

/** What is left goes on to the next; who is last takes what there is, and is not asked. */
function passOn(s: GameState, seat: Seat, round: number, chosen: number, log: Log): void {
  const last = chosen >= s.rules.seats - 1;
  const next = chooserOf(s, round, Math.min(chosen, s.rules.seats - 1));
  for (const card of cardsIn(s, offers.at(s, seat))) {
    if (last) take(s, next, card, log);
    else move(s, card, offers.at(s, next));
  }
  if (!last) return askNamed(s, 'draft', next, { round, chosen });
  for (let each = 0; each < s.rules.seats; each++)
    for (const card of cardsIn(s, picks.at(s, each))) move(s, card, nationOf(each));
}

const drafting: Question = {
  facts: { round: small, chosen: small },
  choice: {
    from: (s, seat) => offers.at(s, seat),
    least: 1,
    most: () => 1,
    taken(s, seat, [card = NONE], [round = 0, chosen = 0], log) {
      take(s, seat, card, log);
      passOn(s, seat, round, chosen + 1, log);
    },
  },
  /** Everybody who has chosen has one card of the round, the others lie before the one who is asked. */
  sound(s, seat, [round = NONE, chosen = NONE]) {
    if (round !== roundOf(s) || round === NONE || chosen < 0 || chosen >= s.rules.seats - 1) return false;
    if (seat !== chooserOf(s, round, chosen)) return false;
    for (let i = 0; i < s.rules.seats; i++) {
      const each = chooserOf(s, round, i);
      if (at(s.size, offers.at(s, each)) !== (i === chosen ? s.rules.seats - chosen : 0)) return false;
      if (at(s.size, picks.at(s, each)) !== (i < chosen ? 1 : 0)) return false;
    }
    return [...cardsIn(s, offers.at(s, seat))].every((card) => at(s.rules.kindOf, card) === item(ROUNDS, round).kind);
  },
};

/** DRAFT-01: who has chosen has seen what went on to the next, and cannot tell who of those after has taken what. */
function remembers(s: GameState, viewer: Seat): readonly Memory[] {
  const round = roundOf(s);
  if (round === NONE || s.frames === 0) return [];
  const [, chosen = 0] = factsOf(s, 0);
  if (chosen >= s.rules.seats) return [];
  const order = Array.from({ length: chosen + 1 }, (_, i) => chooserOf(s, round, i));
  const place = order.indexOf(viewer);
  if (place < 0 || place === chosen) return [];
  const after = order.slice(place + 1, chosen).map((seat) => picks.at(s, seat));
  const places = [offers.at(s, item(order, chosen)), ...after];
  return [{ cards: places.flatMap((zone) => cardsIn(s, zone)), zones: places }];
}

// ---------------------------------------------------------------- in the set-up

/** Supplies complete the ten cards. */
function complete(s: GameState): void {
  for (let seat = 0; seat < s.rules.seats; seat++) {
    for (const card of cardsIn(s, SUPPLY).slice(0, FIRST_SUPPLIES)) move(s, card, nationOf(seat));
    openNation(s, seat);
  }
}

/** SG-10: after factions and start cities. What joins the pool when the first cards are dealt comes behind the stage of that name (DRAFT-02). */
function stages({ config }: Ground): readonly Stage[] {
  const rounds = ROUNDS.map((_, round): Stage => ({
    name: stageOf(round),
    after: round === 0 ? 'cities' : stageOf(round - 1),
    lay: (s) => begin(s, round),
  }));
  const last = { after: stageOf(ROUNDS.length - 1), lay: complete };
  return config.options.bandsFirst === true
    ? [{ name: 'deal', after: 'cities' }, ...rounds, { name: 'draft', ...last }]
    : [...rounds, { name: 'deal', ...last }];
}

export const draft: Module = {
  id: 'draft',
  zones,
  events,
  options,
  stages,
  questions: { draft: drafting },
  hooks: { remembers },
  /** Outside of a round nothing lies there. */
  sound: (s) =>
    (s.setupLeft > 0 && s.frames > 0 && roundOf(s) !== NONE) ||
    Array.from({ length: s.rules.seats }, (_, seat) => seat).every(
      (seat) => at(s.size, offers.at(s, seat)) === 0 && at(s.size, picks.at(s, seat)) === 0,
    ),
};
