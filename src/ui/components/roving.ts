/** One stop for the Tab key in a group of radios, at the chosen one; arrow keys go on from there and choose, as people expect of radios. */
import { Platform } from 'react-native';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface KeyPress {
  readonly key: string;
  readonly currentTarget: unknown;
  readonly preventDefault: () => void;
  readonly stopPropagation: () => void;
}

/** For the radio at this place of a group; `stop` says whether the Tab key stops here. Only browsers have keys. */
export function roving(stop: boolean, press: () => void) {
  if (Platform.OS !== 'web') return {};
  return {
    tabIndex: stop ? (0 as const) : (-1 as const),
    onKeyDownCapture: (event: KeyPress) => {
      if (event.key === ' ') {
        event.preventDefault();
        press();
        return;
      }
      const step = STEPS[event.key];
      if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
      event.preventDefault();
      event.stopPropagation();
      const group = event.currentTarget.closest('[role=radiogroup]');
      const radios = [...(group?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])];
      const next = radios[(radios.indexOf(event.currentTarget) + step + radios.length) % radios.length];
      next?.focus();
      next?.click();
    },
  };
}
