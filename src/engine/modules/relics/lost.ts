/** Lost Scroll of Kry-Cek (GA2-07): a card out of the limbo or, as its inventor has it, a figure onto the map. */
import type { Figure, Question, Rule } from '../../core/contract';
import { answered, askedA, askNamed } from '../../core/decision';
import { at, NONE } from '../../core/ints';
import { MISSING, type GameState, type Seat, type Square } from '../../core/state';
import type { Violation } from '../../core/violation';
import { play } from '../../rules/line';
import { canRecall, recalling } from '../../rules/limbo';
import { isOwnTurn, isSquare } from '../../rules/rule';
import { conjures } from './options';
import { forEachRelic, refuseRelic } from './relic';
import { facts } from './shapes';
import { guest } from './state';

// ---------------------------------------------------------------- the limbo

const mayRecall = (s: GameState, seat: Seat): boolean => !conjures(s.rules.config) && canRecall(s, seat);

export const recall: Rule<'recall'> = {
  answers: ['acting'],
  offer(s, seat, purse, out) {
    if (mayRecall(s, seat)) forEachRelic(s, purse, 'lostscroll', (by) => out.push({ kind: 'recall', by }));
  },
  refuse: (s, seat, { by }) =>
    refuseRelic(s, seat, by, 'lostscroll') ?? (mayRecall(s, seat) ? null : { code: 'notOffered' }),
  perform(s, seat, { by }) {
    play(s, seat, by);
    askNamed(s, 'recall', seat);
  },
};

export const recalled: Question = {
  choice: recalling,
  sound: (s, seat) => isOwnTurn(s, seat) && canRecall(s, seat),
};

// ---------------------------------------------------------------- figures

/** Those that the game has rules for, in the order of their modules. */
const figuresIn = (s: GameState): readonly Figure[] => s.rules.modules.flatMap(({ figure }) => figure ?? []);

/** Never two at a time: as long as one is a guest on the map, it is that one which moves. */
function refuseFigure(s: GameState, number: number): Violation | null {
  if (!conjures(s.rules.config) || !Number.isInteger(number) || figuresIn(s)[number] === undefined)
    return { code: 'notOffered' };
  const there = at(guest.of(s), 0);
  return there === 0 || there === number + 1 ? null : { code: 'oneGuest' };
}

export const conjure: Rule<'conjure'> = {
  answers: ['acting'],
  offer(s, _seat, purse, out) {
    if (!conjures(s.rules.config)) return;
    forEachRelic(s, purse, 'lostscroll', (by) =>
      figuresIn(s).forEach((_, figure) => {
        if (refuseFigure(s, figure) === null) out.push({ kind: 'conjure', by, figure });
      }),
    );
  },
  refuse: (s, seat, { by, figure }) => refuseRelic(s, seat, by, 'lostscroll') ?? refuseFigure(s, figure),
  perform(s, seat, { by, figure }, log) {
    play(s, seat, by);
    guest.of(s)[0] = figure + 1;
    log?.push({ kind: 'conjured', seat });
    askNamed(s, 'conjure', seat, { figure });
  },
};

/** Onto which square. */
export const conjuring: Question = {
  facts: facts.conjure,
  sound: (s, seat, [figure = NONE]) => isOwnTurn(s, seat) && at(guest.of(s), 0) === figure + 1,
};

/** Any square of the board, whatever lies there, but for the one that the figure stands on. */
const isFree = (s: GameState, figure: number, square: Square): boolean =>
  at(s.tile, square) !== MISSING && figuresIn(s)[figure]?.at(s) !== square;

export const conjureTo: Rule<'conjureTo'> = {
  answers: ['conjure'],
  offer(s, _seat, _purse, out) {
    for (let square = 0; square < s.rules.squares; square++)
      if (isFree(s, askedA(s), square)) out.push({ kind: 'conjureTo', square });
  },
  refuse(s, _seat, { square }) {
    if (!isSquare(s, square) || at(s.tile, square) === MISSING) return { code: 'squareMissing', square };
    return isFree(s, askedA(s), square) ? null : { code: 'notOffered' };
  },
  perform(s, _seat, { square }, log) {
    const figure = figuresIn(s)[askedA(s)];
    answered(s);
    figure?.put(s, square, log);
  },
};
