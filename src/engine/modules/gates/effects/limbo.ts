/** 11: a card of the limbo. */
import type { Question } from '../../../core/contract';
import { askNamed } from '../../../core/decision';
import { canRecall, recalling } from '../../../rules/limbo';
import { isOwnTurn } from '../../../rules/rule';
import type { Effect } from './effect';

export const limboEffect: Effect = {
  isPossible: canRecall,
  carryOut: (s, seat) => askNamed(s, 'stormLimbo', seat),
};

export const limboQuestion: Question = {
  choice: recalling,
  sound: (s, seat) => isOwnTurn(s, seat) && canRecall(s, seat),
};
