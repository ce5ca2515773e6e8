/** The valleys of kings and queens: hidden land to explore, and what its buildings give (VAL). */
import { HEROES, HIGHEST_LEVEL } from '../../core/components';
import type { Rule } from '../../core/contract';
import { answered } from '../../core/decision';
import { squareAt } from '../../core/geometry';
import { at, item } from '../../core/ints';
import { MOST_GREATS } from './data';
import type { Module } from '../../core/ruleset';
import { kindOf, NOBODY, type GameState, type Square } from '../../core/state';
import { conquer } from '../../rules/victory';
import { isOpponent } from '../../rules/parties';
import { atGate, atPass, boosting, departed, offerBooster, spendBooster, takeBooster, underGate } from './boosters';
import {
  atBridge,
  exchangeGreat,
  giving,
  lowerCity,
  lowering,
  offerBridge,
  raiseCity,
  raising,
  returnGreat,
} from './bridge';
import { collect, occupy, takeBuilding } from './buildings';
import { BACKS, BUILDING_FORTIFIES, BUILDING_LEVEL, CENTRE_GUARDS, KINDS, PRINTINGS, VALLEYS } from './data';
import { explore } from './explore';
import { board, check, stages } from './layout';
import { options } from './options';
import { events, shapes, targets, violations } from './shapes';
import {
  boosters,
  buildingsIn,
  buildingSquares,
  buildingsOf,
  collected,
  CONNECTING_SQUARE,
  hasBridge,
  hidden,
  isBridge,
  isBuilding,
  isCentre,
  isHidden,
  isPass,
  served,
  spent,
  state,
  valleyAround,
  zones,
} from './state';

const moveOn: Rule<'moveOn'> = {
  answers: ['atPass', 'atBridge', 'giving', 'atGate'],
  closes: true,
  offer: (_s, _seat, _purse, out) => void out.push({ kind: 'moveOn' }),
  refuse: () => null,
  perform: (s) => answered(s),
};

/** A centre that is nobody's and has its guards still: without a level it lies open. */
const isGuarded = (s: GameState, square: Square): boolean => isCentre(square) && at(s.holder, square) === NOBODY;

/** Everything lies where it was laid, and only what belongs to the connecting card is counted. */
function isSound(s: GameState): boolean {
  for (const [valley, { centre, roads }] of VALLEYS.entries()) {
    if (backAt(s, squareAt(s.rules.columns, centre)) !== undefined) return false;
    for (const place of roads) if (backAt(s, squareAt(s.rules.columns, place)) !== 'valleyRoad') return false;
    for (const square of buildingSquares(valley)) {
      if (backAt(s, square) !== BACKS[valley]) return false;
      if (at(s.level, square) !== (at(s.holder, square) === NOBODY ? 0 : BUILDING_LEVEL)) return false;
    }
  }
  if (!isPass(s, CONNECTING_SQUARE) && !hasBridge(s)) return false;
  if (hasBridge(s)) return boosters.of(s).every((booster) => booster === 0);
  for (let gate = 0; gate < s.rules.seats; gate++) if (at(s.size, hidden.at(s, gate)) > 0) return false;
  return spent.of(s).every((gates) => gates === 0);
}

/** What the back of the card on a square shows, if it has one to show. */
const backAt = (s: GameState, square: Square): string | undefined =>
  at(s.tile, square) < 0 ? '' : item(s.rules.kindDefs, kindOf(s, at(s.tile, square))).back;

export const valleys: Module = {
  id: 'valleys',
  /** SG-12. */
  needs: ['stormgates', 'gates'],
  clashes: ['nocities', 'volcano'],
  kinds: KINDS,
  cards: PRINTINGS,
  state,
  zones,
  options,
  board,
  check,
  stages,
  shapes,
  events,
  violations,
  targetKinds: targets,
  listedAfter: { explore: 'upgrade', collect: 'explore', occupy: 'annex' },
  actions: {
    explore,
    collect,
    occupy,
    takeBooster,
    spendBooster,
    returnGreat,
    raiseCity,
    lowerCity,
    exchangeGreat,
    moveOn,
  },
  questions: { atPass, boosting, atGate, underGate, atBridge, raising, giving, lowering },
  tune(tuning) {
    tuning.ruins = 'none';
    // VAL-06.
    tuning.greatLimit = MOST_GREATS;
  },
  /** VAL-03: the explorer has a token there. */
  holds: (s, kind) => BACKS.some((back) => item(s.rules.kindDefs, kind).back === back),
  sound: isSound,
  hooks: {
    /** VAL-03. */
    closed: (s, _seat, from, to) => isHidden(s, from) || isHidden(s, to),
    refuseFlight: (s, _seat, _from, to) => (isHidden(s, to) ? { code: 'unexplored', square: to } : null),
    arrived(s, seat, hero, square) {
      if (square !== CONNECTING_SQUARE) return;
      if (isBridge(s, square)) offerBridge(s, seat, hero);
      else offerBooster(s, seat, hero);
    },
    departed,
    /** VAL-07. */
    disbanded(s, seat, hero) {
      boosters.of(s)[seat * HEROES + hero] = 0;
    },
    turnEnds(s, seat) {
      collected.of(s)[seat] = 0;
      for (let hero = 0; hero < HEROES; hero++) served.of(s)[seat * HEROES + hero] = 0;
    },
    // VAL-02: buildings are attacked and conquered like cities.
    targets(s, seat, square, out) {
      const holder = at(s.holder, square);
      if (isBuilding(square) && holder !== NOBODY && isOpponent(s, seat, holder))
        out.push({ kind: 'building', square });
    },
    defenderOf: (s, { kind, square }) => (kind === 'building' ? at(s.holder, square) : undefined),
    defenceOf: (s, _attacker, { kind, square }) =>
      kind === 'building' ? BUILDING_LEVEL : kind === 'city' && isGuarded(s, square) ? CENTRE_GUARDS : undefined,
    fortified: (s, _attacker, { kind, square }) =>
      kind === 'city' && isCentre(square) && at(s.holder, square) !== NOBODY
        ? BUILDING_FORTIFIES * buildingsIn(s, at(s.holder, square), valleyAround(square))
        : 0,
    /** No lord and no supply come with a centre. */
    won(s, seat, { kind, square }, log) {
      if (kind === 'building') {
        takeBuilding(s, seat, square, log);
        return true;
      }
      if (kind !== 'city' || !isGuarded(s, square)) return false;
      conquer(s, seat, square, HIGHEST_LEVEL, log);
      s.taken[seat] = at(s.taken, seat) + 1;
      return true;
    },
    points: (s, seat) => BUILDING_LEVEL * buildingsOf(s, seat),
    lowTokens: buildingsOf,
  },
};
