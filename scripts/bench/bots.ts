/** The bots: a whole turn of each, at the beginning of turns in games between Frimen. */
import {
  clone,
  createGame,
  isOver,
  item,
  legalActions,
  newChance,
  standardConfig,
  step,
  toMove,
  viewFor,
  type GameState,
} from '@battalia/engine';
import { chooseAtOnce } from '../../src/bots/bot';
import { BOTS, USUAL_NODES, type BotName } from '../../src/bots/players';
import { timeOnce, type Section } from './measure';

const isHermes = 'HermesInternal' in globalThis;

/** States at the start of a turn, spread over the first three weeks. */
function turnStarts(count: number): readonly GameState[] {
  const found: GameState[] = [];
  for (let game = 0; found.length < count; game++) {
    const s = createGame(standardConfig(2), `turns ${game}`);
    const chance = newChance(`turns ${game}`);
    const day = 2 + ((game * 5) % 19);
    while (!isOver(s) && !(s.day === day && viewFor(s, toMove(s)).decision?.kind === 'opening')) {
      step(s, chooseAtOnce(BOTS.friman, viewFor(s, toMove(s)), legalActions(s), chance, { kind: 'nodes', nodes: 1 }));
    }
    if (!isOver(s)) found.push(s);
  }
  return found;
}

/** From the opening to the end of the turn, with what a bot is given: the view and the legal list. */
function playTurn(name: BotName, from: GameState): number {
  const s = clone(from);
  const seat = s.turn;
  const chance = newChance('bench');
  let decisions = 0;
  while (!isOver(s) && s.turn === seat) {
    const mover = toMove(s);
    const bot = mover === seat ? name : 'friman';
    step(
      s,
      chooseAtOnce(BOTS[bot], viewFor(s, mover), legalActions(s), chance, { kind: 'nodes', nodes: USUAL_NODES[bot] }),
    );
    decisions++;
  }
  return decisions;
}

const TURNS = isHermes ? 15 : 60;

const turns: Section = {
  title: 'A whole turn of a bot, 2 players',
  run() {
    const starts = turnStarts(TURNS);
    if (!isHermes) for (let i = 0; i < 5; i++) playTurn('chief', item(starts, i));
    return (['friman', 'chief'] as const).map((name) => timeOnce(`${name} turn`, starts, (s) => playTurn(name, s)));
  },
};

export const botSections: readonly Section[] = [turns];
