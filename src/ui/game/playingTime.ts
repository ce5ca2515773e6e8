/** How long a game takes, as the book of the expansion has it: it suggests a clock. */
import type { Translate } from '@/i18n/message';
import { wanderersIn } from '../modules/presets';

const MINUTES_A_PLAYER = 30;
const MINUTES_A_WANDERER = 15;

/** In minutes. */
export const playingTime = (players: number, modules: readonly string[]): number =>
  players * MINUTES_A_PLAYER + wanderersIn(modules) * MINUTES_A_WANDERER;

/** '1 h', '2 h 30 min'. */
export function hoursText(t: Translate, minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? t('newGame.time.hours', { hours }) : t('newGame.time.both', { hours, minutes: rest });
}
