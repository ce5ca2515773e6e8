/** The Great Artefacts of The Stormgates (GA2). */
import type { ActionOf, Box, Card, DecisionView, Event } from '@battalia/engine';
import type { EntryId } from '@/i18n/entryText';
import type { DeedLook, DeedPicture } from '../../deeds/look';
import type { EventLook } from '../../text/eventLook';
import type { QuestionLook } from '../../text/question';
import type { Kit } from '../kit';
import type { KindLook, ModuleLook } from '../look';

export type RelicsKind = 'arrow' | 'purse' | 'banner' | 'cloak' | 'crystal' | 'mask' | 'lostscroll';
export type RelicsActionKind =
  'openPurse' | 'muster' | 'cloak' | 'cloakAlso' | 'gaze' | 'enthral' | 'recall' | 'conjure' | 'conjureTo';
export type RelicsEventKind = 'mustered' | 'cloaked' | 'gazed' | 'enthralled' | 'conjured';
export type RelicsQuestionKind = 'muster' | 'cloak' | 'gaze' | 'enthral' | 'recall' | 'conjure';
export type RelicsViolation = 'cloaked' | 'outOfSight' | 'tooStrong' | 'oneGuest';

/** Whom the Lost Scroll could call, by number; their names are the same in every language. */
const FIGURES = ['Metamorpha', 'Bilkarr'] as const;
const figureText = (figure: number): string => FIGURES[figure] ?? String(figure + 1);

/** The card that does it. */
const by = {
  group: 'artefacts',
  answer: 'never',
  cards: (action: { readonly by: Card }): readonly Card[] => [action.by],
  withCards: <A extends { readonly by: Card }>(action: A, swap: (card: Card) => Card): A => ({
    ...action,
    by: swap(action.by),
  }),
} as const;

const byCard = ({ cardThing }: Kit) => ({
  ...by,
  picture: (action: { readonly by: Card }, box: Box): DeedPicture | null => cardThing(box, action.by),
});

type Deeds = { readonly [K in RelicsActionKind]: DeedLook<ActionOf<K>> };

const deeds = (kit: Kit): Deeds => {
  const { cardText, nowText, cityAtText, placeText, capital } = kit;
  const used = byCard(kit);
  return {
    openPurse: {
      ...used,
      amount: ({ by: purse, count }) => [String(purse), count],
      words: (speaker, { by: purse, count }) =>
        speaker.t(count === 1 ? 'action.openPurseOne' : 'action.openPurse', { by: nowText(speaker, purse) }),
    },
    muster: {
      ...used,
      folds: true,
      words: (speaker, { by: banner, card }) =>
        speaker.t('action.muster', { by: nowText(speaker, banner), card: cardText(speaker, card) }),
    },
    cloak: {
      ...used,
      squares: ({ square }) => [square],
      mark: 'choose',
      dims: true,
      words: (speaker, { by: cloak, square }) =>
        speaker.t('action.cloak', { by: nowText(speaker, cloak), city: cityAtText(speaker, square) }),
      places: ({ t }) => t('play.places.cloak'),
    },
    cloakAlso: {
      group: 'choice',
      answer: 'side',
      squares: ({ square }) => (square === null ? [] : [square]),
      mark: 'choose',
      words: (speaker, { square }) =>
        square === null
          ? speaker.t('action.cloakNoMore')
          : capital(speaker.t('action.cloakAlso', { city: cityAtText(speaker, square) })),
    },
    gaze: { ...used, words: (speaker, { by: crystal }) => speaker.t('action.gaze', { by: nowText(speaker, crystal) }) },
    enthral: {
      ...used,
      group: 'battle',
      words: (speaker, { by: mask, card }) =>
        speaker.t('action.enthral', { by: nowText(speaker, mask), card: cardText(speaker, card) }),
    },
    recall: {
      ...used,
      words: (speaker, { by: scroll }) => speaker.t('action.recall', { by: nowText(speaker, scroll) }),
    },
    conjure: {
      ...used,
      words: (speaker, { by: scroll, figure }) =>
        speaker.t('action.conjure', { by: nowText(speaker, scroll), figure: figureText(figure) }),
    },
    conjureTo: {
      group: 'choice',
      answer: 'never',
      squares: ({ square }) => [square],
      mark: 'choose',
      words: (speaker, { square }) => speaker.t('action.conjureTo', { place: placeText(speaker, square) }),
    },
  };
};

const RULES: readonly EntryId[] = ['great-expansion'];

type Questions = { readonly [K in RelicsQuestionKind]: QuestionLook<DecisionView & { readonly kind: K }> };

const questions = ({ takeOf }: Kit): Questions => ({
  muster: {
    words: (t, { left }) => t('play.question.muster', { left }),
    cards: ({ choice }) => ({ choice, answer: takeOf }),
    rules: RULES,
  },
  cloak: { words: (t) => t('play.question.cloak'), rules: RULES },
  gaze: {
    words: (t, { placed }) => t('play.question.gaze', { place: placed + 1 }),
    cards: ({ choice }) => ({ choice, answer: takeOf }),
    rules: RULES,
  },
  enthral: {
    words: (t, { left }) => t('play.question.enthral', { left }),
    cards: ({ choice }) => ({ choice, answer: takeOf }),
    rules: RULES,
  },
  recall: {
    words: (t) => t('play.question.recall'),
    cards: ({ choice }) => ({ choice, answer: takeOf }),
    rules: ['great-expansion', 'limbo'],
  },
  conjure: {
    words: (t, { figure }) => t('play.question.conjure', { figure: figureText(figure) }),
    rules: ['great-expansion', 'metamorpha'],
  },
});

type Events = { readonly [K in RelicsEventKind]: EventLook<Extract<Event, { kind: K }>> };

const events = ({ cardText, cityAtText, playerText }: Kit): Events => ({
  mustered: {
    words: (speaker, { seat, card }) =>
      speaker.t('event.mustered', { player: playerText(speaker, seat), card: cardText(speaker, card) }),
    motion: {
      comes: ({ seat, card }) => [[card, { kind: 'shelter', seat }]],
      goes: ({ seat, card }) => [[card, { kind: 'hand', seat }]],
    },
  },
  cloaked: {
    words: (speaker, { seat, square }) =>
      speaker.t('event.cloaked', { player: playerText(speaker, seat), city: cityAtText(speaker, square) }),
    square: ({ square }) => square,
  },
  gazed: {
    words: (speaker, { seat, count }) => speaker.t('event.gazed', { player: playerText(speaker, seat), number: count }),
  },
  enthralled: {
    words: (speaker, { seat, from, card }) =>
      speaker.t('event.enthralled', {
        player: playerText(speaker, seat),
        owner: playerText(speaker, from),
        card: cardText(speaker, card),
      }),
    hits: ({ from }) => from,
  },
  conjured: {
    words: (speaker, { seat }) => speaker.t('event.conjured', { player: playerText(speaker, seat) }),
    motion: { signal: () => 'gift' },
  },
});

export const relicsLook = (kit: Kit): ModuleLook => ({
  id: 'relics',
  deeds: deeds(kit),
  questions: questions(kit),
  events: events(kit),
  kinds: {
    arrow: { name: (t) => t('term.arrow'), entry: 'great-expansion' },
    purse: { name: (t) => t('term.purse'), entry: 'great-expansion' },
    banner: { name: (t) => t('term.banner'), entry: 'great-expansion' },
    cloak: { name: (t) => t('term.cloak'), entry: 'great-expansion' },
    crystal: { name: (t) => t('term.crystal'), entry: 'great-expansion' },
    mask: { name: (t) => t('term.mask'), entry: 'great-expansion' },
    lostscroll: { name: (t) => t('term.lostScroll'), entry: 'great-expansion' },
  } satisfies Readonly<Record<RelicsKind, KindLook>>,
  reasons: {
    cloaked: 'great-expansion',
    outOfSight: 'great-expansion',
    tooStrong: 'great-expansion',
    oneGuest: 'great-expansion',
  } satisfies Readonly<Record<RelicsViolation, EntryId>>,
  tokens({ own }, square) {
    const owner = own.relics?.cloaks[square] ?? 0;
    return owner === 0 ? [] : [{ name: 'cloak', seat: owner - 1, face: 0 }];
  },
  squareFacts: (speaker, view, { square }) =>
    (view.own.relics?.cloaks[square] ?? 0) === 0
      ? []
      : [{ name: speaker.t('term.cloak'), value: speaker.t('play.fact.cloaked') }],
});
