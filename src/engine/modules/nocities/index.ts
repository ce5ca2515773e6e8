/** A game without start cities: everybody sets out from the ruins (ALT-02). */
import { HIGHEST_LEVEL } from '../../core/components';
import { at, NONE } from '../../core/ints';
import { move } from '../../core/piles';
import type { Module } from '../../core/ruleset';
import { hoards, startSquares, zones } from './state';
import { BOX, cardsIn, kindOf, NOBODY, shelterOf, type GameState, type Square } from '../../core/state';
import { greatOwned } from '../../rules/great';
import { isGreat, RUINS } from '../../core/kinds';
import { violations } from './shapes';

const isRuins = (s: GameState, square: Square): boolean =>
  at(s.tile, square) >= 0 && kindOf(s, at(s.tile, square)) === RUINS;

export const nocities: Module = {
  id: 'nocities',
  zones,
  clashes: ['harder', 'volcano'],
  tune(tuning) {
    tuning.neutralDefence = 6;
    tuning.ruins = 'common';
    tuning.greatFaceUp = 0;
    tuning.startHeroes = 1;
  },
  /** Nobody marks a city: those in the corners are the neutral ones, and there are no others. */
  insist(tuning) {
    tuning.startCities = 0;
    tuning.startRings = 1;
    tuning.neutralCities = 0;
    tuning.neutrals = null;
  },
  /** The corner cities are neutral, each over a hidden Great Artefact. Which ones is known to nobody: the box was shuffled. */
  stages: [
    {
      name: 'corners',
      after: 'map',
      lay(s) {
        startSquares(s).forEach((square, i) => {
          s.level[square] = HIGHEST_LEVEL;
          const great = cardsIn(s, BOX).find((card) => isGreat(s.rules, kindOf(s, card)));
          if (great !== undefined) move(s, great, hoards.at(s, i));
        });
      },
    },
  ],
  violations,
  hooks: {
    home: (s, _seat, square) => isRuins(s, square),
    refuseTarget: (s, seat, { kind, square }) =>
      kind === 'city' && at(s.holder, square) === NOBODY && at(s.taken, seat) > 0 ? { code: 'neutralLimit' } : null,
    neutralTaken(s, seat, square, log) {
      const great = at(s.top, hoards.at(s, startSquares(s).indexOf(square)));
      if (great === NONE || greatOwned(s, seat) >= s.rules.greatLimit) return;
      move(s, great, shelterOf(seat));
      log?.push({ kind: 'claimed', seat, card: great });
    },
  },
};
