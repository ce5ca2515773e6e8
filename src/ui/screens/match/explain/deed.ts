/** What can be done: what it is by the rules, what it takes or would come to, and where else it could be done. */
import type { Action, Card, Square } from '@battalia/engine';
import { deedLook } from '../../../deeds/deeds';
import type { RuleRef } from '../../../game/rule';
import { deedText } from '../../../text/action';
import { rulesNow } from '../../../text/question';
import { foresightText } from '../battle/battleText';
import { covers } from '../lines/line';
import { deedsAt } from '../map/boardPlay';
import type { Play } from '../usePlay';
import type { Explanation } from './explanation';

export function ruleOf(action: Action, { view }: Pick<Play, 'view'>): RuleRef | null {
  const look = deedLook(action);
  return look.ruleOf?.(action) ?? look.rule ?? rulesNow(view.decision)[0] ?? null;
}

export function deedExplained(actions: readonly Action[], title: string, play: Play): Explanation | null {
  const { view, speaker, foresee } = play;
  const [action] = actions;
  if (action === undefined) return null;
  const only = actions.length === 1;
  const fights = view.battle !== null || deedLook(action).group === 'battle';
  const foresight = only && fights ? foresee(action) : null;
  return {
    title,
    says: null,
    now: [
      only ? deedLook(action).price?.(speaker, action) : speaker.t('match.ways', { count: actions.length }),
      foresight === null ? null : foresightText(speaker, view.battle, foresight),
    ].flatMap((part) => (part === null || part === undefined ? [] : [capitalised(part)])),
    rule: ruleOf(action, play),
  };
}

const capitalised = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** So many are told by name. */
const MOST = 3;

function nowPossible({ speaker }: Play, actions: readonly Action[]): string {
  const deeds = [...new Set(actions.map((action) => deedText(speaker, action)))];
  if (deeds.length === 0) return speaker.t('explain.now.none');
  return speaker.t(deeds.length > MOST ? 'explain.now.more' : 'explain.now', {
    deeds: deeds.slice(0, MOST).join('; '),
  });
}

/** What a card of the viewer's could go into; of a card that lies elsewhere there is nothing to say. */
export function cardNow(play: Play, card: Card): string | null {
  const { legal, playable } = play;
  if (legal.length === 0 || !playable.some((other) => other.card === card)) return null;
  return nowPossible(
    play,
    legal.filter((action) => covers(action, [card], playable)),
  );
}

/** What these cards could go into together. */
export const lineNow = (play: Play, cards: readonly Card[]): string =>
  nowPossible(
    play,
    play.legal.filter((action) => covers(action, cards, play.playable)),
  );

/** What can be done on a square; where nothing can, that is no news. */
export function squareNow(play: Play, square: Square): string | null {
  const deeds = deedsAt(play, square);
  return deeds.length === 0 ? null : nowPossible(play, deeds);
}
