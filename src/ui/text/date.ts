import type { Language } from '@/i18n/language';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MINUTE = { ...DAY, hour: '2-digit', minute: '2-digit' } as const;

/** '3 Feb 2026, 14:05' as the language writes it; `days` without the time of day. A device without the language's dates says it in figures. */
export function dateText(language: Language, time: number, days = false): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '?';
  try {
    return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, days ? DAY : MINUTE).format(date);
  } catch {
    return date
      .toISOString()
      .slice(0, days ? 10 : 16)
      .replace('T', ' ');
  }
}
