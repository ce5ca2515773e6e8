/** The camera as shared values, moved by gestures on the UI thread; React is not told. */
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Gesture } from 'react-native-gesture-handler';
import {
  cancelAnimation,
  Easing,
  useDerivedValue,
  useSharedValue,
  withDecay,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import {
  closeTo,
  doubleTapped,
  fit,
  homeAfter,
  panned,
  pinched,
  reachX,
  reachY,
  recentred,
  reveal,
  wheelFactor,
  zoomBy,
  type Camera,
  type Viewport,
} from './camera';
import type { Box } from './layout';

const GLIDE = { duration: 260, easing: Easing.out(Easing.cubic) } as const;
/** How far a finger may slip and still tap, in points. */
const SLIP = 8;
/** Milliseconds: a tap is over before. */
const HOLD = 500;

export interface CameraControl {
  readonly transform: SharedValue<{ translateX: number; translateY: number; scale: number }>;
  readonly gesture: ReturnType<typeof Gesture.Race>;
  /** Where the camera is right now. */
  readonly read: () => Camera;
  readonly fit: () => void;
  readonly zoom: (factor: number) => void;
  readonly doubleTap: (x: number, y: number) => void;
  readonly wheel: (delta: { x: number; y: number }, at: { x: number; y: number }, zooms: boolean) => void;
  /** Goes close to a part of the board. */
  readonly approach: (box: Box) => void;
  /** Keeps a part of the board in sight until somebody moves the board (`gently`: unless somebody has); null when there is none any more. */
  readonly reveal: (box: Box | null, gently?: boolean) => void;
}

interface Options {
  readonly bounds: Box;
  readonly view: Viewport;
  readonly still: boolean;
  /** The land is drawn: from then on it does not jump. */
  readonly seen: boolean;
  readonly onTap: (x: number, y: number) => void;
  /** A finger rests there. */
  readonly onHold: (x: number, y: number) => void;
  readonly onHover: (x: number, y: number) => void;
  readonly onHoverEnd: () => void;
}

export function useCamera({ bounds, view, still, seen, onTap, onHold, onHover, onHoverEnd }: Options): CameraControl {
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const scale = useSharedValue(1);
  const edge = useSharedValue(bounds);
  const port = useSharedValue(view);

  const place = useCallback(
    (camera: Camera) => {
      x.set(camera.x);
      y.set(camera.y);
      scale.set(camera.scale);
    },
    [x, y, scale],
  );
  const glide = useCallback(
    (camera: Camera) => {
      if (still) {
        place(camera);
        return;
      }
      x.set(withTiming(camera.x, GLIDE));
      y.set(withTiming(camera.y, GLIDE));
      scale.set(withTiming(camera.scale, GLIDE));
    },
    [still, place, x, y, scale],
  );
  const read = useCallback((): Camera => ({ x: x.get(), y: y.get(), scale: scale.get() }), [x, y, scale]);

  const moved = useSharedValue(false);
  /** Where a board lies that nobody has moved. */
  const home = useSharedValue<Camera>({ x: 0, y: 0, scale: 1 });
  const wanted = useSharedValue<Box | null>(null);
  const lookAt = useCallback(() => {
    const from = moved.get() ? read() : home.get();
    const box = wanted.get();
    if (box !== null) glide(reveal(from, box, edge.get(), port.get()));
    else if (!moved.get()) glide(from);
  }, [moved, home, wanted, read, glide, edge, port]);

  // What lies over the screen comes and goes: the land stays where it is. Another board or screen is looked at anew.
  const shown = useRef<{ readonly bounds: Box; readonly view: Viewport } | null>(null);
  useEffect(() => {
    edge.set(bounds);
    port.set(view);
    if (view.width <= 0 || view.height <= 0) return;
    const before = shown.current;
    shown.current = { bounds, view };
    if (
      before !== null &&
      seen &&
      before.bounds === bounds &&
      before.view.width === view.width &&
      before.view.height === view.height
    ) {
      home.set(homeAfter(home.get(), bounds, view));
      lookAt();
      return;
    }
    home.set(fit(bounds, view));
    place(before !== null && moved.get() ? recentred(read(), before.view, bounds, view) : home.get());
  }, [bounds, view, seen, edge, port, place, read, lookAt, moved, home]);

  const transform = useDerivedValue(() => ({ translateX: x.get(), translateY: y.get(), scale: scale.get() }));

  const start = useSharedValue<Camera>({ x: 0, y: 0, scale: 1 });
  const focus = useSharedValue({ x: 0, y: 0 });
  const pinching = useSharedValue(false);
  const panning = useSharedValue(false);

  const gesture = useMemo(() => {
    const stop = () => {
      'worklet';
      cancelAnimation(x);
      cancelAnimation(y);
      cancelAnimation(scale);
      moved.set(true);
      wanted.set(null);
    };
    const pan = Gesture.Pan()
      .minDistance(SLIP)
      .maxPointers(2)
      .onStart(() => {
        'worklet';
        stop();
        panning.set(true);
      })
      .onChange((event) => {
        'worklet';
        if (pinching.get()) return;
        const next = panned(
          { x: x.get(), y: y.get(), scale: scale.get() },
          event.changeX,
          event.changeY,
          edge.get(),
          port.get(),
        );
        x.set(next.x);
        y.set(next.y);
      })
      .onEnd((event) => {
        'worklet';
        // Where motion is not wanted, it lies where the finger leaves it.
        if (pinching.get() || still) return;
        const now = { x: x.get(), y: y.get(), scale: scale.get() };
        const across = reachX(now, edge.get(), port.get(), now.scale);
        const down = reachY(now, edge.get(), port.get(), now.scale);
        x.set(withDecay({ velocity: event.velocityX, clamp: [across.least, across.most], deceleration: 0.996 }));
        y.set(withDecay({ velocity: event.velocityY, clamp: [down.least, down.most], deceleration: 0.996 }));
      })
      .onFinalize(() => {
        'worklet';
        panning.set(false);
      });
    const pinch = Gesture.Pinch()
      .onStart((event) => {
        'worklet';
        stop();
        pinching.set(true);
        start.set({ x: x.get(), y: y.get(), scale: scale.get() });
        focus.set({ x: event.focalX, y: event.focalY });
      })
      .onUpdate((event) => {
        'worklet';
        if (event.numberOfPointers < 2) return;
        const from = focus.get();
        const next = pinched(
          start.get(),
          event.scale,
          from.x,
          from.y,
          event.focalX,
          event.focalY,
          edge.get(),
          port.get(),
        );
        x.set(next.x);
        y.set(next.y);
        scale.set(next.scale);
      })
      .onFinalize(() => {
        'worklet';
        pinching.set(false);
      });
    const tap = Gesture.Tap()
      .maxDuration(HOLD)
      .maxDistance(SLIP)
      .onEnd((event, success) => {
        'worklet';
        if (success) scheduleOnRN(onTap, event.x, event.y);
      });
    const hold = Gesture.LongPress()
      .minDuration(HOLD)
      .maxDistance(SLIP)
      .onStart((event) => {
        'worklet';
        if (!pinching.get() && event.numberOfPointers === 1) scheduleOnRN(onHold, event.x, event.y);
      });
    const hover = Gesture.Hover()
      .onChange((event) => {
        'worklet';
        // A hand that moves the board does not point.
        if (panning.get()) return;
        scheduleOnRN(onHover, event.x, event.y);
      })
      .onFinalize(() => {
        'worklet';
        scheduleOnRN(onHoverEnd);
      });
    return Gesture.Simultaneous(pan, pinch, tap, hold, hover);
  }, [
    still,
    x,
    y,
    scale,
    edge,
    port,
    start,
    focus,
    pinching,
    panning,
    moved,
    wanted,
    onTap,
    onHold,
    onHover,
    onHoverEnd,
  ]);

  return useMemo(() => {
    /** Somebody has chosen what to see. */
    const go = (camera: Camera) => {
      moved.set(true);
      wanted.set(null);
      glide(camera);
    };
    const goHome = () => {
      const whole = fit(edge.get(), port.get());
      go(whole);
      moved.set(false);
      home.set(whole);
    };
    return {
      transform,
      gesture,
      read,
      fit: goHome,
      zoom: (factor) => go(zoomBy(read(), factor, port.get().width / 2, port.get().height / 2, edge.get(), port.get())),
      doubleTap: (tapX, tapY) => {
        const next = doubleTapped(read(), tapX, tapY, edge.get(), port.get());
        if (next.scale === fit(edge.get(), port.get()).scale) goHome();
        else go(next);
      },
      wheel: (delta, at, zooms) => {
        const now = read();
        moved.set(true);
        wanted.set(null);
        place(
          zooms
            ? zoomBy(now, wheelFactor(delta.y), at.x, at.y, edge.get(), port.get())
            : panned(now, -delta.x, -delta.y, edge.get(), port.get()),
        );
      },
      approach: (box) => go(closeTo(read(), box, edge.get(), port.get())),
      reveal: (box, gently = false) => {
        wanted.set(gently && moved.get() ? null : box);
        lookAt();
      },
    };
  }, [transform, gesture, read, glide, place, lookAt, edge, port, moved, home, wanted]);
}
