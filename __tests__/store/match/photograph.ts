/** What a position is, in words that no later version has a reason to change: names, squares, counts. */
import {
  at,
  cardsIn,
  decision,
  item,
  legalActions,
  nameOfKind,
  standings,
  type GameState,
} from '@battalia/engine/testing';

const nameOf = (s: GameState, card: number): string =>
  `${at(s.rules.factionOf, card)} ${nameOfKind(s.rules, at(s.kind, card))}`;

export function photograph(s: GameState) {
  const open = decision(s);
  return {
    day: s.day,
    turn: s.turn,
    over: s.over,
    chance: [s.rngA, s.rngB, s.rngC, s.rngD],
    asked: open === null ? null : { kind: open.kind, seat: open.seat },
    legal: legalActions(s).length,
    standings: standings(s).map(({ seat, place, points }) => [seat, place, points]),
    heroes: [...s.hero],
    /** Every pile that is not empty, from its top. */
    piles: s.rules.zones.flatMap(({ name, index }, zone) => {
      const cards = cardsIn(s, zone);
      return cards.length === 0 ? [] : [`${name} ${index}: ${cards.map((card) => nameOf(s, card)).join(', ')}`];
    }),
    map: [...s.tile].flatMap((tile, square) =>
      tile < 0
        ? []
        : [
            [
              square,
              nameOf(s, tile),
              item([...s.roads], square),
              item([...s.level], square),
              item([...s.holder], square),
            ].join(' '),
          ],
    ),
  };
}

export type Photograph = ReturnType<typeof photograph>;
