/** Tiles of patterns, laid beside each other. */
import { num } from './glyphs/shape';

/** A tile somewhere else. All its commands are absolute: points come in pairs, but for H and V and the radii of arcs. */
export function movedTile(path: string, dx: number, dy: number): string {
  return path.replace(/([MLCAHV])([^MLCAHVz]*)/g, (_, command: string, rest: string) => {
    const shifted = rest
      .trim()
      .split(/[ ,]+/)
      .map(Number)
      .map((value, i) => {
        if (command === 'H') return value + dx;
        if (command === 'V') return value + dy;
        if (command === 'A') return i % 7 === 5 ? value + dx : i % 7 === 6 ? value + dy : value;
        return i % 2 === 0 ? value + dx : value + dy;
      });
    return `${command}${shifted.map(num).join(' ')}`;
  });
}
