/**
 * A sitting at one match: who sits where, who holds the device, what has been done and what can be taken back.
 * The state of the game stays in here; what comes out is a view for one person.
 */
import {
  apply,
  asksOpenly,
  createGame,
  decision,
  eventFor,
  foresee,
  heroSquare,
  isOver,
  item,
  legalActions,
  NO_BATTLE,
  NONE,
  refusal,
  targetsOn,
  toMove,
  viewFor,
  wayTo,
  type Action,
  type Event,
  type Foresight,
  type GameConfig,
  type GameState,
  type Played,
  type PlayerView,
  type Seat,
  type Square,
  type Target,
  type Violation,
} from '@battalia/engine';
import type { Beginning, Player } from './journalFormat';
import type { LogEntry } from './log';
import { Replay } from './replay';
import { revealed, type Reveal, type UndoStop } from './undo';

interface Step extends Played {
  readonly before: GameState;
  readonly events: readonly Event[];
}

/** Questions of a battle that two people answer face to face. */
const FIGHTING: readonly string[] = ['assault', 'reply', 'defend', 'press'];

export type Taken = { readonly ok: true } | { readonly ok: false; readonly violation: Violation };

export interface SittingStart {
  readonly config: GameConfig;
  readonly seed: string;
  readonly players: readonly Player[];
  readonly actions?: readonly Played[];
  /** Where the actions begin, when it is not the beginning of the game. */
  readonly from?: Beginning | null;
  readonly casual?: boolean;
  /** False: nobody minds who looks, and the device shows the cards of whoever is to decide. */
  readonly covers?: boolean;
}

export class Sitting {
  readonly config: GameConfig;
  readonly seed: string;
  readonly players: readonly Player[];
  private current: GameState;
  private steps: Step[] = [];
  private undone: Played[] = [];
  /** Who holds the device; null while it changes hands. */
  private holder: Seat | null = null;
  private isCasual: boolean;
  private covers: boolean;
  private readonly begin: Beginning | null;

  constructor({ config, seed, players, actions = [], from = null, casual = false, covers = true }: SittingStart) {
    this.config = config;
    this.seed = seed;
    this.players = players;
    this.isCasual = casual;
    this.covers = covers;
    this.begin = from;
    this.current = from?.state ?? createGame(config, seed);
    for (const { action, seat } of actions) this.record(action, seat);
    if (actions.length === 0 && from === null) this.settle();
    this.lay();
  }

  // ---------------------------------------------------------------- who

  isBot(seat: Seat): boolean {
    return this.players[seat]?.bot !== null;
  }

  private onlyPerson(): Seat | null {
    const people = this.players.flatMap((player, seat) => (player.bot === null ? [seat] : []));
    return people.length === 1 ? (people[0] ?? null) : null;
  }

  isSolo(): boolean {
    return this.onlyPerson() !== null;
  }

  /** The seat whose move it is, null when the game is over. */
  mover(): Seat | null {
    return isOver(this.current) ? null : toMove(this.current);
  }

  /** Whether one person's cards are hidden from the next: people may agree not to mind. */
  setCovers(covers: boolean): void {
    this.covers = covers;
    this.follow();
  }

  /** Without a screen in between, whoever is to decide holds the device. */
  private follow(): void {
    const mover = this.mover();
    if (!this.covers && mover !== null && !this.isBot(mover)) this.holder = mover;
  }

  /** The person who is to decide and does not hold the device; null also between bots and in solo play. */
  private elsewhere(): Seat | null {
    const mover = this.mover();
    return mover !== null && !this.isBot(mover) && mover !== this.holder ? mover : null;
  }

  /** The person who must take the device before anything is shown. What is asked openly is answered over the table. */
  handOver(): Seat | null {
    return asksOpenly(this.current) ? null : this.elsewhere();
  }

  /** That person has pressed. */
  takeOver(): void {
    this.holder = this.handOver() ?? this.holder;
  }

  /** Nobody sees anything until somebody presses again: after a resume, a load, in the background. */
  lay(): void {
    this.holder = this.onlyPerson();
    this.follow();
  }

  /** Whose eyes the screen is for: the holder, else, and while another person is to decide, what everybody may see. */
  viewer(): Seat | 'table' {
    return this.elsewhere() === null ? (this.holder ?? 'table') : 'table';
  }

  view(): PlayerView {
    return viewFor(this.current, this.viewer());
  }

  /** A bot's view. Only for the seat of a bot. */
  viewOfBot(seat: Seat): PlayerView {
    if (!this.isBot(seat)) throw new Error('a person is not looked over the shoulder');
    return viewFor(this.current, seat);
  }

  legal(): readonly Action[] {
    return this.handOver() === null ? legalActions(this.current) : [];
  }

  /** What the hand could do if the turn went on to its actions now: a cohort and a mulligan are weighed against it. */
  ahead(): readonly Action[] {
    const begin = this.legal().find(({ kind }) => kind === 'begin');
    const after = begin === undefined ? null : apply(this.current, begin);
    return after?.ok === true ? legalActions(after.state) : [];
  }

  isOver(): boolean {
    return isOver(this.current);
  }

  /** Whether a question of a battle is asked, and people fight on both sides of it. */
  isFightOfTwo(): boolean {
    if (this.current.battle === NO_BATTLE) return false;
    const { battle, decision } = viewFor(this.current, 'table');
    if (battle === null || decision === null || !FIGHTING.includes(decision.kind)) return false;
    return [battle.attack.seat, battle.defence.seat].every((side) => side !== null && !this.isBot(side));
  }

  /**
   * A battle between two people who sit across from each other: what one of them sees of the own cards, and may do. Null
   * outside such a battle, so that nothing else gets at anybody's cards this way.
   */
  acrossTheTable(seat: Seat): { readonly view: PlayerView; readonly legal: readonly Action[] } | null {
    const { battle } = viewFor(this.current, 'table');
    if (!this.isFightOfTwo() || (battle?.attack.seat !== seat && battle?.defence.seat !== seat)) return null;
    return { view: viewFor(this.current, seat), legal: this.mover() === seat ? legalActions(this.current) : [] };
  }

  // ---------------------------------------------------------------- what was done

  actions(): readonly Played[] {
    return this.steps.map(({ seat, action }) => ({ seat, action }));
  }

  /** False when an older part does not lead here under these rules, or cannot be read: it is played on, but not shared. */
  isWhole(): boolean {
    return this.begin === null;
  }

  /** The game so far, to be played back. */
  replay(): Replay {
    return new Replay({
      config: this.config,
      seed: this.seed,
      actions: this.actions(),
      from: this.begin,
    });
  }

  /** A position that was laid by hand, and is nobody's game. */
  isLaid(): boolean {
    return this.begin?.length === 0;
  }

  casual(): boolean {
    return this.isCasual;
  }

  /** For the journal only: what is saved is the game, not what somebody sees of it. */
  forSaving(): { readonly actions: readonly Played[]; readonly from: Beginning | null; readonly state: GameState } {
    return { actions: this.actions(), from: this.begin, state: this.current };
  }

  /** What the viewer may read of what happened. */
  log(): readonly LogEntry[] {
    const viewer = this.viewer();
    return this.steps.flatMap(({ events, seat }, step) =>
      events.map((event) => ({ step, seat, event: eventFor(event, viewer) })),
    );
  }

  // ---------------------------------------------------------------- doing

  /** The way that one of the viewer's heroes would go to a square, both ends included; null where none leads. */
  wayTo(hero: number, to: Square): readonly Square[] | null {
    const viewer = this.viewer();
    const from = viewer === 'table' ? NONE : heroSquare(this.current, viewer, hero);
    return viewer === 'table' || from === NONE ? null : wayTo(this.current, viewer, from, to);
  }

  /** What the viewer could want to attack on a square, whether that is allowed now or not. */
  targetsOn(square: Square): readonly Target[] {
    const viewer = this.viewer();
    return viewer === 'table' ? [] : targetsOn(this.current, viewer, square);
  }

  whyNot(action: Action): Violation | null {
    return refusal(this.current, action);
  }

  /** What an action of the viewer's would make of a battle. */
  foresee(action: Action): Foresight | null {
    return this.viewer() === this.mover() ? foresee(this.current, action) : null;
  }

  /** With a seat: refused if it is not that one's move. */
  take(action: Action, by?: Seat): Taken {
    const violation = this.record(action, by);
    if (violation) return { ok: false, violation };
    this.undone = [];
    this.settle();
    return { ok: true };
  }

  /** SETUP-07: whoever chooses last takes what is left. Nobody is asked, and no device changes hands for it. */
  private settle(): void {
    for (let only = onlyChoice(this.current); only !== null; only = onlyChoice(this.current)) this.record(only);
  }

  private record(action: Action, seat = toMove(this.current)): Violation | null {
    const before = this.current;
    const result = apply(before, action, seat);
    if (!result.ok) return result.violation;
    this.steps.push({ action, before, events: result.events, seat });
    this.current = result.state;
    this.follow();
    return null;
  }

  // ---------------------------------------------------------------- taking back

  /**
   * What stops an undo: nothing to take back, what was played before this version, or what came to light. In solo play a
   * reveal does not stop it, but is noted.
   */
  undoStop(): UndoStop | null {
    const reach = this.undoReach();
    if (reach === null) return this.begin === null || this.isLaid() ? 'nothing' : 'older';
    if (this.isSolo()) return null;
    return this.steps.slice(reach.left).some(({ seat }) => seat !== this.holder) ? 'otherPlayer' : reach.reveal;
  }

  /** Whether an undo would make the game a casual one, because something came to light since: a person is asked first. */
  undoCosts(): boolean {
    return !this.isCasual && this.undoStop() === null && this.undoReach()?.reveal !== null;
  }

  /**
   * Where an undo leads: to the last choice of a person, over what followed without one. In solo play that is everything
   * that bots did since. Null when no person has chosen yet.
   */
  private undoReach(): { readonly left: number; readonly reveal: Reveal | null } | null {
    let after = this.current;
    let reveal: Reveal | null = null;
    for (let left = this.steps.length - 1; left >= 0; left--) {
      const { before, seat } = item(this.steps, left);
      reveal ??= revealed(before, after);
      after = before;
      if (!this.isBot(seat) && onlyChoice(before) === null) return { left, reveal };
    }
    return null;
  }

  undo(): boolean {
    const reach = this.undoReach();
    if (reach === null || this.undoStop() !== null) return false;
    const taken = this.steps.splice(reach.left);
    this.isCasual ||= reach.reveal !== null;
    this.undone.push(...taken.map(({ seat, action }) => ({ seat, action })).reverse());
    this.current = taken[0]?.before ?? this.current;
    this.follow();
    return true;
  }

  canRedo(): boolean {
    return this.undone.length > 0;
  }

  redo(): boolean {
    const first = this.undone.pop();
    if (first === undefined) return false;
    this.record(first.action, first.seat);
    while (
      this.undone.length > 0 &&
      this.mover() !== null &&
      (this.isBot(this.mover() ?? 0) || onlyChoice(this.current) !== null)
    ) {
      const next = this.undone.pop();
      if (next !== undefined) this.record(next.action, next.seat);
    }
    return true;
  }
}

/** What a question of the set-up leaves, if it leaves no choice. */
function onlyChoice(state: GameState): Action | null {
  const kind = decision(state)?.kind;
  if (kind !== 'chooseFaction' && kind !== 'chooseCity') return null;
  const legal = legalActions(state);
  return legal.length === 1 ? (legal[0] ?? null) : null;
}
