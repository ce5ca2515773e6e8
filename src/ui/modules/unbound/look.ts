/** The Unbound: mercenaries of no faction, who take supplies for more strength (UNB). */
import { type ActionOf, type Event, bandOf } from '@battalia/engine';
import type { DeedLook } from '../../deeds/look';
import type { EventLook } from '../../text/eventLook';
import type { Kit } from '../kit';
import type { ModuleLook } from '../look';

export type UnboundActionKind = 'bribe';
export type UnboundEventKind = 'bribed';

const bribe = ({ cardText, cardThing }: Kit): DeedLook<ActionOf<'bribe'>> => ({
  group: 'battle',
  answer: 'never',
  cards: ({ supply }) => [supply],
  withCards: (action, swap) => ({ ...action, supply: swap(action.supply) }),
  onto: ({ unit }) => unit,
  picture: ({ supply }, box) => cardThing(box, supply),
  words: (speaker, { supply, unit }) =>
    speaker.t('action.bribe', { supply: cardText(speaker, supply), unit: cardText(speaker, unit) }),
});

const bribed = ({ cardText, playerText }: Kit): EventLook<Extract<Event, { kind: 'bribed' }>> => ({
  words: (speaker, { seat, unit }) =>
    speaker.t('event.bribed', { player: playerText(speaker, seat), unit: cardText(speaker, unit) }),
  weight: () => 'step',
});

export const unboundLook = (kit: Kit): ModuleLook => ({
  id: 'unbound',
  deeds: { bribe: bribe(kit) } satisfies Readonly<Record<UnboundActionKind, DeedLook>>,
  events: { bribed: bribed(kit) } satisfies Readonly<Record<UnboundEventKind, EventLook>>,
  /** 'lord (The Unbound)'. */
  cardName: ({ t, box }, card) =>
    bandOf(box, card) === 'unbound'
      ? t('card.ofFaction', { kind: kit.kindText(t, box.kindOf[card] ?? 0, box), faction: t('term.unbound') })
      : null,
});
