/** What to think of what was tried besides what a lesson asks for, and why it cannot be done any more. */
import type { Action } from '@battalia/engine';
import { slipOf, type Ground } from '@/store/learn/lesson';
import type { Attempt } from '@/store/learn/teaching';
import { textOr } from '@/i18n/translate';
import { capital } from '../../../text/capital';
import { deedText } from '../../../text/action';
import { cardsNow, type Speaker } from '../../../text/speaker';
import { violationText } from '../../../text/violation';
import { completed } from '../lines/line';
import { cardsInLine } from '../lines/lines';
import type { Play } from '../usePlay';

/** What is said of a deed in a step, or of its kind in any: the closest words there are. */
export function slipText(speaker: Speaker, ground: Ground, where: string, deed: Action) {
  const facts = { deed: deedText(speaker, deed) };
  const find = (from: string): string =>
    slipOf(ground, deed).reduce((words, slip) => words || textOr(speaker.t, `learn.${from}.${slip}`, facts, ''), '');
  const own = find(where);
  // What is said of it there gives the reason, too.
  return { words: own || find('did') || speaker.t('learn.detour', facts), own: own !== '' };
}

interface Standing extends Pick<Attempt, 'detour' | 'lost' | 'asked' | 'step'> {
  /** Lesson and step. */
  readonly where: string;
  /** It cannot be done any more. */
  readonly gone: boolean;
}

export function commentOn(
  { speaker, whyNot }: Pick<Play, 'speaker' | 'whyNot'>,
  ground: Ground,
  { detour, lost, asked, step, where, gone }: Standing,
): string | null {
  const { t, box } = speaker;
  const slip = detour === null ? null : slipText(speaker, ground, where, detour);
  const violation = gone && slip?.own !== true && detour?.kind !== 'endTurn' && asked !== null ? whyNot(asked) : null;
  const parts = [
    slip?.words,
    violation !== null
      ? t('learn.stuckBecause', { reason: capital(violationText({ t, box }, violation)) })
      : gone && slip === null
        ? t('learn.stuck')
        : lost !== null && lost > step
          ? t('learn.later')
          : null,
  ].filter((part) => part !== null && part !== undefined);
  return parts.length === 0 ? null : parts.join(' ');
}

/** Which cards of the line at hand what is asked for has no use for; null where it is on its way. */
export function astrayIn({ speaker, lines, playable }: Pick<Play, 'speaker' | 'lines' | 'playable'>, asked: Action) {
  const line = cardsInLine(lines, lines.active);
  const needed = completed(asked, line, playable);
  const left = [...needed];
  const extra = line.filter((card) => {
    const i = left.indexOf(card);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
  if (needed.length === 0 || extra.length === 0) return null;
  return speaker.t('learn.astray', { needed: cardsNow(speaker, needed), extra: cardsNow(speaker, extra) });
}
