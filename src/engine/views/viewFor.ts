/** Builds what one person at the table may know, field by field. */
import { DAYS_PER_WEEK, HEROES, type Card } from '../core/components';
import type { QuestionView } from '../core/contract';
import type { Per } from '../core/layout';
import type { OwnField } from '../core/own';
import { asked, factsOf, questionIn, seatIn } from '../core/decision';
import { at, item, NONE } from '../core/ints';
import { fromNumbers } from '../core/shape';
import { alikeCards } from '../rules/alike';
import { asksOpenly, decision, toMove } from '../legal';
import { guestsOf } from '../rules/ambush';
import { defenceAt } from '../rules/battle';
import { citiesMissing, highCitiesOf, partyCitiesOf, partyPointsOf, pointsOf, standings } from '../rules/end';
import { goalsOf } from '../rules/goals';
import { choiceOf } from '../rules/great';
import { targetOf, termsOf, totalOf } from '../rules/strength';
import {
  ACTING,
  ambushOf,
  BOX,
  campOf,
  cardsIn,
  COMMITTED,
  COUNTS,
  deckSize,
  DEFEND,
  EMPTY,
  END_REASONS,
  factionOf,
  GREAT,
  handOf,
  heroSquare,
  IMPASSABLE,
  isAffected,
  isOpening,
  isWild,
  kindOf,
  LIMBO,
  lineOf,
  MISSING,
  nationOf,
  NO_BATTLE,
  NOBODY,
  OPENING,
  OPENS,
  playedOf,
  REPLY,
  RETURNS,
  seatOfZone,
  shelterOf,
  type GameState,
  type Seat,
  type Square,
  type Zone,
} from '../core/state';
import type {
  BattleView,
  CardView,
  ChoiceView,
  DecisionView,
  DeckView,
  FigureView,
  GuestCard,
  HandCard,
  LineCard,
  MemoryView,
  PartyView,
  OwnView,
  PileView,
  PlayedCard,
  PlayerView,
  SeatView,
  SquareView,
  Viewer,
  WaitingView,
} from './view';
import { fullCopies } from '../rules/line';
import { illuminated, matching } from '../rules/oracle';
import { roadsOf, turned, turnsOf, type Kind } from '../core/kinds';
import { SEES_ALL, SEES_TOP } from '../core/zones';
import { isSeen, isShown, seesAll, sightOf } from './sight';
import { type Box } from '../core/box';

export function viewFor(s: GameState, viewer: Viewer): PlayerView {
  const { rules } = s;
  const begun = s.day > 0;
  const players: SeatView[] = [];
  for (let seat = 0; seat < rules.seats; seat++) players.push(viewSeat(s, seat, viewer));
  return {
    viewer,
    config: rules.config,
    columns: rules.columns,
    day: s.day,
    week: begun ? Math.floor((s.day - 1) / DAYS_PER_WEEK) + 1 : 0,
    illuminated: begun ? illuminated(s) : null,
    matching: begun ? matching(s) : null,
    first: s.first,
    turn: s.turn,
    setupLeft: s.setupLeft,
    over: item(END_REASONS, s.over),
    factionsInPlay: bitsOf(s.inPlay),
    decision: viewDecision(s, viewer),
    open: asksOpenly(s),
    waiting: viewWaiting(s, viewer),
    parties: rules.parties,
    together: rules.parties === null ? null : viewParties(s, rules.parties),
    hands: rules.parties === null ? null : { begun: bitsOf(s.begun), acted: s.acted !== 0 },
    goals: isActing(s) ? goalsOf(s, toMove(s)) : [],
    alike: viewer === 'table' ? [] : alikeCards(s, viewer),
    board: viewBoard(s, viewer),
    pool: viewPool(s),
    limbo: viewCards(s, cardsIn(s, LIMBO)),
    great: viewCards(s, cardsIn(s, GREAT)),
    piles: viewPiles(s, viewer),
    putAway: byNumber(cardsIn(s, BOX).filter((card) => at(rules.hides, kindOf(s, card)) === 0)),
    players,
    own: viewOwn(s, viewer),
    figures: viewFigures(s),
    deck: viewer === 'table' ? null : viewDeck(s, viewer),
    remembered: viewMemory(s, viewer),
    battle: s.battle === NO_BATTLE ? null : viewBattle(s),
    standings: s.over === 0 ? null : standings(s),
  };
}

function viewParties(s: GameState, parties: readonly number[]): readonly PartyView[] {
  return Array.from({ length: Math.max(...parties) + 1 }, (_, party) => {
    const seats = parties.flatMap((of, seat) => (of === party ? [seat] : []));
    const [first = 0] = seats;
    return {
      seats,
      points: partyPointsOf(s, first),
      level4Cities: partyCitiesOf(s, first),
      citiesNeeded: partyCitiesOf(s, first) + citiesMissing(s, first),
    };
  });
}

// ---------------------------------------------------------------- cards

const viewCard = (s: GameState, card: Card): CardView => {
  const face = item(s.rules.faces, card);
  return face.kind === kindOf(s, card) ? face : { ...face, kind: kindOf(s, card) };
};
const viewCards = (s: GameState, cards: readonly Card[]): CardView[] => cards.map((card) => viewCard(s, card));
const viewTop = (s: GameState, zone: number): CardView | null =>
  at(s.top, zone) === NONE ? null : viewCard(s, at(s.top, zone));
const byNumber = (cards: Card[]): Card[] => cards.sort((a, b) => a - b);
const seatOrNull = (seat: Seat): Seat | null => (seat < 0 ? null : seat);

function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (let bit = 0; mask >> bit !== 0; bit++) if ((mask & (1 << bit)) !== 0) bits.push(bit);
  return bits;
}

const countsOf = (s: GameState, card: Card): number => Math.max(1, at(s.mark, card) & COUNTS);
const lenderOf = (s: GameState, card: Card): Seat | null => seatOrNull(at(s.lender, card) - 1);

// Each of these writes all its fields: views are built in search, and a spread costs more than all the rest of a view.

function viewHandCard(s: GameState, seat: Seat, card: Card, own: boolean): HandCard {
  const amulet = amuletUnder(s, seat, card);
  return {
    card,
    kind: kindOf(s, card),
    faction: factionOf(s, card),
    copies: fullCopies(s, card),
    // Of others only what still shows: the amulet under it, or what that has done.
    affected: own ? isAffected(s, card) : amulet !== null || countsOf(s, card) > 1 || isWild(s, card),
    counts: countsOf(s, card),
    wild: isWild(s, card),
    borrowedFrom: lenderOf(s, card),
    amulet,
    shownTo: bitsOf(at(s.shown, card) & ~(1 << seat)),
  };
}

function viewPlayedCard(s: GameState, seat: Seat, card: Card, viewer: Viewer): PlayedCard {
  return {
    card,
    kind: kindOf(s, card),
    faction: factionOf(s, card),
    copies: at(s.left, card),
    affected: isAffected(s, card),
    counts: countsOf(s, card),
    wild: isWild(s, card),
    borrowedFrom: lenderOf(s, card),
    under: underWhat(s, seat, card, viewer),
  };
}

function viewLineCard(s: GameState, card: Card): LineCard {
  return {
    card,
    kind: kindOf(s, card),
    faction: factionOf(s, card),
    copies: at(s.left, card),
    affected: isAffected(s, card),
    counts: countsOf(s, card),
    wild: isWild(s, card),
    borrowedFrom: lenderOf(s, card),
    laid: at(s.laid, card),
    on: cardOrNull(at(s.host, card)),
    opens: (at(s.mark, card) & OPENS) !== 0,
    returns: (at(s.mark, card) & RETURNS) !== 0,
  };
}

function viewGuest(s: GameState, card: Card): GuestCard {
  return { card, kind: kindOf(s, card), faction: factionOf(s, card), affected: isAffected(s, card) };
}

/** Everything that is a seat's own: lent cards count, borrowed ones do not, nor what lies before the seat and is seen there. */
function viewDeck(s: GameState, seat: Seat): CardView[] {
  const { seatPiles, deckPiles, ownerSees } = s.rules;
  const isAside = (zone: Zone): boolean =>
    seatPiles.includes(zone - seat) && !deckPiles.includes(zone - seat) && at(ownerSees, zone) === SEES_ALL;
  const aside = seatPiles.length > deckPiles.length;
  const deck: CardView[] = [];
  for (let card = 0; card < s.rules.cards; card++)
    if (ownerOf(s, card) === seat && !(aside && isAside(at(s.zone, card)))) deck.push(viewCard(s, card));
  return deck;
}

function ownerOf(s: GameState, card: Card): Seat {
  const lender = at(s.lender, card);
  return lender === 0 ? seatOfZone(s, at(s.zone, card)) : lender - 1;
}

// ---------------------------------------------------------------- a seat

function viewSeat(s: GameState, seat: Seat, viewer: Viewer): SeatView {
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

const cardOrNull = (card: Card): Card | null => (card === NONE ? null : card);

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

// ---------------------------------------------------------------- the table

const viewFigures = (s: GameState): readonly FigureView[] =>
  s.rules.modules.flatMap(({ id, figure }) => {
    const square = figure?.at(s) ?? NONE;
    return square === NONE ? [] : [{ module: id, square }];
  });

function viewBoard(s: GameState, viewer: Viewer): SquareView[] {
  const board: SquareView[] = [];
  const { rows, columns } = s.rules.board;
  for (let row = 1; row <= rows; row++)
    for (let column = 1; column <= columns; column++) board.push(viewSquare(s, viewer, board.length, row, column));
  return board;
}

function viewSquare(s: GameState, viewer: Viewer, square: Square, row: number, column: number): SquareView {
  const card = at(s.tile, square);
  switch (card) {
    case EMPTY:
      return { kind: 'empty', square, row, column };
    case IMPASSABLE:
      return { kind: 'impassable', square, row, column };
    case MISSING:
      return { kind: 'missing', square, row, column };
    default: {
      const roads = at(s.roads, square);
      if (at(s.down, square) !== 0) return { kind: 'down', square, row, column, roads, back: backOf(s, card) };
      return {
        kind: 'tile',
        square,
        row,
        column,
        tile: viewCard(s, card),
        roads,
        quarters: quartersOf(s.rules, kindOf(s, card), roads),
        level: at(s.level, square),
        holder: at(s.holder, square) === NOBODY ? null : at(s.holder, square),
        defence: defenceAt(s, viewer === 'table' ? toMove(s) : viewer, square),
      };
    }
  }
}

/** What the back of a tile shows. */
const backOf = (s: GameState, card: Card): string => item(s.rules.kindDefs, kindOf(s, card)).back ?? '';

function quartersOf(box: Box, kind: Kind, roads: number): number {
  for (let quarters = 1; quarters < turnsOf(box, kind); quarters++)
    if (turned(roadsOf(box, kind), quarters) === roads) return quarters;
  return 0;
}

function viewPool(s: GameState): DeckView[] {
  const pool: DeckView[] = [];
  const { deckKinds, deckOf } = s.rules;
  for (let i = 0; i < deckKinds.length; i++) {
    const kind = item(deckKinds, i);
    const deck = at(deckOf, kind);
    pool.push({ kind, size: at(s.size, deck), top: viewTop(s, deck) });
  }
  return pool;
}

const NO_PILES: readonly PileView[] = [];

function viewPiles(s: GameState, viewer: Viewer): readonly PileView[] {
  const { piles } = s.rules;
  if (piles.length === 0) return NO_PILES;
  return piles.map(({ module, name, index, seat, zone, def }) => ({
    module,
    name,
    index,
    seat: seatOrNull(seat),
    square: def.squares?.(s)[index] ?? null,
    size: at(s.size, zone),
    cards: viewPile(s, viewer, zone),
  }));
}

function viewPile(s: GameState, viewer: Viewer, zone: Zone): CardView[] {
  const sight = sightOf(s, viewer, zone);
  const cards = cardsIn(s, zone);
  if (sight === SEES_ALL) return viewCards(s, cards);
  const top = sight === SEES_TOP ? cards.splice(0, 1) : [];
  return viewCards(s, [...top, ...byNumber(cards.filter((card) => isShown(s, viewer, card)))]);
}

const NO_MEMORY: readonly MemoryView[] = [];

function viewMemory(s: GameState, viewer: Viewer): readonly MemoryView[] {
  const { remembers } = s.rules.hooks;
  if (remembers.length === 0 || viewer === 'table') return NO_MEMORY;
  return remembers.flatMap((hook) =>
    hook(s, viewer).map(({ cards, zones }) => ({ cards: viewCards(s, byNumber([...cards])), zones })),
  );
}

// ---------------------------------------------------------------- what the modules count

const NOTHING: OwnView = {};

function viewOwn(s: GameState, viewer: Viewer): OwnView {
  const { own } = s.rules.layout;
  if (own.length === 0) return NOTHING;
  const view: Record<string, Record<string, readonly number[]>> = {};
  for (let i = 0; i < own.length; i++) {
    const { module, field, def } = item(own, i);
    const numbers = Array.from(item(s.own, i));
    (view[module] ??= {})[field] =
      def.seen === 'all' ? numbers : numbers.map((number, j) => (isOwnSeen(s, def, viewer, j) ? number : def.blank));
  }
  return view;
}

/** Whether a viewer may know a number of a module. */
function isOwnSeen(s: GameState, { seen, per }: OwnField, viewer: Viewer, i: number): boolean {
  if (typeof seen === 'function') return seen(s, viewer, i);
  switch (seen) {
    case 'all':
      return true;
    case 'nobody':
      return false;
    case 'face':
      return isSeen(s, viewer, i);
    case 'owner':
      return viewer === ownerOfNumber(s, per, i);
  }
}

/** The seat that a number belongs to, or NONE. */
function ownerOfNumber(s: GameState, per: Per, i: number): Seat {
  switch (per) {
    case 'card':
      return ownerOf(s, i);
    case 'zone':
      return seatOfZone(s, i);
    case 'square':
      return at(s.holder, i);
    case 'seat':
      return i;
    case 'hero':
      return Math.floor(i / HEROES);
    case 'frame':
    case 'game':
      return NONE;
  }
}

// ---------------------------------------------------------------- what is going on

export function viewBattle(s: GameState): BattleView {
  return {
    committed: s.battle === COMMITTED,
    phase: isOpening(s) ? 'assault' : s.battle === REPLY ? 'reply' : s.battle === DEFEND ? 'defend' : 'press',
    target: targetOf(s),
    attack: {
      seat: s.attacker,
      heroes: bitsOf(s.attackHeroes),
      total: totalOf(s, s.attacker),
      terms: termsOf(s, s.attacker),
    },
    defence: {
      seat: seatOrNull(s.defender),
      heroes: bitsOf(s.defendHeroes),
      total: totalOf(s, s.defender),
      terms: termsOf(s, s.defender),
    },
  };
}

const isActing = (s: GameState): boolean => decision(s)?.kind === 'acting';

/** What a viewer sees of the question that is open; the facts of a step are all in the view besides. */
function viewDecision(s: GameState, viewer: Viewer): DecisionView | null {
  const open = decision(s);
  if (open === null || s.frames === 0) return open as DecisionView | null; // eslint-disable-line no-restricted-syntax -- a step says no more than its name
  const { kind, seat } = open;
  const view = { kind, seat, ...viewQuestion(s, s.frames - 1, viewer), ...viewChoice(s, seat, viewer) };
  return view as DecisionView; // eslint-disable-line no-restricted-syntax -- a module's words say what its question shows
}

function viewQuestion(s: GameState, frame: number, viewer: Viewer): QuestionView {
  const { question, layout } = item(s.rules.questions, questionIn(s, frame));
  const facts = factsOf(s, frame);
  return question.view?.(s, seatIn(s, frame), facts, viewer) ?? fromNumbers(layout, facts, s.rules.words.targets);
}

function viewChoice(s: GameState, seat: Seat, viewer: Viewer): { readonly choice?: ChoiceView } {
  const { choice } = item(s.rules.questions, asked(s)).question;
  if (!choice) return {};
  const { zone, least, most, fits } = choiceOf(s, seat);
  const known = choice.open === true || seat === viewer;
  return { choice: { cards: known ? viewCards(s, byNumber(cardsIn(s, zone).filter(fits))) : null, least, most } };
}

function viewWaiting(s: GameState, viewer: Viewer): WaitingView[] {
  const waiting: WaitingView[] = [];
  for (let frame = 0; frame < s.frames - 1; frame++)
    waiting.push({
      kind: item(s.rules.questions, questionIn(s, frame)).name,
      seat: seatIn(s, frame),
      facts: viewQuestion(s, frame, viewer),
    });
  return waiting;
}
