/** 4: a road of a chosen type, free; everything else is as with any road. */
import { ROAD_TYPES } from '../../../core/costs';
import { answered, ask, askNamed, PLACE } from '../../../core/decision';
import { at } from '../../../core/ints';
import type { Kind } from '../../../core/kinds';
import type { GameState, Seat } from '../../../core/state';
import { refuseEmptyDeck, type Rule } from '../../../rules/rule';
import { kindBit, survey } from '../../../rules/survey';
import type { Effect } from './effect';

const hasPlace = (s: GameState, seat: Seat, road: Kind): boolean => (survey(s, seat).somewhere & kindBit(road)) !== 0;
const roadsFor = (s: GameState, seat: Seat): readonly Kind[] =>
  ROAD_TYPES.filter((road) => at(s.size, road) > 0 && hasPlace(s, seat, road));

export const roadEffect: Effect = {
  isPossible: (s, seat) => roadsFor(s, seat).length > 0,
  carryOut: (s, seat) => askNamed(s, 'stormRoad', seat),
};

export const stormRoad: Rule<'stormRoad'> = {
  answers: ['stormRoad'],
  offer(s, seat, _purse, out) {
    for (const tile of roadsFor(s, seat)) out.push({ kind: 'stormRoad', tile });
  },
  refuse(s, seat, { tile }) {
    if (!ROAD_TYPES.includes(tile)) return { code: 'malformed' };
    return refuseEmptyDeck(s, tile) ?? (hasPlace(s, seat, tile) ? null : { code: 'nowhereToBuild', kind: tile });
  },
  perform(s, seat, { tile }) {
    answered(s);
    ask(s, PLACE, seat, tile, 0);
  },
};
