/** Numerals as lines on a grid of 16 by 24, for levels and costs on the board, where there is no font. */
export const NUMERAL_WIDTH = 16;
export const NUMERAL_HEIGHT = 24;
export const NUMERAL_LINE = 3.6;

const DIGITS: readonly string[] = [
  'M8 3C4.6 3 3 6.8 3 12C3 17.2 4.6 21 8 21C11.4 21 13 17.2 13 12C13 6.8 11.4 3 8 3z',
  'M4 7L9 3V21',
  'M3.2 7.4C3.6 4.6 5.4 3 8 3C10.8 3 12.8 4.8 12.8 7.6C12.8 10.4 11 12.2 8.6 14.6L3 21H13.2',
  'M3.4 5C4.6 3.6 6.2 3 8 3C10.8 3 12.6 4.6 12.6 7.2C12.6 9.8 10.8 11.4 7.4 11.4C11 11.4 13.2 13 13.2 16C13.2 19.2 11 21 7.8 21C5.6 21 3.8 20.2 2.8 18.6',
  'M10.4 21V3L2.6 15.4H13.8',
  'M12.4 3H4.6L3.8 11.4C5 10.4 6.4 10 7.8 10C11 10 13.2 12.2 13.2 15.4C13.2 18.8 11 21 7.8 21C5.6 21 3.8 20 2.8 18.4',
  'M11.4 3.4C6.6 4.2 3 9 3 15C3 18.8 4.8 21 8 21C11 21 13.2 19 13.2 15.8C13.2 12.6 11.2 10.6 8.4 10.6C6 10.6 3.8 12.2 3.2 14.6',
  'M2.8 3H13.2L6.6 21',
  'M8 11.4C5.4 11.4 3.6 9.6 3.6 7.2C3.6 4.8 5.4 3 8 3C10.6 3 12.4 4.8 12.4 7.2C12.4 9.6 10.6 11.4 8 11.4C5 11.4 2.8 13.2 2.8 16.2C2.8 19.2 5 21 8 21C11 21 13.2 19.2 13.2 16.2C13.2 13.2 11 11.4 8 11.4z',
  'M12.8 9.4C12.2 11.8 10 13.4 7.6 13.4C4.8 13.4 2.8 11.4 2.8 8.2C2.8 5 5 3 8 3C11.2 3 13 5.2 13 9C13 15 9.4 19.8 4.6 20.6',
];

/** Path data of a whole number, and how wide it is on its grid. */
export function numeral(value: number): { readonly d: string; readonly width: number } {
  const digits = String(Math.max(0, Math.round(value))).split('').map(Number);
  const d = digits.map((digit, i) => shifted(DIGITS[digit] ?? '', i * NUMERAL_WIDTH)).join('');
  return { d, width: digits.length * NUMERAL_WIDTH };
}

/** Moved to the right. All commands are absolute and every pair is a point, but for H and V. */
function shifted(path: string, dx: number): string {
  if (dx === 0) return path;
  return path
    .replace(/(-?\d*\.?\d+) (-?\d*\.?\d+)/g, (_, x: string, y: string) => `${Number(x) + dx} ${y}`)
    .replace(/H(-?\d*\.?\d+)/g, (_, x: string) => `H${Number(x) + dx}`);
}
