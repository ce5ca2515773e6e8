/** A heap of stones by the road: a place that has no picture of its own. */
import type { Figure } from '../figure';
import { oval } from '../sprites/pen';

export const cairn: Figure = [
  { d: oval(0, 9, 17, 6), fill: '#2a211433' },
  { d: oval(-6, 5, 8, 5), fill: '#8d8577', line: '#4b4437', width: 1 },
  { d: oval(7, 5, 8, 5), fill: '#9b9384', line: '#4b4437', width: 1 },
  { d: oval(0, -1, 7, 5), fill: '#a8a091', line: '#4b4437', width: 1 },
  { d: oval(1, -7, 4, 3.5), fill: '#b6ae9e', line: '#4b4437', width: 1 },
];
