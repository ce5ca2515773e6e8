/**
 * Dragging cards. The finger moves shared values on the UI thread; React hears of the start and of the end, and of
 * nothing in between. What a card can be let go over registers itself and is measured when a drag starts.
 */
import type { Card } from '@battalia/engine';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { View } from 'react-native';
import { Gesture } from 'react-native-gesture-handler';
import { cancelAnimation, useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { useOwnTouch } from '@/board/useOwnTouch';
import { zoneAt, type Dropped, type DropTarget, type DropZone } from './drop';

/** Where something was let go: what it was over, and the point in it. */
export type Landing = (
  dropped: Dropped,
  target: DropTarget | 'board' | null,
  at: { readonly x: number; readonly y: number },
) => boolean;

interface Registered {
  readonly target: DropTarget | 'board';
  readonly view: RefObject<View | null>;
}

export interface Drag {
  /** The finger, in the window. */
  readonly x: SharedValue<number>;
  readonly y: SharedValue<number>;
  /** Key of the zone under the finger, '' over none. */
  readonly over: SharedValue<string>;
  /** What is in the air; null at rest. */
  readonly dragged: Dropped | null;
  readonly register: (key: string, entry: Registered) => () => void;
  readonly begin: (dropped: Dropped) => void;
  readonly finish: (x: number, y: number, done: boolean) => void;
  readonly home: SharedValue<{ x: number; y: number }>;
  readonly zones: SharedValue<readonly DropZone[]>;
  /** A press that ends a drag is no press. */
  readonly justDragged: () => boolean;
  /** Whether a card is in the air right now. */
  readonly holds: () => boolean;
}

const DragContext = createContext<Drag | null>(null);
export const DragProvider = DragContext.Provider;

export function useDrag(): Drag {
  const drag = useContext(DragContext);
  if (drag === null) throw new Error('a card outside of the match');
  return drag;
}

const BACK = { duration: 220 } as const;
const PAUSE = 350;

export function useDragOf(land: Landing, still: boolean, layout: string): Drag {
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const over = useSharedValue('');
  const home = useSharedValue({ x: 0, y: 0 });
  const zones = useSharedValue<readonly DropZone[]>([]);
  const [dragged, setDragged] = useState<Dropped | null>(null);
  const registry = useRef(new Map<string, Registered>());
  const latest = useRef({ land, dragged });
  const ended = useRef(0);
  useEffect(() => {
    latest.current = { land, dragged };
  });

  const measure = useCallback(() => {
    const found: DropZone[] = [];
    zones.set([]);
    for (const [key, { view }] of registry.current) {
      view.current?.measureInWindow((left, top, width, height) => {
        if (width <= 0 || height <= 0) return;
        found.push({ key, x: left, y: top, width, height });
        zones.set([...found]);
      });
    }
  }, [zones]);

  // After the places to let go have been shown, and again when the screen was turned in between.
  useEffect(() => {
    if (dragged === null) return undefined;
    measure();
    const later = setTimeout(measure, 60);
    return () => clearTimeout(later);
  }, [dragged, layout, measure]);

  const register = useCallback((key: string, entry: Registered) => {
    registry.current.set(key, entry);
    return () => {
      if (registry.current.get(key) === entry) registry.current.delete(key);
    };
  }, []);
  const begin = useCallback((dropped: Dropped) => setDragged(dropped), []);
  const finish = useCallback(
    (atX: number, atY: number, done: boolean) => {
      const { dragged: held, land: tell } = latest.current;
      ended.current = Date.now();
      if (held === null) return;
      const key = done ? zoneAt(zones.get(), atX, atY) : '';
      const zone = zones.get().find((other) => other.key === key);
      const target = registry.current.get(key)?.target ?? null;
      const taken = done && tell(held, target, { x: atX - (zone?.x ?? 0), y: atY - (zone?.y ?? 0) });
      over.set('');
      if (taken || still) {
        setDragged(null);
        return;
      }
      // Refused: it springs back to where it was taken from.
      x.set(withTiming(home.get().x, BACK));
      y.set(withTiming(home.get().y, BACK));
      setTimeout(() => setDragged((now) => (now === held ? null : now)), BACK.duration);
    },
    [still, zones, over, x, y, home],
  );
  const justDragged = useCallback(() => Date.now() - ended.current < PAUSE, []);
  const holds = useCallback(() => latest.current.dragged !== null, []);

  return useMemo(
    () => ({ x, y, over, home, zones, dragged, register, begin, finish, justDragged, holds }),
    [x, y, over, home, zones, dragged, register, begin, finish, justDragged, holds],
  );
}

/** How far a finger moves before a card follows it. */
const PICK_UP = 8;

/** The gesture that takes a card up from where it lies. In a row that is moved sideways, only an upward move does. */
export function usePickUp(card: Card, from: number | null, sideways: boolean, view: RefObject<View | null>) {
  const { x, y, over, home, zones, begin, finish, holds } = useDrag();
  useOwnTouch(
    view,
    useCallback(() => !sideways || holds(), [sideways, holds]),
  );
  return useMemo(() => {
    const pan = Gesture.Pan()
      .maxPointers(1)
      .onStart((event) => {
        'worklet';
        cancelAnimation(x);
        cancelAnimation(y);
        x.set(event.absoluteX);
        y.set(event.absoluteY);
        home.set({ x: event.absoluteX - event.translationX, y: event.absoluteY - event.translationY });
        scheduleOnRN(begin, { card, from });
      })
      .onUpdate((event) => {
        'worklet';
        x.set(event.absoluteX);
        y.set(event.absoluteY);
        over.set(zoneAt(zones.get(), event.absoluteX, event.absoluteY));
      })
      .onEnd((event, success) => {
        'worklet';
        scheduleOnRN(finish, event.absoluteX, event.absoluteY, success);
      });
    return sideways
      ? pan.activeOffsetY([-PICK_UP, PICK_UP]).failOffsetX([-PICK_UP * 3, PICK_UP * 3])
      : pan.minDistance(PICK_UP);
  }, [card, from, sideways, x, y, over, home, zones, begin, finish]);
}

/** Something that a card can be let go over. */
export function useDropZone(key: string, target: DropTarget | 'board'): RefObject<View | null> {
  const { register } = useDrag();
  const view = useRef<View>(null);
  const facts = JSON.stringify(target);
  useEffect(() => {
    const [what] = [target];
    return register(key, { target: what, view });
    // `facts` is the target, by value.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [register, key, facts]);
  return view;
}
