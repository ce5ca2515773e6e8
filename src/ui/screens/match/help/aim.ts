/** What ends a game, as it was set up. */
import { assertNever, type EndAhead } from '@battalia/engine';
import type { Translate } from '@/i18n/message';

function endOf(t: Translate, { reason, seats: { length: partners }, needed: count }: EndAhead): string {
  switch (reason) {
    case 'cities':
      return partners > 1 ? t('help.aim.together', { partners, count }) : t('help.aim.cities', { count });
    case 'points':
      return partners > 1 ? t('help.aim.reachedTogether', { count }) : t('help.aim.reached', { count });
    case 'mapFull':
      return t('help.aim.mapFull');
    case 'weeks':
      return t('help.aim.weeks', { count });
    default:
      return assertNever(reason);
  }
}

/** What holds for several sides alike is said once. */
export const endsOf = (t: Translate, ends: readonly EndAhead[]): readonly string[] => [
  ...new Set(ends.map((end) => endOf(t, end))),
];
