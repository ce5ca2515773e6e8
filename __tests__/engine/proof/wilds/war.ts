/** Attacks from elsewhere and without a weapon, cards that change sides, and windows in which others react. */
import {
  at,
  kindOf,
  lineOf,
  NO_BATTLE,
  NONE,
  rankOf,
  type Card,
  type GameState,
  type Seat,
  type Square,
} from '@battalia/engine';
import type { Hooks, Question, RuleFor, Strength, Windows } from '../../../../src/engine/core/contract';
import { answered, askedA, askNamed } from '../../../../src/engine/core/decision';
import { tell } from '../../../../src/engine/core/event';
import { agreedNumber } from '../../../../src/engine/core/options';
import { seat as seatTag } from '../../../../src/engine/core/shape';
import { isOpening, isWild } from '../../../../src/engine/core/state';
import { hasTwin } from '../../../../src/engine/rules/alike';
import { openBattle, refuseAttack } from '../../../../src/engine/rules/attack';
import { layLent } from '../../../../src/engine/rules/combat';
import { unarmedAttacks } from '../../../../src/engine/rules/targets';
import { voidHeld } from '../../../../src/engine/rules/held';
import { isCard, isSeat, LAYING } from '../../../../src/engine/rules/rule';
import { refillDefenders } from '../../../../src/engine/rules/turn';
import { nextOpponent } from './omens';
import { addFavour, blessed, favourOf, isKind, rallied, stock } from './state';
import type { Wild } from './words';

// ---------------------------------------------------------------- attacks

/** Without a weapon, on the squares around, for favour. */
export const charge: RuleFor<Wild<'charge'>> = {
  answers: ['acting'],
  offer(s, seat, _purse, out) {
    if (favourOf(s, seat) > 0) for (const attack of unarmedAttacks(s, seat)) out.push({ kind: 'charge', ...attack });
  },
  refuse: (s, seat, { target, heroes }) =>
    favourOf(s, seat) === 0 ? { code: 'noFavour' } : refuseAttack(s, seat, target, heroes),
  perform(s, seat, { target, heroes }, log) {
    addFavour(s, seat, -1);
    openBattle(s, seat, target, heroes, log);
  },
};

const isNear = (s: GameState, one: Square, other: Square): boolean => {
  const { columns } = s.rules;
  const across = (one % columns) - (other % columns);
  const down = (one - other - across) / columns;
  return one !== other && across * across <= 1 && down * down <= 1;
};

const HIGHEST_TEMPTED = 2;

/** A lesser unit of the other line, until the battle is over. */
const isTempted = (s: GameState, seat: Seat, card: Card): boolean => {
  const enemy = seat === s.attacker ? s.defender : s.attacker;
  const rank = rankOf(s.rules, kindOf(s, card));
  return (
    enemy !== NONE &&
    at(s.zone, card) === lineOf(enemy) &&
    at(s.host, card) === NONE &&
    !isWild(s, card) &&
    rank > 0 &&
    rank <= HIGHEST_TEMPTED
  );
};

export const beguile: RuleFor<Wild<'beguile'>> = {
  answers: LAYING,
  offer(s, seat, _purse, out) {
    if (favourOf(s, seat) === 0) return;
    for (let card = 0; card < s.rules.cards; card++)
      if (isTempted(s, seat, card) && !hasTwin(s, card)) out.push({ kind: 'beguile', card });
  },
  refuse(s, seat, { card }) {
    if (favourOf(s, seat) === 0) return { code: 'noFavour' };
    return isCard(s, card) && isTempted(s, seat, card) ? null : { code: 'wrongCard', card };
  },
  perform(s, seat, { card }, log) {
    const from = seat === s.attacker ? s.defender : s.attacker;
    addFavour(s, seat, -1);
    tell(log, { kind: 'beguiled', seat, from, card });
    layLent(s, from, seat, card, log);
  },
};

// ---------------------------------------------------------------- windows

/** Asked of who could void a line of another; known to all. */
export const vetoing: Question = {
  facts: { against: seatTag },
  open: true,
  sound: (s, seat, [against = NONE]) => isSeat(s, against) && against !== seat && favourOf(s, seat) > 0,
};

export const veto: RuleFor<Wild<'veto'>> = {
  answers: ['vetoing'],
  offer: (_s, _seat, _purse, out) => out.push({ kind: 'veto', voids: false }, { kind: 'veto', voids: true }),
  refuse: (_s, _seat, { voids }) => (typeof voids === 'boolean' ? null : { code: 'malformed' }),
  perform(s, seat, { voids }, log) {
    const against = askedA(s);
    answered(s);
    if (!voids) return;
    addFavour(s, seat, -1);
    tell(log, { kind: 'vetoed', seat, against });
    voidHeld(s);
  },
};

/** Asked of who is attacked, when the opening is complete. */
export const rallying: Question = {
  open: true,
  sound: (s, seat) => s.battle !== NO_BATTLE && seat === s.defender && favourOf(s, seat) > 0,
};

export const rally: RuleFor<Wild<'rally'>> = {
  answers: ['rallying'],
  offer: (_s, _seat, _purse, out) => out.push({ kind: 'rally', rallies: false }, { kind: 'rally', rallies: true }),
  refuse: (_s, _seat, { rallies }) => (typeof rallies === 'boolean' ? null : { code: 'malformed' }),
  perform(s, seat, { rallies }, log) {
    answered(s);
    if (!rallies) return;
    addFavour(s, seat, -1);
    rallied.of(s)[seat] = 1;
    tell(log, { kind: 'rallied', seat });
  },
};

const RALLY = 3;
export const strengths: Readonly<Record<string, Strength>> = {
  rally: (s, seat) => (s.battle !== NO_BATTLE && at(rallied.of(s), seat) !== 0 ? RALLY : 0),
};

const askVeto = (s: GameState, seat: Seat): void => {
  const other = nextOpponent(s, seat);
  if (favourOf(s, other) > 0) askNamed(s, 'vetoing', other, { against: seat });
};

export const windows: Windows = {
  hire: askVeto,
  move: askVeto,
  trade: askVeto,
  explore: askVeto,
  retreat: askVeto,
  stand(s, seat) {
    const unrallied = s.defender !== NONE && at(rallied.of(s), s.defender) === 0;
    if (seat === s.attacker && isOpening(s) && unrallied && favourOf(s, s.defender) > 0)
      askNamed(s, 'rallying', s.defender);
  },
};

// ---------------------------------------------------------------- hooks

export const hooks: Hooks = {
  /** Around, for a harpoon and for who needs no weapon. */
  reaches(s, _seat, from, weapon, out) {
    if (weapon !== NONE && !isKind(s, weapon, 'harpoon')) return;
    for (let square = 0; square < s.rules.squares; square++)
      if (at(s.tile, square) >= 0 && isNear(s, from, square)) out.push(square);
  },
  refuseTarget(s) {
    const days = agreedNumber(s.rules.config, 'calmDays', 0);
    return s.day <= days ? { code: 'calm', days } : null;
  },
  fortified: (s, _attacker, { square }) => (at(stock.of(s), square) > 0 ? 1 : 0),
  moral: (s, seat) => (favourOf(s, seat) >= 3 ? 2 : undefined),
  peaceful: (s, card) => at(blessed.of(s), card) !== 0,
  apart: (s, card) => at(blessed.of(s), card),
  afterBattle(s, attacker, defender, _won, log) {
    rallied.of(s)[attacker] = 0;
    if (defender === NONE) return;
    rallied.of(s)[defender] = 0;
    refillDefenders(s, log);
  },
};
