/** What a viewer sees, laid out into a state: cards where they lie, marks, loans, and who knows what. */
import type { Card } from '../core/components';
import type { Asked } from '../core/deeds';
import { assertNever, at, item, NONE } from '../core/ints';
import { everyone } from '../core/piles';
import { toNumbers } from '../core/shape';
import {
  AFFECTED,
  ambushOf,
  BOARD,
  campOf,
  clearBattle,
  clearTable,
  EMPTY,
  type GameState,
  handOf,
  IMPASSABLE,
  lineOf,
  MISSING,
  nationOf,
  NOBODY,
  OPENS,
  playedOf,
  RETURNS,
  shelterOf,
  stationedOf,
  WILD,
  type Seat,
  type Zone,
} from '../core/state';
import type { CardView, DecisionView, HandCard, LiveCard, PlayerView, SeatView, SquareView } from './view';
import { SEES_NONE, SEES_TOP } from '../core/zones';
import { sightOf } from './sight';

/** No card is anywhere: until it is put somewhere it says so. */
const NOWHERE = 255;

export function clear(s: GameState): void {
  clearTable(s);
  clearBattle(s);
  s.zone.fill(NOWHERE);
  s.lent = 0;
}

export const isPlaced = (s: GameState, card: Card): boolean => at(s.zone, card) !== NOWHERE;

/** Under what already lies there: piles are laid from the top. */
export function put(s: GameState, card: Card, zone: Zone): void {
  const bottom = at(s.bottom, zone);
  if (bottom === NONE) s.top[zone] = card;
  else s.below[bottom] = card;
  s.bottom[zone] = card;
  s.zone[card] = zone;
  s.size[zone] = at(s.size, zone) + 1;
}

/** The same for a card that the viewer sees: what it is for now is seen, too. */
export function laySeen(s: GameState, { card, kind }: CardView, zone: Zone): void {
  put(s, card, zone);
  if (s.kind !== s.rules.kindOf) s.kind[card] = kind;
}

export function laySquares(s: GameState, board: readonly SquareView[]): void {
  for (const square of board) {
    switch (square.kind) {
      case 'empty':
        s.tile[square.square] = EMPTY;
        break;
      case 'impassable':
        s.tile[square.square] = IMPASSABLE;
        break;
      case 'missing':
        s.tile[square.square] = MISSING;
        break;
      case 'tile':
        laySeen(s, square.tile, BOARD);
        s.tile[square.square] = square.tile.card;
        s.roads[square.square] = square.roads;
        s.level[square.square] = square.level;
        s.holder[square.square] = square.holder ?? NOBODY;
        break;
      case 'down':
        // Which card it is comes with the hidden ones.
        s.down[square.square] = 1;
        s.roads[square.square] = square.roads;
        break;
      default:
        assertNever(square);
    }
  }
}

function mark(s: GameState, { card, affected, counts, wild, borrowedFrom }: LiveCard): void {
  s.mark[card] = (affected ? AFFECTED : 0) | (counts > 1 ? counts : 0) | (wild ? WILD : 0);
  if (borrowedFrom !== null) lend(s, card, borrowedFrom);
}

export function lend(s: GameState, card: Card, owner: Seat): void {
  s.lender[card] = owner + 1;
  s.lent++;
}

/** What a seat has in the open, and what of its own the viewer may look at. Hands of others come with the hidden cards. */
export function laySeat(s: GameState, player: SeatView): void {
  const { seat } = player;
  for (const card of player.played) {
    laySeen(s, card, playedOf(seat));
    mark(s, card);
    s.left[card.card] = card.copies;
    s.host[card.card] = card.under ?? NONE;
  }
  for (const card of player.line) {
    laySeen(s, card, lineOf(seat));
    mark(s, card);
    if (card.opens) s.mark[card.card] = at(s.mark, card.card) | OPENS;
    if (card.returns) s.mark[card.card] = at(s.mark, card.card) | RETURNS;
    s.left[card.card] = card.copies;
    s.laid[card.card] = card.laid;
    s.host[card.card] = card.on ?? NONE;
  }
  for (const { tent, holds } of player.tents) {
    laySeen(s, tent, campOf(seat));
    for (const guest of holds) {
      laySeen(s, guest, stationedOf(seat));
      s.mark[guest.card] = guest.affected ? AFFECTED : 0;
      s.host[guest.card] = tent.card;
    }
  }
  for (const card of player.nationTop) laySeen(s, card, nationOf(seat));
  if (player.shelter) for (const card of player.shelter) laySeen(s, card, shelterOf(seat));
  else if (player.shelterTop) laySeen(s, player.shelterTop, shelterOf(seat));
  if (player.ambush) {
    for (const card of player.ambush) laySeen(s, card, ambushOf(seat));
    for (const card of player.hand) layInHand(s, seat, card);
  }
}

export function layInHand(s: GameState, seat: Seat, card: HandCard): void {
  laySeen(s, card, handOf(seat));
  mark(s, card);
  markShown(s, card);
}

/** What the viewer sees of a module's pile. */
export function layPile(s: GameState, view: PlayerView, i: number): void {
  const { zone } = item(s.rules.piles, i);
  const shown = view.viewer === 'table' ? everyone(s) : 1 << view.viewer;
  item(view.piles, i).cards.forEach((card, place) => {
    laySeen(s, card, zone);
    const sight = sightOf(s, view.viewer, zone);
    if (sight === SEES_NONE || (sight === SEES_TOP && place > 0)) s.shown[card.card] = shown;
  });
}

export function markShown(s: GameState, { card, shownTo }: HandCard): void {
  for (const seat of shownTo) s.shown[card] = at(s.shown, card) | (1 << seat);
}

/** Cards that the viewer is looking at right now. */
export function layChoice(s: GameState, open: DecisionView): void {
  const asked = questionOf(s, open.kind);
  if (!asked?.question.choice || !('choice' in open)) return;
  layCards(s, open.choice.cards, asked.question.choice.from(s, open.seat, factsIn(s, asked, open.seat, open)));
}

export const questionOf = (s: GameState, kind: string): Asked | undefined =>
  s.rules.questions.find(({ name }) => name === kind);

/** The numbers behind what a viewer sees of a question. */
export const factsIn = (s: GameState, { question, layout }: Asked, seat: Seat, view: object): readonly number[] =>
  question.lay?.(s, seat, { ...view }) ?? toNumbers(layout, view, s.rules.words.targets);

function layCards(s: GameState, cards: readonly CardView[] | null, zone: Zone): void {
  for (const card of cards ?? []) if (!isPlaced(s, card.card)) laySeen(s, card, zone);
}
