/** Breaks a name into one or two lines that fit a strip, without measuring: cards are drawn before any font has answered. */

/** Width of an average letter of the display face, as a share of its size. */
const LETTER = 0.53;
const LEADING = 1.06;

export interface NameLines {
  readonly lines: readonly string[];
  readonly size: number;
}

const longest = (lines: readonly string[]): number => lines.reduce((most, line) => Math.max(most, line.length), 1);

export function nameLines(text: string, width: number, height: number): NameLines {
  const words = text.split(' ');
  const breaks = [
    [text],
    ...words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]),
  ];
  const fits = breaks.map((lines) => ({
    lines,
    size: Math.min(width / (longest(lines) * LETTER), height / (lines.length * LEADING), height * 0.68),
  }));
  return fits.reduce((best, one) => (one.size > best.size ? one : best));
}
