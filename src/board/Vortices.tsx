/** What swallows a hero and lets go elsewhere: both ends turn, and something runs from the one to the other. */
import { Group, Path, Picture, Skia, type SkPath } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { SQUARE } from '@/art/land/land';
import { type Point } from './layout';
import type { Scene } from './scene';
import type { Trail } from './trail';
import { whirlPicture } from './Whirling';
import { whirlsOf, type Turning } from './whirls';

interface Props {
  readonly trails: readonly Trail[];
  readonly scene: Scene;
  readonly clock: SharedValue<number>;
}

export function Vortices({ trails, scene, clock }: Props) {
  return trails.map((trail) =>
    trail.gone === undefined ? null : (
      <Vortex key={`${trail.key} ${trail.at}`} trail={trail} scene={scene} clock={clock} />
    ),
  );
}

/** How high the way goes over the land between its ends, for how far they are apart. */
const HIGH = 0.28;
/** So much of the way glows behind what runs along it. */
const TAIL = 0.42;

function Vortex({ trail, scene, clock }: { readonly trail: Trail } & Omit<Props, 'trails'>) {
  const { at, lasts, gone, points } = trail;
  const leg = gone?.leg ?? 0;
  const ends = useMemo(() => [endAt(scene, points, leg), endAt(scene, points, leg + 1)] as const, [scene, points, leg]);
  const { path, bend } = useMemo(() => wayBetween(...ends), [ends]);
  const [from, to] = [gone?.from ?? 0, gone?.to ?? 1];
  /** 0 when the hero comes to it, 1 when the hero stands on the other side. */
  const share = useDerivedValue(() => {
    const time = lasts === 0 ? 1 : (clock.get() - at) / lasts;
    return Math.min(1, Math.max(0, (time - from) / (to - from)));
  });
  const runs = useDerivedValue(() => Math.min(1, Math.max(0, (share.get() - 0.15) / 0.7)));
  const tail = useDerivedValue(() => Math.max(0, runs.get() * (1 + TAIL) - TAIL));
  const head = useDerivedValue(() => Math.min(1, runs.get() * (1 + TAIL)));
  const light = useDerivedValue(() => Math.sin(share.get() * Math.PI));
  const ball = useDerivedValue(() => {
    const t = head.get();
    const x = (1 - t) * (1 - t) * ends[0].x + 2 * (1 - t) * t * bend.x + t * t * ends[1].x;
    const y = (1 - t) * (1 - t) * ends[0].y + 2 * (1 - t) * t * bend.y + t * t * ends[1].y;
    return [
      { translateX: x },
      { translateY: y },
      { rotate: share.get() * Math.PI * 8 },
      { scale: 0.55 * Math.sin(Math.min(1, runs.get()) * Math.PI) },
    ];
  });
  const [whirl] = whirlsOf(scene).filter((each) => near(each, ends[0]));
  return (
    <>
      <Group opacity={light}>
        <Path path={path} style="stroke" strokeWidth={15} strokeCap="round" color="#5b46c866" start={tail} end={head} />
        <Path path={path} style="stroke" strokeWidth={6} strokeCap="round" color="#b9b2ffcc" start={tail} end={head} />
        <Path path={path} style="stroke" strokeWidth={2.2} strokeCap="round" color="#ffffff" start={tail} end={head} />
      </Group>
      {whirl === undefined ? null : (
        <>
          {ends.map((end, i) => (
            <Mouth key={i} whirl={whirl} at={end} share={share} />
          ))}
          <Group transform={ball}>
            <Picture picture={whirlPicture(whirl)} />
          </Group>
        </>
      )}
    </>
  );
}

/** It opens, turns fast, and closes again. */
function Mouth({
  whirl,
  at,
  share,
}: {
  readonly whirl: Turning;
  readonly at: Point;
  readonly share: SharedValue<number>;
}) {
  const transform = useDerivedValue(() => [
    { translateX: at.x },
    { translateY: at.y },
    { rotate: share.get() * Math.PI * 6 },
    { scale: 1 + 0.55 * Math.sin(share.get() * Math.PI) },
  ]);
  const opacity = useDerivedValue(() => Math.min(1, Math.sin(share.get() * Math.PI) * 2));
  return (
    <Group transform={transform} opacity={opacity}>
      <Picture picture={whirlPicture(whirl)} />
    </Group>
  );
}

/** Where it turns, if something turns on the square of that point; else the point. */
function endAt(scene: Scene, points: readonly number[], index: number): Point {
  const point = { x: points[index * 2] ?? 0, y: points[index * 2 + 1] ?? 0 };
  return whirlsOf(scene).find((each) => near(each, point)) ?? point;
}

const near = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < SQUARE * 0.75;

function wayBetween(from: Point, to: Point): { readonly path: SkPath; readonly bend: Point } {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const bend = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - far * HIGH * 2 };
  const path = Skia.Path.Make();
  path.moveTo(from.x, from.y);
  path.quadTo(bend.x, bend.y, to.x, to.y);
  return { path, bend };
}
