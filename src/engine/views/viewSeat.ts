/** What a viewer sees of somebody at the table: hand, piles, line, camp. */
import { HEROES, type Card } from '../core/components';
import { at, NONE } from '../core/ints';
import {
  ACTING,
  ambushOf,
  campOf,
  cardsIn,
  COUNTS,
  deckSize,
  factionOf,
  handOf,
  heroSquare,
  isAffected,
  isWild,
  kindOf,
  lineOf,
  nationOf,
  OPENING,
  OPENS,
  playedOf,
  RETURNS,
  shelterOf,
  type GameState,
  type Seat,
  type Square,
  type Zone,
} from '../core/state';
import { SEES_ALL } from '../core/zones';
import { guestsOf } from '../rules/ambush';
import { highCitiesOf, pointsOf } from '../rules/end';
import { fullCopies } from '../rules/line';
import { bitsOf, byNumber, ownerOf, seatOrNull, viewCard, viewCards, viewTop } from './cards';
import { isShown, seesAll } from './sight';
import type { CardView, GuestCard, HandCard, LineCard, LiveCard, PlayedCard, SeatView, Viewer } from './view';

export function viewSeat(s: GameState, seat: Seat, viewer: Viewer): SeatView {
  const heroes: (Square | null)[] = [];
  for (let hero = 0; hero < HEROES; hero++) heroes.push(seatOrNull(heroSquare(s, seat, hero)));
  const { hand, hiddenLoans } = viewHand(s, seat, viewer);
  return {
    seat,
    faction: seatOrNull(at(s.faction, seat)),
    phase: at(s.phase, seat) === OPENING ? 'opening' : at(s.phase, seat) === ACTING ? 'acting' : 'waiting',
    points: pointsOf(s, seat),
    level4Cities: highCitiesOf(s, seat),
    heroes,
    neutralsTaken: at(s.taken, seat),
    defended: (s.drained & (1 << seat)) !== 0,
    deckSize: deckSize(s, seat),
    great: viewCards(
      s,
      s.rules.greats.filter((card) => ownerOf(s, card) === seat),
    ),
    handSize: at(s.size, handOf(seat)),
    hand,
    hiddenLoans,
    nationSize: at(s.size, nationOf(seat)),
    nationTop: viewNationTop(s, seat, viewer),
    shelterSize: at(s.size, shelterOf(seat)),
    shelterTop: viewTop(s, shelterOf(seat)),
    shelter: seesAll(s, viewer, shelterOf(seat)) ? viewCards(s, cardsIn(s, shelterOf(seat))) : null,
    ambushSize: at(s.size, ambushOf(seat)),
    ambush: seesAll(s, viewer, ambushOf(seat)) ? viewCards(s, cardsIn(s, ambushOf(seat))) : null,
    played: cardsIn(s, playedOf(seat)).map((card) => viewPlayedCard(s, seat, card, viewer)),
    line: cardsIn(s, lineOf(seat)).map((card) => viewLineCard(s, card)),
    tents: cardsIn(s, campOf(seat)).map((tent) => ({
      tent: viewCard(s, tent),
      holds: guestsOf(s, seat, tent).map((card) => viewGuest(s, card)),
    })),
  };
}

const NO_CARDS: readonly CardView[] = [];

function viewNationTop(s: GameState, seat: Seat, viewer: Viewer): readonly CardView[] {
  const known = at(s.known, seat);
  return seat !== viewer || known === 0 ? NO_CARDS : viewCards(s, cardsIn(s, nationOf(seat)).slice(0, known));
}

/** What an amulet lies under: a card on the table, or one in the hand that the viewer knows. */
function underWhat(s: GameState, seat: Seat, amulet: Card, viewer: Viewer): Card | null {
  const card = at(s.host, amulet);
  if (card === NONE) return null;
  const zone = at(s.zone, card);
  return zone === playedOf(seat) || zone === lineOf(seat) || (zone === handOf(seat) && knows(s, viewer, seat, card))
    ? card
    : null;
}

function amuletUnder(s: GameState, seat: Seat, card: Card): Card | null {
  if (at(s.zone, card) !== handOf(seat)) return null;
  for (let amulet = at(s.top, playedOf(seat)); amulet !== NONE; amulet = at(s.below, amulet))
    if (at(s.host, amulet) === card) return amulet;
  return null;
}

/** Whether the viewer knows a card in a seat's hand or ambush. */
const knows = (s: GameState, viewer: Viewer, seat: Seat, card: Card): boolean =>
  seat === viewer || isShown(s, viewer, card);

function viewHand(
  s: GameState,
  seat: Seat,
  viewer: Viewer,
): { readonly hand: readonly HandCard[]; readonly hiddenLoans: readonly Seat[] } {
  const own = seat === viewer;
  const seen: Card[] = [];
  const hiddenLoans: Seat[] = [];
  for (let card = at(s.top, handOf(seat)); card !== NONE; card = at(s.below, card)) {
    if (knows(s, viewer, seat, card)) seen.push(card);
    else if (at(s.lender, card) !== 0) hiddenLoans.push(at(s.lender, card) - 1);
  }
  if (!own) {
    for (let card = at(s.top, ambushOf(seat)); card !== NONE; card = at(s.below, card))
      if (knows(s, viewer, seat, card)) seen.push(card);
  }
  const hand = (own ? seen : byNumber(seen)).map((card) => viewHandCard(s, seat, card, own));
  return { hand, hiddenLoans: byNumber(hiddenLoans) };
}

// ---------------------------------------------------------------- its cards

const countsOf = (s: GameState, card: Card): number => Math.max(1, at(s.mark, card) & COUNTS);
const lenderOf = (s: GameState, card: Card): Seat | null => seatOrNull(at(s.lender, card) - 1);

/** What a card shows wherever it lies open before its seat. */
const viewLive = (s: GameState, card: Card, copies: number, affected: boolean): LiveCard => ({
  card,
  kind: kindOf(s, card),
  faction: factionOf(s, card),
  copies,
  affected,
  counts: countsOf(s, card),
  wild: isWild(s, card),
  borrowedFrom: lenderOf(s, card),
});

// Views are built in search, and a spread there costs more than all the rest of a view.

function viewHandCard(s: GameState, seat: Seat, card: Card, own: boolean): HandCard {
  const amulet = amuletUnder(s, seat, card);
  // Of others only what still shows: the amulet under it, or what that has done.
  const affected = own ? isAffected(s, card) : amulet !== null || countsOf(s, card) > 1 || isWild(s, card);
  return Object.assign(viewLive(s, card, fullCopies(s, card), affected), {
    amulet,
    shownTo: bitsOf(at(s.shown, card) & ~(1 << seat)),
  });
}

function viewPlayedCard(s: GameState, seat: Seat, card: Card, viewer: Viewer): PlayedCard {
  return Object.assign(viewLive(s, card, at(s.left, card), isAffected(s, card)), {
    under: underWhat(s, seat, card, viewer),
  });
}

function viewLineCard(s: GameState, card: Card): LineCard {
  return Object.assign(viewLive(s, card, at(s.left, card), isAffected(s, card)), {
    laid: at(s.laid, card),
    on: cardOrNull(at(s.host, card)),
    opens: (at(s.mark, card) & OPENS) !== 0,
    returns: (at(s.mark, card) & RETURNS) !== 0,
  });
}

function viewGuest(s: GameState, card: Card): GuestCard {
  return { card, kind: kindOf(s, card), faction: factionOf(s, card), affected: isAffected(s, card) };
}

const cardOrNull = (card: Card): Card | null => (card === NONE ? null : card);

/** Everything that is a seat's own: lent cards count, borrowed ones do not, nor what lies before the seat and is seen there. */
export function viewDeck(s: GameState, seat: Seat): CardView[] {
  const { seatPiles, deckPiles, ownerSees } = s.rules;
  const isAside = (zone: Zone): boolean =>
    seatPiles.includes(zone - seat) && !deckPiles.includes(zone - seat) && at(ownerSees, zone) === SEES_ALL;
  const aside = seatPiles.length > deckPiles.length;
  const deck: CardView[] = [];
  for (let card = 0; card < s.rules.cards; card++)
    if (ownerOf(s, card) === seat && !(aside && isAside(at(s.zone, card)))) deck.push(viewCard(s, card));
  return deck;
}
