/** The Bleeding Horn of Destiny: a volcano in the middle of the map (VOL). */
import type { Target } from '../../core/action';
import { ordinalOf } from '../../core/box';
import type { Faction } from '../../core/components';
import { isGreat } from '../../core/kinds';
import { GATE_SIDE, KINDS, PRINTINGS, SITES, VOLCANO } from './data';
import { squareAt } from '../../core/geometry';
import { at, NONE } from '../../core/ints';
import { move } from '../../core/piles';
import type { Module } from '../../core/ruleset';
import { events, targets, violations } from './shapes';
import { hoards, seals, state, zones } from './state';
import type { Question } from '../../core/contract';
import { askNamed } from '../../core/decision';
import { small } from '../../core/shape';
import { mayOwnMore, takeGreat } from '../../rules/great';
import { hasToken } from '../../rules/build';
import { isOpponent } from '../../rules/parties';
import {
  BOX,
  cardsIn,
  kindOf,
  NO_BATTLE,
  NOBODY,
  touchMap,
  type GameState,
  type Seat,
  type Square,
} from '../../core/state';

const SANCTUARY_DEFENCE = 6;
const KEEPER = 20;
const SEAL_WEAKENS = 2;
const SEAL_POINTS = 2;
const RULER_POINTS = 8;

const isPeak = (s: GameState, square: Square): boolean =>
  at(s.tile, square) >= 0 && kindOf(s, at(s.tile, square)) === s.rules.named['peak'];
const isSanctuary = (s: GameState, square: Square): boolean =>
  at(s.tile, square) >= 0 && kindOf(s, at(s.tile, square)) === s.rules.named['sanctuary'];

/** Sanctuaries are printed in the order of the factions. */
const factionOfSanctuary = (s: GameState, square: Square): Faction => ordinalOf(s.rules, at(s.tile, square));

const sealsOf = (s: GameState, seat: Seat): number => {
  let count = 0;
  for (let held = at(seals.of(s), seat); held !== 0; held >>= 1) count += held & 1;
  return count;
};
const holdsSeal = (s: GameState, seat: Seat, faction: Faction): boolean =>
  (at(seals.of(s), seat) & (1 << faction)) !== 0;

/** VOL-04: the faction whose gate lies between the peak and a neighbouring square. */
function gateBetween(s: GameState, peak: Square, other: Square): Faction {
  for (let side = 0; side < 4; side++)
    if (at(s.rules.neighbours, peak * 4 + side) === other) return GATE_SIDE.indexOf(1 << side);
  return NONE;
}

/** A sanctuary: which of its hidden Great Artefacts, or none. */
const hoard: Question = {
  facts: { hoard: small },
  choice: {
    from: (s, _seat, [site = 0]) => hoards.at(s, site),
    least: 0,
    most: (s, seat) => (mayOwnMore(s, seat) ? 1 : 0),
    taken: takeGreat,
  },
  sound: (s, seat, [site = NONE]) =>
    seat === s.turn && s.battle === NO_BATTLE && site >= 0 && site < VOLCANO.sanctuaries.length,
};

export const volcano: Module = {
  id: 'volcano',
  clashes: ['harder', 'nocities'],
  kinds: KINDS,
  cards: PRINTINGS,
  state,
  zones,
  board: (board, players) => board && { ...board, ...VOLCANO.cities[players], sites: SITES },
  holds: (s, kind) => kind === s.rules.named['peak'],
  targetKinds: targets,
  events,
  violations,
  tune(tuning, config) {
    tuning.ruins = 'none';
    tuning.greatFaceUp = 0;
    tuning.greatLimit = 2;
    tuning.points = config.seats.length === 2 ? 30 : 40;
    tuning.mapFullEnds = false;
  },
  stages: [
    {
      name: 'volcano',
      after: 'map',
      lay(s) {
        VOLCANO.sanctuaries.forEach((_, i) => {
          for (const great of cardsIn(s, BOX)
            .filter((card) => isGreat(s.rules, kindOf(s, card)))
            .slice(0, 2))
            move(s, great, hoards.at(s, i));
        });
      },
    },
  ],
  questions: { hoard },
  hooks: {
    closed(s, seat, from, to) {
      const peak = isPeak(s, from) ? from : isPeak(s, to) ? to : NONE;
      if (peak === NONE) return false;
      const gate = gateBetween(s, peak, peak === from ? to : from);
      return gate !== NONE && !holdsSeal(s, seat, gate);
    },
    refuseFlight(s, seat, from, to) {
      const peak = isPeak(s, from) ? from : isPeak(s, to) ? to : NONE;
      return peak === NONE || sealsOf(s, seat) > 0 ? null : { code: 'needsSeal', square: peak };
    },
    targets(s, seat, square, out) {
      if (isSanctuary(s, square) && !holdsSeal(s, seat, factionOfSanctuary(s, square)))
        out.push({ kind: 'sanctuary', square });
      const ruler = at(s.holder, square);
      if (isPeak(s, square) && (ruler === NOBODY || isOpponent(s, seat, ruler))) out.push({ kind: 'peak', square });
    },
    /** RULE-14. */
    refuseTarget: (s, seat, { kind }) =>
      kind === 'sanctuary' && !hasToken(s, seat, 2) ? { code: 'noToken', level: 2 } : null,
    defenderOf: (s, target) =>
      target.kind === 'peak' ? at(s.holder, target.square) : target.kind === 'sanctuary' ? NONE : undefined,
    /** VOL-05. */
    defenceOf(s, seat, target: Target) {
      if (target.kind === 'sanctuary') return SANCTUARY_DEFENCE;
      if (target.kind !== 'peak') return undefined;
      return at(s.holder, target.square) === NOBODY ? KEEPER - SEAL_WEAKENS * sealsOf(s, seat) : RULER_POINTS;
    },
    won(s, seat, target, log) {
      if (target.kind === 'peak') {
        s.holder[target.square] = seat;
        s.level[target.square] = RULER_POINTS;
        touchMap(s);
        log?.push({ kind: 'conquered', seat, square: target.square, level: RULER_POINTS });
        return true;
      }
      if (target.kind !== 'sanctuary') return false;
      const faction = factionOfSanctuary(s, target.square);
      seals.of(s)[seat] = at(seals.of(s), seat) | (1 << faction);
      // The token lies on the map, and opens a gate there.
      touchMap(s);
      log?.push({ kind: 'sealed', seat, square: target.square });
      if (at(s.size, hoards.at(s, faction)) > 0) askNamed(s, 'hoard', seat, { hoard: faction });
      return true;
    },
    points(s, seat) {
      const peak = squareAt(s.rules.columns, VOLCANO.peak);
      return SEAL_POINTS * sealsOf(s, seat) + (at(s.holder, peak) === seat ? RULER_POINTS : 0);
    },
    lowTokens: sealsOf,
  },
};
