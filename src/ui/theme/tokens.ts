import { blend } from '@/art/figure';

/** Colours by what they are for. Contrast of every pair that meets on a screen is proved in __tests__/ui/theme.test.ts. */
export interface Palette {
  /** Behind everything. */
  readonly ground: string;
  /** Rows, cards and panels that lie on the ground. */
  readonly surface: string;
  readonly surfacePressed: string;
  readonly ink: string;
  readonly inkMuted: string;
  /** Actions, chosen things and focus. */
  readonly accent: string;
  readonly accentPressed: string;
  readonly onAccent: string;
  /** Hairlines: decoration, never the only sign of anything. */
  readonly line: string;
  /** The edge of a control, which must be seen. */
  readonly edge: string;
  readonly gold: string;
}

/** Old paper, oak-gall ink and wax. */
export const parchment: Palette = {
  ground: '#f1e4c8',
  surface: '#fbf3e0',
  surfacePressed: '#f0e0bd',
  ink: '#2a1d12',
  inkMuted: '#63492f',
  accent: '#8a2b1a',
  accentPressed: '#6d1f12',
  onAccent: '#fff6e3',
  line: '#d8c196',
  edge: '#8f7142',
  gold: '#a8761d',
};

/** The same map by lamplight. */
export const night: Palette = {
  ground: '#12141f',
  surface: '#1d2030',
  surfacePressed: '#2a2e44',
  ink: '#f4e8cf',
  inkMuted: '#c2b493',
  accent: '#e7b84f',
  accentPressed: '#f3cd78',
  onAccent: '#1e1505',
  line: '#363a52',
  edge: '#8488a6',
  gold: '#e7b84f',
};

/** The land behind a page, from far to near: the ground with more and more of the edge in it. Proved to be readable like the ground. */
export const skylineTones = ({ ground, edge }: Palette): readonly [string, string, string] => [
  blend(ground, edge, 0.1),
  blend(ground, edge, 0.17),
  blend(ground, edge, 0.25),
];

/** How things lie on each other, with light from above as on the map: values of `boxShadow`. Decoration, never the only sign of anything. */
export interface Relief {
  /** What is pressed to do something: wax. */
  readonly wax: string;
  /** Any other control. */
  readonly key: string;
  /** A control that is held down. */
  readonly down: string;
  /** A sheet of parchment with a rule of gold inside its edge. */
  readonly sheet: string;
  /** What the hand lies on, at the foot of the screen, and what hangs at its head. */
  readonly dock: string;
  readonly head: string;
}

export const reliefByDay: Relief = {
  wax: 'inset 0px 1px 0px rgba(255, 205, 175, 0.5), inset 0px -3px 0px rgba(40, 8, 0, 0.34), 0px 2px 3px rgba(60, 34, 10, 0.4)',
  key: 'inset 0px 1px 0px rgba(255, 255, 255, 0.95), inset 0px -3px 0px rgba(143, 113, 66, 0.24), 0px 1px 2px rgba(60, 34, 10, 0.22)',
  down: 'inset 0px 2px 4px rgba(60, 34, 10, 0.4)',
  sheet:
    'inset 0px 0px 0px 3px rgba(255, 250, 238, 1), inset 0px 0px 0px 4px rgba(168, 118, 29, 0.55), inset 0px 0px 30px rgba(150, 100, 35, 0.2), 0px 2px 7px rgba(60, 34, 10, 0.28)',
  dock: 'inset 0px 4px 0px rgba(255, 250, 238, 1), inset 0px 5px 0px rgba(168, 118, 29, 0.6), inset 0px 24px 30px rgba(150, 100, 35, 0.12), 0px -3px 12px rgba(20, 12, 4, 0.5)',
  head: 'inset 0px -3px 0px rgba(255, 250, 238, 0.8), inset 0px -4px 0px rgba(168, 118, 29, 0.6), 0px 3px 10px rgba(20, 12, 4, 0.5)',
};

export const reliefByNight: Relief = {
  wax: 'inset 0px 1px 0px rgba(255, 244, 214, 0.75), inset 0px -3px 0px rgba(90, 58, 4, 0.5), 0px 2px 4px rgba(0, 0, 0, 0.5)',
  key: 'inset 0px 1px 0px rgba(255, 255, 255, 0.1), inset 0px -3px 0px rgba(0, 0, 0, 0.3), 0px 1px 2px rgba(0, 0, 0, 0.4)',
  down: 'inset 0px 2px 4px rgba(0, 0, 0, 0.6)',
  sheet:
    'inset 0px 0px 0px 3px rgba(29, 32, 48, 1), inset 0px 0px 0px 4px rgba(231, 184, 79, 0.34), inset 0px 0px 30px rgba(0, 0, 0, 0.28), 0px 2px 7px rgba(0, 0, 0, 0.5)',
  dock: 'inset 0px 4px 0px rgba(29, 32, 48, 1), inset 0px 5px 0px rgba(231, 184, 79, 0.45), 0px -3px 12px rgba(0, 0, 0, 0.7)',
  head: 'inset 0px -3px 0px rgba(18, 20, 31, 1), inset 0px -4px 0px rgba(231, 184, 79, 0.4), 0px 3px 10px rgba(0, 0, 0, 0.7)',
};

export const space = { xs: 4, sm: 8, md: 12, lg: 16, xl: 24, xxl: 40 } as const;

export const radius = { sm: 8, md: 14, lg: 22 } as const;

/** Nothing that can be pressed is smaller, in points. */
export const TARGET = 44;

/** Lines longer than this are hard to read. */
export const MEASURE = 640;

/** A serif for titles and card names, a sans for everything that is read. Bold is a family of its own: Android knows no other way. */
export const fonts = { display: 'Alegreya_700Bold', text: 'Lato_400Regular', strong: 'Lato_700Bold' } as const;

export const typeScale = {
  display: { fontFamily: fonts.display, fontSize: 56, lineHeight: 62 },
  title: { fontFamily: fonts.display, fontSize: 30, lineHeight: 36 },
  heading: { fontFamily: fonts.display, fontSize: 21, lineHeight: 28 },
  body: { fontFamily: fonts.text, fontSize: 17, lineHeight: 24 },
  label: { fontFamily: fonts.strong, fontSize: 17, lineHeight: 24 },
  caption: { fontFamily: fonts.text, fontSize: 14, lineHeight: 20 },
} as const;

export type TypeVariant = keyof typeof typeScale;

/** Milliseconds. Motion explains; it never makes anybody wait. */
export const duration = { quick: 150, normal: 250, slow: 900 } as const;
