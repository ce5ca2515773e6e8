import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { progress } from '@/board/plan';
import { VANE, weekday } from '../components/oracleDay';
import { useStage } from './stage';

/** How far the inner ring of the oracle is turned, in degrees: at dawn it goes on by a vane for every day that has passed. */
export function useDawn(day: number): SharedValue<number> {
  const { showing, clock } = useStage();
  const dawn = showing.plan.motions.find((motion) => motion.kind === 'dawn');
  const at = showing.start + (dawn?.at ?? 0);
  const lasts = dawn?.lasts ?? 0;
  const end = weekday(day) * VANE;
  const way = dawn === undefined || dawn.from === 0 ? 0 : (dawn.to - dawn.from) * VANE;
  return useDerivedValue(() => end - way * (1 - progress({ at, lasts }, clock.get())), [end, way, at, lasts]);
}
