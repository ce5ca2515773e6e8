/** One game of the arena, from the first choice to the end or to the day on which it is called off. */
import {
  BASE_BOX,
  ACTION_KINDS,
  sameAction,
  createGame,
  END_REASONS,
  isCity,
  isOver,
  item,
  legalActions,
  newChance,
  standardConfig,
  standings,
  step,
  toMove,
  viewFor,
  type Action,
  type EndReason,
  type ModuleId,
} from '@battalia/engine';
import { chooseAtOnce, type Budget } from '../../src/bots/bot';
import { makeChief } from '../../src/bots/chief';
import { BOTS, USUAL_NODES, type BotName } from '../../src/bots/players';
import type { Weights } from '../../src/bots/weights';

export interface Match {
  readonly index: number;
  /** Which of the bots sits where. */
  readonly seats: readonly number[];
  readonly bots: readonly BotName[];
  readonly modules: readonly ModuleId[];
  /** After which the game ends; null: as the modules have it. */
  readonly weeks: number | null;
  readonly seed: string;
  readonly nodes: number | null;
  readonly ms: number | null;
  readonly days: number;
  /** For tuning: a planner that weighs things so, by place in `bots`. */
  readonly weights?: readonly (Weights | null)[];
}

/** One bot's game; lists are by place in `--bots`. */
export interface BotResult {
  /** 1, or a part of it where players share the first place. */
  readonly win: number;
  readonly points: number;
  readonly cities: readonly number[];
  readonly turns: number;
  readonly ms: number;
  /** How often it did what. */
  readonly done: Readonly<Record<string, number>>;
}

export interface MatchResult {
  readonly index: number;
  readonly days: number;
  readonly end: EndReason | 'limit';
  readonly bots: readonly BotResult[];
}

export function playMatch({ index, seats, bots, modules, weeks, seed, nodes, ms, days, weights }: Match): MatchResult {
  const s = createGame(standardConfig(bots.length, modules, weeks === null ? {} : { weeks }), seed);
  const chances = bots.map((name, i) => newChance(`${seed} ${name} ${i} in seat ${seats.indexOf(i)}`));
  const minds = bots.map((name, i) => {
    const own = weights?.[i];
    return own ? makeChief(own) : BOTS[name];
  });
  const tallies = bots.map(() => ({ turns: 0, ms: 0, done: new Map<string, number>() }));
  while (!isOver(s) && s.day <= days) {
    const seat = toMove(s);
    const who = item(seats, seat);
    const tally = item(tallies, who);
    const legal = legalActions(s);
    const started = performance.now();
    const name = item(bots, who);
    const budget: Budget = ms === null ? { kind: 'nodes', nodes: nodes ?? USUAL_NODES[name] } : { kind: 'time', ms };
    const action = chooseAtOnce(item(minds, who), viewFor(s, seat), legal, item(chances, who), budget);
    tally.ms += performance.now() - started;
    if (!legal.some((other) => sameAction(other, action)))
      throw new Error(`${name} broke the rules: ${JSON.stringify(action)}`);
    if (action.kind === 'endTurn') tally.turns++;
    const deed = deedOf(action);
    tally.done.set(deed, (tally.done.get(deed) ?? 0) + 1);
    step(s, action);
  }
  const table = standings(s);
  const winners = table.filter(({ place }) => place === 1).length;
  return {
    index,
    days: s.day,
    end: isOver(s) ? item(END_REASONS, s.over) : 'limit',
    bots: bots.map((_, i) => {
      const standing = table.find(({ seat }) => seats[seat] === i);
      const { turns, ms: spent, done } = item(tallies, i);
      return {
        win: standing?.place === 1 ? 1 / winners : 0,
        points: standing?.points ?? 0,
        cities: standing?.cities ?? [],
        turns,
        ms: spent,
        done: Object.fromEntries(done),
      };
    }),
  };
}

/** What is counted: the kind, and of buildings what was built. */
function deedOf(action: Action): string {
  if (action.kind === 'build') return isCity(BASE_BOX, action.tile) ? `city ${action.level}` : 'road';
  if (action.kind === 'attack') return `attack ${action.target.kind}`;
  return ACTION_KINDS.includes(action.kind) ? action.kind : 'other';
}
