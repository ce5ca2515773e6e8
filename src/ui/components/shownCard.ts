/** A card as it is shown: what it is, what has happened to it, and what a screen reader calls it. */
import { bandOf, type Card, type Faction, type Kind, type Box } from '@battalia/engine';
import type { Badge } from '@/art/cards/badges';
import type { Translate } from '@/i18n/message';
import { cardText, kindText } from '../text/cards';
import type { CardLook } from './cardFace';

export interface ShownCard {
  readonly card: Card;
  readonly kind: Kind;
  readonly faction: Faction;
  /** What the engine's views say of a card in a hand or a line; each shows on the card by itself. */
  readonly copies?: number;
  readonly wild?: boolean;
  readonly amulet?: Card | null;
  readonly borrowedFrom?: number | null;
}

/** Where the card lies or how it came, beyond what `ShownCard` knows. */
export type CardMark = 'new' | 'ambush' | 'tent';

/** Widths in points. A hand card reads at arm's length; a small one is for piles and lists. */
export const CARD_SIZES = { small: 44, line: 60, hand: 76, large: 264 } as const;
export type CardSize = keyof typeof CARD_SIZES;

/** A card grows with the device's text, but no more than leaves several of them on a screen. */
const MOST_GROWTH = 1.35;
export const cardWidth = (size: CardSize, fontScale: number): number =>
  CARD_SIZES[size] * Math.min(MOST_GROWTH, Math.max(1, fontScale));

export interface Appearance {
  readonly label: string;
  readonly look: CardLook;
}

/** `under` is the artefact that has transformed it; the amulet of `shown` needs no telling. */
export function appearanceOf(
  t: Translate,
  box: Box,
  shown: ShownCard,
  state: string | null,
  marks: readonly CardMark[],
  under: Card | null,
): Appearance {
  const lying = under ?? shown.amulet ?? null;
  const artefact = lying === null ? null : (box.faces[lying] ?? null);
  const { copies = 1, wild = false, borrowedFrom = null } = shown;
  const badges: Badge[] = [
    ...(copies > 1 ? [{ kind: 'counts' as const, count: copies }] : []),
    ...(wild ? [{ kind: 'wild' as const }] : []),
    ...(borrowedFrom === null ? [] : [{ kind: 'borrowed' as const }]),
    ...marks.map((kind) => ({ kind })),
  ];
  const words = [
    cardText({ t, box }, shown.card),
    state,
    artefact === null ? null : t('look.under', { artefact: kindText(t, artefact.kind, box) }),
    ...marks.map((mark) => t(`look.${mark}`)),
  ];
  return {
    label: words.filter((part) => part !== null && part !== '').join(', '),
    look: { kind: shown.kind, faction: shown.faction, badges, under: artefact, band: bandOf(box, shown.card) },
  };
}
