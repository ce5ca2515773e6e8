/** What a lesson says to whoever errs: words of their own for every mistake, in every language, and why it cannot be done any more. */
import { apply, debug, item, legalActions, toMove, viewFor, type Action } from '@battalia/engine/testing';
import { LANGUAGES } from '@/i18n/language';
import { learnWords } from '@/i18n/modules/learn';
import { addWords, learn, translators } from '@/i18n/translate';
import { isOnTheWay, LEARNER, LESSON_IDS, pointedAt, type LessonId } from '@/store/learn/lesson';
import { attemptOf, groundOf } from '@/store/learn/teaching';
import { lessonOf } from '@/store/learn/lessons';
import { astrayIn, commentOn, slipText } from '@/ui/screens/match/learn/comments';
import { covers, playableOf } from '@/ui/screens/match/lines/line';
import { speakerFor, type Speaker } from '@/ui/text/speaker';
import { take, type Moment } from '../../store/learn/taking';

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(learn));
  addWords(learnWords);
});

const momentsOf = (id: LessonId): readonly Moment[] => take(id).moments;
const speak = ({ state }: Moment, language: (typeof LANGUAGES)[number] = 'en'): Speaker =>
  speakerFor(translators[language], viewFor(state, LEARNER), ['Apprentice', 'Selka']);
const whereOf = ({ lesson, step }: Moment) => `${lesson.id}.${item(lesson.steps, step).id}`;
const mistakesIn = ({ state, lesson, step }: Moment) =>
  legalActions(state).filter((action) => !isOnTheWay(groundOf(state), item(lesson.steps, step), action));

/** What the coach says after a mistake. */
function told(moment: Moment, action: Action): string {
  const result = apply(moment.state, action);
  if (!result.ok) throw new Error(result.violation.code);
  const { state } = result;
  const attempt = attemptOf(moment.lesson, moment.from, [...moment.done, { seat: LEARNER, action }]);
  const gone = toMove(state) === LEARNER && attempt.lost === attempt.step;
  const whyNot = (other: Action) => {
    const tried = apply(state, other, LEARNER);
    return tried.ok ? null : tried.violation;
  };
  return (
    commentOn({ speaker: speak(moment), whyNot }, groundOf(state), { ...attempt, where: whereOf(moment), gone }) ?? ''
  );
}

test.each([...LESSON_IDS])('%s: every mistake has words in every language', (id) => {
  for (const moment of momentsOf(id))
    for (const action of mistakesIn(moment))
      for (const language of LANGUAGES) {
        const speaker = speak(moment, language);
        const { words } = slipText(speaker, groundOf(moment.state), whereOf(moment), action);
        expect(words).not.toBe('');
        // Nor is it only told that something else was asked for.
        expect(words).not.toContain(speaker.t('learn.detour', { deed: '' }).trim());
        expect(words).not.toMatch(/\{\{|undefined/);
      }
});

test.each([...LESSON_IDS])('%s: what cannot be done any more has a reason that tells what is missing', (id) => {
  for (const moment of momentsOf(id))
    for (const action of mistakesIn(moment)) {
      const words = told(moment, action);
      // It is the cards that are wanting, and not the moment.
      for (const beside of ['answerFirst', 'notNow', 'malformed', 'wrongSeat'] as const)
        expect(words).not.toContain(speak(moment).t(`violation.${beside}`));
      expect(words.length).toBeLessThan(220);
    }
});

test('somebody who spends what a later step needs is told at once', () => {
  const moment = item(momentsOf('build'), 0);
  const tool = item(
    mistakesIn(moment).filter(({ kind }) => kind === 'create'),
    0,
  );
  expect(told(moment, tool)).toContain(speak(moment).t('learn.later'));
});

describe('a line', () => {
  const layIn = (id: LessonId, ...names: readonly string[]) => {
    const moment = item(momentsOf(id), 0);
    const { state } = moment;
    const playable = playableOf(viewFor(state, LEARNER));
    const left = [...playable];
    const cards = names.map((name) => {
      const i = left.findIndex(({ card }) => debug.cardName(state, card).endsWith(name));
      return item(left.splice(i, 1), 0).card;
    });
    const lines = { open: [{ id: 1, cards }], active: 1, next: 2 };
    const asked = pointedAt(groundOf(state), item(lessonOf(id).steps, 0), legalActions(state), (way) =>
      covers(way, cards, playable),
    );
    if (asked === null) throw new Error('nothing is asked for');
    return astrayIn({ speaker: speak(moment), lines, playable }, asked.action);
  };
  const lay = (...names: readonly string[]) => layIn('hire', ...names);

  test('of other cards than those that were marked is as good, where they pay as well', () => {
    expect(layIn('build', 'cloudborn friman', 'supply')).toBeNull();
    expect(layIn('create', 'cloudborn friman')).toBeNull();
  });

  test('on its way to what is asked for needs no words', () => {
    expect(lay('supply')).toBeNull();
    expect(lay('supply', 'supply')).toBeNull();
  });

  test('with a card too many or a wrong one is told which', () => {
    expect(lay('supply', 'supply', 'supply')).toBe(
      'This takes 2× supply. Too much: supply. Tap it in the line to take it back.',
    );
    expect(lay('supply', 'friman')).toMatch(/^This takes 2× supply\. Too much: friman/);
  });
});
