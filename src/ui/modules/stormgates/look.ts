/** The Stormgates: six factions, a wide board, and a Staff that changes more of the map (SG). */
import type { ActionOf, DecisionView } from '@battalia/engine';
import type { DeedLook } from '../../deeds/look';
import type { QuestionLook } from '../../text/question';
import type { Kit } from '../kit';
import type { ModuleLook } from '../look';

export type StormgatesActionKind = 'swapFrom' | 'swapWith' | 'leaveLand';
export type StormgatesQuestionKind = 'reshape' | 'swapWith';

const swapFrom = ({ cardText, cardThing, placeText }: Kit): DeedLook<ActionOf<'swapFrom'>> => ({
  group: 'artefacts',
  answer: 'never',
  cards: ({ by }, isPlayable) => (isPlayable(by) ? [by] : []),
  picture: ({ by }, box) => cardThing(box, by),
  squares: ({ square }) => [square],
  dims: true,
  words: (speaker, { by, square }) =>
    speaker.t('action.swapFrom', { by: cardText(speaker, by), place: placeText(speaker, square) }),
  places: ({ t }) => t('play.places.swapFrom'),
});

const swapWith = ({ placeText }: Kit): DeedLook<ActionOf<'swapWith'>> => ({
  group: 'choice',
  answer: 'never',
  squares: ({ other }) => [other],
  mark: 'choose',
  words: (speaker, { other }) => speaker.t('action.swapWith', { place: placeText(speaker, other) }),
  places: ({ t }) => t('play.places.swapWith'),
});

const leaveLand: DeedLook<ActionOf<'leaveLand'>> = {
  group: 'choice',
  answer: 'main',
  words: ({ t }) => t('action.leaveLand'),
};

const reshape: QuestionLook<Extract<DecisionView, { kind: 'reshape' }>> = {
  words: (t, { left }) => t(left === 1 ? 'play.question.reshapeOne' : 'play.question.reshapeTwo'),
  rules: ['sg-changes', 'staff'],
};

const swapping: QuestionLook<Extract<DecisionView, { kind: 'swapWith' }>> = {
  words: (t) => t('play.question.swapWith'),
  rules: ['sg-changes', 'staff'],
};

export const stormgatesLook = (kit: Kit): ModuleLook => ({
  id: 'stormgates',
  ranking: {
    order: (t) => t('end.order.storm'),
    more: [(t, facts) => t('end.tie.deck', facts)],
  },
  deeds: { swapFrom: swapFrom(kit), swapWith: swapWith(kit), leaveLand } satisfies Readonly<
    Record<StormgatesActionKind, DeedLook>
  >,
  questions: { reshape, swapWith: swapping } satisfies Readonly<Record<StormgatesQuestionKind, QuestionLook>>,
});
