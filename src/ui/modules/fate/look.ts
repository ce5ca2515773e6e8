/** The fate cards, and the copy that one of them may be (FATE). */
import { cardsOfKind, type ActionOf, type Box, type Card, type DecisionView, type Event } from '@battalia/engine';
import type { DeedLook } from '../../deeds/look';
import type { EventLook } from '../../text/eventLook';
import type { QuestionLook } from '../../text/question';
import type { Kit } from '../kit';
import type { KindLook, ModuleLook } from '../look';

export type FateKind = 'fate1' | 'fate2' | 'fate3';
export type FateActionKind = 'drawFate' | 'followFate' | 'nameCopy';
export type FateEventKind = 'fateDrawn' | 'copyReturned' | 'copyNamed';
export type FateQuestionKind = 'fate' | 'fateRest';

/** By the number on the card. */
const OFFERS = ['fate.offers1', 'fate.offers2', 'fate.offers3'] as const;
const offersOf = (fate: number): (typeof OFFERS)[number] => OFFERS[fate - 1] ?? 'fate.offers1';

const cardOf = (box: Box, fate: number): Card | null => cardsOfKind(box, box.named[`fate${fate}`] ?? -1)[0] ?? null;

type Deeds = { readonly [K in FateActionKind]: DeedLook<ActionOf<K>> };

const deeds = ({ kindText, cardText, cardThing }: Kit): Deeds => ({
  drawFate: {
    group: 'choice',
    answer: 'side',
    picture: () => ({ kind: 'thing', name: 'fate1', faction: null }),
    words: ({ t }) => t('action.drawFate'),
  },
  followFate: {
    group: 'choice',
    answer: 'side',
    picture: ({ stardust }) => ({ kind: 'thing', name: stardust ? 'stardust' : 'fate1', faction: null }),
    words: ({ t }, { stardust }) => t(stardust ? 'action.followFateDust' : 'action.followFate'),
  },
  nameCopy: {
    group: 'artefacts',
    answer: 'never',
    cards: ({ by }) => [by],
    withCards: (action, swap) => ({ ...action, by: swap(action.by) }),
    picture: ({ of }, box) => cardThing(box, cardsOfKind(box, of)[0] ?? -1),
    words: (speaker, { by, of }) =>
      speaker.t('action.nameCopy', { by: cardText(speaker, by), great: kindText(speaker.t, of, speaker.box) }),
  },
});

type Questions = { readonly [K in FateQuestionKind]: QuestionLook<DecisionView & { readonly kind: K }> };

const questions = ({ takeOf }: Kit): Questions => ({
  fate: {
    words: (t, { fate }) => t('play.question.fate', { fate, offers: t(offersOf(fate)) }),
    asker: ({ fate }, box) => cardOf(box, fate),
    rules: ['fate', 'great-artefacts'],
  },
  fateRest: {
    words: (t) => t('play.question.fateRest'),
    cards: ({ choice }) => ({ choice, answer: takeOf }),
    rules: ['fate', 'great-artefacts'],
  },
});

type Events = { readonly [K in FateEventKind]: EventLook<Extract<Event, { kind: K }>> };

const events = ({ kindText, playerText }: Kit): Events => ({
  fateDrawn: {
    words: (speaker, { seat, fate }) =>
      speaker.t('event.fateDrawn', {
        player: playerText(speaker, seat),
        fate,
        offers: speaker.t(offersOf(fate)),
      }),
    weight: () => 'moment',
    card: ({ fate }, box) => cardOf(box, fate),
    reveals: true,
  },
  copyReturned: {
    words: (speaker, { seat }) => speaker.t('event.copyReturned', { player: playerText(speaker, seat) }),
    motion: { goes: ({ card }) => [[card, { kind: 'hidden' }]] },
  },
  copyNamed: {
    words: (speaker, { seat, of }) =>
      speaker.t('event.copyNamed', {
        player: playerText(speaker, seat),
        great: kindText(speaker.t, of, speaker.box),
      }),
    card: ({ of }, box) => cardsOfKind(box, of)[0] ?? null,
    reveals: true,
  },
});

export const fateLook = (kit: Kit): ModuleLook => ({
  id: 'fate',
  deeds: deeds(kit),
  questions: questions(kit),
  events: events(kit),
  kinds: {
    fate1: { name: (t) => t('kind.fate1'), says: (t) => kit.capital(t('fate.offers1')), entry: 'fate' },
    fate2: { name: (t) => t('kind.fate2'), says: (t) => kit.capital(t('fate.offers2')), entry: 'fate' },
    fate3: { name: (t) => t('kind.fate3'), says: (t) => kit.capital(t('fate.offers3')), entry: 'fate' },
  } satisfies Readonly<Record<FateKind, KindLook>>,
});
