/** Jumps and what the storm asks: the engine against the brute force. */
import {
  cardsIn,
  decision,
  gatesState,
  LIMBO,
  NONE,
  playedOf,
  step,
  clone,
  toMove,
  type Action,
  type ActionKind,
  type Card,
  type GameState,
  type KindName,
} from '@battalia/engine/testing';
import { everySquare, kindAt, kindNumber, TERRAIN_KINDS } from '../brute/board';
import { isWildCard, linesOf, nameOf } from '../brute/lines';
import {
  ARTEFACTS,
  copiesFor,
  EVERY_FACTION,
  mayGrow,
  mayPave,
  mayReturn,
  mayRise,
  mayTakeArtefact,
  tentsThatFall,
  terrainsFor,
} from '../brute/storm';
import { leftAfterJump, paidSteps } from '../brute/ways';
import { differences, type Candidate } from './compare';

const TRAVELS: readonly string[] = ['supply', 'stardust', 'horse', 'hammer'];

/** Every hero, every pair of squares near a gate, every line; and how far each leads on. */
export function compareJumps(s: GameState): readonly string[] {
  const seat = toMove(s);
  const lines = linesOf(s, seat, 12).filter(
    (line) => line.length <= 1 || line.every((card) => TRAVELS.includes(nameOf(s, card)) || isWildCard(s, card)),
  );
  const squares = everySquare(s);
  const gates = squares.filter((square) => kindAt(s, square) === 'gate');
  // Every gate, and two squares that are none.
  const ends = [...gates, ...squares.filter((square) => !gates.includes(square)).slice(0, 2)];
  const candidates: Candidate[] = [];
  const problems: string[] = [];
  for (const hero of [0, 1]) {
    const here = s.hero[seat * 2 + hero] ?? NONE;
    const idle = here === NONE || gatesState.jumped.of(s)[seat * 2 + hero] !== 0;
    const ways = idle ? new Map<number, number>() : paidSteps(s, seat, here);
    for (const from of ends)
      for (const to of ends)
        for (const pay of lines) {
          const left = leftAfterJump(s, seat, ways, from, to, pay);
          const action = { kind: 'jump', hero, from, to, pay } as const;
          candidates.push({ action, legal: left !== null });
          if (left !== null && candidates.length % 7 === 0) problems.push(...compareSteps(s, action, left));
        }
  }
  return [...problems.slice(0, 3), ...differences(s, ['jump'], candidates)];
}

/** The steps that wait for the end of the storm. */
function compareSteps(s: GameState, action: Action, left: number): readonly string[] {
  const after = clone(s);
  step(after, action);
  const kinds = after.rules.questions;
  const numbers = after.pending;
  for (let frame = 0; frame < after.frames; frame++) {
    const at = frame * after.rules.frame;
    const name = kinds[numbers[at] ?? 0]?.name;
    if (name !== 'landing' && name !== 'onward') continue;
    const steps = numbers[at + (name === 'landing' ? 4 : 3)];
    return steps === left ? [] : [`${JSON.stringify(action)} leaves ${steps} steps, not ${left}`];
  }
  return [];
}

const known = (name: KindName): number => kindNumber(name);

/** Everything that could be meant as an answer, and what the rules say of it. */
function answersTo(
  s: GameState,
): { readonly kinds: readonly ActionKind[]; readonly candidates: readonly Candidate[] } | null {
  const open = decision(s);
  if (open === null) return null;
  const { seat } = open;
  const cards = Array.from({ length: s.rules.cards }, (_, card) => card);
  const squares = [...everySquare(s), -1, s.rules.squares];
  const some = (kind: ActionKind, candidates: readonly Candidate[]) => ({ kinds: [kind], candidates });
  switch (open.kind) {
    case 'stormArtefact':
      return some(
        'stormArtefact',
        [...ARTEFACTS, 'friman' as const, 'hammer' as const].flatMap((name) =>
          [null, ...EVERY_FACTION].map((faction): Candidate => ({
            action: { kind: 'stormArtefact', artefact: known(name), faction },
            legal: mayTakeArtefact(s, name, faction),
          })),
        ),
      );
    case 'stormRoad':
      return some(
        'stormRoad',
        TERRAIN_KINDS.map((name): Candidate => ({
          action: { kind: 'stormRoad', tile: known(name) },
          legal: mayPave(s, seat, name),
        })),
      );
    case 'stormLand':
      return some(
        'stormLand',
        squares.map((square): Candidate => ({
          action: { kind: 'stormLand', square },
          legal: terrainsFor(s, square).length > 0,
        })),
      );
    case 'stormTerrain': {
      const square = s.pending[(s.frames - 1) * s.rules.frame + 2] ?? NONE;
      return some(
        'stormTerrain',
        EVERY_FACTION.map((terrain): Candidate => ({
          action: { kind: 'stormTerrain', terrain },
          legal: terrainsFor(s, square).includes(terrain),
        })),
      );
    }
    case 'stormEcho': {
      const hero = s.pending[(s.frames - 1) * s.rules.frame + 2] ?? NONE;
      const copies = copiesFor(s, seat, hero);
      return some(
        'stormEcho',
        cards.map((card): Candidate => ({ action: { kind: 'stormEcho', card }, legal: copies.includes(card) })),
      );
    }
    case 'stormRank':
      return some(
        'stormRank',
        cards.map((card): Candidate => ({ action: { kind: 'stormRank', card }, legal: mayRise(s, seat, card) })),
      );
    case 'stormCity':
      return some(
        'stormCity',
        squares.map((square): Candidate => ({
          action: { kind: 'stormCity', square },
          legal: mayGrow(s, seat, square),
        })),
      );
    case 'stormLimbo': {
      const tried: readonly (readonly Card[])[] = [
        [],
        ...[...cardsIn(s, LIMBO), ...cardsIn(s, playedOf(seat))].map((card) => [card]),
      ];
      return some(
        'take',
        tried.map((taken): Candidate => ({
          action: { kind: 'take', cards: taken },
          legal: taken.length === 1 && taken.every((card) => mayReturn(s, seat, card)),
        })),
      );
    }
    case 'stormTent': {
      const tents = tentsThatFall(s, seat);
      return some(
        'stormTent',
        cards.map((tent): Candidate => ({ action: { kind: 'stormTent', tent }, legal: tents.includes(tent) })),
      );
    }
    case 'onward': {
      const at = (s.frames - 1) * s.rules.frame + 2;
      const here = s.hero[seat * 2 + (s.pending[at] ?? 0)] ?? NONE;
      const ways = paidSteps(s, seat, here);
      return some(
        'onward',
        squares.map((to): Candidate => ({
          action: { kind: 'onward', to },
          legal: to !== here && (ways.get(to) ?? Infinity) <= (s.pending[at + 1] ?? 0),
        })),
      );
    }
    default:
      return null;
  }
}

export function compareStorm(s: GameState): readonly string[] {
  const answers = answersTo(s);
  return answers === null ? [] : differences(s, answers.kinds, answers.candidates);
}
