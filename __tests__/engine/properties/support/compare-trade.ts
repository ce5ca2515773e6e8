/** Posts and trades: legal lists and refusals against the brute force. */
import { toMove, type GameState } from '@battalia/engine/testing';
import { everySquare } from '../brute/board';
import { mayHoldPost, tradesOf } from '../brute/trade';
import { differences } from './compare';

const hasTrade = (s: GameState): boolean => s.rules.config.modules.includes('trade');

export const compareTrades = (s: GameState): readonly string[] =>
  hasTrade(s) ? differences(s, ['sellArtefact', 'buyArtefact', 'buyStardust'], tradesOf(s, toMove(s))) : [];

/** While a post is to be laid. */
export const comparePosts = (s: GameState): readonly string[] =>
  differences(
    s,
    ['layPost'],
    everySquare(s).map((square) => ({
      action: { kind: 'layPost', square },
      legal: mayHoldPost(s, toMove(s), square),
    })),
  );
