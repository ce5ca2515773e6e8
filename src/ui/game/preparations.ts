/** What can be done with a hand before a line is laid: titles that promote, cards that are given for Fanatics. */
import {
  actionsOf,
  at,
  copiesLeft,
  handOf,
  kindOf,
  NONE,
  step,
  type ActionOf,
  type Card,
  type GameState,
} from '@battalia/engine';
import { TABLE_BOX } from '@/store/tableBox';
import { cardsLeft, HOLDER, scratch } from './hand';

export type Preparation = ActionOf<'promote' | 'sacrifice'>;

const MOST_PREPARATIONS = 3;
/** Every card may be given for every Fanatic: more than two of them would keep somebody waiting. */
const MOST_SACRIFICES = 2;

/** What tells cards apart here, in one number: not whose they are. */
const traitsOf = (state: GameState, card: Card): number =>
  [
    at(TABLE_BOX.bandOf, card),
    at(state.mark, card),
    copiesLeft(state, HOLDER, card),
    at(state.zone, card) === handOf(HOLDER) ? 1 : 0,
  ].reduce((traits, trait) => traits * TRAITS + trait, kindOf(state, card));
/** More than any of them has values. */
const TRAITS = 64;

const traitsOfAll = (state: GameState): string =>
  Float64Array.from(cardsLeft(state), (card) => traitsOf(state, card))
    .sort()
    .join();

/** What could be done first, of what comes to the same one. */
function preparationsOf(state: GameState, before: readonly Preparation[]): readonly Preparation[] {
  const sacrificed = before.filter(({ kind }) => kind === 'sacrifice').length;
  const known = new Set<string>();
  return actionsOf(state, sacrificed < MOST_SACRIFICES ? ['promote', 'sacrifice'] : ['promote']).filter((action) => {
    const cards = action.kind === 'promote' ? [action.by, action.card, action.ranks] : [action.card, action.price];
    const [one = NONE, other = NONE, ranks = 0] = cards;
    const name = `${action.kind} ${traitsOf(state, one)} ${traitsOf(state, other)} ${ranks}`;
    if (known.has(name)) return false;
    known.add(name);
    return true;
  });
}

export interface Prepared {
  readonly state: GameState;
  readonly before: readonly Preparation[];
}

/** The cards as they are, then with one promotion or sacrifice, with two, with three: the simplest first. */
export function* prepared(state: GameState): Generator<Prepared> {
  const known = new Set([traitsOfAll(state)]);
  let hands: readonly (readonly Preparation[])[] = [[]];
  yield { state, before: [] };
  const held = scratch(0);
  const trial = scratch(1);
  for (let depth = 1; depth <= MOST_PREPARATIONS && hands.length > 0; depth++) {
    const next: (readonly Preparation[])[] = [];
    for (const before of hands) {
      held.copyFrom(state);
      for (const action of before) step(held, action);
      for (const action of preparationsOf(held, before)) {
        trial.copyFrom(held);
        step(trial, action);
        const name = traitsOfAll(trial);
        if (known.has(name)) continue;
        known.add(name);
        next.push([...before, action]);
        yield { state: trial, before: [...before, action] };
      }
    }
    hands = next;
  }
}
