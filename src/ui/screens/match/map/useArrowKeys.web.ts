import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';
import type { useArrowKeys as native } from './useArrowKeys';

const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys go from square to square, to the nearest one that way. */
export const useArrowKeys = ((grid: RefObject<View | null>) => {
  useEffect(() => {
    const element: unknown = grid.current;
    if (!(element instanceof HTMLElement)) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const from = event.target;
      if (step === undefined || !(from instanceof HTMLElement) || from.getAttribute('role') !== 'button') return;
      event.preventDefault();
      const here = from.getBoundingClientRect();
      const [dx, dy] = step;
      let best: HTMLElement | null = null;
      let nearest = Infinity;
      for (const other of element.querySelectorAll<HTMLElement>('[role=button]')) {
        const there = other.getBoundingClientRect();
        const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
        const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
        if (along < 1 || aside > here.width / 2 || along >= nearest) continue;
        nearest = along;
        best = other;
      }
      best?.focus();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [grid]);
}) satisfies typeof native;
