/** The companion at a first game: at most one hint a turn, and at the end what went well and what to look at. */
import { useRouter } from 'expo-router';
import { useMemo, useState } from 'react';
import { textOr } from '@/i18n/translate';
import {
  countsOf,
  greets,
  lessonAfter,
  NOTHING_SAID,
  saidNow,
  standing,
  thingOf,
  type Thing,
} from '@/store/learn/companion';
import { useLearning } from '@/store/learn/learning';
import { useMatch } from '@/store/match/useMatch';
import { Button } from '../../../components/Button';
import { deedText } from '../../../text/action';
import { useTranslate } from '../../../useTranslate';
import { covers } from '../lines/line';
import { cardsInLine } from '../lines/lines';
import { usePlay } from '../usePlay';
import { CoachButtons, CoachPanel } from './CoachPanel';
import './words';

/** What is worth praise, the greatest first. */
const PRAISED = ['taken', 'upgrade', 'city', 'road', 'create', 'hire', 'cohort'] as const satisfies readonly Thing[];
const MOST_PRAISED = 3;

export function Companion() {
  const t = useTranslate();
  const router = useRouter();
  const { view, legal, speaker, lines, playable } = usePlay();
  const log = useMatch((match) => match.log);
  const change = useLearning((learning) => learning.change);
  const seat = view.viewer === 'table' ? null : view.viewer;
  const counts = useMemo(() => countsOf(log, seat ?? -1), [log, seat]);
  const [last, setLast] = useState(NOTHING_SAID);
  const now = saidNow(last, view, legal, counts);
  if (now !== last) setLast(now);
  const quiet = { onClose: () => change({ speaks: false }), closes: t('learn.companion.off') };

  if (view.standings !== null) {
    const well = PRAISED.filter((thing) => counts.has(thing)).slice(0, MOST_PRAISED);
    const lesson = lessonAfter(counts);
    return (
      <CoachPanel
        title={t('learn.companion')}
        praise={t('learn.well')}
        {...quiet}
        words={
          well.length === 0
            ? t('learn.well.nothing')
            : well.map((thing) => t(`learn.well.${thing}`, { count: counts.get(thing) ?? 0 })).join('. ')
        }
      >
        {lesson === null ? null : (
          <CoachButtons>
            <Button
              tight
              kind="plain"
              label={t('learn.look', { lesson: textOr(t, `learn.${lesson}.title`, {}, lesson) })}
              onPress={() => router.push(`/learn/${lesson}`)}
            />
          </CoachButtons>
        )}
      </CoachPanel>
    );
  }
  const tip = standing(now, counts, view, legal);
  if (tip === null) {
    const greeting = greets(view, counts);
    if (greeting === null) return null;
    return <CoachPanel title={t('learn.companion')} {...quiet} words={t(`learn.welcome.${greeting}`)} />;
  }
  // Whoever lays cards for something else has made a choice.
  const line = cardsInLine(lines, lines.active);
  const fits = legal.some((action) => thingOf(action) === tip.thing && covers(action, line, playable));
  if (line.length > 0 && !fits) return null;
  return (
    <CoachPanel
      title={t('learn.companion')}
      {...quiet}
      words={t('learn.tip', { deed: deedText(speaker, tip.action), why: textOr(t, `learn.tip.${tip.thing}`, {}, '') })}
    />
  );
}
