/** What turns on the map: a picture of its own for each place, over the land that stands still under it. */
import { Group, Picture, Skia, type SkPicture } from '@shopify/react-native-skia';
import { useEffect, useMemo } from 'react';
import { Easing, useDerivedValue, useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';
import { SQUARE } from '@/art/land/land';
import { drawFigure } from '@/art/paint/drawFigure';
import { record } from '@/art/paint/record';
import type { Scene } from './scene';
import { whirlsOf, type Turning } from './whirls';

/** A canvas that never rests eats a phone's battery: some time after the last event the storm stands still. */
const TURNS = 2;
const LASTS = 24_000;
/** Steps of a turn: so small that the eye sees none, and fewer than frames. */
const STEPS = 240;

export function Whirling({ scene, speed }: { readonly scene: Scene; readonly speed: number }) {
  const whirls = useMemo(() => whirlsOf(scene), [scene]);
  const turn = useSharedValue(0);
  const alive = speed > 0 && whirls.length > 0;
  useEffect(() => {
    if (!alive) return;
    const from = turn.get() % 1;
    turn.set(from);
    turn.set(withTiming(from + TURNS, { duration: LASTS, easing: Easing.out(Easing.quad) }));
  }, [alive, scene, turn]);
  const angle = useDerivedValue(() => (Math.round(turn.get() * STEPS) / STEPS) * Math.PI * 2);
  if (!alive) return null;
  return whirls.map((whirl) => <Turned key={`${whirl.x} ${whirl.y}`} whirl={whirl} angle={angle} />);
}

function Turned({ whirl, angle }: { readonly whirl: Turning; readonly angle: SharedValue<number> }) {
  const { x, y } = whirl;
  const transform = useDerivedValue(() => [{ translateX: x }, { translateY: y }, { rotate: angle.get() }]);
  return (
    <Group transform={transform}>
      <Picture picture={whirlPicture(whirl)} />
    </Group>
  );
}

/** One for each kind of place: there are few, and they stay. */
const PICTURES = new Map<string, SkPicture>();

export function whirlPicture({ name, figure }: Turning): SkPicture {
  const known = PICTURES.get(name);
  if (known !== undefined) return known;
  const made = record(Skia, -SQUARE / 2, -SQUARE / 2, SQUARE, SQUARE, (canvas) => drawFigure(Skia, canvas, figure));
  PICTURES.set(name, made);
  return made;
}
