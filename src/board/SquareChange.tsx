/** A square that changes: what was there, what comes, a token that turns over, and a ring of light around it. */
import { Circle, Fill, Group, Image, Path, RoundedRect, rrect, rect, type SkRRect } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { NUMERAL_HEIGHT, NUMERAL_LINE, numeral } from '@/art/glyphs/numerals';
import { SQUARE } from '@/art/land/land';
import { LIVERIES, NEUTRAL_LIVERY } from '@/art/palette';
import type { Baked } from './bake';
import { Crowning } from './Crowning';
import { cornerOf } from './layout';
import { progress, type BoardMotion } from './plan';
import type { Scene } from './scene';

export type SquareMotion = Extract<BoardMotion, { readonly square: number }>;

interface Props {
  readonly motion: SquareMotion;
  readonly scene: Scene;
  readonly clock: SharedValue<number>;
  /** The land as it was and as it is; null until it is drawn. */
  readonly before: Baked | null;
  readonly after: Baked | null;
}

export const SAMPLING = { filter: 1, mipmap: 2 } as const;
const HALF = SQUARE / 2;
/** How far the coast of a card reaches over its neighbours. */
const COAST = 30;

export function SquareChange({ motion, scene, clock, before, after }: Props) {
  const { at, lasts, square, kind } = motion;
  const { x, y } = cornerOf(scene.columns, square);
  const clip = useMemo(() => rrect(rect(x, y, SQUARE, SQUARE), 3, 3), [x, y]);
  const around = useMemo(
    () => rrect(rect(x - COAST, y - COAST, SQUARE + COAST * 2, SQUARE + COAST * 2), COAST, COAST),
    [x, y],
  );
  const ready = before !== null && after?.changed?.includes(square) === true;
  return (
    <>
      {ready ? <Patch baked={before} clip={around} at={at} lasts={lasts} clock={clock} /> : null}
      {ready && kind === 'turn' ? (
        <Turned before={before} after={after} clip={clip} x={x + HALF} at={at} lasts={lasts} clock={clock} />
      ) : null}
      {ready && kind === 'settle' ? (
        <Falling baked={after} clip={clip} x={x + HALF} y={y + HALF} at={at} lasts={lasts} clock={clock} />
      ) : null}
      {kind === 'crown' ? <Crowning x={x + HALF} y={y + HALF} at={at} lasts={lasts} clock={clock} /> : null}
      <Ring x={x + HALF} y={y + HALF} at={at} lasts={lasts} clock={clock} />
      {kind === 'grow' || kind === 'flag' ? (
        <Token motion={motion} scene={scene} x={x + HALF} y={y + HALF} clock={clock} />
      ) : null}
    </>
  );
}

interface Timing {
  readonly at: number;
  readonly lasts: number;
  readonly clock: SharedValue<number>;
}

/** The old square, until the new one is there. */
function Patch({ baked, clip, at, lasts, clock }: Timing & { readonly baked: Baked; readonly clip: SkRRect }) {
  const opacity = useDerivedValue(() => 1 - progress({ at, lasts }, clock.get()));
  return (
    <Group clip={clip}>
      <Land baked={baked} opacity={opacity} />
    </Group>
  );
}

function Land({ baked: { image, area }, opacity }: { readonly baked: Baked; readonly opacity: SharedValue<number> }) {
  return (
    <Image
      image={image}
      x={area.left}
      y={area.top}
      width={area.right - area.left}
      height={area.bottom - area.top}
      fit="fill"
      sampling={SAMPLING}
      opacity={opacity}
    />
  );
}

/** The old side until the card stands on its edge, then the new one. */
function Turned({
  before,
  after,
  clip,
  x,
  at,
  lasts,
  clock,
}: Timing & { readonly before: Baked; readonly after: Baked; readonly clip: SkRRect; readonly x: number }) {
  const share = useDerivedValue(() => Math.min(1, Math.max(0, (clock.get() - at) / lasts)));
  const transform = useDerivedValue(() => {
    const wide = Math.max(0.02, Math.abs(Math.cos(share.get() * Math.PI)));
    return [{ translateX: x }, { scaleX: wide }, { translateX: -x }];
  });
  const old = useDerivedValue<number>(() => (share.get() < 0.5 ? 1 : 0));
  const fresh = useDerivedValue<number>(() => (share.get() < 0.5 || share.get() >= 1 ? 0 : 1));
  const table = useDerivedValue<number>(() => (share.get() <= 0 || share.get() >= 1 ? 0 : 1));
  return (
    <Group clip={clip}>
      <Fill color="#4a3418" opacity={table} />
      <Group transform={transform}>
        <Land baked={before} opacity={old} />
        <Land baked={after} opacity={fresh} />
      </Group>
    </Group>
  );
}

/** From how high a card comes down, and how far it sinks before it lies flat. */
const HIGH = 0.34;

/** The new square comes down on it, with a shadow that closes in. */
function Falling({
  baked,
  clip,
  x,
  y,
  at,
  lasts,
  clock,
}: Timing & { readonly baked: Baked; readonly clip: SkRRect; readonly x: number; readonly y: number }) {
  const transform = useDerivedValue(() => {
    const done = progress({ at, lasts }, clock.get());
    const scale = 1 + HIGH * (1 - done);
    return [{ translateX: x }, { translateY: y - 26 * (1 - done) }, { scale }, { translateX: -x }, { translateY: -y }];
  });
  const opacity = useDerivedValue(() => {
    const time = clock.get();
    return time <= at || time >= at + lasts ? 0 : Math.min(1, progress({ at, lasts }, time) * 3);
  });
  const shade = useDerivedValue(() => opacity.get() * 0.4 * (1 - progress({ at, lasts }, clock.get())));
  return (
    <>
      <RoundedRect
        x={x - HALF - 5}
        y={y - HALF + 3}
        width={SQUARE + 10}
        height={SQUARE + 14}
        r={8}
        color="#160c04"
        opacity={shade}
      />
      <Group transform={transform} clip={clip}>
        <Land baked={baked} opacity={opacity} />
      </Group>
    </>
  );
}

/** A ring of light that runs out from it. */
function Ring({ x, y, at, lasts, clock }: Timing & { readonly x: number; readonly y: number }) {
  const transform = useDerivedValue(() => [
    { translateX: x },
    { translateY: y },
    { scale: 0.8 + 0.35 * progress({ at, lasts }, clock.get()) },
  ]);
  const opacity = useDerivedValue(() => {
    const time = clock.get();
    return time < at || time >= at + lasts ? 0 : 1 - progress({ at, lasts }, time);
  });
  // Shapes and not a picture: a picture takes no opacity from the group around it.
  return (
    <Group transform={transform} opacity={opacity}>
      <RoundedRect {...RING} color="#fff3c92e" />
      <RoundedRect {...RING} color="#fff3c966" style="stroke" strokeWidth={10} />
      <RoundedRect {...RING} color="#ffe08a" style="stroke" strokeWidth={4} />
    </Group>
  );
}

const RING = { x: -HALF + 6, y: -HALF + 6, width: SQUARE - 12, height: SQUARE - 12, r: 8 } as const;

const TOKEN = 27;

/** The token of the city: its old side goes over to its new one, then it sinks into the town. */
function Token({
  motion,
  scene,
  x,
  y,
  clock,
}: {
  readonly motion: SquareMotion;
  readonly scene: Scene;
  readonly x: number;
  readonly y: number;
  readonly clock: SharedValue<number>;
}) {
  const { at, lasts } = motion;
  const site = scene.sites[motion.square];
  const place = site?.kind === 'land' ? site.place : null;
  const holder = place?.kind === 'city' || place?.kind === 'landmark' ? place.holder : null;
  const livery = holder === null || holder.faction === null ? NEUTRAL_LIVERY : LIVERIES[holder.faction];
  const now = place?.kind === 'city' ? place.level : 0;
  const then = motion.kind === 'grow' ? motion.from : now;
  const transform = useDerivedValue(() => {
    const done = progress({ at, lasts }, clock.get());
    return [
      { translateX: x },
      { translateY: y - 30 * Math.sin(done * Math.PI) },
      { scaleX: Math.max(0.03, Math.abs(Math.cos(done * Math.PI))) },
      { scale: 1 + 0.2 * Math.sin(done * Math.PI) },
    ];
  });
  const opacity = useDerivedValue(() => {
    const time = clock.get();
    if (time <= at || time >= at + lasts) return 0;
    return Math.min(1, (1 - (time - at) / lasts) * 4);
  });
  const old = useDerivedValue<number>(() => (progress({ at, lasts }, clock.get()) < 0.5 ? 1 : 0));
  const fresh = useDerivedValue<number>(() => (progress({ at, lasts }, clock.get()) < 0.5 ? 0 : 1));
  return (
    <Group transform={transform} opacity={opacity}>
      <Circle cx={0} cy={3} r={TOKEN + 1} color="#160c0466" />
      <Circle cx={0} cy={0} r={TOKEN} color={livery.deep} />
      <Circle cx={0} cy={0} r={TOKEN - 3} color={livery.main} />
      <Circle cx={0} cy={0} r={TOKEN - 6} color={livery.pale} style="stroke" strokeWidth={1.5} />
      <Level level={then} color={livery.on} opacity={old} />
      <Level level={now} color={livery.on} opacity={fresh} />
    </Group>
  );
}

/** A level that is none is a bare token. */
function Level({
  level,
  color,
  opacity,
}: {
  readonly level: number;
  readonly color: string;
  readonly opacity: SharedValue<number>;
}) {
  const { d, width } = numeral(level);
  if (level === 0) return null;
  return (
    <Group transform={[{ translateX: -width / 2 }, { translateY: -NUMERAL_HEIGHT / 2 }]}>
      <Path
        path={d}
        style="stroke"
        strokeWidth={NUMERAL_LINE}
        strokeCap="round"
        strokeJoin="round"
        color={color}
        opacity={opacity}
      />
    </Group>
  );
}
