/**
 * A player that is no person. It is given what its seat may know and nothing else, thinks in small portions so that
 * a screen stays alive, and stops when it is told to. With the same view, chance and number of nodes it always
 * chooses the same action.
 */
import { item, type Action, type Chance, type PlayerView } from '@battalia/engine';

/** How long a bot may think about one decision. Only a number of nodes makes a choice repeatable. */
export type Budget =
  { readonly kind: 'nodes'; readonly nodes: number } | { readonly kind: 'time'; readonly ms: number };

/** Counts what has been thought, and says when it is enough. A node is one action tried on a state. */
export class Effort {
  nodes = 0;
  private paused = 0;
  private readonly started = now();

  constructor(private readonly budget: Budget) {}

  /** Whether a share of the budget is used up. */
  isSpent(share = 1): boolean {
    const { budget } = this;
    return budget.kind === 'nodes' ? this.nodes >= budget.nodes * share : now() - this.started >= budget.ms * share;
  }

  /** Whether it is time for a pause. Asked wherever a node may have been tried. */
  isDue(): boolean {
    if (this.nodes - this.paused < NODES_AT_A_TIME) return false;
    this.paused = this.nodes;
    return true;
  }
}

/** A pause after so many: a phone tries four or five a millisecond. */
const NODES_AT_A_TIME = 2;

/** A course of thought: it pauses (`yield`) every few nodes and ends with the chosen action. */
export type Thought = Generator<void, Action, void>;

export interface Bot {
  readonly name: string;
  /** `legal` is never empty. */
  think(view: PlayerView, legal: readonly Action[], chance: Chance, effort: Effort): Thought;
}

/** The choice was called off. */
export class Cancelled extends Error {
  constructor() {
    super('the choice was called off');
  }
}

/** As much as is needed of AbortSignal, which not every JavaScript engine has. */
export interface Signal {
  readonly aborted: boolean;
}

function heed(signal: Signal | undefined): void {
  if (signal?.aborted === true) throw new Cancelled();
}

/** Others have to get their turn every 8 ms: what is left is for a step that cannot be divided. */
const PORTION_MS = 4;

/** One of the legal actions. Rejects with `Cancelled` soon after the signal is given. */
export async function choose(
  bot: Bot,
  view: PlayerView,
  legal: readonly Action[],
  chance: Chance,
  budget: Budget,
  signal?: Signal,
): Promise<Action> {
  heed(signal);
  if (legal.length === 1) return item(legal, 0);
  const thought = bot.think(view, legal, chance, new Effort(budget));
  let since = now();
  for (;;) {
    const { done, value } = thought.next();
    if (done === true) return value;
    if (now() - since < PORTION_MS) continue;
    await breath();
    heed(signal);
    since = now();
  }
}

/** The same without pauses, for the arena and for measuring. */
export function chooseAtOnce(
  bot: Bot,
  view: PlayerView,
  legal: readonly Action[],
  chance: Chance,
  budget: Budget,
): Action {
  if (legal.length === 1) return item(legal, 0);
  const thought = bot.think(view, legal, chance, new Effort(budget));
  for (;;) {
    const { done, value } = thought.next();
    if (done === true) return value;
  }
}

function now(): number {
  return typeof performance === 'undefined' ? Date.now() : performance.now();
}

/** Lets everything else have its turn. A browser delays nested timeouts by 4 ms, a message channel by nothing. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else if (typeof MessageChannel === 'function') {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        channel.port1.close();
        resolve();
      };
      channel.port2.postMessage(null);
    } else setTimeout(resolve, 0);
  });
}
