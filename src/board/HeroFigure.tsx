import { Group, Picture, Skia, type SkPicture } from '@shopify/react-native-skia';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { drawFigure } from '@/art/paint/drawFigure';
import { record } from '@/art/paint/record';
import { hero } from '@/art/places/hero';
import { progress } from './plan';
import { along, vanishing, type Trail } from './trail';

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

/** A hero on its way, or where it stands. */
export function HeroFigure({
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
