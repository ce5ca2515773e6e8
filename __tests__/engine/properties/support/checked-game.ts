/**
 * A random game in which everything that must hold everywhere is looked at: at every step what is cheap, at some
 * steps what is not. The number of the game alone brings it back.
 */
import {
  apply,
  clone,
  compareActions,
  debug,
  decision,
  encode,
  eventFor,
  generate,
  hash,
  isOver,
  item,
  legalActions,
  newChance,
  pick,
  readAction,
  refusal,
  standings,
  step,
  toMove,
  touchMap,
  viewFor,
  END_REASONS,
  NONE,
  type Action,
  type ActionKind,
  type Chance,
  type Engine,
  type Event,
  type GameConfig,
  type GameState,
  type Played,
  type Secret,
  type Viewer,
  type ViolationCode,
} from '@battalia/engine/testing';
import { alike, exchange, type Hidden } from '../../hidden';
import { actionKey, mixKey, namedTwice } from './alike';
import { compareLines } from './compare-lines';
import { compareImpassable, comparePlaces } from './compare-map';
import { compareJumps, compareStorm } from './compare-storm';
import { compareLaying, compareSacrifices } from './compare-sacrifice';
import { compareStaff } from './compare-staff';
import { comparePosts, compareTrades } from './compare-trade';
import { compareMoves, compareRetreats } from './compare-ways';
import { invariants, type Customs } from './invariants';
import { asAction, cardsToTry, isWellFormed, mutantsOf } from './mutants';
import { choose, TEMPER_NAMES, type Temper } from './players';

/** A game that was played, for those who count. */
export interface GameReport {
  readonly players: number;
  readonly modules: readonly string[];
  decisions: number;
  /** Legal actions of the decision that had most of them. */
  longest: number;
  /** The day on which it ended, or was left. */
  day: number;
}

/** How often things were seen, by name. */
export interface Coverage {
  readonly actions: Map<string, number>;
  readonly decisions: Map<string, number>;
  readonly events: Map<string, number>;
  readonly violations: Map<string, number>;
  readonly ends: Map<string, number>;
  /** What became of every game. */
  readonly games: GameReport[];
  steps: number;
}

export const newCoverage = (): Coverage => ({
  actions: new Map(),
  decisions: new Map(),
  events: new Map(),
  violations: new Map(),
  ends: new Map(),
  games: [],
  steps: 0,
});
const count = (names: Map<string, number>, name: string): void => void names.set(name, (names.get(name) ?? 0) + 1);

/** What is wrong, and the line that shows it again. */
export class Broken extends Error {
  constructor(command: string, at: number, problem: string) {
    super(`${problem}\n  reproduce: ${command}   (step ${at})`);
  }
}

/** Whose games are looked at: the app's, or those of an engine that has modules more. */
export interface Games {
  readonly engine: Engine;
  /** A numbered game, and the command that plays it again. */
  readonly configOf: (seed: string, number: number) => GameConfig;
  readonly start: (seed: string, number: number) => GameState;
  /** It starts at the first choice, so that a record of it leads to where it ends. */
  readonly isWhole: (number: number) => boolean;
  readonly command: (seed: string, number: number) => string;
  /** What its modules change in what is true of every state. */
  readonly customs: Customs;
  /** Every card that is hidden from a viewer, written down independently of the views. */
  readonly hidden: (s: GameState, viewer: Viewer) => readonly Hidden[];
  /** Whether the brute force knows all of a game's modules. */
  readonly brute: (config: GameConfig) => boolean;
}

/** A random player who is still at it after so many decisions will not come to an end. */
const MOST_STEPS = 20_000;

/** One step in so many gets a check of this kind, none for 0. */
export interface Rhythm {
  readonly invariants: number;
  /** That copies, `apply` and `step` agree. */
  readonly steps: number;
  readonly lists: number;
  readonly saves: number;
  readonly views: number;
  readonly mutants: number;
  readonly brute: number;
  readonly leaks: number;
}

/**
 * For games that are played with every `npm test`. What is lost or left over once stays so for many steps: it is found without
 * a look at each of them.
 */
export const DAILY: Rhythm = {
  invariants: 4,
  steps: 4,
  lists: 20,
  saves: 100,
  views: 120,
  mutants: 250,
  brute: 500,
  leaks: 150,
};
/** A few seconds for some dozens of games. */
export const BRISK: Rhythm = {
  invariants: 1,
  steps: 1,
  lists: 8,
  saves: 40,
  views: 40,
  mutants: 120,
  brute: 400,
  leaks: 80,
};
export const THOROUGH: Rhythm = {
  invariants: 1,
  steps: 1,
  lists: 1,
  saves: 4,
  views: 4,
  mutants: 12,
  brute: 15,
  leaks: 12,
};
/** Thousands of games in minutes: each is looked at a few times, and none of them in the same places. */
export const SWEEP: Rhythm = {
  invariants: 8,
  steps: 8,
  lists: 60,
  saves: 120,
  views: 150,
  mutants: 600,
  brute: 1500,
  leaks: 300,
};
/** Every node in every way, as far as it can be had: a few games. */
export const EVERY_NODE: Rhythm = { ...THOROUGH, saves: 1, views: 1, mutants: 4, brute: 4, leaks: 1 };

/** A numbered game from its start to its end. */
export function checkGame(games: Games, seed: string, number: number, rhythm: Rhythm, coverage: Coverage): void {
  guarded(games.command(seed, number), (report) => {
    const chance = newChance(`players ${seed} ${number}`);
    const game = new CheckedGame(games, games.start(seed, number), chance, rhythm, coverage, false);
    game.play(MOST_STEPS, TEMPER_NAMES, report);
    if (games.isWhole(number)) game.checkAgainst(games.configOf(seed, number), `${seed} ${number}`);
  });
}

/** Some way from a position that was laid by hand, so that no brute force is asked. What is new there is tried first. */
export function checkFrom(
  games: Games,
  start: GameState,
  seed: string,
  number: number,
  rhythm: Rhythm,
  coverage: Coverage,
): void {
  guarded(games.command(seed, number), (report) => {
    const chance = newChance(`players ${seed} ${number}`);
    const game = new CheckedGame(games, start, chance, { ...rhythm, brute: 0 }, coverage, true);
    game.play(SOME_STEPS, ['warrior', 'curious'], report);
  });
}
const SOME_STEPS = 50;

/** Not worth seeking: they end a turn or a battle before it has become interesting. */
const RELUCTANT: readonly ActionKind[] = ['endTurn', 'mulligan', 'pass', 'surrender'];

function guarded(command: string, play: (report: (steps: number) => void) => void): void {
  let at = 0;
  try {
    play((steps) => (at = steps));
  } catch (error) {
    throw new Broken(command, at, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

class CheckedGame {
  private readonly start: GameState;
  private readonly played: Played[] = [];
  private readonly known = new Set<ActionKind>();
  /** Where and how it is looked at, apart from what is played: the same game in every rhythm. */
  private readonly looks: Chance;

  constructor(
    private readonly games: Games,
    private readonly state: GameState,
    private readonly chance: Chance,
    private readonly rhythm: Rhythm,
    private readonly coverage: Coverage,
    /** Whether what this game has not seen yet is tried first, where it can be. */
    private readonly seeking: boolean,
  ) {
    this.start = clone(state);
    this.looks = newChance(`looks ${hash(state)}`);
  }

  /** To the end, or so many steps; who is still at it after the most steps will not come to an end. */
  play(most: number, among: readonly Temper[], report: (steps: number) => void): void {
    const { state, chance } = this;
    const game = this.newReport();
    const tempers = Array.from({ length: state.rules.seats }, () => item(among, pick(chance, among.length)));
    for (let steps = 0; !isOver(state) && steps < most; steps++) {
      report(steps);
      count(this.coverage.decisions, decision(state)?.kind ?? 'none');
      const actions = this.checkNode();
      game.decisions++;
      game.longest = Math.max(game.longest, actions.length);
      const action = choose(state, this.preferred(actions), item(tempers, toMove(state)), chance);
      this.known.add(action.kind);
      count(this.coverage.actions, action.kind);
      this.checkStep(action);
      this.coverage.steps++;
    }
    report(this.played.length);
    game.day = state.day;
    if (isOver(state)) {
      count(this.coverage.ends, item(END_REASONS, state.over));
      this.checkEnd();
    } else if (most === MOST_STEPS) throw new Error('the game does not end');
    const again = clone(this.start);
    for (const { action } of this.played) step(again, action);
    same('the same actions once more', again, state);
  }

  private newReport(): GameReport {
    const { seats, config } = this.state.rules;
    const report = { players: seats, modules: config.modules, decisions: 0, longest: 0, day: 0 };
    this.coverage.games.push(report);
    return report;
  }

  private preferred(actions: readonly Action[]): readonly Action[] {
    if (!this.seeking || pick(this.chance, 3) === 0) return actions;
    const unknown = actions.filter((action) => !this.known.has(action.kind) && !RELUCTANT.includes(action.kind));
    return unknown.length > 0 ? unknown : actions;
  }

  private every(steps: number): boolean {
    return steps > 0 && pick(this.looks, steps) === 0;
  }

  // ---------------------------------------------------------------- a node

  private checkNode(): readonly Action[] {
    const { state } = this;
    const before = clone(state);
    if (this.every(this.rhythm.invariants)) none('invariants', invariants(state, this.games.customs));
    const actions = checkList(state);
    if (this.every(this.rhythm.lists)) checkListAnew(state, actions);
    if (this.every(this.rhythm.saves)) this.checkSave(actions);
    if (this.every(this.rhythm.views)) checkViews(this.games, state, actions, this.looks);
    if (this.every(this.rhythm.leaks)) checkLeaks(this.games, state, this.looks);
    if (this.every(this.rhythm.mutants))
      checkMutants(state, actions, this.looks, (code) => count(this.coverage.violations, code));
    if (this.every(this.rhythm.brute) && this.games.brute(state.rules.config))
      checkAgainstBruteForce(state, this.looks);
    same('looking changes nothing', state, before);
    return actions;
  }

  /** A saved state is the same state, and offers the same. */
  private checkSave(actions: readonly Action[]): void {
    const decoded = this.games.engine.decode(encode(this.state));
    if (!decoded.ok) throw new Error(`a saved state cannot be read: ${JSON.stringify(decoded.reason)}`);
    if (decoded.doubt !== null) throw new Error(`a state that was led to is doubted: ${decoded.doubt}`);
    same('decode(encode(s))', decoded.state, this.state);
    sameText('hash', hash(decoded.state), hash(this.state));
    sameText('legal list of a saved state', JSON.stringify(legalActions(decoded.state)), JSON.stringify(actions));
    for (const action of actions)
      sameText(
        'readAction',
        JSON.stringify(readAction(this.state.rules, JSON.parse(JSON.stringify(action)))),
        JSON.stringify(action),
      );
  }

  // ---------------------------------------------------------------- a step

  /** `apply` leaves its input alone, and does what `step` does; a copy goes its own way. */
  private checkStep(action: Action): void {
    const { state } = this;
    this.played.push({ seat: toMove(state), action });
    if (!this.every(this.rhythm.steps)) {
      const events: Event[] = [];
      step(state, action, events);
      for (const { kind } of events) count(this.coverage.events, kind);
      return;
    }
    const before = clone(state);
    const copy = clone(state);
    this.checkSeats(action);
    const result = apply(state, action, toMove(state));
    if (!result.ok) throw new Error(`offered and refused (${result.violation.code}): ${text(action)}`);
    same('apply leaves its input alone', state, before);
    const events: Event[] = [];
    step(state, action, events);
    same('apply does what step does', result.state, state);
    sameText('events', JSON.stringify(result.events), JSON.stringify(events));
    same('a copy is not touched by its original', copy, before);
    const after = clone(state);
    step(copy, action);
    same('a step without a log is the same step', copy, after);
    same('an original is not touched by its copy', state, after);
    for (const event of events) this.checkEvent(event);
  }

  /** What is offered to one seat is nobody else's to do. */
  private checkSeats(action: Action): void {
    const { state } = this;
    for (let seat = 0; seat < state.rules.seats; seat++) {
      if (seat !== toMove(state) && refusal(state, action, seat)?.code !== 'wrongSeat')
        throw new Error(`seat ${seat} may do what another is asked: ${text(action)}`);
    }
  }

  private checkEvent(event: Event): void {
    count(this.coverage.events, event.kind);
    const layout = this.state.rules.events.get(event.kind);
    if (layout === undefined) throw new Error(`nobody has declared ${event.kind}`);
    const fields = layout.map(([name]) => name);
    sameText(`fields of ${event.kind}`, Object.keys(event).sort().join(), ['kind', ...fields].sort().join());
    for (const [name] of layout.filter(([, { tag }]) => tag === 'secret')) {
      for (let seat = 0; seat < this.state.rules.seats; seat++) {
        const { seats, cards } = secretIn(event, name);
        const told = secretIn(eventFor(event, seat), name).cards;
        sameText(`what seat ${seat} is told`, told.join(), (seats & (1 << seat)) !== 0 ? cards.join() : '');
      }
    }
  }

  // ---------------------------------------------------------------- the end

  private checkEnd(): void {
    const { state } = this;
    none('invariants', invariants(state, this.games.customs));
    sameText('legal list after the end', JSON.stringify(legalActions(state)), '[]');
    if (decision(state) !== null || toMove(state) !== NONE) throw new Error('somebody is asked after the end');
    for (const kind of state.rules.words.kinds) {
      const violation = refusal(state, asAction({ kind }));
      if (violation?.code !== 'gameOver') throw new Error(`${kind} is not refused after the end`);
    }
    checkViews(this.games, state, [], this.looks);
    this.checkSave([]);
    const rows = standings(state);
    const seats = rows
      .map((row) => row.seat)
      .sort()
      .join();
    sameText('seats of the standings', seats, Array.from({ length: state.rules.seats }, (_, seat) => seat).join());
    rows.forEach((row, i) => {
      const before = rows[i - 1];
      if (row.place !== i + 1 && row.place !== before?.place) throw new Error('places of the standings');
      if (before && row.points > before.points) throw new Error('the standings are not sorted');
    });
  }

  /** The same set-up, seed and actions give the same state. */
  checkAgainst(config: GameConfig, seed: string): void {
    const { engine } = this.games;
    same('a game from the same seed', engine.createGame(config, seed), this.start);
    const result = engine.replay(config, seed, this.played);
    if (!result.ok) throw new Error(`replay refuses action ${result.at}: ${result.violation.code}`);
    same('replay', result.state, this.state);
    sameText('hash of a replay', hash(result.state), hash(this.state));
  }
}

const secretIn = (event: Event, name: string): Secret => Reflect.get(event, name) as Secret;

// ---------------------------------------------------------------- lists

/** What is chosen step by step makes no list as long as this. */
const TOO_LONG = 2_000;

/** Never empty before the end, never endless, sorted, without doubles. */
function checkList(s: GameState): readonly Action[] {
  const actions = legalActions(s);
  if (actions.length === 0) throw new Error('nothing is legal');
  if (actions.length >= TOO_LONG) throw new Error(`${actions.length} actions are legal`);
  for (let i = 1; i < actions.length; i++) {
    if (compareActions(s.rules.words, item(actions, i - 1), item(actions, i)) >= 0)
      throw new Error(`not sorted, or twice: ${text(actions[i - 1])} ${text(actions[i])}`);
  }
  return actions;
}

/** All of it is accepted, nothing is named twice, it is the same when it is found in another way, and there is nothing for those who are not asked. */
function checkListAnew(s: GameState, actions: readonly Action[]): void {
  for (const action of actions) {
    const violation = refusal(s, action);
    if (violation) throw new Error(`offered and refused (${violation.code}): ${text(action)}`);
    if (!isWellFormed(s, action)) throw new Error(`malformed: ${text(action)}`);
  }
  none('named twice, with other cards that are alike', namedTwice(s, actions));
  const raw: Action[] = [];
  generate(s, raw);
  sameText(
    'generate and legalActions',
    JSON.stringify(raw.sort((a, b) => compareActions(s.rules.words, a, b))),
    JSON.stringify(actions),
  );
  // What is remembered about a map must not outlive it: the same map under another name offers the same.
  const renamed = clone(s);
  touchMap(renamed);
  sameText(
    'legal list of a map that is looked at anew',
    JSON.stringify(legalActions(renamed)),
    JSON.stringify(actions),
  );
  for (let seat = 0; seat < s.rules.seats; seat++) {
    const offered = legalActions(s, seat).length;
    if (offered !== (seat === toMove(s) ? actions.length : 0))
      throw new Error(`seat ${seat} is offered ${offered} actions`);
  }
}

/** A view can be had of every node, by everybody; a state made up from it looks the same and offers the same. */
function checkViews({ engine, customs }: Games, s: GameState, actions: readonly Action[], chance: Chance): void {
  for (const viewer of viewersOf(s)) {
    const view = viewFor(s, viewer);
    if (viewer === 'table') continue;
    const imagined = engine.resample(view, newChance(`imagine ${pick(chance, 1 << 20)}`));
    none('invariants of a resampled state', invariants(imagined, customs));
    sameText(
      `what seat ${viewer} sees of a resampled state`,
      JSON.stringify(viewFor(imagined, viewer)),
      JSON.stringify(view),
    );
    if (viewer === toMove(s))
      sameText('legal list of a resampled state', JSON.stringify(legalActions(imagined)), JSON.stringify(actions));
  }
}

const viewersOf = (s: GameState): readonly Viewer[] => [
  'table',
  ...Array.from({ length: s.rules.seats }, (_, seat) => seat),
];

/** Exchanging what a viewer cannot tell apart changes nothing for that viewer. */
function checkLeaks({ hidden }: Games, s: GameState, chance: Chance): void {
  for (const viewer of viewersOf(s)) {
    const unseen = hidden(s, viewer);
    const other = clone(s);
    for (let n = 0; n < 12 && unseen.length > 0; n++) {
      const a = item(unseen, pick(chance, unseen.length));
      const same = unseen.filter((entry) => entry.place === a.place && alike(a, entry));
      exchange(other, a.card, item(same, pick(chance, same.length)).card, a.place);
    }
    none('piles after an exchange', debug.census(other));
    sameText(
      `what ${viewer} sees after an exchange`,
      JSON.stringify(viewFor(other, viewer)),
      JSON.stringify(viewFor(s, viewer)),
    );
  }
}

const LAYING: readonly string[] = ['assault', 'defend', 'press'];

function checkAgainstBruteForce(s: GameState, chance: Chance): void {
  const open = decision(s);
  if (open === null || s.setupLeft > 0) return;
  none('impassable squares', compareImpassable(s));
  const hasGates = s.rules.config.modules.includes('gates');
  if (open.kind === 'acting') {
    const few = legalActions(s).length < 400;
    if (few) none('lines', compareLines(s));
    if (few) none('moves', compareMoves(s));
    if (few && hasGates) none('jumps', compareJumps(s));
    none('trades', compareTrades(s));
    none('sacrifices', compareSacrifices(s));
    none(
      'places',
      comparePlaces(
        s,
        open.seat,
        item(
          ['city4', 'city3', 'city2straight', 'city2turn', 'city1', 'straight', 'turn', 'tee', 'crossroad'] as const,
          pick(chance, 9),
        ),
      ),
    );
  }
  if (LAYING.includes(open.kind)) {
    none('sacrifices in battle', compareSacrifices(s));
    none('laying', compareLaying(s));
  }
  if (open.kind === 'post') none('posts', comparePosts(s));
  if (open.kind === 'reply' && s.targetHero !== NONE) none('retreats', compareRetreats(s));
  if (s.rules.config.modules.includes('stormgates')) none('the Staff', compareStaff(s));
  if (hasGates) none('the storm', compareStorm(s));
}

/** Nearly legal actions, of every kind that is offered: never a throw, nothing changes, and what is accepted is as good as something on the list. */
export function checkMutants(
  s: GameState,
  actions: readonly Action[],
  chance: Chance,
  onRefusal: (code: ViolationCode) => void,
): void {
  const before = clone(s);
  const offered = new Set(actions.map((action) => actionKey(s, action)));
  // Where a list names mixes of kinds, any line of the same mix is as good; that this is so in long lists alone the brute force tells.
  const mixes = new Set(actions.map((action) => mixKey(s, action)));
  const cards = cardsToTry(s);
  for (const kind of new Set(actions.map((action) => action.kind))) {
    const ofKind = actions.filter((action) => action.kind === kind);
    for (const value of mutantsOf(s, item(ofKind, pick(chance, ofKind.length)), cards)) {
      const mutant = asAction(value);
      const violation = refusal(s, mutant);
      if (violation) {
        onRefusal(violation.code);
        if (pick(chance, 50) === 0 && apply(s, mutant).ok) throw new Error(`refused and applied: ${text(mutant)}`);
      } else if (!isWellFormed(s, mutant) || !(offered.has(actionKey(s, mutant)) || mixes.has(mixKey(s, mutant))))
        throw new Error(`accepted: ${text(mutant)}`);
    }
  }
  same('refusing changes nothing', s, before);
}

// ---------------------------------------------------------------- comparing

const text = (value: unknown): string =>
  JSON.stringify(value, (_, field: unknown) =>
    typeof field === 'number' && !Number.isFinite(field) ? String(field) : field,
  );

function none(what: string, problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`${what}: ${problems.slice(0, 5).join('; ')}`);
}

function sameText(what: string, got: string, wanted: string): void {
  if (got === wanted) return;
  let i = 0;
  while (got[i] === wanted[i]) i++;
  const around = (whole: string): string => whole.slice(Math.max(0, i - 80), i + 120);
  throw new Error(`${what}: ...${around(got)}... instead of ...${around(wanted)}...`);
}

/** Two states are the same in every byte and number. */
function same(what: string, got: GameState, wanted: GameState): void {
  const a = got.image();
  const b = wanted.image();
  const equal = Buffer.compare(a, b) === 0;
  const numbers = got.scalars().join() === wanted.scalars().join();
  if (!equal || !numbers)
    throw new Error(
      `${what}: ${equal ? `${got.scalars().join()} instead of ${wanted.scalars().join()}` : 'the states differ'}`,
    );
}
