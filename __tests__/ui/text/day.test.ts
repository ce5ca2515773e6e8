import { debug, viewFor } from '@battalia/engine/testing';
import { LANGUAGES } from '@/i18n/language';
import { translators } from '@/i18n/translate';
import { dayText, weekAndDay } from '@/ui/text/day';
import { eventText } from '@/ui/text/event';
import { speakerFor } from '@/ui/text/speaker';

test('a week has seven days, and before the first dawn the first day is still to come', () => {
  expect([0, 1, 7, 8, 15].map(weekAndDay)).toEqual([
    { week: 1, day: 1 },
    { week: 1, day: 1 },
    { week: 1, day: 7 },
    { week: 2, day: 1 },
    { week: 3, day: 1 },
  ]);
});

test.each(LANGUAGES)('%s calls a day the same in the log, in the lists of games and under the oracle', (language) => {
  const t = translators[language];
  const day = dayText(t, 9);
  expect(day).toMatch(/\b2\b.*\b2\b/);
  const speaker = speakerFor(t, viewFor(debug.arrange({ bare: true }), 0), ['Ada', 'Bo']);
  const dawn = eventText(speaker, { kind: 'dawn', day: 9, illuminated: 4, matching: 5 });
  const told = [
    dawn,
    t('games.running', { day }),
    t('games.over', { day }),
    t('replay.turn', { day, player: 'Ada' }),
    t('look.today', { day, illuminated: 'x', matching: 'y' }),
  ];
  expect(told.filter((words) => !words.startsWith(day))).toEqual([]);
});
