/** What places are called, written on the land under them, as on a map. */
import { Alegreya_700Bold } from '@expo-google-fonts/alegreya/700Bold';
import {
  FontHinting,
  loadData,
  PaintStyle,
  Skia,
  StrokeJoin,
  type SkPicture,
  type SkTypeface,
} from '@shopify/react-native-skia';
import { useEffect, useMemo, useState } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { SQUARE } from '@/art/land/land';
import { record } from '@/art/paint/record';
import { scrap } from '@/art/paint/tidy';
import { cornerOf } from './layout';
import type { Scene } from './scene';
import type { useCamera } from './useCamera';
import { useDisposal } from './useDisposal';

/** By square. */
export type Names = ReadonlyMap<number, string>;

/** In board units, where signs are as large as the land. */
const SIZE = 11;
/** How far above the edge of its square a name stands, so that it covers neither the town nor the square below. */
const FOOT = 4.5;
/** The same where heroes stand before the town: their colours are seen, and the name under their feet. */
const BELOW_HEROES = -8;
/** Smaller than this, in points, it is not read: it is not shown either. */
const LEGIBLE = 7;

const INKS = {
  day: { letters: '#2a1a0b', halo: '#f7ecd0e0' },
  night: { letters: '#f4e8cf', halo: '#12141fd8' },
} as const;

let typeface: Promise<SkTypeface | null> | null = null;

/** Once for all boards. Without it the map has no names, and nothing else is missing. */
function loadTypeface(): Promise<SkTypeface | null> {
  typeface ??= loadData(Alegreya_700Bold, (data) => Skia.Typeface.MakeFreeTypeFaceFromData(data)).catch(() => {
    typeface = null;
    return null;
  });
  return typeface;
}

function useTypeface(): SkTypeface | null {
  const [loaded, setLoaded] = useState<SkTypeface | null>(null);
  useEffect(() => {
    let here = true;
    void loadTypeface().then((face) => {
      if (here) setLoaded(face);
    });
    return () => {
      here = false;
    };
  }, []);
  return loaded;
}

interface Written {
  readonly picture: SkPicture | null;
  /** Out of sight where the camera is too far away to read it: a picture knows no opacity, and a layer costs every frame. */
  readonly place: SharedValue<{ translateX: number }[]>;
}

const AWAY = 100_000;

export function useNames(
  { columns, rows, heroes }: Pick<Scene, 'columns' | 'rows' | 'heroes'>,
  names: Names,
  signs: number,
  night: boolean,
  transform: ReturnType<typeof useCamera>['transform'],
): Written {
  const face = useTypeface();
  const size = SIZE * signs;
  const picture = useMemo(() => {
    if (face === null || names.size === 0) return null;
    return record(Skia, 0, 0, columns * SQUARE, rows * SQUARE, (canvas) => {
      const font = Skia.Font(face, size);
      // The picture is drawn at any scale: letters that keep to whole pixels of this one would stand apart in another.
      font.setHinting(FontHinting.None);
      font.setSubpixel(true);
      font.setLinearMetrics(true);
      const { letters, halo } = INKS[night ? 'night' : 'day'];
      const around = scrap(Skia.Paint());
      around.setAntiAlias(true);
      around.setStyle(PaintStyle.Stroke);
      around.setStrokeWidth(size / 3.6);
      around.setStrokeJoin(StrokeJoin.Round);
      around.setColor(Skia.Color(halo));
      const ink = scrap(Skia.Paint());
      ink.setAntiAlias(true);
      ink.setColor(Skia.Color(letters));
      const crowded = new Set(heroes.map(({ square }) => square));
      for (const [square, name] of names) {
        const { x, y } = cornerOf(columns, square);
        const width = font.getTextWidth(name);
        const at = [x + (SQUARE - width) / 2, y + SQUARE - (crowded.has(square) ? BELOW_HEROES : FOOT)] as const;
        canvas.drawText(name, ...at, around, font);
        canvas.drawText(name, ...at, ink, font);
      }
    });
  }, [face, names, columns, rows, heroes, size, night]);
  useDisposal(picture);
  const place = useDerivedValue(() => [{ translateX: transform.get().scale * size < LEGIBLE ? AWAY : 0 }]);
  return { picture, place };
}
