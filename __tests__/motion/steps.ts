/** A step of a real game as one viewer sees it: the view before, the view after, and what that viewer is told. */
import {
  apply,
  eventFor,
  viewFor,
  type Action,
  type Event,
  type GameState,
  type PlayerView,
  type Viewer,
} from '@battalia/engine';
import { planOf, type Flight, type Motion, type Plan } from '@/motion/plan';
import { anchorsOf } from '@/motion/place';

export interface Step {
  readonly before: PlayerView;
  readonly after: PlayerView;
  readonly events: readonly Event[];
  readonly state: GameState;
  readonly plan: Plan;
}

export function step(state: GameState, action: Action, viewer: Viewer): Step {
  const result = apply(state, action);
  if (!result.ok) throw new Error(result.violation.code);
  const before = viewFor(state, viewer);
  const after = viewFor(result.state, viewer);
  const events = result.events.map((event) => eventFor(event, viewer));
  return { before, after, events, state: result.state, plan: planOf(before, after, events) };
}

export const flightsOf = ({ motions }: Plan): readonly Flight[] =>
  motions.filter((motion): motion is Flight => motion.kind === 'flight');
export const kindsOf = ({ motions }: Plan): readonly Motion['kind'][] => motions.map(({ kind }) => kind);

/** 'hand 0 > table 0', with the card in front if it has a face at all. */
export const said = ({ card, from, to, faceBefore, faceAfter }: Flight): string =>
  `${card === null ? 'back' : `${faceBefore ? 'face' : 'back'}-${faceAfter ? 'face' : 'back'}`}: ${anchorsOf(from)[0]} > ${anchorsOf(to)[0]}`;
