/**
 * Liveries: a faction is its colour, its emblem and its pattern together, never the colour alone.
 * Contrast of what stands on what is proved in __tests__/art/palette.test.ts.
 */

/** As in the engine (COMP-01). A faction's glyph has its name. */
export const FACTIONS = ['barfolk', 'cloudborn', 'emberians', 'islanders', 'wolfsclan', 'sunblessed'] as const;
export type FactionName = (typeof FACTIONS)[number];

export interface Livery {
  /** Cloth, frames, stands. */
  readonly main: string;
  /** Folds, shadows and hems of the same cloth. */
  readonly deep: string;
  /** Trimmings and light edges. */
  readonly pale: string;
  /** The emblem and text on `main`. */
  readonly on: string;
  /** The faction's colour as text on parchment and on the night's ground. */
  readonly inkOnLight: string;
  readonly inkOnDark: string;
  readonly pattern: PatternName;
}

export const LIVERIES: Readonly<Record<FactionName, Livery>> = {
  barfolk: {
    main: '#2c6b3c',
    deep: '#173f22',
    pale: '#8fc48f',
    on: '#f6f1dc',
    inkOnLight: '#1f5630',
    inkOnDark: '#8fd09a',
    pattern: 'chevrons',
  },
  cloudborn: {
    main: '#e0ac2b',
    deep: '#8a5f0c',
    pale: '#f9e19a',
    on: '#33230a',
    inkOnLight: '#7a5200',
    inkOnDark: '#f0c95c',
    pattern: 'scales',
  },
  emberians: {
    main: '#b22a20',
    deep: '#681109',
    pale: '#f0937f',
    on: '#fff1e4',
    inkOnLight: '#96201a',
    inkOnDark: '#f7988a',
    pattern: 'stripes',
  },
  islanders: {
    main: '#1d5c9e',
    deep: '#0c3361',
    pale: '#8fc3ec',
    on: '#f0f7ff',
    inkOnLight: '#154d88',
    inkOnDark: '#8cc0f2',
    pattern: 'waves',
  },
  wolfsclan: {
    main: '#e9eef3',
    deep: '#7f91a6',
    pale: '#ffffff',
    on: '#22303f',
    inkOnLight: '#44566a',
    inkOnDark: '#dbe6f2',
    pattern: 'lozenges',
  },
  sunblessed: {
    main: '#e8792b',
    deep: '#8e3d07',
    pale: '#ffc48d',
    on: '#2b1203',
    inkOnLight: '#8f3f06',
    inkOnDark: '#ffab6b',
    pattern: 'rays',
  },
};

/** What belongs to nobody: guards, ruins, neutral cities. */
export const NEUTRAL_LIVERY: Omit<Livery, 'pattern'> = {
  main: '#8d8577',
  deep: '#4b463d',
  pale: '#cdc6b7',
  on: '#191510',
  inkOnLight: '#57503f',
  inkOnDark: '#cfc7b5',
};

export const PATTERNS = ['chevrons', 'scales', 'stripes', 'waves', 'lozenges', 'rays'] as const;
export type PatternName = (typeof PATTERNS)[number];

/** A pattern is a tile of 24 by 24 that joins itself on all sides; lines of PATTERN_LINE. */
export const PATTERN_LINE = 2.4;
export const PATTERN_TILES: Readonly<Record<PatternName, string>> = {
  chevrons: 'M0 6L6 0L12 6L18 0L24 6M0 18L6 12L12 18L18 12L24 18',
  scales: 'M0 0A6 6 0 0 0 12 0A6 6 0 0 0 24 0M-6 12A6 6 0 0 0 6 12A6 6 0 0 0 18 12A6 6 0 0 0 30 12',
  stripes: 'M0 12L12 0M0 24L24 0M12 24L24 12M-6 6L6 -6M18 30L30 18',
  waves: 'M0 6C4 1 8 1 12 6C16 11 20 11 24 6M0 18C4 13 8 13 12 18C16 23 20 23 24 18',
  lozenges:
    'M12 0L24 12L12 24L0 12zM12 8L16 12L12 16L8 12zM0 -4L4 0L0 4L-4 0zM24 -4L28 0L24 4L20 0zM0 20L4 24L0 28L-4 24zM24 20L28 24L24 28L20 24z',
  rays: 'M6 3V9M3 6H9M18 15V21M15 18H21',
};

/** Relative luminance of a colour `#rrggbb`, 0 black to 1 white. */
export function luminance(color: string): number {
  const channel = (offset: number) => {
    const value = parseInt(color.slice(offset, offset + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast of two colours as WCAG counts it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
