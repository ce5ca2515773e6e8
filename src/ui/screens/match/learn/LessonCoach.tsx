/** What a lesson says now: what was done, what is asked for, and what to think of anything else that was tried. */
import { boxOf, type Action } from '@battalia/engine';
import { useRouter } from 'expo-router';
import { useEffect, useMemo, useState } from 'react';
import { useLearning, type Left } from '@/store/learn/learning';
import {
  isWanted,
  LESSON_IDS,
  pointedAt,
  progressOf,
  type Ground,
  type LessonId,
  type Pointed,
} from '@/store/learn/lesson';
import { lessonOf } from '@/store/learn/lessons';
import { textOr } from '@/i18n/translate';
import type { Translate } from '@/i18n/message';
import { Button } from '../../../components/Button';
import { deedText } from '../../../text/action';
import { violationText } from '../../../text/violation';
import { useTranslate } from '../../../useTranslate';
import { completed } from '../lines/line';
import { cardsInLine } from '../lines/lines';
import { usePlay, type Play } from '../usePlay';
import { CoachButtons, CoachPanel } from './CoachPanel';
import { pointAt } from './taught';

interface Props {
  readonly id: LessonId;
  readonly left: Left;
  readonly onOpen: (left: Left) => void;
}

/** A text of a lesson, '' where it has none. */
const said = (t: Translate, key: string): string => textOr(t, `learn.${key}`, {}, '');

export function LessonCoach({ id, left, onOpen }: Props) {
  const t = useTranslate();
  const router = useRouter();
  const play = usePlay();
  const lesson = useMemo(() => lessonOf(id), [id]);
  const { view, legal, speaker } = play;
  const ground = useMemo((): Ground => ({ box: boxOf(view), columns: view.columns }), [view]);
  const progress = progressOf(ground, lesson, left.step, left.actions);
  const { finish, change } = useLearning();
  const ended = progress.step === lesson.steps.length;
  useEffect(() => {
    if (ended) finish(id);
  }, [ended, finish, id]);
  const step = lesson.steps[progress.step];
  const asked = useMemo(
    () => (step === undefined || progress.rests ? null : pointedAt(ground, step, legal)),
    [ground, step, progress.rests, legal],
  );
  usePointing(play, ground, asked);
  const reason = useReason(play, asked?.action ?? null, legal.length > 0 && step !== undefined && !progress.rests);

  const before = lesson.steps[progress.step - 1];
  const praise = before !== undefined && progress.step > left.step ? said(t, `${id}.${before.id}.done`) : null;
  const title = t('learn.step', {
    lesson: said(t, `${id}.title`),
    step: Math.min(progress.step + 1, lesson.steps.length),
    steps: lesson.steps.length,
  });
  const open = (from: number, actions: Left['actions']) => onOpen({ lesson: id, step: from, actions });
  const again = () => open(left.step, left.actions.slice(0, progress.mark));

  if (ended) {
    const next = LESSON_IDS[LESSON_IDS.indexOf(id) + 1];
    const leave = (to: () => void) => {
      change({ left: null });
      to();
    };
    return (
      <CoachPanel
        title={said(t, `${id}.title`)}
        praise={praise}
        words={t('learn.remember')}
        comment={said(t, `${id}.remember`)}
      >
        <CoachButtons>
          {next === undefined ? (
            <Button tight label={t('learn.toGame')} onPress={() => leave(() => router.replace('/learn'))} />
          ) : (
            <Button
              tight
              label={t('learn.next', { lesson: said(t, `${next}.title`) })}
              onPress={() => leave(() => router.replace(`/learn/${next}`))}
            />
          )}
          <Button tight kind="plain" label={t('learn.all')} onPress={() => leave(() => router.replace('/learn'))} />
          <Button tight kind="plain" label={t('learn.again')} onPress={() => open(0, [])} />
        </CoachButtons>
      </CoachPanel>
    );
  }
  if (progress.rests)
    return (
      <CoachPanel title={title} praise={praise} words={null}>
        <CoachButtons>
          <Button tight label={t('learn.goOn')} onPress={() => open(progress.step, [])} />
        </CoachButtons>
      </CoachPanel>
    );
  const stuck = reason !== null;
  const comment =
    progress.detour === null
      ? stuck
        ? reason
        : null
      : [
          progress.detour.kind === 'endTurn'
            ? t('learn.detour.endTurn')
            : t('learn.detour', { deed: deedText(speaker, progress.detour) }),
          ...(stuck ? [reason] : []),
        ].join(' ');
  return (
    <CoachPanel title={title} praise={praise} words={said(t, `${id}.${step?.id ?? ''}`)} comment={comment}>
      {comment === null ? null : (
        <CoachButtons>
          <Button tight kind="plain" label={t('learn.tryAgain')} onPress={again} />
        </CoachButtons>
      )}
    </CoachPanel>
  );
}

/** Marks the cards that are still to be laid, and the deed itself when they are. */
function usePointing(play: Play, ground: Ground, asked: Pointed | null): void {
  const { lines, playable } = play;
  useEffect(() => {
    if (asked === null) return pointAt(null);
    const line = cardsInLine(lines, lines.active);
    const cards = [...completed(asked.action, line, playable)];
    for (const card of line) if (cards.includes(card)) cards.splice(cards.indexOf(card), 1);
    pointAt({
      cards: new Set(cards),
      isAsked: (action) => cards.length === 0 && isWanted(ground, asked.want, action),
    });
    return undefined;
  }, [lines, playable, ground, asked]);
  useEffect(() => () => pointAt(null), []);
}

/** Why what is asked for cannot be done any more: the rules say it of what could be done before. */
function useReason({ whyNot, speaker }: Play, asked: Action | null, moves: boolean): string | null {
  const t = useTranslate();
  const [last, setLast] = useState<Action | null>(null);
  if (asked !== null && asked !== last) setLast(asked);
  if (!moves || asked !== null) return null;
  const violation = last === null ? null : whyNot(last);
  return violation === null
    ? t('learn.stuck')
    : t('learn.stuckBecause', { reason: violationText({ t, box: speaker.box }, violation) });
}
