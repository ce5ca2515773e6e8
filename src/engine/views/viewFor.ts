/** Builds what one person at the table may know, field by field. */
import { DAYS_PER_WEEK } from '../core/components';
import { at, item } from '../core/ints';
import { BOX, cardsIn, END_REASONS, GREAT, kindOf, LIMBO, NO_BATTLE, type GameState } from '../core/state';
import { asksOpenly, decision, toMove } from '../legal';
import { alikeCards } from '../rules/alike';
import { citiesMissing, endsAhead, partyCitiesOf, partyPointsOf, standings } from '../rules/end';
import { goalsOf } from '../rules/goals';
import { illuminated, matching } from '../rules/oracle';
import { bitsOf, byNumber, viewCards } from './cards';
import type { PartyView, PlayerView, SeatView, Viewer } from './view';
import { viewBattle } from './viewBattle';
import { viewDecision, viewWaiting } from './viewDecision';
import { viewOwn } from './viewOwn';
import { viewDeck, viewSeat } from './viewSeat';
import { viewBoard, viewFigures, viewMemory, viewPiles, viewPool } from './viewTable';

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
    ends: endsAhead(s),
    standings: s.over === 0 ? null : standings(s),
  };
}

const isActing = (s: GameState): boolean => decision(s)?.kind === 'acting';

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
