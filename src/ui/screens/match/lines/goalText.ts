/** What a line is on its way to, in words. */
import { assertNever, type Goal } from '@battalia/engine';
import type { Translate } from '@/i18n/message';
import type { Speaker } from '../../../text/speaker';
import { deedLook } from '../../../deeds/deeds';
import { kindText } from '../../../text/cards';
import type { Choice } from '../list/choices';

export function goalText(t: Translate, goal: Goal): string {
  switch (goal.kind) {
    case 'hire':
      return kindText(t, goal.unit);
    case 'create':
      return kindText(t, goal.artefact);
    case 'city':
      return t('play.goal.city', { level: goal.level });
    case 'upgrade':
      return t('play.goal.upgrade', { level: goal.level });
    case 'road':
    case 'junction':
    case 'recruit':
      return t(`play.goal.${goal.kind}`);
    default:
      return assertNever(goal);
  }
}

/** Why what is paid for cannot be built. */
export const sitelessText = (t: Translate, goal: Goal): string =>
  goal.kind === 'city' ? t('play.nowhere.city', { level: goal.level }) : t('play.nowhere.road');

/** A deed whose place is still open: 'Hero 1: move to …'. */
export function placesText(speaker: Speaker, { actions }: Extract<Choice, { kind: 'places' }>): string {
  const [action] = actions;
  const words = action === undefined ? undefined : deedLook(action).places?.(speaker, actions);
  return words ?? speaker.t('play.places.other');
}
