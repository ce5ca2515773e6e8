/**
 * A random game in which everything that must hold everywhere is looked at: at every step what is cheap, at some
 * steps what is not. The number of the game alone brings it back.
 */
import {
  apply,
  clone,
  compareActions,
  createGame,
  decision,
  decode,
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
  replay,
  resample,
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
  type Event,
  type GameConfig,
  type GameState,
  type Played,
  type Viewer,
  type ViolationCode,
} from '@battalia/engine';
import { actionKey } from './alike';
import { compareLines } from './compare-lines';
import { compareImpassable, comparePlaces } from './compare-map';
import { compareMoves, compareRetreats } from './compare-ways';
import { invariants } from './invariants';
import { configOf } from './mixes';
import { asAction, cardsToTry, isWellFormed, mutantsOf } from './mutants';
import { choose, TEMPER_NAMES, type Temper } from './players';
import { isRich, startOf } from './positions';
import { RARE } from './rare';

/** How often things were seen, by name. */
export interface Coverage {
  readonly actions: Map<string, number>;
  readonly decisions: Map<string, number>;
  readonly events: Map<string, number>;
  readonly violations: Map<string, number>;
  readonly ends: Map<string, number>;
  steps: number;
}

export const newCoverage = (): Coverage => ({
  actions: new Map(),
  decisions: new Map(),
  events: new Map(),
  violations: new Map(),
  ends: new Map(),
  steps: 0,
});
const count = (names: Map<string, number>, name: string): void => void names.set(name, (names.get(name) ?? 0) + 1);

/** What is wrong, and the line that shows it again. */
export class Broken extends Error {
  constructor(seed: string, number: number, at: number, problem: string) {
    super(`${problem}\n  reproduce: npm run fuzz -- --seed '${seed}' --only ${number}   (step ${at})`);
  }
}

/** A random player who is still at it after so many decisions will not come to an end. */
const MOST_STEPS = 6000;

/** One step in so many gets a check of this kind, none for 0. */
export interface Rhythm {
  readonly lists: number;
  readonly saves: number;
  readonly views: number;
  readonly mutants: number;
  readonly brute: number;
}

/** A few seconds for some dozens of games. */
export const BRISK: Rhythm = { lists: 8, saves: 40, views: 40, mutants: 120, brute: 400 };
export const THOROUGH: Rhythm = { lists: 1, saves: 4, views: 4, mutants: 12, brute: 15 };

export function checkGame(seed: string, number: number, rhythm: Rhythm, coverage: Coverage): void {
  guarded(seed, number, (report) => {
    const game = new CheckedGame(
      startOf(seed, number),
      newChance(`players ${seed} ${number}`),
      rhythm,
      coverage,
      false,
    );
    game.play(MOST_STEPS, TEMPER_NAMES, report);
    if (!isRich(number)) game.checkAgainst(configOf(seed, number), `${seed} ${number}`);
  });
}

/** Some way from a position that random play seldom comes to. Its map was laid by hand, so that no brute force is asked. */
export function checkRare(seed: string, number: number, rhythm: Rhythm, coverage: Coverage): void {
  guarded(seed, number, (report) => {
    const { start } = item(RARE, Math.floor(number / FAMILIES) % RARE.length);
    const game = new CheckedGame(
      start(`${seed} ${number}`),
      newChance(`players ${seed} ${number}`),
      { ...rhythm, brute: 0 },
      coverage,
      true,
    );
    game.play(RARE_STEPS, ['warrior', 'curious'], report);
  });
}

/** Numbered games are of two families: one in so many goes on from a rare position. */
export const FAMILIES = 4;
export const isRare = (number: number): boolean => number % FAMILIES === FAMILIES - 1;
const RARE_STEPS = 50;
/** Not worth seeking: they end a turn or a battle before it has become interesting. */
const RELUCTANT: readonly ActionKind[] = ['endTurn', 'mulligan', 'pass', 'surrender'];

function guarded(seed: string, number: number, play: (report: (steps: number) => void) => void): void {
  let at = 0;
  try {
    play((steps) => (at = steps));
  } catch (error) {
    throw new Broken(seed, number, at, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

class CheckedGame {
  private readonly start: GameState;
  private readonly played: Played[] = [];
  private readonly known = new Set<ActionKind>();

  constructor(
    private readonly state: GameState,
    private readonly chance: Chance,
    private readonly rhythm: Rhythm,
    private readonly coverage: Coverage,
    /** Whether what this game has not seen yet is tried first, where it can be. */
    private readonly seeking: boolean,
  ) {
    this.start = clone(state);
  }

  /** To the end, or so many steps; who is still at it after the most steps will not come to an end. */
  play(most: number, among: readonly Temper[], report: (steps: number) => void): void {
    const { state, chance } = this;
    const tempers = Array.from({ length: state.rules.seats }, () => item(among, pick(chance, among.length)));
    for (let steps = 0; !isOver(state) && steps < most; steps++) {
      report(steps);
      count(this.coverage.decisions, decision(state)?.kind ?? 'none');
      const actions = this.checkNode();
      const action = choose(state, this.preferred(actions), item(tempers, toMove(state)), chance);
      this.known.add(action.kind);
      count(this.coverage.actions, action.kind);
      this.checkStep(action);
      this.coverage.steps++;
    }
    report(this.played.length);
    if (isOver(state)) {
      count(this.coverage.ends, item(END_REASONS, state.over));
      this.checkEnd();
    } else if (most === MOST_STEPS) throw new Error('the game does not end');
    const again = clone(this.start);
    for (const { action } of this.played) step(again, action);
    same('the same actions once more', again, state);
  }

  private preferred(actions: readonly Action[]): readonly Action[] {
    if (!this.seeking || pick(this.chance, 3) === 0) return actions;
    const unknown = actions.filter((action) => !this.known.has(action.kind) && !RELUCTANT.includes(action.kind));
    return unknown.length > 0 ? unknown : actions;
  }

  private every(steps: number): boolean {
    return steps > 0 && pick(this.chance, steps) === 0;
  }

  // ---------------------------------------------------------------- a node

  private checkNode(): readonly Action[] {
    const { state } = this;
    const before = clone(state);
    none('invariants', invariants(state));
    const actions = checkList(state);
    if (this.every(this.rhythm.lists)) checkListAnew(state, actions);
    if (this.every(this.rhythm.saves)) this.checkSave(actions);
    if (this.every(this.rhythm.views)) checkViews(state, actions, this.chance);
    if (this.every(this.rhythm.mutants))
      checkMutants(state, actions, this.chance, (code) => count(this.coverage.violations, code));
    if (this.every(this.rhythm.brute)) checkAgainstBruteForce(state, this.chance);
    same('looking changes nothing', state, before);
    return actions;
  }

  /** A saved state is the same state, and offers the same. */
  private checkSave(actions: readonly Action[]): void {
    const decoded = decode(encode(this.state));
    if (!decoded.ok) throw new Error(`a saved state cannot be read: ${JSON.stringify(decoded.reason)}`);
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
    this.played.push({ seat: toMove(before), action });
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
    if (!('secret' in event)) return;
    for (let seat = 0; seat < this.state.rules.seats; seat++) {
      const told = eventFor(event, seat);
      const may = (event.secret.seats & (1 << seat)) !== 0;
      if ('secret' in told && !may && told.secret.cards.length > 0)
        throw new Error(`seat ${seat} is told of ${text(event.secret.cards)}`);
    }
  }

  // ---------------------------------------------------------------- the end

  private checkEnd(): void {
    const { state } = this;
    none('invariants', invariants(state));
    sameText('legal list after the end', JSON.stringify(legalActions(state)), '[]');
    if (decision(state) !== null || toMove(state) !== NONE) throw new Error('somebody is asked after the end');
    for (const kind of state.rules.words.kinds) {
      const violation = refusal(state, asAction({ kind }));
      if (violation?.code !== 'gameOver') throw new Error(`${kind} is not refused after the end`);
    }
    checkViews(state, [], this.chance);
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
    same('a game from the same seed', createGame(config, seed), this.start);
    const result = replay(config, seed, this.played);
    if (!result.ok) throw new Error(`replay refuses action ${result.at}: ${result.violation.code}`);
    same('replay', result.state, this.state);
    sameText('hash of a replay', hash(result.state), hash(this.state));
  }
}

// ---------------------------------------------------------------- lists

/** Never empty before the end, sorted, without doubles. */
function checkList(s: GameState): readonly Action[] {
  const actions = legalActions(s);
  if (actions.length === 0) throw new Error('nothing is legal');
  for (let i = 1; i < actions.length; i++) {
    if (compareActions(s.rules.words, item(actions, i - 1), item(actions, i)) >= 0)
      throw new Error(`not sorted, or twice: ${text(actions[i - 1])} ${text(actions[i])}`);
  }
  return actions;
}

/** All of it is accepted, it is the same when it is found in another way, and there is nothing for those who are not asked. */
function checkListAnew(s: GameState, actions: readonly Action[]): void {
  for (const action of actions) {
    const violation = refusal(s, action);
    if (violation) throw new Error(`offered and refused (${violation.code}): ${text(action)}`);
    if (!isWellFormed(action)) throw new Error(`malformed: ${text(action)}`);
  }
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
function checkViews(s: GameState, actions: readonly Action[], chance: Chance): void {
  const viewers: readonly Viewer[] = ['table', ...Array.from({ length: s.rules.seats }, (_, seat) => seat)];
  for (const viewer of viewers) {
    const view = viewFor(s, viewer);
    if (viewer === 'table') continue;
    const imagined = resample(view, newChance(`imagine ${pick(chance, 1 << 20)}`));
    none('invariants of a resampled state', invariants(imagined));
    sameText(
      `what seat ${viewer} sees of a resampled state`,
      JSON.stringify(viewFor(imagined, viewer)),
      JSON.stringify(view),
    );
    if (viewer === toMove(s))
      sameText('legal list of a resampled state', JSON.stringify(legalActions(imagined)), JSON.stringify(actions));
  }
}

function checkAgainstBruteForce(s: GameState, chance: Chance): void {
  const open = decision(s);
  if (open === null || s.setupLeft > 0) return;
  none('impassable squares', compareImpassable(s));
  if (open.kind === 'acting') {
    const few = legalActions(s).length < 400;
    if (few) none('lines', compareLines(s));
    if (few) none('moves', compareMoves(s));
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
  if (open.kind === 'reply' && s.targetHero !== NONE) none('retreats', compareRetreats(s));
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
  const cards = cardsToTry(s);
  for (const kind of new Set(actions.map((action) => action.kind))) {
    const ofKind = actions.filter((action) => action.kind === kind);
    for (const value of mutantsOf(item(ofKind, pick(chance, ofKind.length)), cards)) {
      const mutant = asAction(value);
      const violation = refusal(s, mutant);
      if (violation) {
        onRefusal(violation.code);
        if (pick(chance, 50) === 0 && apply(s, mutant).ok) throw new Error(`refused and applied: ${text(mutant)}`);
      } else if (!isWellFormed(mutant) || !offered.has(actionKey(s, mutant)))
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
