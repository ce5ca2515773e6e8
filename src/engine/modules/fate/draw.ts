/** Drawing a fate card instead of a Great Artefact, and what it brings (FATE-01, FATE-02). */
import type { Question, Rule } from '../../core/contract';
import { answered, askNamed, factsOf } from '../../core/decision';
import type { Log } from '../../core/event';
import { at, NONE } from '../../core/ints';
import { everyone, move, show, shuffle, topOf } from '../../core/piles';
import { flag, small } from '../../core/shape';
import { handOf, NO_BATTLE, shelterOf, type GameState, type Seat, type Zone } from '../../core/state';
import { mayOwnMore } from '../../rules/great';
import { gain } from '../../rules/hire';
import { rest } from '../stormgates/state';
import { ANY, COPY, FATES, STARDUST, TOP } from './data';
import { copyCard, fates } from './state';

/** Somebody may draw as long as a card lies there. */
export const canDraw = (s: GameState): boolean => at(s.size, fates.at(s)) > 0;

/** FATE-01: looks at the top card; what it brings goes to the hand or to the shelter. */
export function draw(s: GameState, seat: Seat, to: Zone, log: Log): void {
  const fate = 1 + FATES.findIndex((name) => s.rules.named[name] === at(s.rules.kindOf, at(s.top, fates.at(s))));
  log?.push({ kind: 'fateDrawn', seat, fate });
  askNamed(s, 'fate', seat, { fate, toHand: to === handOf(seat) });
}

/** Whether there is something else than stardust for a seat: it may own a further Great Artefact, and there is one. */
const offersGreat = (s: GameState, seat: Seat, fate: number): boolean =>
  mayOwnMore(s, seat) && (fate === COPY || at(s.size, rest.at(s)) > 0);

const placeFor = (seat: Seat, toHand: boolean): Zone => (toHand ? handOf(seat) : shelterOf(seat));

function claim(s: GameState, seat: Seat, card: number, toHand: boolean, log: Log): void {
  move(s, card, placeFor(seat, toHand));
  if (toHand) show(s, card, everyone(s));
  log?.push({ kind: 'claimed', seat, card });
}

/** As many as there are left. */
function takeStardust(s: GameState, seat: Seat, count: number, toHand: boolean, log: Log): void {
  for (let i = 0; i < count; i++) {
    const card = topOf(s, s.rules.named['stardust'] ?? NONE);
    if (card === NONE) return;
    gain(s, seat, card, placeFor(seat, toHand), log);
    if (toHand) show(s, card, everyone(s));
  }
}

export const drawFate: Rule<'drawFate'> = {
  answers: ['great'],
  offer(s, _seat, _purse, out) {
    if (canDraw(s)) out.push({ kind: 'drawFate' });
  },
  refuse: (s) => (canDraw(s) ? null : { code: 'notOffered' }),
  perform(s, seat, _action, log) {
    answered(s);
    draw(s, seat, shelterOf(seat), log);
  },
};

export const followFate: Rule<'followFate'> = {
  answers: ['fate'],
  offer(s, seat, _purse, out) {
    const [fate = 0] = factsOf(s);
    if (offersGreat(s, seat, fate)) out.push({ kind: 'followFate', stardust: false });
    out.push({ kind: 'followFate', stardust: true });
  },
  refuse(s, seat, { stardust }) {
    if (typeof stardust !== 'boolean') return { code: 'malformed' };
    if (stardust || offersGreat(s, seat, factsOf(s)[0] ?? 0)) return null;
    return mayOwnMore(s, seat) ? { code: 'notOffered' } : { code: 'greatLimit', most: s.rules.greatLimit };
  },
  perform(s, seat, { stardust }, log) {
    const [fate = 0, hand = 0] = factsOf(s);
    const toHand = hand !== 0;
    answered(s);
    if (stardust) takeStardust(s, seat, STARDUST[fate] ?? 0, toHand, log);
    else if (fate === COPY) claim(s, seat, copyCard(s), toHand, log);
    else if (fate === TOP) claim(s, seat, at(s.top, rest.at(s)), toHand, log);
    else askNamed(s, 'fateRest', seat, { toHand });
    shuffle(s, fates.at(s));
  },
};

/** Whose turn it is, or in the middle of a way: never in a battle. */
const isSound = (s: GameState, seat: Seat): boolean => seat === s.turn && s.battle === NO_BATTLE;

/** What to make of the card that was drawn. Everybody sees it. */
export const deciding: Question = {
  facts: { fate: small, toHand: flag },
  sound: (s, seat, [number = 0]) => isSound(s, seat) && number >= COPY && number <= ANY && canDraw(s),
};

/** Any of the rest pile, which is shuffled then. */
export const searching: Question = {
  facts: { toHand: flag },
  choice: {
    from: (s) => rest.at(s),
    least: 1,
    most: () => 1,
    taken(s, seat, [card = NONE], [toHand = 0], log) {
      claim(s, seat, card, toHand !== 0, log);
      shuffle(s, rest.at(s));
    },
  },
  sound: (s, seat) => isSound(s, seat) && at(s.size, rest.at(s)) > 0 && mayOwnMore(s, seat),
};
