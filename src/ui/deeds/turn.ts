/** The set-up and the steps of a turn (SETUP-07, TURN). */
import { FACTION_NAMES, item } from '@battalia/engine';
import { factionText } from '../text/cards';
import { atText, listText, playerText, type Speaker } from '../text/speaker';
import type { OwnDeeds } from './own';

const drawsText = ({ t }: Speaker, count: number): string =>
  count === 0 ? t('action.cohort.drawsNone') : t('action.cohort.draws', { count });

export const turnDeeds: OwnDeeds<'chooseFaction' | 'chooseCity' | 'cohort' | 'mulligan' | 'begin' | 'endTurn'> = {
  chooseFaction: {
    rule: ['setup-cards', 2],
    group: 'choice',
    answer: 'side',
    picture: ({ faction }) => ({ kind: 'emblem', faction }),
    glyph: ({ faction }) => item(FACTION_NAMES, faction),
    words: ({ t }, { faction }) => t('action.chooseFaction', { faction: factionText(t, faction) }),
  },
  chooseCity: {
    rule: ['setup-cards', 2],
    group: 'choice',
    answer: 'side',
    squares: ({ square }) => [square],
    words: (speaker, { square }) => speaker.t('action.chooseCity', { at: atText(speaker, square) }),
  },
  // TURN-04: a cohort may draw fewer cards than it could, but hardly anybody wants that.
  cohort: {
    rule: 'cohort',
    group: 'turn',
    answer: 'side',
    amount: ({ factions, draw }) => [factions.join(), draw],
    words: (speaker, { factions, draw, witness }) =>
      speaker.t('action.cohort', {
        factions: listText(
          speaker,
          factions.map((faction) => factionText(speaker.t, faction)),
        ),
        draws: drawsText(speaker, draw),
        player: playerText(speaker, witness),
      }),
    deed: (speaker, { factions, draw }) =>
      speaker.t('action.cohortOf', {
        factions: listText(
          speaker,
          factions.map((faction) => factionText(speaker.t, faction)),
        ),
        draws: drawsText(speaker, draw),
      }),
    way: (speaker, { witness }) => speaker.t('action.shownTo', { player: playerText(speaker, witness) }),
  },
  mulligan: { rule: 'mulligan', group: 'turn', answer: 'side', words: ({ t }) => t('action.mulligan') },
  begin: { rule: ['turn-steps', 2], group: 'turn', answer: 'main', words: ({ t }) => t('action.begin') },
  endTurn: {
    rule: ['turn-steps', 3],
    group: 'turn',
    answer: 'main',
    waits: true,
    leaves: true,
    words: ({ t }) => t('action.endTurn'),
  },
};
