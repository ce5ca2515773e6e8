/** The name of a sign, told beside it: to a finger that rests on it, a pointer that waits over it, a keyboard that has come to it. Screen readers have it anyway. */
import { useEffect, useRef, type RefObject } from 'react';
import { Platform, type View } from 'react-native';
import { create } from 'zustand';

interface Hint {
  readonly words: string;
  /** What it names, in the window. */
  readonly at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export const useShownHint = create<{ readonly hint: Hint | null }>(() => ({ hint: null }));

/** A pointer on its way to something else is told nothing. */
const WAITS = 450;
/** Long enough to be read after the finger that covered it has gone. */
const STAYS = 1600;

export interface HintProps {
  readonly ref: RefObject<View | null>;
  readonly onLongPress: () => void;
  readonly onPressOut: () => void;
  readonly onHoverIn: () => void;
  readonly onHoverOut: () => void;
  readonly onFocus: (event: { readonly target: unknown }) => void;
  readonly onBlur: () => void;
}

/** For what is pressed, and `tell` for what does nothing else when it is. */
export function useHint(words: string): { readonly hint: HintProps; readonly tell: () => void } {
  const ref = useRef<View>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const own = useRef<Hint | null>(null);
  const hide = () => {
    clearTimeout(timer.current);
    if (own.current !== null && useShownHint.getState().hint === own.current) useShownHint.setState({ hint: null });
    own.current = null;
  };
  const show = () => {
    clearTimeout(timer.current);
    ref.current?.measureInWindow((x, y, width, height) => {
      own.current = { words, at: { x, y, width, height } };
      useShownHint.setState({ hint: own.current });
    });
  };
  const after = (wait: number, then: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, wait);
  };
  // What goes takes its name with it.
  useEffect(() => hide, []);
  const hint: HintProps = {
    ref,
    onLongPress: show,
    onPressOut: () => {
      if (own.current === null) clearTimeout(timer.current);
      else after(STAYS, hide);
    },
    onHoverIn: () => after(WAITS, show),
    onHoverOut: hide,
    onFocus: ({ target }) => {
      if (Platform.OS === 'web' && target instanceof HTMLElement && target.matches(':focus-visible')) show();
    },
    onBlur: hide,
  };
  return {
    hint,
    tell: () => {
      show();
      after(STAYS, hide);
    },
  };
}
