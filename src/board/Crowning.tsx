/** A town becomes more than a city: rays around it, and a crown that comes down on it out of the sky. */
import { Group, Picture, Skia, type SkPicture } from '@shopify/react-native-skia';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import type { Figure } from '@/art/figure';
import { GLYPHS } from '@/art/glyphs/glyphs';
import { disc, star } from '@/art/glyphs/shape';
import { drawFigure } from '@/art/paint/drawFigure';
import { record } from '@/art/paint/record';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly lasts: number;
  readonly clock: SharedValue<number>;
}

/** Above the middle of the square: the roofs, and where the crown comes from. */
const ROOFS = 34;
const SKY = 150;
/** When the crown is there, and when it begins to fade into the town, as shares of the time. */
const DOWN = 0.5;
const FADES = 0.8;
const RAYS = 92;

export function Crowning({ x, y, at, lasts, clock }: Props) {
  const share = useDerivedValue(() => Math.min(1, Math.max(0, (clock.get() - at) / lasts)));
  const crown = useDerivedValue(() => {
    const t = Math.min(1, share.get() / DOWN);
    const fall = 1 - (1 - t) * (1 - t) * (1 - t);
    const over = Math.max(0, (share.get() - FADES) / (1 - FADES));
    return [
      { translateX: x },
      { translateY: y - ROOFS - SKY * (1 - fall) + ROOFS * 0.6 * over },
      { rotate: (1 - fall) * -0.5 },
      {
        scale:
          share.get() <= 0 || share.get() >= 1
            ? 0
            : Math.min(1, t * 4) * (1 - over) * (1.1 + 0.25 * Math.sin(t * Math.PI)),
      },
    ];
  });
  const rays = useDerivedValue(() => {
    const swell = Math.sin(share.get() * Math.PI);
    return [
      { translateX: x },
      { translateY: y - ROOFS / 2 },
      { rotate: share.get() * 0.9 },
      { scale: 0.2 + swell * 0.9 },
    ];
  });
  const light = useDerivedValue(() => (share.get() <= 0 || share.get() >= 1 ? 0 : 1));
  const shown = useDerivedValue(() => [...rays.get(), { scale: light.get() }]);
  return (
    <>
      <Group transform={shown}>
        <Picture picture={picture('rays', RAYS_FIGURE)} />
      </Group>
      <Group transform={crown}>
        <Picture picture={picture('crown', CROWN)} />
      </Group>
    </>
  );
}

const INK = '#33251a';
const SIZE = 40;
const AT = { x: -SIZE / 2, y: -SIZE / 2, scale: SIZE / 24 };

const CROWN: Figure = [
  { d: disc(0, 0, 27), fill: '#ffe9a366' },
  { d: GLYPHS.crown.fill, fill: INK, line: INK, width: 3, at: AT },
  {
    d: GLYPHS.crown.fill,
    fill: { from: [2, 2], to: [22, 22], colors: ['#fff3b8', '#f0c040', '#a56f12'] },
    evenOdd: true,
    at: AT,
  },
];

const RAYS_FIGURE: Figure = [
  { d: star(0, 0, 16, RAYS, RAYS * 0.3), fill: '#ffe08a66' },
  { d: star(0, 0, 16, RAYS * 0.74, RAYS * 0.3), fill: '#fff3c488' },
];

const PICTURES = new Map<string, SkPicture>();

function picture(name: string, figure: Figure): SkPicture {
  const known = PICTURES.get(name);
  if (known !== undefined) return known;
  const made = record(Skia, -RAYS, -RAYS, RAYS * 2, RAYS * 2, (canvas) => drawFigure(Skia, canvas, figure));
  PICTURES.set(name, made);
  return made;
}
