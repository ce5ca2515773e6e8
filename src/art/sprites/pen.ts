/** Small helpers to write path data. */
import { num } from '../glyphs/shape';

export type Points = readonly (readonly [x: number, y: number])[];

export const polygon = (points: Points): string => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}z`;
export const polyline = (points: Points): string => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${num(x - rx)} ${num(y)}a${num(rx)} ${num(ry)} 0 1 0 ${num(rx * 2)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-rx * 2)} 0z`;
}

/** Light falls from the north-west: what stands up throws its shadow to the south-east. */
export const shadow = (rx: number, ry: number, strength = '40'): { readonly d: string; readonly fill: string } => ({
  d: oval(rx * 0.45, ry * 0.25, rx, ry),
  fill: `#1c1608${strength}`,
});
