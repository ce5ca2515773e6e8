/** Teams: partners take their turn together, one at a time (TEAM). */
import type { ActionOf } from '@battalia/engine';
import type { EntryId } from '@/i18n/entryText';
import type { DeedLook } from '../../deeds/look';
import type { Kit } from '../kit';
import type { ModuleLook } from '../look';

export type TeamsActionKind = 'passHands';
export type TeamsViolation = 'handsStay' | 'attackLimit';

const passHands = ({ playerText }: Kit): DeedLook<ActionOf<'passHands'>> => ({
  group: 'turn',
  answer: 'panel',
  waits: true,
  partner: ({ to }) => to,
  words: (speaker, { to }) => speaker.t('action.passHands', { player: playerText(speaker, to) }),
});

export const teamsLook = (kit: Kit): ModuleLook => ({
  id: 'teams',
  deeds: { passHands: passHands(kit) } satisfies Readonly<Record<TeamsActionKind, DeedLook>>,
  reasons: { handsStay: 'teams', attackLimit: 'teams' } satisfies Readonly<Record<TeamsViolation, EntryId>>,
  /** Who plays together, on everybody's card. */
  seatFacts(t, { parties, together }, seat) {
    const party = parties?.[seat];
    const all = party === undefined ? undefined : together?.[party];
    if (party === undefined || all === undefined) return [];
    const { points, level4Cities: cities, citiesNeeded: needed } = all;
    return [
      { glyph: 'team', text: t('play.fact.team', { team: party + 1 }) },
      { glyph: 'points', text: t('play.fact.teamPoints', { points }) },
      { glyph: 'castle', text: t('play.fact.teamCities', { cities, needed }) },
    ];
  },
});
