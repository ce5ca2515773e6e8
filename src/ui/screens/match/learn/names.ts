/** Who sits at the table of a lesson and of a first game. */
import { useLastSetup } from '@/store/match/lastSetup';
import { useTranslate } from '../../../useTranslate';

export const RIVAL = 'Selka';

/** The name that somebody has given to whoever plays on this device, or what a learner is called. */
export function useLearnerName(): string {
  const t = useTranslate();
  const given = useLastSetup(({ seats }) => seats.find(({ bot }) => bot === null)?.name.trim() ?? '');
  return given === '' ? t('learn.you') : given;
}
