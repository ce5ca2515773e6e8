import { useWindowDimensions } from 'react-native';
import { useMatch } from '@/store/match/useMatch';
import { useSettings } from '@/store/settings';

/** A device that two people can lay between them has at least this much on its shorter side. */
const BIG = 600;

/** Whether the battle on the screen is one that two people play across the table, or could: they are asked. */
export function useFaceToFace(): { readonly across: boolean; readonly offered: boolean } {
  const { width, height } = useWindowDimensions();
  const covers = useSettings((settings) => settings.handOver);
  const facing = useMatch((match) => match.facing);
  // Whoever minds nobody's look has nothing to hide under a finger.
  const able = covers && Math.min(width, height) >= BIG;
  return { across: able && facing === 'across', offered: able && facing === 'offered' };
}
