/** What a game is won by and what ends it, as it was set up. */
import { rulesOf, type GameConfig } from '@battalia/engine';
import type { Translate } from '@/i18n/message';

export function endsOf(t: Translate, config: GameConfig): readonly string[] {
  const { level4Cities, points, weeks, mapFullEnds } = rulesOf(config);
  return [
    ...(mapFullEnds ? [t('help.aim.mapFull')] : []),
    t('help.aim.cities', { count: level4Cities }),
    ...(points > 0 ? [t('help.aim.reached', { count: points })] : []),
    ...(weeks > 0 ? [t('help.aim.weeks', { count: weeks })] : []),
  ];
}
