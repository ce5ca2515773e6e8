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
  answer: 'side',
  waits: true,
  words: (speaker, { to }) => speaker.t('action.passHands', { player: playerText(speaker, to) }),
});

export const teamsLook = (kit: Kit): ModuleLook => ({
  id: 'teams',
  deeds: { passHands: passHands(kit) } satisfies Readonly<Record<TeamsActionKind, DeedLook>>,
  reasons: { handsStay: 'teams', attackLimit: 'teams' } satisfies Readonly<Record<TeamsViolation, EntryId>>,
  /** Who plays together, on everybody's card. */
  seatFacts: (t, { parties }, seat) =>
    parties === null ? [] : [{ glyph: 'nation', text: t('play.fact.team', { team: (parties[seat] ?? 0) + 1 }) }],
});
