/** Those who walk over the map: each on its square, with the way that is known of it; they glide to the next one. */
import { Group, Picture, Skia, type SkPicture } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { SQUARE } from '@/art/land/land';
import { drawFigure } from '@/art/paint/drawFigure';
import { record } from '@/art/paint/record';
import { wanderer, wayStones } from '@/art/places/wanderer';
import { centreOf, wandererSpot, type Point } from './layout';
import { progress, type BoardMotion } from './plan';
import type { Scene } from './scene';
import { useDisposal } from './useDisposal';

export type Roam = Extract<BoardMotion, { readonly kind: 'roam' }>;

interface Props {
  readonly scene: Scene;
  /** How they came to be there. */
  readonly roams: readonly Roam[];
  readonly clock: SharedValue<number>;
  readonly size: number;
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

export function Wanderers({ scene, roams, clock, size }: Props) {
  const { wanderers = [], columns } = scene;
  const gone = roams.filter(({ to }) => to === null);
  return (
    <>
      {wanderers.map(({ name, square }, i) => {
        const roam = roams.find((one) => one.name === name && one.to === square);
        const to = wandererSpot(columns, square, i);
        const from = roam === undefined || roam.from === null ? null : wandererSpot(columns, roam.from, i);
        return <Standing key={name} name={name} from={from} to={to} roam={roam} clock={clock} size={size} />;
      })}
      {gone.map((roam, i) => {
        const from = wandererSpot(columns, roam.from ?? 0, i);
        return (
          <Standing key={roam.name} name={roam.name} from={from} to={null} roam={roam} clock={clock} size={size} />
        );
      })}
    </>
  );
}

/** As high as they are lifted over the land that lies between. */
const LIFT = 16;
const STILL = { at: 0, lasts: 0 } as const;

/** Who comes grows out of the ground in a turn, who goes sinks into it, and who goes on is carried over the land. */
function Standing({
  name,
  from,
  to,
  roam = undefined,
  clock,
  size,
}: Pick<Props, 'clock' | 'size'> & {
  readonly name: string;
  readonly from: Point | null;
  readonly to: Point | null;
  readonly roam: Roam | undefined;
}) {
  const { at, lasts } = roam ?? STILL;
  const comes = roam !== undefined && from === null;
  const start = from ?? to ?? { x: 0, y: 0 };
  const end = to ?? start;
  const leaves = to === null;
  const transform = useDerivedValue(() => {
    const done = lasts === 0 ? 1 : progress({ at, lasts }, clock.get());
    const seen = comes ? done : leaves ? 1 - done : 1;
    const lift = comes || leaves ? 0 : Math.sin(done * Math.PI) * LIFT;
    return [
      { translateX: start.x + (end.x - start.x) * done },
      { translateY: start.y + (end.y - start.y) * done - lift },
      { scale: seen * size },
      { rotate: (1 - seen) * Math.PI * 2 },
    ];
  });
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
