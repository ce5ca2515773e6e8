import type { PlayerView } from '@battalia/engine';
import { useState } from 'react';
import { useWindowDimensions } from 'react-native';
import { useMatch } from '@/store/match/useMatch';
import { useSettings } from '@/store/settings';

/** A device that two people can lay between them has at least this much on its shorter side. */
const BIG = 600;

/** Whether the battle on the screen is one that two people play across the table, until they would rather pass the device. */
export function useFaceToFace(view: PlayerView | null): { readonly across: boolean; readonly leave: () => void } {
  const wanted = useSettings((settings) => settings.faceToFace && settings.handOver);
  const { width, height } = useWindowDimensions();
  const peek = useMatch((match) => match.peek);
  const [left, setLeft] = useState<string | null>(null);
  const battle = view?.battle ?? null;
  const attacker = battle?.attack.seat ?? null;
  const name = battle === null ? null : `${view?.day ?? 0} ${attacker ?? ''} ${battle.target.square}`;
  return {
    across: wanted && Math.min(width, height) >= BIG && attacker !== null && left !== name && peek(attacker) !== null,
    leave: () => setLeft(name),
  };
}
