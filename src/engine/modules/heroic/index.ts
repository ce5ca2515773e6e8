/** The hero mode: stronger guards, joint attacks, and veterans among the players (HEROIC). */
import { at, NONE } from '../../core/ints';
import type { Module } from '../../core/ruleset';
import { deckSize, isWild, kindOf, seatOfZone, type GameState, type Seat } from '../../core/state';
import { FIRST_COUNT, NEUTRAL_DEFENCE, RUINS_DEFENCE, veteranAdds, VETERAN_CARDS, VETERAN_MORAL } from './data';
import { events } from './shapes';
import { ACTIVE, FALLEN, NEVER, state, veterans } from './state';

const isVeteran = (s: GameState, seat: Seat): boolean => seat !== NONE && at(veterans.of(s), seat) === ACTIVE;

export const heroic: Module = {
  id: 'heroic',
  state,
  events,
  /** HEROIC-01, HEROIC-02. */
  tune(tuning) {
    tuning.neutralDefence = NEUTRAL_DEFENCE;
    tuning.ruinsDefence = RUINS_DEFENCE;
    tuning.jointAttacks = true;
  },
  sound: (s) => s.day >= FIRST_COUNT || veterans.of(s).every((status) => status === NEVER),
  hooks: {
    checkpoint(s, _seat, log) {
      if (s.day < FIRST_COUNT) return;
      for (let seat = 0; seat < s.rules.seats; seat++) {
        const before = at(veterans.of(s), seat);
        const status = deckSize(s, seat) >= VETERAN_CARDS ? ACTIVE : before === NEVER ? NEVER : FALLEN;
        veterans.of(s)[seat] = status;
        if (status !== before) log?.push({ kind: status === ACTIVE ? 'veteran' : 'veteranFell', seat });
      }
    },
    moral: (s, seat) => (isVeteran(s, seat) ? VETERAN_MORAL : undefined),
    cardStrength(s, card) {
      const more = veteranAdds(kindOf(s, card), isWild(s, card));
      return more > 0 && isVeteran(s, seatOfZone(s, at(s.zone, card))) ? more : 0;
    },
  },
};
