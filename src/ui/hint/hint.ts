/**
 * What something is, told beside it: to a finger that rests on it, a pointer that waits over it, a keyboard that has come to
 * it and asks with `i`, and to a screen reader by an action. Where nobody explains, it is told by its name.
 */
import { createContext, useContext, useEffect, useRef, useState, type RefObject } from 'react';
import { Platform, type GestureResponderEvent, type View } from 'react-native';
import { create } from 'zustand';
import { onKey } from '../components/onKey';
import { useTranslate } from '../useTranslate';
import { ExplainingContext, type Rect } from './explaining';
import { rectOf } from './rect';
import type { Topic } from './topic';

interface Hint {
  readonly words: string;
  /** What it names, in the window. */
  readonly at: Rect;
}

export const useShownHint = create<{ readonly hint: Hint | null }>(() => ({ hint: null }));

/** A pointer on its way to something else is told nothing. */
export const WAITS = 450;
/** Long enough to be read after the finger that covered it has gone. */
const STAYS = 1600;

export interface HintProps {
  readonly ref: RefObject<View | null>;
  readonly onLongPress: (event: GestureResponderEvent) => void;
  readonly onPressIn: () => void;
  readonly onPressOut: () => void;
  readonly onHoverIn: () => void;
  readonly onHoverOut: () => void;
  readonly onFocus: (event: { readonly target: unknown }) => void;
  readonly onBlur: () => void;
}

/** Parts of something that is pressed as one: each has its own to tell. */
export interface HintParts {
  readonly add: (part: RefObject<View | null>, topic: () => Topic) => () => void;
  readonly enter: (topic: Topic) => void;
  readonly leave: () => void;
}
export const HintPartsContext = createContext<HintParts | null>(null);

interface Told {
  readonly hint: Partial<HintProps>;
  /** For what does nothing else when it is pressed. */
  readonly tell: () => void;
  /** Its name alone, for a while: what a press has made of it. */
  readonly sayName: () => void;
  readonly parts: HintParts;
}

const holds = ({ x, y, width, height }: Rect, pageX: number, pageY: number): boolean =>
  pageX >= x && pageX <= x + width && pageY >= y && pageY <= y + height;

/** `words`: its name, where that is not written on it. */
export function useHint(words: string | null, topic: Topic | null = null): Told {
  const t = useTranslate();
  const explaining = useContext(ExplainingContext);
  const ref = useRef<View>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const own = useRef<Hint | null>(null);
  const parts = useRef(new Map<RefObject<View | null>, () => Topic>());
  const under = useRef<Topic | null>(null);
  const explains = explaining !== null && topic !== null;
  const hide = () => {
    clearTimeout(timer.current);
    if (own.current !== null && useShownHint.getState().hint === own.current) useShownHint.setState({ hint: null });
    own.current = null;
  };
  const name = () => {
    clearTimeout(timer.current);
    if (words === null) return;
    void rectOf(ref.current).then((at) => {
      if (at === null) return;
      own.current = { words, at };
      useShownHint.setState({ hint: own.current });
    });
  };
  const explain = (what: Topic, stays: boolean) => {
    hide();
    void rectOf(ref.current).then((at) => {
      if (at !== null) explaining?.show(what, at, stays);
    });
  };
  const after = (wait: number, then: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, wait);
  };
  const point = () => {
    if (explains) after(WAITS, () => explain(under.current ?? topic, false));
    else after(WAITS, name);
  };
  const ask = () => {
    if (explains) explain(topic, true);
  };
  /** The part under the finger, or the whole. */
  const askAt = async ({ nativeEvent: { pageX, pageY } }: GestureResponderEvent) => {
    if (topic === null) return;
    const places = await Promise.all(
      [...parts.current].map(async ([part, what]) => [await rectOf(part.current), what()] as const),
    );
    const [, what = topic] = places.find(([place]) => place !== null && holds(place, pageX, pageY)) ?? [];
    explain(what, true);
  };
  const pointed = useRef(point);
  useEffect(() => {
    pointed.current = point;
  });
  const [held] = useState((): HintParts => ({
    add: (part, what) => {
      parts.current.set(part, what);
      return () => parts.current.delete(part);
    },
    enter: (what) => {
      under.current = what;
      pointed.current();
    },
    leave: () => {
      under.current = null;
    },
  }));
  // What goes takes its name with it.
  useEffect(() => hide, []);
  // A hold that tells nothing is a press like any other.
  const hint: Partial<HintProps> =
    words === null && !explains
      ? { ref }
      : {
          ref,
          onLongPress: (event) => {
            if (explains) void askAt(event);
            else name();
          },
          // What is pressed is known.
          onPressIn: () => {
            hide();
            explaining?.leave();
          },
          onPressOut: () => {
            if (own.current === null) clearTimeout(timer.current);
            else after(STAYS, hide);
          },
          onHoverIn: point,
          onHoverOut: () => {
            hide();
            explaining?.leave();
          },
          onFocus: ({ target }) => {
            if (Platform.OS === 'web' && target instanceof HTMLElement && target.matches(':focus-visible')) name();
          },
          onBlur: hide,
          ...(explains
            ? {
                ...onKey('i', ask),
                'aria-keyshortcuts': 'I',
                accessibilityActions: [{ name: 'explain', label: t('look.explain') }],
                onAccessibilityAction: ask,
              }
            : {}),
        };
  const sayName = () => {
    name();
    after(STAYS, hide);
  };
  return {
    hint,
    tell: explains ? ask : sayName,
    sayName,
    parts: held,
  };
}
