/** What a card would make of a battle: before it is laid, not after. */
import type { Action } from '@battalia/engine';
import { deedLook } from '../../../deeds/deeds';
import { usePlay } from '../usePlay';
import { foresightText } from './battleText';

/** Of an attack and of everything in a battle: what it would come to. */
export function useForesight(): (action: Action) => string | null {
  const { view, speaker, foresee } = usePlay();
  return (action) => {
    if (view.battle === null && deedLook(action).group !== 'battle') return null;
    const foresight = foresee(action);
    return foresight === null ? null : foresightText(speaker, view.battle, foresight);
  };
}
