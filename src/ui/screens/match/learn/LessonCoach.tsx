/** What a lesson says now: what was done, what is asked for, and what to think of anything else that was tried. */
import { boxOf } from '@battalia/engine';
import { useRouter } from 'expo-router';
import { useEffect, useMemo, useState } from 'react';
import { useLearning, type Left } from '@/store/learn/learning';
import { isWanted, LESSON_IDS, pointedAt, type Ground, type LessonId, type Pointed } from '@/store/learn/lesson';
import { lessonOf } from '@/store/learn/lessons';
import { attemptOf } from '@/store/learn/teaching';
import { textOr } from '@/i18n/translate';
import type { Translate } from '@/i18n/message';
import { Button } from '../../../components/Button';
import { useTranslate } from '../../../useTranslate';
import { completed, covers } from '../lines/line';
import { cardsInLine } from '../lines/lines';
import { whereabouts } from '../map/boardPlay';
import { usePlay, type Play } from '../usePlay';
import { CoachButtons, CoachPanel } from './CoachPanel';
import { astrayIn, commentOn } from './comments';
import { pointAt } from './taught';
import { useFirstGame } from './useFirstGame';

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
  const { view, legal } = play;
  const ground = useMemo((): Ground => ({ box: boxOf(view), columns: view.columns }), [view]);
  const attempt = useMemo(() => attemptOf(lesson, left.step, left.actions), [lesson, left]);
  const { finish, change } = useLearning();
  const begin = useFirstGame('replace');
  const ended = attempt.step === lesson.steps.length;
  useEffect(() => {
    if (ended) finish(id);
  }, [ended, finish, id]);
  const step = lesson.steps[attempt.step];
  const { lines, playable } = play;
  const asked = useMemo(
    () =>
      step === undefined || attempt.rests
        ? null
        : pointedAt(ground, step, legal, (way) => covers(way, cardsInLine(lines, lines.active), playable)),
    [ground, step, attempt.rests, legal, lines, playable],
  );
  // What is to be found out is marked for whoever asks for it, or has erred.
  const [told, tell] = useState<string | null>(null);
  const isRiddle = step?.alone === true && told !== step.id && attempt.detour === null;
  usePointing(play, ground, isRiddle ? null : asked, attempt.rests);

  const before = lesson.steps[attempt.step - 1];
  const praise = before !== undefined && attempt.step > left.step ? said(t, `${id}.${before.id}.done`) : null;
  const title = t('learn.step', {
    lesson: said(t, `${id}.title`),
    step: Math.min(attempt.step + 1, lesson.steps.length),
    steps: lesson.steps.length,
  });
  const open = (from: number, actions: Left['actions']) => onOpen({ lesson: id, step: from, actions });

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
        moral={said(t, `${id}.remember`)}
      >
        <CoachButtons>
          {next === undefined ? (
            <Button tight label={t('learn.toGame')} onPress={() => leave(() => void begin())} />
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
  if (attempt.rests)
    return (
      <CoachPanel title={title} praise={praise} words={null}>
        <CoachButtons>
          <Button tight label={t('learn.goOn')} onPress={() => open(attempt.step, [])} />
        </CoachButtons>
      </CoachPanel>
    );
  const { detour, lost } = attempt;
  // While others move, nothing is judged.
  const gone = legal.length > 0 && lost === attempt.step;
  const comment = commentOn(play, ground, { ...attempt, where: `${id}.${step?.id ?? ''}`, gone });
  const slip = asked === null || isRiddle ? null : astrayIn(play, asked.action);
  return (
    <CoachPanel
      title={title}
      praise={comment === null && play.lines.open.length === 0 ? praise : null}
      comment={slip ?? comment}
      words={gone ? null : said(t, `${id}.${step?.id ?? ''}`)}
      onShow={isRiddle && lost === null ? () => tell(step.id) : undefined}
    >
      {detour === null && lost === null ? null : (
        <CoachButtons>
          <Button
            tight
            kind={lost === null ? 'plain' : 'primary'}
            label={t('learn.tryAgain')}
            onPress={() => open(left.step, left.actions.slice(0, attempt.back))}
          />
        </CoachButtons>
      )}
    </CoachPanel>
  );
}

/** Marks the cards that are still to be laid, and the deed itself when they are; what the learner has on the map stays in sight. */
function usePointing(play: Play, ground: Ground, asked: Pointed | null, goesOn: boolean): void {
  const { lines, playable, view } = play;
  const seen = useMemo(() => whereabouts(view), [view]);
  useEffect(() => {
    if (asked === null) return pointAt({ seen, goesOn });
    const line = cardsInLine(lines, lines.active);
    const cards = [...completed(asked.action, line, playable)];
    for (const card of line) if (cards.includes(card)) cards.splice(cards.indexOf(card), 1);
    pointAt({
      cards: new Set(cards),
      isAsked: (action) => cards.length === 0 && isWanted(ground, asked.want, action),
      seen,
    });
    return undefined;
  }, [lines, playable, ground, asked, goesOn, seen]);
  useEffect(() => () => pointAt({}), []);
}
