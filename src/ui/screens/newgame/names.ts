/** Names for seats that nobody has named. */
import type { Translate } from '@/i18n/message';
import type { SetupSeat } from '@/store/match/setup';

/** Sound at home in every language of the app. */
const BOT_NAMES = ['Borin', 'Selka', 'Tarn', 'Maiva', 'Orlo', 'Ketta'] as const;

export const shownName = (t: Translate, { name, bot }: SetupSeat, seat: number): string => {
  const given = name.trim();
  if (given !== '') return given;
  return bot === null
    ? t('newGame.defaultName', { number: seat + 1 })
    : (BOT_NAMES[seat] ?? t('newGame.defaultName', { number: seat + 1 }));
};
