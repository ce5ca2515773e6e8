/** The camera as shared values, moved by gestures on the UI thread; React is not told. */
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Gesture } from 'react-native-gesture-handler';
import { cancelAnimation, Easing, useDerivedValue, useSharedValue, withDecay, withTiming, type SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { adapted, clamp, doubleTapped, fit, pinched, rangeX, rangeY, reveal, wheelFactor, zoomBy, type Camera, type Viewport } from './camera';
import type { Box } from './layout';

const GLIDE = { duration: 260, easing: Easing.out(Easing.cubic) } as const;
/** How far a finger may slip and still tap, in points. */
const SLIP = 8;

export interface CameraControl {
  readonly transform: SharedValue<{ translateX: number; translateY: number; scale: number }>;
  readonly gesture: ReturnType<typeof Gesture.Race>;
  /** Where the camera is right now. */
  readonly read: () => Camera;
  readonly goTo: (camera: Camera) => void;
  readonly fit: () => void;
  readonly zoom: (factor: number) => void;
  readonly doubleTap: (x: number, y: number) => void;
  readonly wheel: (delta: { x: number; y: number }, at: { x: number; y: number }, zooms: boolean) => void;
  readonly reveal: (box: Box) => void;
}

interface Options {
  readonly bounds: Box;
  readonly view: Viewport;
  readonly still: boolean;
  readonly onTap: (x: number, y: number) => void;
  readonly onHover: (x: number, y: number) => void;
  readonly onHoverEnd: () => void;
}

export function useCamera({ bounds, view, still, onTap, onHover, onHoverEnd }: Options): CameraControl {
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

  // A new board, a screen that was turned, or something that covers more of it: the whole board stays whole.
  const shown = useRef<Viewport | null>(null);
  const whole = useSharedValue(true);
  useEffect(() => {
    edge.set(bounds);
    port.set(view);
    if (view.width <= 0 || view.height <= 0) return;
    const before = shown.current;
    shown.current = view;
    const next = adapted(read(), whole.get(), bounds, view);
    if (before !== null && before.width === view.width && before.height === view.height) glide(next);
    else place(next);
  }, [bounds, view, edge, port, place, glide, read, whole]);

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
      whole.set(false);
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
        const next = clamp({ x: x.get() + event.changeX, y: y.get() + event.changeY, scale: scale.get() }, edge.get(), port.get());
        x.set(next.x);
        y.set(next.y);
      })
      .onEnd((event) => {
        'worklet';
        if (pinching.get()) return;
        const across = rangeX(edge.get(), port.get(), scale.get());
        const down = rangeY(edge.get(), port.get(), scale.get());
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
        const next = pinched(start.get(), event.scale, from.x, from.y, event.focalX, event.focalY, edge.get(), port.get());
        x.set(next.x);
        y.set(next.y);
        scale.set(next.scale);
      })
      .onFinalize(() => {
        'worklet';
        pinching.set(false);
      });
    const tap = Gesture.Tap()
      .maxDistance(SLIP)
      .onEnd((event, success) => {
        'worklet';
        if (success) scheduleOnRN(onTap, event.x, event.y);
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
    return Gesture.Simultaneous(pan, pinch, tap, hover);
  }, [x, y, scale, edge, port, start, focus, pinching, panning, whole, onTap, onHover, onHoverEnd]);

  return useMemo(() => {
    /** Somebody has chosen what to see. */
    const go = (camera: Camera) => {
      whole.set(false);
      glide(camera);
    };
    return {
      transform,
      gesture,
      read,
      goTo: go,
      fit: () => {
        whole.set(true);
        glide(fit(edge.get(), port.get()));
      },
      zoom: (factor) => go(zoomBy(read(), factor, port.get().width / 2, port.get().height / 2, edge.get(), port.get())),
      doubleTap: (tapX, tapY) => {
        const next = doubleTapped(read(), tapX, tapY, edge.get(), port.get());
        go(next);
        whole.set(next.scale === fit(edge.get(), port.get()).scale);
      },
      wheel: (delta, at, zooms) => {
        const now = read();
        whole.set(false);
        place(zooms ? zoomBy(now, wheelFactor(delta.y), at.x, at.y, edge.get(), port.get()) : clamp({ x: now.x - delta.x, y: now.y - delta.y, scale: now.scale }, edge.get(), port.get()));
      },
      // A board that is seen whole shows every square already.
      reveal: (box) => {
        if (!whole.get()) glide(reveal(read(), box, edge.get(), port.get()));
      },
    };
  }, [transform, gesture, read, glide, place, edge, port, whole]);
}
