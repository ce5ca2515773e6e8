/**
 * A whole state that fits everything a viewer knows, the hidden cards dealt at random. Search plays on such states
 * instead of the true one, which it never sees.
 *
 * What is known of hidden cards: every card that is not in the view lies in a deck of the pool below the top, in a
 * player's hidden piles, or is of a kind that hides: face down on the map, in a module's pile, or in the box. How many of a
 * kind the pool holds is public, so the players' hidden piles hold the rest of that kind, and every pile has its size.
 * Within these bounds each deal is as likely.
 */
import { HEROES } from '../core/components';
import { askWith } from '../core/decision';
import { at, item, NONE } from '../core/ints';
import type { GameConfig } from '../core/config';
import type { Ruleset } from '../core/ruleset';
import { pick, type Chance } from '../core/rng';
import {
  ACTING,
  ASSAULT,
  BOX,
  COMMITTED,
  DEFEND,
  END_REASONS,
  GameState,
  GREAT,
  LIMBO,
  OPENING,
  PRESS,
  REPLY,
  WAITING,
  type Seat,
  type Square,
} from '../core/state';
import type { BattleView, PlayerView } from './view';
import { makeRoom, dealHidden } from './dealing';
import { clear, put, laySeen, laySquares, laySeat, layPile, layChoice, questionOf, factsIn } from './laying';

/**
 * Draws from a chance of the caller's own; the state's chance is new as well, so that search cannot foresee the game's.
 * `into` is overwritten and returned, if it belongs to a game of the same set-up.
 */
export function resample(
  view: PlayerView,
  chance: Chance,
  rulesOf: (config: GameConfig) => Ruleset,
  into?: GameState,
): GameState {
  const s = into !== undefined && into.rules.config === view.config ? into : new GameState(rulesOf(view.config));
  makeRoom(s.rules.cards);
  clear(s);
  // What can lie in a pile may depend on how far the set-up is.
  s.setupLeft = view.setupLeft;
  laySquares(s, view.board);
  for (const { kind, top } of view.pool) if (top) laySeen(s, top, at(s.rules.deckOf, kind));
  for (const card of view.limbo) laySeen(s, card, LIMBO);
  for (const card of view.great) laySeen(s, card, GREAT);
  for (const card of view.putAway) put(s, card, BOX);
  for (let i = 0; i < view.piles.length; i++) layPile(s, view, i);
  for (const player of view.players) laySeat(s, player);
  if (view.decision) layChoice(s, view.decision);
  dealHidden(s, view, chance);
  layScalars(s, view, chance);
  layOwn(s, view);
  if (view.battle) layBattle(s, view.battle);
  for (const { kind, seat, facts } of view.waiting) layQuestion(s, kind, seat, facts);
  if (view.decision) layQuestion(s, view.decision.kind, view.decision.seat, view.decision);
  return s;
}

// ---------------------------------------------------------------- everything but cards

const WORDS = 4294967296;

function layScalars(s: GameState, view: PlayerView, chance: Chance): void {
  s.rngA = pick(chance, WORDS) | 0;
  s.rngB = pick(chance, WORDS) | 0;
  s.rngC = pick(chance, WORDS) | 0;
  s.rngD = pick(chance, WORDS) | 0;
  s.day = view.day;
  s.first = view.first;
  s.turn = view.turn;
  s.over = END_REASONS.indexOf(view.over);
  s.frames = 0;
  s.setupLeft = view.setupLeft;
  s.inPlay = bits(view.factionsInPlay);
  s.drained = 0;
  s.begun = bits(view.hands?.begun ?? []);
  s.acted = view.hands?.acted === true ? 1 : 0;
  for (const player of view.players) {
    const { seat } = player;
    s.faction[seat] = player.faction ?? NONE;
    s.phase[seat] = player.phase === 'opening' ? OPENING : player.phase === 'acting' ? ACTING : WAITING;
    s.taken[seat] = player.neutralsTaken;
    if (player.defended) s.drained |= 1 << seat;
    s.known[seat] = player.nationTop.length;
    player.heroes.forEach((square: Square | null, hero) => (s.hero[seat * HEROES + hero] = square ?? NONE));
  }
}

/** The numbers of the modules, as far as they are known. */
function layOwn(s: GameState, view: PlayerView): void {
  const seen: Readonly<Partial<Record<string, Readonly<Record<string, readonly number[]>>>>> = view.own;
  s.rules.layout.own.forEach(({ module, field }, i) => item(s.own, i).set(seen[module]?.[field] ?? []));
}

const bits = (list: readonly number[]): number => list.reduce((mask, bit) => mask | (1 << bit), 0);

const STAGE: Readonly<Record<BattleView['phase'], number>> = {
  assault: ASSAULT,
  reply: REPLY,
  defend: DEFEND,
  press: PRESS,
};

function layBattle(s: GameState, { phase, committed, target, attack, defence }: BattleView): void {
  s.battle = committed ? COMMITTED : STAGE[phase];
  s.attacker = attack.seat ?? NONE;
  s.defender = defence.seat ?? NONE;
  s.battleSquare = target.square;
  s.target = s.rules.words.targets.indexOf(target.kind);
  s.targetHero = target.hero ?? NONE;
  s.attackHeroes = bits(attack.heroes);
  s.defendHeroes = bits(defence.heroes);
}

function layQuestion(s: GameState, kind: string, seat: Seat, view: object): void {
  const asked = questionOf(s, kind);
  if (asked) askWith(s, s.rules.questions.indexOf(asked), seat, factsIn(s, asked, seat, view));
}
