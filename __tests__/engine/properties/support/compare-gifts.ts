/** Tributes and what Metamorpha grants: the engine against the brute force. */
import {
  clone,
  decision,
  NONE,
  step,
  toMove,
  type Action,
  type ActionKind,
  type GameState,
} from '@battalia/engine/testing';
import { everySquare, kindAt } from '../brute/board';
import {
  drawable,
  leftOfWoods,
  mayPayTribute,
  mayRaid,
  mayTwin,
  paysStorm,
  strolls,
  targetsAnywhere,
} from '../brute/gifts';
import { linesOf } from '../brute/lines';
import { mayGrow, mayRise } from '../brute/storm';
import { differences, type Candidate } from './compare';

/** Every hero, every card, and some pairs of cards. */
export function compareTributes(s: GameState): readonly string[] {
  const seat = toMove(s);
  const lines = linesOf(s, seat, 2).filter((line, i) => line.length < 2 || i % 5 === 0);
  const candidates = [0, 1].flatMap((hero) =>
    lines.map((pay): Candidate => ({
      action: { kind: 'tribute', hero, pay },
      legal: mayPayTribute(s, seat, hero, pay),
    })),
  );
  return differences(s, ['tribute'], candidates);
}

interface Answers {
  readonly kinds: readonly ActionKind[];
  readonly candidates: readonly Candidate[];
}

/** Every square, every pair of gates, every short line; and how far a jump leads on. */
function answersInWoods(s: GameState, seat: number, hero: number): Answers & { readonly problems: readonly string[] } {
  const squares = [...everySquare(s), -1, s.rules.squares];
  const near = strolls(s, seat, hero);
  const gates = squares.filter((square) => kindAt(s, square) === 'gate');
  const ends = [...gates, ...squares.filter((square) => !gates.includes(square)).slice(0, 2)];
  const lines = linesOf(s, seat, 2);
  const problems: string[] = [];
  const jumps = ends.flatMap((from) =>
    ends.flatMap((to) => {
      const left = leftOfWoods(s, seat, hero, from, to);
      return lines.map((pay): Candidate => {
        const action = { kind: 'woodsJump', from, to, pay } as const;
        const legal = left !== null && paysStorm(s, pay);
        if (legal) problems.push(...compareLeft(s, action, left));
        return { action, legal };
      });
    }),
  );
  const walks = squares.map((to): Candidate => ({ action: { kind: 'woodsWalk', to }, legal: near.includes(to) }));
  return { kinds: ['woodsWalk', 'woodsJump'], candidates: [...walks, ...jumps], problems };
}

/** The steps that wait for the end of the storm. */
function compareLeft(s: GameState, action: Action, left: number): readonly string[] {
  const after = clone(s);
  step(after, action);
  for (let frame = 0; frame < after.frames; frame++) {
    const from = frame * after.rules.frame;
    const name = after.rules.questions[after.pending[from] ?? 0]?.name;
    if (name !== 'landing' && name !== 'onward') continue;
    const steps = after.pending[from + (name === 'landing' ? 4 : 3)];
    return steps === left ? [] : [`${JSON.stringify(action)} leaves ${steps} steps, not ${left}`];
  }
  return [];
}

function answersTo(s: GameState): Answers | null {
  const open = decision(s);
  if (open === null) return null;
  const { seat } = open;
  const cards = Array.from({ length: s.rules.cards }, (_, card) => card);
  const squares = [...everySquare(s), -1, s.rules.squares];
  const hero = s.pending[(s.frames - 1) * s.rules.frame + 2] ?? NONE;
  switch (open.kind) {
    case 'mountains':
      return {
        kinds: ['mountainsCity'],
        candidates: squares.map((square) => ({
          action: { kind: 'mountainsCity', square },
          legal: mayGrow(s, seat, square),
        })),
      };
    case 'canyons':
      return {
        kinds: ['canyonsRaid'],
        candidates: targetsAnywhere(s, seat).flatMap((target) =>
          [0, 1, 2, 3, 4].map((heroes) => ({
            action: { kind: 'canyonsRaid', target, heroes } as const,
            legal: mayRaid(s, seat, hero, target, heroes),
          })),
        ),
      };
    case 'lakes':
      return {
        kinds: ['lakesRank'],
        candidates: cards.map((card) => ({ action: { kind: 'lakesRank', card }, legal: mayRise(s, seat, card) })),
      };
    case 'frost':
      return {
        kinds: ['frostTwin'],
        candidates: cards.map((card) => ({ action: { kind: 'frostTwin', card }, legal: mayTwin(s, seat, card) })),
      };
    case 'jungle':
      return {
        kinds: ['jungleDraw'],
        candidates: [-1, 0, 1, 2, 3].map((count) => ({
          action: { kind: 'jungleDraw', count },
          legal: count >= 1 && count <= drawable(s, seat),
        })),
      };
    default:
      return null;
  }
}

export function compareGifts(s: GameState): readonly string[] {
  const open = decision(s);
  if (open?.kind === 'woods') {
    const hero = s.pending[(s.frames - 1) * s.rules.frame + 2] ?? NONE;
    const { kinds, candidates, problems } = answersInWoods(s, open.seat, hero);
    return [...problems.slice(0, 3), ...differences(s, kinds, candidates)];
  }
  const answers = answersTo(s);
  return answers === null ? [] : differences(s, answers.kinds, answers.candidates);
}
