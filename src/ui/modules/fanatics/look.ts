/** The Fanatics: units of no faction that count twice for a sacrifice (FAN). */
import { type ActionOf, type Event, bandOf } from '@battalia/engine';
import type { EntryId } from '@/i18n/entryText';
import type { DeedLook } from '../../deeds/look';
import type { EventLook } from '../../text/eventLook';
import type { Kit } from '../kit';
import type { ModuleLook } from '../look';

export type FanaticsActionKind = 'sacrifice';
export type FanaticsEventKind = 'sacrificed';
export type FanaticsViolation = 'needsSacrifice';

const sacrifice = ({ cardText, nowText }: Kit): DeedLook<ActionOf<'sacrifice'>> => ({
  group: 'artefacts',
  answer: 'never',
  folds: true,
  picture: () => ({ kind: 'sign', name: 'fanatic' }),
  cards: ({ card, price }, isPlayable) => (isPlayable(card) ? [card, price] : [price]),
  withCards: (action, swap) => ({ ...action, card: swap(action.card), price: swap(action.price) }),
  words: (speaker, { card, price }) =>
    speaker.t('action.sacrifice', { card: cardText(speaker, card), price: nowText(speaker, price) }),
  deed: (speaker, { card }) => speaker.t('action.sacrificeFor', { card: cardText(speaker, card) }),
  way: (speaker, { price }) => speaker.t('action.suspend', { price: nowText(speaker, price) }),
  price: (speaker, { price }) => speaker.t('action.gone', { price: nowText(speaker, price) }),
});

const sacrificed = ({ cardText, playerText }: Kit): EventLook<Extract<Event, { kind: 'sacrificed' }>> => ({
  words: (speaker, { seat, card, price }) =>
    speaker.t('event.sacrificed', {
      player: playerText(speaker, seat),
      price: cardText(speaker, price),
      card: cardText(speaker, card),
    }),
  motion: { comes: ({ seat, price }) => [[price, { kind: 'hand', seat }]] },
});

export const fanaticsLook = (kit: Kit): ModuleLook => ({
  id: 'fanatics',
  deeds: { sacrifice: sacrifice(kit) } satisfies Readonly<Record<FanaticsActionKind, DeedLook>>,
  events: { sacrificed: sacrificed(kit) } satisfies Readonly<Record<FanaticsEventKind, EventLook>>,
  reasons: { needsSacrifice: 'fanatics-rules' } satisfies Readonly<Record<FanaticsViolation, EntryId>>,
  /** 'lord (Fanatics)'. */
  cardName: ({ t, box }, card) =>
    bandOf(box, card) === 'fanatic'
      ? t('card.ofFaction', { kind: kit.kindText(t, box.kindOf[card] ?? 0, box), faction: t('term.fanatics') })
      : null,
});
