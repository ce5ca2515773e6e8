/** What is given over the map: a light in an arc from whoever gives to whoever gets, and where it arrives it bursts. */
import { Group, Path, Picture, Skia, type SkPath, type SkPicture } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { SQUARE } from '@/art/land/land';
import type { Figure } from '@/art/figure';
import { disc, star } from '@/art/glyphs/shape';
import { drawFigure } from '@/art/paint/drawFigure';
import { record } from '@/art/paint/record';
import { LIVERIES } from '@/art/palette';
import { heroSpots, whereAt, type Point } from './layout';
import type { BoardMotion } from './plan';
import type { Scene } from './scene';
import { useDisposal } from './useDisposal';

export type SparkMotion = Extract<BoardMotion, { readonly kind: 'spark' }>;

interface Props {
  readonly sparks: readonly SparkMotion[];
  readonly scene: Scene;
  readonly size: number;
  readonly clock: SharedValue<number>;
}

export function Sparks({ sparks, scene, size, clock }: Props) {
  const spots = useMemo(() => heroSpots(scene, size), [scene, size]);
  return sparks.map((spark) => {
    const to = whereAt(scene, spark.to, spots, size);
    const from = whereAt(scene, spark.from, spots, size);
    return to === null || from === null ? null : (
      <Flying key={spark.at} spark={spark} from={from} to={to} size={size} clock={clock} />
    );
  });
}

/** How far the arc is bent, for how far its ends are apart. */
const HIGH = 0.36;
/** What goes nowhere strikes from above. */
const SKY = SQUARE * 1.6;
/** When it is there, as a share of the time; the rest is the burst. */
const THERE = 0.62;
const TAIL = 0.5;
const REACH = 34;
/** Of the light, the widest first. */
const STROKES: readonly (readonly [width: number, tone: (main: string, pale: string) => string])[] = [
  [14, (main) => `${main}77`],
  [6, (_main, pale) => pale],
  [2, () => '#ffffff'],
];

function Flying({
  spark: { at, lasts, of, faction },
  from,
  to,
  size,
  clock,
}: {
  readonly spark: SparkMotion;
  readonly from: Point;
  readonly to: Point;
  readonly size: number;
  readonly clock: SharedValue<number>;
}) {
  const { main, pale } = faction === null ? CHARGE : LIVERIES[faction];
  const { path, start, bend } = useMemo(() => arcBetween(from, to), [from, to]);
  const thing = useMemo(() => pictureOf(of === 'gift' ? gift(main, pale) : bolt), [of, main, pale]);
  const glory = useMemo(() => pictureOf(burst(main, pale)), [main, pale]);
  useDisposal(thing);
  useDisposal(glory);
  const share = useDerivedValue(() => Math.min(1, Math.max(0, (clock.get() - at) / lasts)));
  const flown = useDerivedValue(() => {
    const t = Math.min(1, share.get() / THERE);
    return t * t * (3 - 2 * t);
  });
  const tail = useDerivedValue(() => Math.max(0, flown.get() * (1 + TAIL) - TAIL));
  const glow = useDerivedValue(() => {
    const over = (share.get() - THERE) / (1 - THERE);
    return share.get() <= 0 ? 0 : over <= 0 ? 1 : Math.max(0, 1 - over * 2.5);
  });
  const ball = useDerivedValue(() => {
    const t = flown.get();
    const [a, b, c] = [(1 - t) * (1 - t), 2 * (1 - t) * t, t * t];
    const seen = share.get() <= 0 || share.get() >= THERE ? 0 : Math.min(1, t * 6);
    return [
      { translateX: a * start.x + b * bend.x + c * to.x },
      { translateY: a * start.y + b * bend.y + c * to.y },
      { rotate: of === 'gift' ? t * Math.PI * 2 : 0 },
      { scale: seen * size },
    ];
  });
  const bursting = useDerivedValue(() => {
    const over = Math.min(1, Math.max(0, (share.get() - THERE) / (1 - THERE)));
    const grown = 1 - (1 - over) * (1 - over);
    return [
      { translateX: to.x },
      { translateY: to.y },
      { rotate: over * 0.7 },
      // It shrinks again: a picture takes no opacity from the group around it.
      { scale: over <= 0 || over >= 1 ? 0 : size * (0.35 + 0.9 * grown) * Math.min(1, (1 - over) * 2.4) },
    ];
  });
  return (
    <>
      <Group opacity={glow}>
        {STROKES.map(([width, tone]) => (
          <Path
            key={width}
            path={path}
            style="stroke"
            strokeWidth={width * size}
            strokeCap="round"
            color={tone(main, pale)}
            start={tail}
            end={flown}
          />
        ))}
      </Group>
      <Group transform={bursting}>
        <Picture picture={glory} />
      </Group>
      <Group transform={ball}>
        <Picture picture={thing} />
      </Group>
    </>
  );
}

const CHARGE = { main: '#6a5be0', pale: '#ffe27a' } as const;
const INK = '#1c1730';

const gift = (main: string, pale: string): Figure => [
  { d: disc(0, 0, 15), fill: `${pale}55` },
  { d: star(0, 0, 4, 17, 5), fill: main, line: INK, width: 1.4 },
  { d: star(0, 0, 4, 11, 3.2), fill: '#fffdf2' },
  { d: star(10, -10, 4, 5, 1.6) + star(-11, 8, 4, 4, 1.3), fill: '#fffdf2', line: INK, width: 0.7 },
];

const bolt: Figure = [
  { d: disc(0, 0, 17), fill: '#8d7bff55' },
  { d: 'M4 -19L-9 2H-1L-5 19L11 -4H2L9 -19z', fill: '#ffe27a', line: INK, width: 1.8 },
  { d: 'M3 -15L-5 -1H2L0 8', line: '#ffffff', width: 1.4 },
];

const burst = (main: string, pale: string): Figure => [
  { d: disc(0, 0, REACH * 0.9), fill: `${pale}44` },
  { d: star(0, 0, 12, REACH, REACH * 0.44), fill: `${main}99` },
  { d: star(0, 0, 12, REACH * 0.72, REACH * 0.34), fill: pale },
  { d: disc(0, 0, REACH * 0.26), fill: '#ffffff' },
];

const pictureOf = (figure: Figure): SkPicture =>
  record(Skia, -REACH * 1.2, -REACH * 1.2, REACH * 2.4, REACH * 2.4, (canvas) => drawFigure(Skia, canvas, figure));

function arcBetween(from: Point, to: Point): { readonly path: SkPath; readonly start: Point; readonly bend: Point } {
  const apart = Math.hypot(to.x - from.x, to.y - from.y);
  const start = apart < 1 ? { x: to.x - SKY / 5, y: to.y - SKY } : from;
  const [dx, dy] = [to.x - start.x, to.y - start.y];
  // To the side that is further up, so that it is an arc whatever the direction.
  const side = dx < 0 ? -HIGH : HIGH;
  const bend = { x: (start.x + to.x) / 2 + dy * side, y: (start.y + to.y) / 2 - dx * side };
  const path = Skia.Path.Make();
  path.moveTo(start.x, start.y);
  path.quadTo(bend.x, bend.y, to.x, to.y);
  return { path, start, bend };
}
