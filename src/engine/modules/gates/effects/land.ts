/** 7: another card of the same exits in the place of a city or road, of any terrain that its deck has. Asked one by one. */
import type { Question } from '../../../core/contract';
import { answered, askedA, askNamed } from '../../../core/decision';
import { at, NONE } from '../../../core/ints';
import { kindOf, type GameState, type Square } from '../../../core/state';
import { isTerraformable, replaceTile, substitute } from '../../../rules/great';
import { isFactionInPlay, isOwnTurn, isSquare, refuseEmptyDeck, type Rule } from '../../../rules/rule';
import { facts } from '../shapes';
import type { Effect } from './effect';

const isReplaceable = (s: GameState, square: Square): boolean =>
  isTerraformable(s, square) && at(s.size, kindOf(s, at(s.tile, square))) > 0;

const squaresToReplace = (s: GameState): Square[] => {
  const squares: Square[] = [];
  for (let square = 0; square < s.rules.squares; square++) if (isReplaceable(s, square)) squares.push(square);
  return squares;
};

export const landEffect: Effect = {
  isPossible: (s) => squaresToReplace(s).length > 0,
  carryOut: (s, seat) => askNamed(s, 'stormLand', seat),
};

export const stormLand: Rule<'stormLand'> = {
  answers: ['stormLand'],
  offer(s, _seat, _purse, out) {
    for (const square of squaresToReplace(s)) out.push({ kind: 'stormLand', square });
  },
  refuse(s, _seat, { square }) {
    if (!isSquare(s, square) || !isTerraformable(s, square)) return { code: 'noSuchTarget' };
    return refuseEmptyDeck(s, kindOf(s, at(s.tile, square)));
  },
  perform(s, seat, { square }) {
    answered(s);
    askNamed(s, 'stormTerrain', seat, { square });
  },
};

export const terrainQuestion: Question = {
  facts: facts.stormTerrain,
  sound: (s, seat, [square = NONE]) => isOwnTurn(s, seat) && isSquare(s, square) && isReplaceable(s, square),
};

export const stormTerrain: Rule<'stormTerrain'> = {
  answers: ['stormTerrain'],
  offer(s, _seat, _purse, out) {
    const kind = kindOf(s, at(s.tile, askedA(s)));
    for (let terrain = 0; 1 << terrain <= s.inPlay; terrain++)
      if (isFactionInPlay(s, terrain) && substitute(s, kind, terrain) !== NONE)
        out.push({ kind: 'stormTerrain', terrain });
  },
  refuse(s, _seat, { terrain }) {
    if (!isFactionInPlay(s, terrain)) return { code: 'factionNotInPlay' };
    return substitute(s, kindOf(s, at(s.tile, askedA(s))), terrain) === NONE ? { code: 'notOffered' } : null;
  },
  perform(s, seat, { terrain }, log) {
    const square = askedA(s);
    answered(s);
    replaceTile(s, seat, square, terrain, log);
  },
};
