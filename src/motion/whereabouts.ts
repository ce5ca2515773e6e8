/** Where every card lies that a viewer can point at. What is hidden, or only known by number, is not in it. */
import type { Card, PlayerView, SeatView } from '@battalia/engine';
import type { CardPlace } from './place';

export type Whereabouts = ReadonlyMap<Card, CardPlace>;

export function whereabouts(view: PlayerView): Whereabouts {
  const places = new Map<Card, CardPlace>();
  const put = (cards: readonly { readonly card: Card }[], place: CardPlace) => {
    for (const { card } of cards) places.set(card, place);
  };
  for (const deck of view.pool) if (deck.top !== null) put([deck.top], { kind: 'deck', deck: deck.kind });
  put(view.limbo, { kind: 'limbo' });
  put(view.great, { kind: 'great' });
  for (const { name, seat, cards } of view.piles) put(cards, { kind: 'pile', name, seat });
  for (const square of view.board)
    if (square.kind === 'tile') put([square.tile], { kind: 'square', square: square.square });
  for (const player of view.players) placesOf(player, player.seat === view.viewer, put);
  return places;
}

function placesOf(
  player: SeatView,
  own: boolean,
  put: (cards: readonly { readonly card: Card }[], place: CardPlace) => void,
): void {
  const { seat } = player;
  put(player.shelter ?? (player.shelterTop === null ? [] : [player.shelterTop]), { kind: 'shelter', seat });
  put(player.ambush ?? [], { kind: 'ambush', seat });
  // Of another's hand some cards may have been shown. Whether one of them has since gone face down into ambush nobody can
  // tell (AMB-03), so that it must not be seen to move either: to motion such a hand is a number of backs.
  if (own) put(player.hand, { kind: 'hand', seat });
  put(player.played, { kind: 'table', seat });
  put(player.line, { kind: 'line', seat });
  for (const { tent, holds } of player.tents) {
    put([tent], { kind: 'table', seat });
    put(holds, { kind: 'tent', seat, tent: tent.card });
  }
}
