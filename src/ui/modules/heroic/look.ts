/** The hero mode: who is a veteran (HEROIC). */
import { heroicData, heroicState, type Event } from '@battalia/engine';
import type { EventLook } from '../../text/eventLook';
import type { Kit } from '../kit';
import type { ModuleLook } from '../look';

export type HeroicEventKind = 'veteran' | 'veteranFell';

const veteran = ({ playerText }: Kit): EventLook<Extract<Event, { kind: HeroicEventKind }>> => ({
  words: (speaker, { kind, seat }) => speaker.t(`event.${kind}`, { player: playerText(speaker, seat) }),
  hits: ({ seat }) => seat,
  checkpoint: true,
  motion: { signal: ({ kind, seat }, viewer) => (kind === 'veteran' ? 'honour' : seat === viewer ? 'lost' : null) },
});

export const heroicLook = (kit: Kit): ModuleLook => ({
  id: 'heroic',
  events: { veteran: veteran(kit), veteranFell: veteran(kit) } satisfies Readonly<Record<HeroicEventKind, EventLook>>,
  seatFacts(t, { own }, seat) {
    const status = own.heroic?.veterans[seat] ?? heroicState.NEVER;
    if (status === heroicState.NEVER) return [];
    return [
      {
        glyph: 'veteran',
        text: t(status === heroicState.ACTIVE ? 'play.fact.veteran' : 'play.fact.fallenVeteran'),
      },
    ];
  },
  checkpoint: {
    has: (t, { own }, seat) =>
      own.heroic?.veterans[seat] === heroicState.ACTIVE ? [{ glyph: 'veteran', text: t('play.fact.veteran') }] : [],
    asks: (t) => t('checkpoint.veterans', { cards: heroicData.VETERAN_CARDS }),
  },
});
