/** Exploring, and what pass, bridge and gates ask: the engine against the brute force. */
import {
  cardsIn,
  decision,
  NONE,
  toMove,
  valleysState,
  type ActionKind,
  type Card,
  type GameState,
} from '@battalia/engine/testing';
import { everySquare } from '../brute/board';
import { linesOf } from '../brute/lines';
import { mayExchange, mayExplore, mayLower, mayLowerFirst, mayRaise, mayReturnGreat } from '../brute/valleys';
import { differences, type Candidate } from './compare';

/** Every hidden square and a few others, every line. */
export function compareExploring(s: GameState): readonly string[] {
  const seat = toMove(s);
  const squares = everySquare(s);
  const hidden = squares.filter((square) => s.down[square] !== 0);
  const others = squares.filter((square) => s.down[square] === 0).slice(0, 2);
  const candidates = linesOf(s, seat, 3).flatMap((pay) =>
    [...hidden, ...others, NONE].map((square): Candidate => ({
      action: { kind: 'explore', square, pay },
      legal: mayExplore(s, seat, square, pay),
    })),
  );
  return differences(s, ['explore'], candidates);
}

const KINDS: readonly ActionKind[] = [
  'takeBooster',
  'spendBooster',
  'returnGreat',
  'raiseCity',
  'lowerCity',
  'exchangeGreat',
  'moveOn',
  'take',
];

/** What may be answered to each question: by name the kinds, and for those with a field what the rules say of it. */
export function compareOffers(s: GameState): readonly string[] {
  const open = decision(s);
  if (open === null) return [];
  const { seat } = open;
  const asked = (...kinds: readonly string[]): boolean => kinds.includes(open.kind);
  const cards: readonly Card[] = Array.from({ length: s.rules.cards }, (_, card) => card);
  const squares = [...everySquare(s), NONE, s.rules.squares];
  const candidates: Candidate[] = [
    { action: { kind: 'takeBooster' }, legal: asked('atPass') },
    { action: { kind: 'spendBooster' }, legal: asked('atGate') },
    { action: { kind: 'moveOn' }, legal: asked('atPass', 'atBridge', 'giving', 'atGate') },
    ...cards.map((card): Candidate => ({
      action: { kind: 'returnGreat', card },
      legal: asked('atBridge', 'giving') && mayReturnGreat(s, seat, card),
    })),
    ...cards.map((card): Candidate => ({
      action: { kind: 'exchangeGreat', card },
      legal: asked('atBridge') && mayExchange(s, seat, card),
    })),
    ...squares.map((square): Candidate => ({
      action: { kind: 'raiseCity', square },
      legal: asked('raising') && mayRaise(s, seat, square),
    })),
    ...squares.map((square): Candidate => ({
      action: { kind: 'lowerCity', square },
      legal: (asked('atBridge') && mayLowerFirst(s, seat, square)) || (asked('lowering') && mayLower(s, seat, square)),
    })),
  ];
  if (asked('underGate')) {
    const gate = s.pending[(s.frames - 1) * s.rules.frame + 2] ?? NONE;
    const under = cardsIn(s, valleysState.pileUnder(s, gate));
    for (const taken of [[], ...cards.slice(-60).map((card) => [card]), ...under.map((card) => [card])])
      candidates.push({
        action: { kind: 'take', cards: taken },
        legal: taken.length === 1 && taken.every((card) => under.includes(card)),
      });
  }
  return differences(s, asked('underGate') ? KINDS : KINDS.slice(0, -1), candidates);
}
