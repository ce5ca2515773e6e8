/** Those who walk over the map: each on its square, with the way that is known of it; they glide to the next one. */
import { Group, Picture, Skia, type SkPicture } from '@shopify/react-native-skia';
import { useEffect, useMemo } from 'react';
import { Easing, useDerivedValue, useSharedValue, withTiming } from 'react-native-reanimated';
import { SQUARE } from '@/art/land/land';
import { drawFigure } from '@/art/paint/drawFigure';
import { record } from '@/art/paint/record';
import { wanderer, wayStones } from '@/art/places/wanderer';
import { centreOf, wandererSpot } from './layout';
import type { Scene } from './scene';
import { useDisposal } from './useDisposal';

interface Props {
  readonly scene: Scene;
  readonly size: number;
  readonly speed: number;
}

/** The ways, under heroes and signs. */
export function Ways({ scene }: Pick<Props, 'scene'>) {
  const picture = useMemo((): SkPicture | null => {
    const { columns, rows, wanderers = [] } = scene;
    const figure = wanderers.flatMap(({ square, way }) =>
      way === null
        ? []
        : wayStones(
            [square, ...way.squares].map((at) => {
              const { x, y } = centreOf(columns, at);
              return [x, y] as const;
            }),
            way.lost,
          ),
    );
    if (figure.length === 0) return null;
    return record(Skia, 0, 0, columns * SQUARE, rows * SQUARE, (canvas) => drawFigure(Skia, canvas, figure));
  }, [scene]);
  useDisposal(picture);
  return picture === null ? null : <Picture picture={picture} />;
}

export function Wanderers({ scene, size, speed }: Props) {
  const { wanderers = [], columns } = scene;
  return wanderers.map(({ name, square }, i) => {
    const { x, y } = wandererSpot(columns, square, i);
    return <Standing key={name} name={name} x={x} y={y} size={size} speed={speed} />;
  });
}

const GLIDES = 700;

function Standing({
  name,
  x,
  y,
  size,
  speed,
}: Omit<Props, 'scene'> & { readonly name: string; readonly x: number; readonly y: number }) {
  const atX = useSharedValue(x);
  const atY = useSharedValue(y);
  useEffect(() => {
    const glide = { duration: GLIDES / Math.max(1, speed), easing: Easing.inOut(Easing.quad) };
    atX.set(speed === 0 ? x : withTiming(x, glide));
    atY.set(speed === 0 ? y : withTiming(y, glide));
  }, [x, y, speed, atX, atY]);
  const transform = useDerivedValue(() => [{ translateX: atX.get() }, { translateY: atY.get() }, { scale: size }]);
  return (
    <Group transform={transform}>
      <Picture picture={pictureOf(name)} />
    </Group>
  );
}

const PICTURES = new Map<string, SkPicture>();

function pictureOf(name: string): SkPicture {
  const known = PICTURES.get(name);
  if (known !== undefined) return known;
  const made = record(Skia, -40, -70, 80, 90, (canvas) => drawFigure(Skia, canvas, wanderer(name)));
  PICTURES.set(name, made);
  return made;
}
