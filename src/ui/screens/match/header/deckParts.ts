/** Where the cards of a creation deck lie, as everybody at the table can count them. */
import type { PlayerView, SeatView } from '@battalia/engine';

export interface DeckPart {
  readonly what: 'hand' | 'nation' | 'shelter' | 'table' | 'ambush' | 'tents' | 'borrowed' | 'lent';
  readonly count: number;
}

/** Owners of the cards that lie with a player for this turn only (GA-08). */
const lendersIn = ({ hand, hiddenLoans, played, line }: SeatView): readonly number[] => [
  ...hiddenLoans,
  ...[...hand, ...played, ...line].flatMap(({ borrowedFrom }) => (borrowedFrom === null ? [] : [borrowedFrom])),
];

const some = (what: DeckPart['what'], count: number): readonly DeckPart[] => (count === 0 ? [] : [{ what, count }]);

/**
 * Every place with how many cards lie there. Together they are the creation deck: what is borrowed lies among the others and
 * is counted below zero, what is lent lies with somebody else and is counted besides.
 */
export function deckParts({ players }: PlayerView, player: SeatView): readonly DeckPart[] {
  const { handSize, nationSize, shelterSize, played, line, ambushSize, tents } = player;
  const borrowed = lendersIn(player).length;
  const lent = players.flatMap(lendersIn).filter((lender) => lender === player.seat).length;
  return [
    { what: 'hand', count: handSize },
    { what: 'nation', count: nationSize },
    { what: 'shelter', count: shelterSize },
    // TURN-08, BATTLE-12: what was played, for itself or into a battle, goes to the shelter later.
    ...some('table', played.length + line.length),
    ...some('ambush', ambushSize),
    ...some(
      'tents',
      tents.reduce((sum, { holds }) => sum + 1 + holds.length, 0),
    ),
    ...some('borrowed', -borrowed),
    ...some('lent', lent),
  ];
}
