/** The end of a combat: who leaves the board, and what a victory brings (BATTLE-10 to BATTLE-12, BATTLE-16 to BATTLE-18). */
import type { Target } from '../core/action';
import { HEROES, HIGHEST_LEVEL, type Card } from '../core/components';
import type { Log } from '../core/event';
import { at, NONE } from '../core/ints';
import { LORD } from '../core/kinds';
import { discard, discardAll, findInDeck, move, shuffle } from '../core/piles';
import {
  clearBattle,
  factionOf,
  heroSquare,
  lineOf,
  NOBODY,
  OPENS,
  playedOf,
  RETURNS,
  shelterOf,
  touchMap,
  type GameState,
  type Seat,
  type Square,
} from '../core/state';
import { levelFor } from './build';
import { checkEnd } from './end';
import { offerChoiceOfGreat } from './great';
import { gain, gainSupply } from './hire';
import { targetOf, totalOf } from './strength';
import { refill } from './turn';

export function resolve(s: GameState, won: boolean, log: Log): void {
  const { attacker, defender } = s;
  const target = targetOf(s);
  if (log)
    log.push({
      kind: won ? 'won' : 'repelled',
      seat: attacker,
      target,
      attack: totalOf(s, attacker),
      defence: totalOf(s, defender),
    });
  // BATTLE-10, BATTLE-18: the heroes of the loser that took part leave the board.
  if (won) disband(s, defender, s.defendHeroes, log);
  else disband(s, attacker, s.attackHeroes, log);
  sweepBattle(s);
  if (won) reap(s, attacker, target, log);
  closeBattle(s, attacker, defender, won, log);
  checkEnd(s, log);
}

export function closeBattle(s: GameState, attacker: Seat, defender: Seat, won: boolean, log: Log): void {
  if (s.rules.refillsAtOnce && defender !== NONE) refill(s, defender, log);
  for (const hook of s.rules.hooks.afterBattle) hook(s, attacker, defender, won, log);
}

function disband(s: GameState, seat: Seat, heroes: number, log: Log): void {
  for (let hero = 0; hero < HEROES; hero++) {
    if (seat === NONE || (heroes & (1 << hero)) === 0) continue;
    const square = heroSquare(s, seat, hero);
    log?.push({ kind: 'disbanded', seat, hero, square });
    s.hero[seat * HEROES + hero] = NONE;
    for (const hook of s.rules.hooks.disbanded) hook(s, seat, hero, square, log);
  }
}

/** Forgets the part that a card had in a line. */
export function unlay(s: GameState, card: Card): void {
  s.laid[card] = 0;
  s.host[card] = NONE;
  s.mark[card] = at(s.mark, card) & ~OPENS;
}

/** The attacker's cards stay on the table, with the copies they have left; the defender's go to the shelter (BATTLE-12). */
export function sweepBattle(s: GameState): void {
  const line = lineOf(s.attacker);
  while (at(s.top, line) !== NONE) {
    const card = at(s.top, line);
    const returns = (at(s.mark, card) & RETURNS) !== 0;
    unlay(s, card);
    if (returns) discard(s, s.attacker, card);
    else move(s, card, playedOf(s.attacker));
  }
  if (s.defender !== NONE) {
    discardAll(s, s.defender, lineOf(s.defender));
    discardAll(s, s.defender, playedOf(s.defender));
    s.drained |= 1 << s.defender;
  }
  clearBattle(s);
}

/** What a victory brings. */
function reap(s: GameState, seat: Seat, target: Target, log: Log): void {
  for (const hook of s.rules.hooks.won) if (hook(s, seat, target, log)) return;
  if (target.kind === 'ruins') offerChoiceOfGreat(s, seat);
  else if (target.kind === 'city') {
    if (at(s.holder, target.square) === NOBODY) takeNeutral(s, seat, target.square, log);
    else conquer(s, seat, target.square, at(s.level, target.square), log);
  }
}

/** BATTLE-11. */
export function conquer(s: GameState, seat: Seat, square: Square, level: number, log: Log): void {
  const reached = levelFor(s, seat, level);
  s.level[square] = reached;
  s.holder[square] = reached === 0 ? NOBODY : seat;
  touchMap(s);
  log?.push({ kind: 'conquered', seat, square, level: reached });
}

/** BATTLE-16: a level 4 token, a lord of the land and a supply. */
function takeNeutral(s: GameState, seat: Seat, square: Square, log: Log): void {
  conquer(s, seat, square, HIGHEST_LEVEL, log);
  s.taken[seat] = at(s.taken, seat) + 1;
  const lord = findInDeck(s, LORD, factionOf(s, at(s.tile, square)));
  if (lord !== NONE) {
    gain(s, seat, lord, shelterOf(seat), log);
    shuffle(s, LORD);
  }
  gainSupply(s, seat, shelterOf(seat), log);
  for (const hook of s.rules.hooks.neutralTaken) hook(s, seat, square, log);
}
