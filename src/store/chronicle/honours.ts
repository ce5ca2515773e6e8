/**
 * Honours: each is earned by a rule that is worth knowing, and found in what the engine tells of a game. Nothing is kept
 * for them while it is played: whoever plays the records back finds the same.
 */
import { at, HIGHEST_LEVEL, rankOf, type Action, type Box, type Card, type Event, type Seat } from '@battalia/engine';

/** In the order in which somebody is likely to earn them. */
export const HONOURS = [
  'city',
  'cohort',
  'matching',
  'forked',
  'secondChance',
  'calledOff',
  'retreat',
  'ambush',
  'tie',
  'conquest',
  'great',
  'ranks',
  'guests',
  'alone',
] as const;
export type Honour = (typeof HONOURS)[number];

/** What was done, by whom, and what came of it. */
export interface Happening {
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly Event[];
}

/** TURN-02: so many cards more are drawn by six of one faction. */
const DRAWN_BY_SIX = 4;
/** ART-09, ORACLE-09: a tent has room for one, an illuminated one for two. */
const TWO_GUESTS = 2;
const TWO_RANKS = 2;

/** What a seat has done in the turn that goes on. */
interface Turn {
  /** Cards that have paid for something. */
  readonly paid: Set<Card>;
  redrawn: boolean;
}

/** Who is attacked, and how that one has answered. */
interface Fight {
  readonly defender: Seat | null;
  answer: 'none' | 'fought' | 'raised';
}

/** The honours that every seat has earned, from the first action to the last. `winners` won. */
export function honoursIn(
  box: Box,
  seats: number,
  game: Iterable<Happening>,
  winners: readonly Seat[],
): readonly ReadonlySet<Honour>[] {
  const earned = Array.from({ length: seats }, () => new Set<Honour>());
  const turns = Array.from({ length: seats }, (): Turn => ({ paid: new Set(), redrawn: false }));
  const recruited = new Set<Seat>();
  let fight: Fight | null = null;
  const earn = (seat: Seat | null, honour: Honour) => void (seat === null ? null : earned[seat]?.add(honour));

  for (const { seat: actor, action, events } of game) {
    // CREATE-02, ORACLE-03: the faction is named only on the day that matches.
    if (action.kind === 'create' && action.faction !== null) earn(actor, 'matching');
    for (const event of events) {
      switch (event.kind) {
        case 'turn':
          turns[event.seat] = { paid: new Set(), redrawn: false };
          break;
        case 'cohort':
          if (event.count >= DRAWN_BY_SIX) earn(event.seat, 'cohort');
          break;
        case 'mulligan': {
          const turn = turns[event.seat];
          if (turn) turn.redrawn = true;
          break;
        }
        case 'paid': {
          const paid = turns[event.seat]?.paid;
          // LINE-04: only a multiplied card serves in more than one line of a turn.
          if (event.line.some((card) => paid?.has(card))) earn(event.seat, 'forked');
          for (const card of event.line) paid?.add(card);
          break;
        }
        case 'built':
        case 'upgraded':
          if (event.level > 0 && turns[event.seat]?.redrawn === true) earn(event.seat, 'secondChance');
          if (event.level >= HIGHEST_LEVEL) earn(event.seat, 'city');
          break;
        case 'recruited':
          recruited.add(event.seat);
          break;
        case 'promoted':
          if (rankOf(box, at(box.kindOf, event.to)) - rankOf(box, at(box.kindOf, event.from)) >= TWO_RANKS)
            earn(event.seat, 'ranks');
          break;
        case 'stationed':
          if (event.cards.length >= TWO_GUESTS) earn(event.seat, 'guests');
          break;
        case 'attacked':
          fight = { defender: event.defender, answer: 'none' };
          break;
        case 'fought':
          if (fight) fight.answer = event.raise ? 'raised' : 'fought';
          break;
        case 'calledOff':
          earn(event.seat, 'calledOff');
          fight = null;
          break;
        case 'retreated':
          earn(event.seat, 'retreat');
          fight = null;
          break;
        case 'repelled':
          if (fight?.answer === 'raised') earn(fight.defender, 'ambush');
          // BATTLE-07: a tie goes to the defender.
          if (fight && fight.answer !== 'none' && event.attack === event.defence) earn(fight.defender, 'tie');
          fight = null;
          break;
        case 'won':
          // BATTLE-11: from somebody, not from guards.
          if (event.target.kind === 'city' && fight !== null && fight.defender !== null) earn(event.seat, 'conquest');
          fight = null;
          break;
        case 'claimed':
          if (event.card !== null) earn(event.seat, 'great');
          break;
        default:
      }
    }
  }
  for (const winner of winners) if (!recruited.has(winner)) earn(winner, 'alone');
  return earned;
}
