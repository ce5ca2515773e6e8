/** Actions in words: for lists, screen readers and the log. */
import type { Action } from '@battalia/engine';
import { deedLook } from '../deeds/deeds';
import { capital } from './capital';
import { cardsNow, type Speaker } from './speaker';

/** The deed, with all that tells it from others but its price. Whatever it begins with, a card or a verb, has a capital. */
export const actionText = (speaker: Speaker, action: Action): string =>
  capital(deedLook(action).words(speaker, action));

/** What is done, without the cards that it takes: several ways to pay are one deed. */
export const deedText = (speaker: Speaker, action: Action): string => {
  const look = deedLook(action);
  return capital(look.deed?.(speaker, action) ?? look.words(speaker, action));
};

/** What tells one way of a deed from another, or ''. */
export function wayText(speaker: Speaker, action: Action): string {
  const way = deedLook(action).way?.(speaker, action);
  if (way !== undefined) return way;
  if (!('pay' in action)) return '';
  return action.pay.length === 0 ? speaker.t('action.free') : cardsNow(speaker, action.pay);
}
