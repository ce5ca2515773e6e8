/** What the book of the expansion advises for a set-up. It advises, and forbids nothing. */
import type { Setup } from '@/store/match/setup';
import { wanderersIn } from '../../modules/presets';

export type Advice = 'newGame.time' | 'newGame.advice.wanderers' | 'newGame.advice.alone' | 'newGame.advice.wide';

export function adviceFor({ seats, modules, options }: Setup): readonly Advice[] {
  if (!modules.includes('stormgates')) return [];
  const players = seats.length;
  const large = players > 4 || options.wide === true;
  const advice: Advice[] = ['newGame.time'];
  if (wanderersIn(modules) > 0 && (!large || players < 3)) advice.push('newGame.advice.wanderers');
  if (players > 4 && !modules.includes('teams')) advice.push('newGame.advice.alone');
  if ((players === 3 || players === 4) && large) advice.push('newGame.advice.wide');
  return advice;
}
