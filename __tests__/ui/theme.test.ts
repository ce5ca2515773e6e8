import { night, parchment, skylineTones, type Palette } from '@/ui/theme/tokens';

/** Contrast as WCAG 2 defines it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [brighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((brighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Everything that is read, on everything it is read on: AA wants 4.5. */
const TEXT: readonly (readonly [on: keyof Palette, what: keyof Palette])[] = [
  ...(['ground', 'surface', 'surfacePressed'] as const).flatMap((on) =>
    (['ink', 'inkMuted', 'accent'] as const).map((what) => [on, what] as const),
  ),
  ['accent', 'onAccent'],
  ['accentPressed', 'onAccent'],
];

/** Edges and signs that carry meaning: AA wants 3. */
const SIGNS: readonly (readonly [on: keyof Palette, what: keyof Palette])[] = (
  ['ground', 'surface', 'surfacePressed'] as const
).flatMap((on) => (['edge', 'accent', 'gold'] as const).map((what) => [on, what] as const));

test('contrast is measured as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
});

describe.each([
  ['parchment', parchment],
  ['night', night],
])('%s', (_name, palette) => {
  test.each(TEXT)('on %s, %s can be read', (on, what) => {
    expect(contrast(palette[on], palette[what])).toBeGreaterThanOrEqual(4.5);
  });

  test('text is read on the land behind a page as well', () => {
    for (const tone of skylineTones(palette))
      for (const what of ['ink', 'inkMuted', 'accent'] as const)
        expect(contrast(tone, palette[what])).toBeGreaterThanOrEqual(4.5);
  });

  test('the land behind a page is told from the ground and from what is nearer', () => {
    const [far, middle, near] = skylineTones(palette);
    for (const [one, other] of [
      [palette.ground, far],
      [far, middle],
      [middle, near],
    ] as const)
      expect(contrast(one, other)).toBeGreaterThan(1.04);
  });

  test.each(SIGNS)('on %s, %s can be seen', (on, what) => {
    expect(contrast(palette[on], palette[what])).toBeGreaterThanOrEqual(3);
  });
});
