/** The Unbound: mercenaries of no faction, who take supplies for more strength (UNB). */
import { isUnbound, KIND_OF, type ActionOf, type Event } from '@battalia/engine';
import type { DeedLook } from '../../deeds/look';
import type { EventLook } from '../../text/eventLook';
import type { Kit } from '../kit';
import type { ModuleLook } from '../look';

export type UnboundActionKind = 'bribe';
export type UnboundEventKind = 'bribed';

const bribe = ({ cardText }: Kit): DeedLook<ActionOf<'bribe'>> => ({
  group: 'battle',
  answer: 'never',
  cards: ({ supply }) => [supply],
  withCards: (action, swap) => ({ ...action, supply: swap(action.supply) }),
  onto: ({ unit }) => unit,
  words: ({ t }, { supply, unit }) => t('action.bribe', { supply: cardText(t, supply), unit: cardText(t, unit) }),
});

const bribed = ({ cardText, playerText }: Kit): EventLook<Extract<Event, { kind: 'bribed' }>> => ({
  words: (speaker, { seat, unit }) =>
    speaker.t('event.bribed', { player: playerText(speaker, seat), unit: cardText(speaker.t, unit) }),
  weight: () => 'step',
});

export const unboundLook = (kit: Kit): ModuleLook => ({
  id: 'unbound',
  deeds: { bribe: bribe(kit) } satisfies Readonly<Record<UnboundActionKind, DeedLook>>,
  events: { bribed: bribed(kit) } satisfies Readonly<Record<UnboundEventKind, EventLook>>,
  /** 'lord (The Unbound)'. */
  cardName: (t, card) =>
    isUnbound(card)
      ? t('card.ofFaction', { kind: kit.kindText(t, KIND_OF[card] ?? 0), faction: t('term.unbound') })
      : null,
});
