import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';
import type { CameraControl } from './useCamera';

/** Turns of a mouse wheel come in steps of this size at least; fingers on a trackpad send smaller ones. */
const NOTCH = 40;

/** A wheel zooms where the pointer is; two fingers on a trackpad move the board, and zoom when they pinch. */
export function useWheel(target: RefObject<View | null>, camera: CameraControl): void {
  useEffect(() => {
    const element: unknown = target.current;
    if (!(element instanceof HTMLElement)) return undefined;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const zooms =
        event.ctrlKey ||
        event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL ||
        (event.deltaX === 0 && Math.abs(event.deltaY) >= NOTCH);
      // A pinch on a trackpad sends much smaller numbers than a wheel.
      const factor = event.ctrlKey ? 5 : 1;
      camera.wheel(
        { x: event.deltaX, y: event.deltaY * factor },
        { x: event.clientX - box.left, y: event.clientY - box.top },
        zooms,
      );
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [target, camera]);
}
