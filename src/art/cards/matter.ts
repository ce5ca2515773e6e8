/** What things on cards are made of. */
import type { Gradient } from '../figure';
import { lit } from './pieces';

export interface Cloth {
  readonly main: string;
  readonly deep: string;
  readonly pale: string;
}

export const STEEL = lit('#f7f8fa', '#c3cad3', '#7d8794');
export const WOOD = lit('#c08b4f', '#8a5a2c', '#5d3a1b');
export const GOLD = lit('#fff0b0', '#e9b93f', '#9a6a12');
export const STRAW = lit('#fbe7a3', '#ddb458', '#a77a2a');
export const PAPER = lit('#fffaf0', '#f0dfb8', '#cbb07c');

export const clothOf = ({ pale, main, deep }: Cloth): Gradient => ({
  from: [2, 16],
  to: [22, 23],
  colors: [pale, main, main, deep],
});
