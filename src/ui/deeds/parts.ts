/** Parts that records of deeds share. */
import {
  FACTION_NAMES,
  type Card,
  type DeckView,
  type Faction,
  type Kind,
  cardsOfKind,
  type Line,
  nameOfKind,
  type Box,
} from '@battalia/engine';
import { isGlyphName, type GlyphName } from '@/art/glyphs/glyphs';
import type { FactionName } from '@/art/palette';
import { kindName } from '../text/kindName';
import type { Speaker } from '../text/speaker';
import type { DeedPicture } from './look';

type Swap = (card: Card) => Card;

/** A line and nothing else. */
export const paid = {
  cards: ({ pay }: { readonly pay: Line }): Line => pay,
  withCards: <A extends { readonly pay: Line }>(action: A, swap: Swap): A => ({
    ...action,
    pay: action.pay.map(swap).sort((a, b) => a - b),
  }),
} as const;

/** A card that does it. */
export const by = {
  cards: ({ by: card }: { readonly by: Card }): Line => [card],
  withCards: <A extends { readonly by: Card }>(action: A, swap: Swap): A => ({ ...action, by: swap(action.by) }),
  picture: ({ by: card }: { readonly by: Card }, box: Box): DeedPicture | null => cardThing(box, card),
} as const;

/** A card that does something to a card: to one of the hand, or to one that lies in the battle line already (BATTLE-15). */
export const transforming = {
  cards: ({ by: one, card }: { readonly by: Card; readonly card: Card }, isPlayable: (card: Card) => boolean): Line =>
    one === card || !isPlayable(card) ? [one] : [one, card],
  withCards: <A extends { readonly by: Card; readonly card: Card }>(action: A, swap: Swap): A => {
    const one = swap(action.by);
    return { ...action, by: one, card: action.card === action.by ? one : swap(action.card) };
  },
  onto: ({ card }: { readonly card: Card }): Card => card,
  withOnto: <A extends { readonly card: Card }>(action: A, card: Card): A => ({ ...action, card }),
  picture: by.picture,
} as const;

const nameOf = (faction: Faction | undefined): FactionName | null =>
  faction === undefined ? null : (FACTION_NAMES[faction] ?? null);

export function cardThing(box: Box, card: Card): DeedPicture | null {
  const face = box.faces[card];
  const name = face === undefined ? '' : nameOfKind(box, face.kind);
  return isGlyphName(name) ? { kind: 'thing', name, faction: nameOf(face?.faction) } : null;
}

/** A thing of the faction that is named, or that its deck gives next. */
export const nextThing = (kind: Kind, pool: readonly DeckView[], faction: Faction | null = null): DeedPicture => ({
  kind: 'thing',
  name: kindName(kind),
  faction: nameOf(faction ?? pool.find((deck) => deck.kind === kind)?.top?.faction),
});

export const kindGlyph = (kind: Kind): GlyphName | null => {
  const name = kindName(kind);
  return isGlyphName(name) ? name : null;
};

/** A card of a kind: of the faction that is named, else the one that its deck gives next. */
export function oneOf({ box, pool = [] }: Speaker, kind: Kind, faction: Faction | null = null): Card | null {
  const next = faction === null ? pool.find((deck) => deck.kind === kind)?.top?.card : undefined;
  const all = cardsOfKind(box, kind);
  return next ?? all.find((card) => faction === null || box.factionOf[card] === faction) ?? all[0] ?? null;
}
