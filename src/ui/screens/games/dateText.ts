import type { Language } from '@/i18n/language';

/** '3 Feb 2026, 14:05' as the language writes it. A device without the language's dates says it in figures. */
export function dateText(language: Language, time: number): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '?';
  try {
    return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }).format(date);
  } catch {
    return date.toISOString().slice(0, 16).replace('T', ' ');
  }
}
