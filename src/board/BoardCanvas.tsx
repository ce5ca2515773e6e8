/**
 * The board: one canvas that lives as long as its screen. The land is one picture under a moving transform; marks,
 * heroes and a card on trial are pictures on top of it. Nothing here is drawn anew while the camera moves, and React
 * renders nothing.
 */
import {
  Canvas,
  Fill,
  Group,
  Image,
  Paint,
  Picture,
  RadialGradient,
  Skia,
  vec,
  type SkImage,
  type SkPicture,
} from '@shopify/react-native-skia';
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { PixelRatio, StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import {
  Easing,
  useDerivedValue,
  useSharedValue,
  withRepeat,
  withSequence,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { SQUARE } from '@/art/land/land';
import { updated } from '@/art/land/model';
import { drawFigure } from '@/art/paint/drawFigure';
import { drawLand } from '@/art/paint/land';
import { record } from '@/art/paint/record';
import { CLIP_INTERSECT } from '@/art/paint/skia';
import { tidy } from '@/art/paint/tidy';
import { hero } from '@/art/places/hero';
import { previewFrame } from '@/art/places/marks';
import { placed } from '@/art/figure';
import { Baker, type Baked } from './bake';
import { closeBakeries, openBakery } from './bakery';
import type { Viewport } from './camera';
import { hitTest, type Hit } from './hitTest';
import { boundsOf, cornerOf, signScale } from './layout';
import { markFigures, type Mark, type Preview } from './marks';
import { boardPlanOf, progress, type BoardPlan } from './plan';
import { changedSquares, type Scene } from './scene';
import { SAMPLING, SquareChange, type SquareMotion } from './SquareChange';
import { LAMPLIGHT, tablePicture } from './tabletop';
import { along, trailsOf, vanishing, type Trail } from './trail';
import { Vortices } from './Vortices';
import { useCamera } from './useCamera';
import { giveBack, useDisposal } from './useDisposal';
import { useAttempt, useFall, type Attempt } from './useFall';
import { useLens } from './useLens';
import { useNames, type Names } from './useNames';
import { LENS_PIXELS } from './lens';
import { useLostCanvas } from './useLostCanvas';
import { useOwnTouch } from './useOwnTouch';
import { useWheel } from './useWheel';
import { Wanderers, Ways } from './Wanderers';
import { Whirling } from './Whirling';

export interface BoardHandle {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** The whole board. */
  readonly fit: () => void;
  /** Goes close to a square, and shows what lies around it. */
  readonly approach: (square: number) => void;
  /** Keeps squares in sight until somebody moves the board, and moves it no more than that takes. */
  readonly reveal: (squares: readonly number[]) => void;
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
  /** Under the pointer, null when it leaves the board. */
  readonly onHover?: (hit: Hit | null) => void;
  readonly ref?: Ref<BoardHandle>;
}

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const NO_MARKS: readonly Mark[] = [];
const NO_NAMES: Names = new Map();
/** Pixels a board unit of the baked land: sharp when the whole board is seen, and for a good way in. */
const DENSITY = Math.min(3, Math.max(1.8, PixelRatio.get() * 1.2));
/** Two taps within this time and distance, on squares where nothing can be done, are a double tap. */
const DOUBLE = { time: 300, distance: 24 } as const;
const ZOOM = 1.5;
/** How much around a square belongs to its surroundings. */
const AROUND = SQUARE * 1.2;
const always = (): boolean => true;

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
  onHover,
  ref,
}: BoardProps) {
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

  const signs = size.width === 0 ? null : signScale(bounds, size);

  // Gestures are made once; what they call is looked up when it is called.
  const latest = useRef({ scene, marks, preview, signs: signs ?? 1, onSquare, onHover });
  useEffect(() => {
    latest.current = { scene, marks, preview, signs: signs ?? 1, onSquare, onHover };
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

  const { baked, before } = useBaked(scene, night, signs, attempt);
  const camera = useCamera({
    bounds,
    view,
    still: speed === 0,
    seen: baked !== null,
    onTap,
    onHover: onHoverAt,
    onHoverEnd,
  });
  const cameraRef = useRef(camera);
  useEffect(() => {
    cameraRef.current = camera;
  }, [camera]);
  const frameRef = useRef<View>(null);
  useWheel(frameRef, camera);
  useOwnTouch(frameRef, always);
  useLostCanvas(frameRef, onFall);

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
      reveal: (squares) => {
        if (squares.length === 0) {
          camera.reveal(null);
          return;
        }
        const corners = squares.map((square) => cornerOf(latest.current.scene.columns, square));
        const xs = corners.map((corner) => corner.x);
        const ys = corners.map((corner) => corner.y);
        camera.reveal({
          left: Math.min(...xs),
          top: Math.min(...ys),
          right: Math.max(...xs) + SQUARE,
          bottom: Math.max(...ys) + SQUARE,
        });
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
    baked.signs === signs &&
    changedSquares(baked.model.land, scene).length === 0;
  const lens = useLens(baked, camera.read, size, DENSITY, night, attempt);
  const { trails, pulses, clock } = useMotion(scene, speed, plan, signs ?? 1);
  const { glow, signs: above } = useMarks(scene, marks, signs ?? 1);
  const trial = usePreview(baked, preview, night);
  const breath = useBreath(speed > 0 && marks.some((mark) => mark.kind === 'legal'), marks);
  const { picture: written, place } = useNames(scene, names, signs ?? 1, night, camera.transform);
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
              <Whirling scene={scene} speed={speed} />
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
              <Ways scene={scene} />
              <Wanderers scene={scene} size={signs ?? 1} speed={speed} />
              {trails.map((trail) => (
                <HeroFigure key={trail.key} trail={trail} size={signs ?? 1} clock={clock} />
              ))}
              <Vortices trails={trails} scene={scene} clock={clock} />
              {above === null ? null : <Picture picture={above} />}
            </Group>
          </Canvas>
        </View>
      </GestureDetector>
    </View>
  );
}

interface Bakes {
  readonly baked: Baked | null;
  /** The picture that this one has replaced, for squares that have not changed yet. */
  readonly before: Baked | null;
}

/** The land, drawn after the screen has shown what moved: nobody waits for it. Without a size of its signs it waits to be measured. */
function useBaked(scene: Scene, night: boolean, signs: number | null, attempt: Attempt): Bakes {
  const [baker] = useState(() => new Baker(Skia, DENSITY, openBakery));
  const [bakes, setBakes] = useState<Bakes>({ baked: null, before: null });
  useEffect(() => {
    if (signs === null) return undefined;
    const steps = baker.steps(scene, night, signs);
    let timer = setTimeout(take, 0);
    function take(): void {
      const step = attempt(() => steps.next(), null);
      if (step === null) return;
      if (step.done === true)
        setBakes((old) =>
          old.baked === step.value
            ? old
            : { baked: step.value, before: step.value.changed === null ? null : old.baked },
        );
      else timer = setTimeout(take, 0);
    }
    return () => clearTimeout(timer);
  }, [baker, scene, night, signs, attempt]);
  // An old picture is only wanted while squares change; pictures of whole boards are too large to be kept for nothing.
  useEffect(() => {
    if (bakes.before === null) return undefined;
    const timer = setTimeout(() => setBakes((now) => (now === bakes ? { ...now, before: null } : now)), REPLACED);
    return () => clearTimeout(timer);
  }, [bakes]);
  const held = useRef<readonly SkImage[]>([]);
  useEffect(() => {
    const kept = [bakes.baked, bakes.before].flatMap((baked) => (baked === null ? [] : [baked.image]));
    for (const image of held.current) if (!kept.includes(image)) giveBack(image);
    held.current = kept;
  }, [bakes]);
  useEffect(
    () => () => {
      for (const image of held.current) giveBack(image);
      held.current = [];
    },
    [],
  );
  return bakes;
}

const NOTHING: BoardPlan = { motions: [], lasts: 0 };

interface Shown {
  readonly scene: Scene;
  readonly before: Scene;
  readonly plan: BoardPlan;
  /** What was told last: a plan is carried out once. */
  readonly told: BoardPlan | null;
  /** When the plan starts on the clock of this board, which never goes back. */
  readonly start: number;
}

function useMotion(
  scene: Scene,
  speed: number,
  told: BoardPlan | null,
  signs: number,
): {
  readonly trails: readonly Trail[];
  readonly pulses: readonly SquareMotion[];
  readonly clock: SharedValue<number>;
} {
  const [shown, setShown] = useState<Shown>({ scene, before: scene, plan: NOTHING, told, start: 0 });
  if (shown.scene !== scene) {
    const comparable = shown.scene.columns === scene.columns && shown.scene.sites.length === scene.sites.length;
    const plan = !comparable ? NOTHING : told !== null && told !== shown.told ? told : boardPlanOf(shown.scene, scene);
    // The same picture once more cuts nothing short.
    if (
      comparable &&
      plan.motions.length === 0 &&
      sameHeroes(shown.scene, scene) &&
      changedSquares(shown.scene, scene).length === 0
    )
      setShown({ ...shown, scene, told });
    else setShown({ scene, before: shown.scene, plan, told, start: shown.start + shown.plan.lasts });
  }
  const clock = useSharedValue(0);
  const {
    start,
    plan: { lasts },
  } = shown;
  useEffect(() => {
    const end = start + lasts;
    clock.set(start);
    clock.set(speed === 0 ? end : withTiming(end, { duration: lasts / speed, easing: Easing.linear }));
    // The speed of a plan is that of its start.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [start, lasts, clock]);
  return useMemo(() => {
    const later = <T extends { readonly at: number }>(timed: T): T => ({ ...timed, at: timed.at + shown.start });
    const pulses = shown.plan.motions.filter((motion): motion is SquareMotion => 'square' in motion);
    return {
      trails: trailsOf(shown.before, shown.scene, shown.plan, signs).map(later),
      pulses: pulses.map(later),
      clock,
    };
  }, [shown, signs, clock]);
}

const sameHeroes = ({ heroes: some }: Scene, { heroes: others }: Scene): boolean =>
  some.length === others.length &&
  some.every(
    ({ seat, hero, square, faction }, i) =>
      seat === others[i]?.seat &&
      hero === others[i]?.hero &&
      square === others[i]?.square &&
      faction === others[i]?.faction,
  );

const HERO_PICTURES = new Map<string, SkPicture>();

function heroPicture(trail: Trail): SkPicture {
  const key = `${trail.hero.faction ?? ''} ${trail.hero.hero}`;
  const known = HERO_PICTURES.get(key);
  if (known !== undefined) return known;
  const made = record(Skia, -30, -60, 60, 80, (canvas) =>
    drawFigure(Skia, canvas, hero(trail.hero.faction, trail.hero.hero)),
  );
  HERO_PICTURES.set(key, made);
  return made;
}

function HeroFigure({
  trail,
  size,
  clock,
}: {
  readonly trail: Trail;
  readonly size: number;
  readonly clock: SharedValue<number>;
}) {
  const { points, kind, at, lasts, gone } = trail;
  const transform = useDerivedValue(() => {
    if (gone !== undefined) {
      const share = lasts === 0 ? 1 : Math.min(1, Math.max(0, (clock.get() - at) / lasts));
      const { x, y, seen } = vanishing(points, gone, share);
      return [{ translateX: x }, { translateY: y }, { scale: seen * size }, { rotate: (1 - seen) * Math.PI * 3 }];
    }
    const done = progress({ at, lasts }, clock.get());
    const moving = kind === 'walk' || kind === 'fly';
    const { x, y } = along(points, moving ? done : 0);
    const swing = Math.sin(done * Math.PI);
    const lift =
      kind === 'fly'
        ? swing * 40
        : kind === 'walk'
          ? Math.abs(Math.sin(done * Math.PI * (points.length / 2 - 1) * 2)) * 3
          : 0;
    const grown = kind === 'arrive' ? done : kind === 'leave' ? 1 - done : 1 + (kind === 'fly' ? swing * 0.35 : 0);
    return [{ translateX: x }, { translateY: y - lift }, { scale: grown * size }, { rotate: 0 }];
  });
  return (
    <Group transform={transform}>
      <Picture picture={heroPicture(trail)} />
    </Group>
  );
}

function useMarks(
  scene: Scene,
  marks: readonly Mark[],
  large: number,
): { readonly glow: SkPicture | null; readonly signs: SkPicture | null } {
  const { columns, rows, sites } = scene;
  const pictures = useMemo(() => {
    const figures = markFigures({ columns, rows, sites }, marks, large);
    const draw = (figure: typeof figures.glow) =>
      figure.length === 0
        ? null
        : record(Skia, 0, 0, columns * SQUARE, rows * SQUARE, (canvas) => drawFigure(Skia, canvas, figure));
    return { glow: draw(figures.glow), signs: draw(figures.signs) };
  }, [columns, rows, sites, marks, large]);
  useDisposal(pictures.glow);
  useDisposal(pictures.signs);
  return pictures;
}

/** Around the square of a card on trial, for its frame. */
const TRIAL_RIM = 6;

/** The card on trial is drawn as the land would be with it, cut out to its square. */
function usePreview(
  baked: Baked | null,
  preview: Preview | null,
  night: boolean,
): { readonly image: SkImage; readonly x: number; readonly y: number } | null {
  const trial = useMemo(() => {
    if (baked === null || preview === null) return null;
    const { land } = baked.model;
    const sites = land.sites.map((site, square) => (square === preview.square ? preview.site : site));
    const model = updated(baked.model, { ...land, sites }, [preview.square]);
    const { x, y } = cornerOf(land.columns, preview.square);
    const side = Math.ceil((SQUARE + TRIAL_RIM * 2) * DENSITY);
    const { canvas, snapshot } = openBakery(side, side);
    tidy(() => {
      canvas.clear(Skia.Color('#00000000'));
      canvas.save();
      canvas.scale(DENSITY, DENSITY);
      canvas.translate(TRIAL_RIM - x, TRIAL_RIM - y);
      canvas.save();
      canvas.clipRect(Skia.XYWHRect(x, y, SQUARE, SQUARE), CLIP_INTERSECT, true);
      drawLand(Skia, canvas, model, night, { left: x, top: y, right: x + SQUARE, bottom: y + SQUARE }, baked.signs);
      canvas.restore();
      drawFigure(Skia, canvas, placed(previewFrame(preview.fits), x, y));
      canvas.restore();
    });
    return { image: snapshot(), x: x - TRIAL_RIM, y: y - TRIAL_RIM };
  }, [baked, preview, night]);
  useDisposal(trial?.image ?? null);
  return trial;
}

/** Longer than any plan: until then squares of the old picture are shown. */
const REPLACED = 4000;

/** A canvas that never rests eats a phone's battery: after a while the squares just glow. */
const BREATHS = 4;
const BREATH = 1800;
/** Of a breath, which fades so slowly that the eye sees no steps: the canvas is drawn for each of them and not for every frame. */
const BREATH_STEPS = 40;

/** Legal squares breathe slowly, so that the eye finds them; null once they stand still, or where motion is not wanted. */
function useBreath(breathing: boolean, marks: readonly Mark[]): SharedValue<number> | null {
  const breath = useSharedValue(1);
  const [rested, setRested] = useState<readonly Mark[] | null>(null);
  useEffect(() => {
    if (!breathing) return undefined;
    const half = { duration: BREATH / 2, easing: Easing.inOut(Easing.quad) };
    breath.set(1);
    breath.set(withRepeat(withSequence(withTiming(0.5, half), withTiming(1, half)), BREATHS));
    const timer = setTimeout(() => setRested(marks), BREATH * BREATHS);
    return () => clearTimeout(timer);
  }, [breathing, breath, marks]);
  const shade = useDerivedValue(() => Math.round(breath.get() * BREATH_STEPS) / BREATH_STEPS);
  return breathing && rested !== marks ? shade : null;
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
