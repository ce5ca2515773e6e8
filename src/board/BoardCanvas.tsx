/**
 * The board: one canvas that lives as long as its screen. The land is one picture under a moving transform; marks,
 * heroes and a card on trial are pictures on top of it. Nothing here is drawn anew while the camera moves, and React
 * renders nothing.
 */
import { Canvas, Fill, Group, Image, Paint, Picture, RadialGradient, vec } from '@shopify/react-native-skia';
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import { useDerivedValue } from 'react-native-reanimated';
import { SQUARE } from '@/art/land/land';
import { closeBakeries } from './bakery';
import type { Viewport } from './camera';
import { DENSITY } from './density';
import { HeroFigure } from './HeroFigure';
import { hitTest, type Hit } from './hitTest';
import { boundsOf, cornerOf, givesWay, signScale, signsSeen } from './layout';
import { LENS_PIXELS } from './lens';
import type { Mark, Preview } from './marks';
import type { BoardPlan } from './plan';
import { changedSquares, type Scene } from './scene';
import { SAMPLING, SquareChange } from './SquareChange';
import { Sparks } from './Sparks';
import type * as stirring from './stirring';
import { LAMPLIGHT, tablePicture } from './tabletop';
import { useBaked } from './useBaked';
import { useBreath } from './useBreath';
import { useCamera } from './useCamera';
import { useCloseness } from './useCloseness';
import { useAttempt, useFall } from './useFall';
import { useLeftCanvas } from './useLeftCanvas';
import { useLens } from './useLens';
import { useLostCanvas } from './useLostCanvas';
import { useMarks } from './useMarks';
import { useMotion } from './useMotion';
import { useNames, type Names } from './useNames';
import { useOwnTouch } from './useOwnTouch';
import { TRIAL_RIM, useTrial } from './useTrial';
import { useWheel } from './useWheel';

export interface BoardHandle {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** The whole board. */
  readonly fit: () => void;
  /** Goes close to a square, and shows what lies around it. */
  readonly approach: (square: number) => void;
  /** Keeps squares in sight until somebody moves the board, and moves it no more than that takes. */
  readonly reveal: (squares: readonly number[], gently?: boolean) => void;
  /** What lies under a point of the canvas, in points: for a card that is dragged over it. */
  readonly hitAt: (x: number, y: number) => Hit | null;
  /** Where a square is in the window; null as long as nothing is shown. */
  readonly rectOf: (
    square: number,
  ) => { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
}

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface BoardProps {
  readonly scene: Scene;
  readonly night: boolean;
  readonly marks?: readonly Mark[];
  /** What stands written on it. */
  readonly names?: Names;
  readonly preview?: Preview | null;
  /** Parts of the canvas that other things cover. */
  readonly insets?: Insets;
  /** 1 as planned, 2 twice as fast, 0 nothing moves. */
  readonly speed?: number;
  /** How this scene follows the last one, for whoever knows more than the two scenes tell. */
  readonly plan?: BoardPlan | null;
  /** What a screen reader says of it; the board as a list is elsewhere. */
  readonly label: string;
  readonly onSquare?: (hit: Hit) => void;
  /** A finger rests on it. */
  readonly onHold?: (hit: Hit) => void;
  /** Under the pointer, null when it leaves the board. */
  readonly onHover?: (hit: Hit | null) => void;
  readonly ref?: Ref<BoardHandle>;
}

/** A file of its own behind this one, which has the drawing library. */
export const fetchStirring = () => import('./stirring');

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const NO_MARKS: readonly Mark[] = [];
const NO_NAMES: Names = new Map();
/** Two taps within this time and distance, on squares where nothing can be done, are a double tap. */
const DOUBLE = { time: 300, distance: 24 } as const;
const ZOOM = 1.5;
/** How much around a square belongs to its surroundings. */
const AROUND = SQUARE * 1.2;
const always = (): boolean => true;

interface Props extends BoardProps {
  readonly stirring?: typeof stirring | null;
}

export function BoardCanvas({
  scene,
  night,
  marks = NO_MARKS,
  names = NO_NAMES,
  preview = null,
  insets = NO_INSETS,
  speed = 1,
  plan = null,
  label,
  onSquare,
  onHold,
  onHover,
  stirring: stirs = null,
  ref,
}: Props) {
  const fall = useFall();
  const onFall = useCallback(
    (error: unknown) => {
      closeBakeries();
      fall(error);
    },
    [fall],
  );
  const attempt = useAttempt(onFall);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const onLayout = useCallback((event: LayoutChangeEvent) => {
    const { width, height } = event.nativeEvent.layout;
    setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
  }, []);

  const { left, top, right, bottom } = boundsOf(scene);
  const bounds = useMemo(() => ({ left, top, right, bottom }), [left, top, right, bottom]);
  const view = useMemo<Viewport>(
    () => ({
      ...size,
      insetTop: insets.top,
      insetRight: insets.right,
      insetBottom: insets.bottom,
      insetLeft: insets.left,
    }),
    [size, insets.top, insets.right, insets.bottom, insets.left],
  );

  const [close, setClose] = useState(false);
  const whole = size.width === 0 ? null : signScale(bounds, size);
  const wanted = whole === null ? null : signsSeen(whole, close);
  const { baked, before } = useBaked(scene, night, wanted, attempt);
  // Banners are part of the land: all that stands on it has their size.
  const signs = baked?.signs ?? wanted ?? 1;

  // Gestures are made once; what they call is looked up when it is called.
  const latest = useRef({ scene, marks, preview, signs, onSquare, onHold, onHover });
  useEffect(() => {
    latest.current = { scene, marks, preview, signs, onSquare, onHold, onHover };
  });
  const lastTap = useRef({ time: 0, x: 0, y: 0 });
  const hovered = useRef<Hit | null>(null);

  const onTap = useCallback(
    (x: number, y: number) => {
      const { scene: shown, marks: lying, preview: trial, signs: large, onSquare: tell } = latest.current;
      const hit = attempt(() => hitTest(shown, cameraRef.current.read(), { x, y }, large), null);
      const busy =
        hit !== null &&
        (hit.hero !== null ||
          trial?.square === hit.square ||
          lying.some((mark) => mark.kind === 'legal' && mark.square === hit.square));
      const now = Date.now();
      const before = lastTap.current;
      if (!busy && now - before.time < DOUBLE.time && Math.hypot(x - before.x, y - before.y) < DOUBLE.distance) {
        lastTap.current = { time: 0, x, y };
        cameraRef.current.doubleTap(x, y);
        return;
      }
      lastTap.current = busy ? { time: 0, x, y } : { time: now, x, y };
      if (hit !== null) tell?.(hit);
    },
    [attempt],
  );
  const onHoldAt = useCallback(
    (x: number, y: number) => {
      const { scene: shown, signs: large, onHold: tell } = latest.current;
      const hit = attempt(() => hitTest(shown, cameraRef.current.read(), { x, y }, large), null);
      if (hit !== null) tell?.(hit);
    },
    [attempt],
  );
  const hoverTo = useCallback((hit: Hit | null) => {
    const before = hovered.current;
    if (
      before?.square === hit?.square &&
      before?.hero?.seat === hit?.hero?.seat &&
      before?.hero?.hero === hit?.hero?.hero
    )
      return;
    hovered.current = hit;
    latest.current.onHover?.(hit);
  }, []);
  const onHoverAt = useCallback(
    (x: number, y: number) =>
      hoverTo(
        attempt(() => hitTest(latest.current.scene, cameraRef.current.read(), { x, y }, latest.current.signs), null),
      ),
    [hoverTo, attempt],
  );
  const onHoverEnd = useCallback(() => hoverTo(null), [hoverTo]);

  const camera = useCamera({
    bounds,
    view,
    still: speed === 0,
    seen: baked !== null,
    onTap,
    onHold: onHoldAt,
    onHover: onHoverAt,
    onHoverEnd,
  });
  const cameraRef = useRef(camera);
  useEffect(() => {
    cameraRef.current = camera;
  }, [camera]);
  useCloseness(whole !== null && givesWay(whole), camera.read, setClose);
  const frameRef = useRef<View>(null);
  useWheel(frameRef, camera);
  useOwnTouch(frameRef, always);
  useLostCanvas(frameRef, onFall);
  useLeftCanvas(frameRef);

  useImperativeHandle(
    ref,
    () => ({
      zoomIn: () => camera.zoom(ZOOM),
      zoomOut: () => camera.zoom(1 / ZOOM),
      fit: camera.fit,
      approach: (square) => {
        const { x, y } = cornerOf(latest.current.scene.columns, square);
        camera.approach({
          left: x - AROUND,
          top: y - AROUND,
          right: x + SQUARE + AROUND,
          bottom: y + SQUARE + AROUND,
        });
      },
      reveal: (squares, gently = false) => {
        if (squares.length === 0) {
          camera.reveal(null);
          return;
        }
        const corners = squares.map((square) => cornerOf(latest.current.scene.columns, square));
        const xs = corners.map((corner) => corner.x);
        const ys = corners.map((corner) => corner.y);
        camera.reveal(
          {
            left: Math.min(...xs),
            top: Math.min(...ys),
            right: Math.max(...xs) + SQUARE,
            bottom: Math.max(...ys) + SQUARE,
          },
          gently,
        );
      },
      hitAt: (x, y) =>
        attempt(() => hitTest(latest.current.scene, camera.read(), { x, y }, latest.current.signs), null),
      rectOf: (square) => {
        const frame = frameRef.current;
        if (frame === null || !('getBoundingClientRect' in frame) || typeof frame.getBoundingClientRect !== 'function')
          return null;
        const { x, y } = frame.getBoundingClientRect();
        const { x: left, y: top, scale } = camera.read();
        const corner = cornerOf(latest.current.scene.columns, square);
        return {
          x: x + left + corner.x * scale,
          y: y + top + corner.y * scale,
          width: SQUARE * scale,
          height: SQUARE * scale,
        };
      },
    }),
    [camera, attempt],
  );

  const drawn =
    baked !== null &&
    baked.night === night &&
    baked.signs === wanted &&
    changedSquares(baked.model.land, scene).length === 0;
  const lens = useLens(baked, camera.read, size, DENSITY, night, attempt);
  const { trails, pulses, roams, sparks, clock } = useMotion(scene, speed, plan, signs);
  const { glow, signs: above } = useMarks(scene, marks, signs);
  const trial = useTrial(baked, preview, night);
  const breath = useBreath(speed > 0 && marks.some((mark) => mark.kind === 'legal'), marks);
  const { picture: written, place } = useNames(scene, names, signs, night, camera.transform);
  const table = tablePicture(night);
  const transform = useDerivedValue(() => {
    const { translateX, translateY, scale } = camera.transform.get();
    return [{ translateX }, { translateY }, { scale }];
  });

  return (
    <View ref={frameRef} style={styles.fill} onLayout={onLayout} role="img" aria-label={label} aria-busy={!drawn}>
      <GestureDetector gesture={camera.gesture}>
        <View style={styles.fill} collapsable={false}>
          <Canvas style={styles.fill} colorSpace="srgb">
            <Group transform={transform}>{table === null ? null : <Picture picture={table} />}</Group>
            <Fill>
              <RadialGradient
                c={vec(size.width * 0.46, size.height * 0.4)}
                r={Math.max(1, Math.hypot(size.width, size.height) * 0.62)}
                colors={night ? LAMPLIGHT.night : LAMPLIGHT.day}
              />
            </Fill>
            <Group transform={transform}>
              {baked === null ? null : (
                <Image
                  image={baked.image}
                  x={baked.area.left}
                  y={baked.area.top}
                  width={baked.area.right - baked.area.left}
                  height={baked.area.bottom - baked.area.top}
                  fit="fill"
                  sampling={SAMPLING}
                />
              )}
              {lens === null ? null : (
                <Image
                  image={lens.image}
                  x={lens.area.left}
                  y={lens.area.top}
                  width={LENS_PIXELS / lens.density}
                  height={LENS_PIXELS / lens.density}
                  fit="fill"
                  sampling={SAMPLING}
                />
              )}
              {stirs === null ? null : <stirs.Whirling scene={scene} speed={speed} />}
              {trial === null ? null : (
                <Image
                  image={trial.image}
                  x={trial.x}
                  y={trial.y}
                  width={SQUARE + TRIAL_RIM * 2}
                  height={SQUARE + TRIAL_RIM * 2}
                  fit="fill"
                  sampling={SAMPLING}
                />
              )}
              {glow === null ? null : (
                <Group layer={breath === null ? undefined : <Paint opacity={breath} />}>
                  <Picture picture={glow} />
                </Group>
              )}
              {pulses.map((motion) => (
                <SquareChange
                  key={`${motion.kind} ${motion.square} ${motion.at}`}
                  motion={motion}
                  scene={scene}
                  clock={clock}
                  before={before}
                  after={baked}
                />
              ))}
              {written === null ? null : (
                <Group transform={place}>
                  <Picture picture={written} />
                </Group>
              )}
              {stirs === null ? null : (
                <>
                  <stirs.Ways scene={scene} />
                  <stirs.Wanderers scene={scene} roams={roams} size={signs} clock={clock} />
                </>
              )}
              {trails.map((trail) => (
                <HeroFigure key={trail.key} trail={trail} size={signs} clock={clock} />
              ))}
              {stirs === null ? null : <stirs.Vortices trails={trails} scene={scene} clock={clock} />}
              <Sparks sparks={sparks} scene={scene} size={signs} clock={clock} />
              {above === null ? null : <Picture picture={above} />}
            </Group>
          </Canvas>
        </View>
      </GestureDetector>
    </View>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
