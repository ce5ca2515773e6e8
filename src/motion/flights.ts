/**
 * Which cards go from where to where between two views of one viewer. A card that the viewer can point at in both views
 * flies from the one place to the other; where one end is hidden, what happened tells it; what was hidden all the way is
 * a number of backs. Nothing here knows more than the viewer does: a card without a number has no face.
 */
import { assertNever, type Card, type Event, type PlayerView, type Seat, boxOf } from '@battalia/engine';
import { isFaceUp, samePlace, type CardPlace } from './place';
import { motionOf } from './told';
import { whereabouts } from './whereabouts';

export interface Route {
  /** Null: the viewer does not know it. */
  readonly card: Card | null;
  readonly from: CardPlace;
  readonly to: CardPlace;
  /** Whether it shows its face when it sets off, and when it is there. */
  readonly faceBefore: boolean;
  readonly faceAfter: boolean;
}

const at = (kind: 'hand' | 'table' | 'line' | 'shelter' | 'nation' | 'ambush', seat: Seat): CardPlace => ({
  kind,
  seat,
});
const deckOf = (view: PlayerView, card: Card): CardPlace => ({ kind: 'deck', deck: boxOf(view).kindOf[card] ?? 0 });

export function routesOf(before: PlayerView, after: PlayerView, events: readonly Event[]): readonly Route[] {
  const told = tell(events, after);
  const was = whereabouts(before);
  const is = whereabouts(after);
  const routes: Route[] = [];
  const add = (card: Card | null, from: CardPlace, to: CardPlace) => {
    if (samePlace(from, to)) return;
    routes.push({
      card,
      from,
      to,
      faceBefore: card !== null && isFaceUp(from, after.viewer),
      faceAfter: card !== null && isFaceUp(to, after.viewer),
    });
  };
  for (const [card, from] of was) {
    const to = is.get(card) ?? told.goesTo.get(card) ?? left(card, from, before);
    if (to === null) continue;
    const goes = told.goesTo.get(card);
    if (goes !== undefined && samePlace(goes, to)) add(card, from, to);
    else legs(card, from, to, add);
  }
  for (const [card, to] of is) {
    if (was.has(card)) continue;
    const from = told.comesFrom.get(card) ?? source(card, to, after);
    if (from !== null) add(card, from, to);
  }
  // Named by what happened and in sight in neither view: an opponent's cards that were turned over in passing.
  for (const [card, from] of told.comesFrom) {
    const to = told.goesTo.get(card);
    if (to !== undefined && !was.has(card) && !is.has(card)) add(card, from, to);
  }
  for (const { from, to, count } of told.hidden) for (let i = 0; i < count; i++) add(null, from, to);
  for (const route of discards(before, after, routes)) routes.push(route);
  return routes;
}

/** A card may be played, discarded, shuffled in and drawn again in one go. */
function legs(
  card: Card,
  from: CardPlace,
  to: CardPlace,
  add: (card: Card, from: CardPlace, to: CardPlace) => void,
): void {
  if (to.kind !== 'hand' || !('seat' in from)) return add(card, from, to);
  if (from.kind === 'shelter') return add(card, at('nation', from.seat), to);
  if (from.kind === 'table' || from.kind === 'line') {
    add(card, from, at('shelter', to.seat));
    return add(card, at('nation', to.seat), to);
  }
  add(card, from, to);
}

/** Where a card went that lay in sight and no longer does: null when something just came to lie on it, or it was shuffled in. */
function left(card: Card, from: CardPlace, before: PlayerView): CardPlace | null {
  switch (from.kind) {
    case 'hand':
    case 'table':
    case 'line':
    case 'tent':
    case 'ambush':
      return at('shelter', ownerOf(card, from.seat, before));
    case 'deck':
    case 'shelter':
    case 'nation':
    case 'square':
    case 'pile':
    case 'limbo':
    case 'great':
    case 'hidden':
      return null;
    default:
      return assertNever(from);
  }
}

/** A borrowed card goes home (GA-08). */
function ownerOf(card: Card, seat: Seat, view: PlayerView): Seat {
  const player = view.players[seat];
  const live = player === undefined ? [] : [...player.hand, ...player.played, ...player.line];
  return live.find((other) => other.card === card)?.borrowedFrom ?? seat;
}

/** Where a card came from that was not in sight: null when something was just taken away from on top of it. */
function source(card: Card, to: CardPlace, after: PlayerView): CardPlace | null {
  switch (to.kind) {
    case 'hand':
      return at('nation', ownerOf(card, to.seat, after));
    case 'table':
    case 'line':
    case 'tent':
      return at('hand', to.seat);
    case 'square':
      return deckOf(after, card);
    case 'ambush':
      return at('hand', to.seat);
    case 'limbo':
      return at('hand', after.turn);
    case 'deck':
    case 'shelter':
    case 'nation':
    case 'pile':
    case 'great':
    case 'hidden':
      return null;
    default:
      return assertNever(to);
  }
}

interface Told {
  readonly comesFrom: ReadonlyMap<Card, CardPlace>;
  readonly goesTo: ReadonlyMap<Card, CardPlace>;
  readonly hidden: readonly { readonly from: CardPlace; readonly to: CardPlace; readonly count: number }[];
}

/** What the events say of cards that the views do not show. Of the viewer's own hand they say nothing new. */
function tell(events: readonly Event[], after: PlayerView): Told {
  const comesFrom = new Map<Card, CardPlace>();
  const goesTo = new Map<Card, CardPlace>();
  const hidden: { from: CardPlace; to: CardPlace; count: number }[] = [];
  const unseen = (seat: Seat, from: CardPlace, to: CardPlace, count: number) => {
    if (seat !== after.viewer && count > 0) hidden.push({ from, to, count });
  };
  for (const event of events) {
    switch (event.kind) {
      case 'drew':
        unseen(event.seat, at('nation', event.seat), at('hand', event.seat), event.count);
        break;
      case 'raised':
        unseen(event.seat, at('ambush', event.seat), at('hand', event.seat), event.count);
        break;
      case 'mulligan':
        unseen(event.seat, at('hand', event.seat), at('shelter', event.seat), event.count);
        break;
      case 'ambushed':
        unseen(event.seat, at('hand', event.seat), at('ambush', event.seat), event.count);
        if (event.price !== null) comesFrom.set(event.price, at('hand', event.seat));
        break;
      case 'borrowed':
        unseen(event.seat, at('nation', event.owner), at('hand', event.seat), event.count);
        break;
      case 'gained':
        comesFrom.set(event.card, deckOf(after, event.card));
        goesTo.set(event.card, at('shelter', event.seat));
        break;
      case 'claimed':
        if (event.card === null) break;
        comesFrom.set(event.card, { kind: 'hidden' });
        goesTo.set(event.card, at('shelter', event.seat));
        break;
      case 'promoted':
      case 'converted':
        comesFrom.set(event.from, at('hand', event.seat));
        goesTo.set(event.from, deckOf(after, event.from));
        comesFrom.set(event.to, deckOf(after, event.to));
        goesTo.set(event.to, at('hand', event.seat));
        break;
      case 'summoned':
        for (const card of event.cards) {
          comesFrom.set(card, at('nation', event.seat));
          goesTo.set(card, at('hand', event.seat));
        }
        break;
      case 'decamped':
      case 'calledOff':
        for (const card of event.cards) goesTo.set(card, at('hand', event.seat));
        break;
      case 'dismissed':
        comesFrom.set(event.card, at('ambush', event.seat));
        goesTo.set(event.card, at('shelter', event.seat));
        break;
      case 'built':
        comesFrom.set(event.card, deckOf(after, event.card));
        break;
      // Others move no card, or only cards that both views show, or are told by others.
      default: {
        const motion = motionOf(event);
        for (const [card, from] of motion?.comes?.(event, boxOf(after)) ?? []) comesFrom.set(card, from);
        for (const [card, to] of motion?.goes?.(event, boxOf(after)) ?? []) goesTo.set(card, to);
        const backs = motion?.backs?.(event);
        if (backs !== undefined) unseen(backs.seat, backs.from, backs.to, backs.count);
      }
    }
  }
  return { comesFrom, goesTo, hidden };
}

/** What is missing from the hands of others and went nowhere else lies in their shelters: nobody says so when a turn ends. */
function discards(before: PlayerView, after: PlayerView, routes: readonly Route[]): readonly Route[] {
  const found: Route[] = [];
  for (const { seat, handSize } of before.players) {
    if (seat === after.viewer) continue;
    const isHand = (place: CardPlace) => place.kind === 'hand' && place.seat === seat;
    const came = routes.filter(({ to }) => isHand(to)).length;
    const went = routes.filter(({ from }) => isHand(from)).length;
    const missing = handSize + came - went - (after.players[seat]?.handSize ?? 0);
    for (let i = 0; i < missing; i++)
      found.push({ card: null, from: at('hand', seat), to: at('shelter', seat), faceBefore: false, faceAfter: false });
  }
  return found;
}

/** Seats that drew more than there was, so that their shelter became their nation (TURN-07). */
export function reshuffled(before: PlayerView, events: readonly Event[]): readonly Seat[] {
  const drawn = new Map<Seat, number>();
  for (const event of events)
    if (event.kind === 'drew') drawn.set(event.seat, (drawn.get(event.seat) ?? 0) + event.count);
  return [...drawn]
    .filter(([seat, count]) => count > (before.players[seat]?.nationSize ?? count))
    .map(([seat]) => seat);
}
