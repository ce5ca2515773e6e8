/** The first fate card as a copy of a Great Artefact of another player, named at each use (FATE-02). */
import type { Hooks, Rule } from '../../core/contract';
import type { Log } from '../../core/event';
import { at, item, NONE } from '../../core/ints';
import type { Kind } from '../../core/kinds';
import { everyone, move, show, shuffle, standFor } from '../../core/piles';
import { handOf, kindOf, seatOfZone, type GameState, type Seat } from '../../core/state';
import { inHand, LAYING } from '../../rules/rule';
import { copyCard, fates } from './state';

const isBlank = (s: GameState, card: number): boolean =>
  card === copyCard(s) && kindOf(s, card) === at(s.rules.kindOf, card);

/** Great Artefacts that other players own, partners too, by kind. */
function modelsFor(s: GameState, seat: Seat): Kind[] {
  const kinds: Kind[] = [];
  const { greats } = s.rules;
  for (let i = 0; i < greats.length; i++) {
    const card = item(greats, i);
    const lender = at(s.lender, card);
    const owner = lender === 0 ? seatOfZone(s, at(s.zone, card)) : lender - 1;
    if (card !== copyCard(s) && owner !== NONE && owner !== seat) kinds.push(at(s.rules.kindOf, card));
  }
  return kinds.sort((a, b) => a - b);
}

export const nameCopy: Rule<'nameCopy'> = {
  answers: ['acting', ...LAYING],
  offer(s, seat, _purse, out) {
    const by = copyCard(s);
    if (!inHand(s, seat, by) || !isBlank(s, by)) return;
    for (const of of modelsFor(s, seat)) out.push({ kind: 'nameCopy', by, of });
  },
  refuse(s, seat, { by, of }) {
    if (!inHand(s, seat, by)) return { code: 'notYourCard', card: by };
    if (!isBlank(s, by)) return { code: 'wrongCard', card: by };
    return modelsFor(s, seat).includes(of) ? null : { code: 'notOffered' };
  },
  perform(s, seat, { by, of }, log) {
    standFor(s, by, of);
    show(s, by, everyone(s));
    log?.push({ kind: 'copyNamed', seat, by, of });
  },
};

/** What it was named for is over: it stands for nothing until it is named again. */
function forget(s: GameState): void {
  const card = copyCard(s);
  const seat = seatOfZone(s, at(s.zone, card));
  if (seat !== NONE && at(s.zone, card) === handOf(seat)) standFor(s, card, at(s.rules.kindOf, card));
}

/** One that leaves its creation deck returns to the fate cards. */
export function returnCopy(s: GameState, seat: Seat, card: number, log: Log): void {
  move(s, card, fates.at(s));
  shuffle(s, fates.at(s));
  log?.push({ kind: 'copyReturned', seat, card });
}

export const hooks: Hooks = {
  afterBattle: forget,
  suspended(s, seat, card, log) {
    if (card === copyCard(s)) returnCopy(s, seat, card, log);
  },
};
