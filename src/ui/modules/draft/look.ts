/** The draft: everybody chooses the first cards (DRAFT). */
import type { DecisionView, Event } from '@battalia/engine';
import type { EventLook } from '../../text/eventLook';
import type { QuestionLook } from '../../text/question';
import type { Kit } from '../kit';
import type { ModuleLook } from '../look';

export type DraftEventKind = 'drafted';
export type DraftQuestionKind = 'draft';

const drafted = ({ cardText, playerText }: Kit): EventLook<Extract<Event, { kind: 'drafted' }>> => ({
  words(speaker, { seat, secret }) {
    const player = playerText(speaker, seat);
    const [card] = secret.cards;
    return card === undefined
      ? speaker.t('event.drafted', { player })
      : speaker.t('event.draftedCard', { player, card: cardText(speaker, card) });
  },
  weight: () => 'step',
  motion: {
    backs: ({ seat }) => ({ seat, from: { kind: 'hidden' }, to: { kind: 'nation', seat }, count: 1 }),
  },
});

const draft = ({ takeOf }: Kit): QuestionLook<Extract<DecisionView, { kind: 'draft' }>> => ({
  words: (t, { round }) => t('play.question.draft', { round: round + 1 }),
  cards: ({ choice }) => ({ choice, answer: takeOf }),
  rules: ['draft', 'cohort', 'moral'],
});

export const draftLook = (kit: Kit): ModuleLook => ({
  id: 'draft',
  events: { drafted: drafted(kit) } satisfies Readonly<Record<DraftEventKind, EventLook>>,
  questions: { draft: draft(kit) } satisfies Readonly<Record<DraftQuestionKind, QuestionLook>>,
});
