/** What turns on the map: a picture of its own for each place, over the land that stands still under it. */
import { Group, Picture, Skia, type SkPicture } from '@shopify/react-native-skia';
import { useEffect, useMemo } from 'react';
import { useDerivedValue, useSharedValue, type SharedValue } from 'react-native-reanimated';
import { SQUARE } from '@/art/land/land';
import { drawFigure } from '@/art/paint/drawFigure';
import { record } from '@/art/paint/record';
import type { Scene } from './scene';
import { whirlsOf, type Turning } from './whirls';

/** A canvas that never rests eats a phone's battery: some time after the last event the storm stands still. */
const TURNS = 2;
const LASTS = 24_000;
/** Between two pictures: so short that the eye sees no step, and fewer of them than frames. */
const PAUSE = 16;
/** Two frames pass before it is known what a picture has cost, in milliseconds. */
const FRAMES = 34;
/** It takes no more than this share of the time: on a slow device the storm turns in steps, and a finger is heard at once. */
const SHARE = 0.2;
/** Slower than this, in milliseconds a picture, it is not worth it. */
const TOO_SLOW = 400;

export function Whirling({ scene, speed }: { readonly scene: Scene; readonly speed: number }) {
  const whirls = useMemo(() => whirlsOf(scene), [scene]);
  const turn = useSharedValue(0);
  const alive = speed > 0 && whirls.length > 0;
  useEffect(() => (alive ? turning(turn) : undefined), [alive, scene, turn]);
  const angle = useDerivedValue(() => turn.get() * Math.PI * 2);
  if (!alive) return null;
  return whirls.map((whirl) => <Turned key={`${whirl.x} ${whirl.y}`} whirl={whirl} angle={angle} />);
}

/** Turns, ever slower, until it is stopped or stands still. The next step waits for as long as the last one has cost. */
function turning(turn: SharedValue<number>): () => void {
  const start = Date.now();
  const from = turn.get() % 1;
  let timer = setTimeout(step, PAUSE);
  let frame = 0;
  function step(): void {
    const began = Date.now();
    const left = 1 - (began - start) / LASTS;
    if (left <= 0) return;
    turn.set(from + TURNS * (1 - left * left));
    // Drawn in the next frame: the one after that tells how long it took.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const cost = Math.max(0, Date.now() - began - FRAMES);
        if (cost < TOO_SLOW) timer = setTimeout(step, Math.max(PAUSE, cost / SHARE - cost));
      });
    });
  }
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
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
