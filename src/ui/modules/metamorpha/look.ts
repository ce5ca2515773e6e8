/** Metamorpha: tributes, and what she grants for them (META). */
import {
  FACTION_NAMES,
  item,
  TERRAIN_NAMES,
  type ActionOf,
  type Box,
  type Card,
  type DecisionView,
  type Event,
} from '@battalia/engine';
import type { EntryId } from '@/i18n/entryText';
import type { DeedLook } from '../../deeds/look';
import type { EventLook } from '../../text/eventLook';
import type { QuestionLook } from '../../text/question';
import type { Kit } from '../kit';
import type { ModuleLook } from '../look';

export type MetamorphaActionKind =
  | 'tribute'
  | 'woodsWalk'
  | 'woodsJump'
  | 'woodsStay'
  | 'mountainsCity'
  | 'canyonsRaid'
  | 'lakesRank'
  | 'frostTwin'
  | 'jungleDraw';
export type MetamorphaEventKind = 'emerged' | 'shifted' | 'vanished' | 'granted' | 'ennobled' | 'twinned';
export type MetamorphaQuestionKind = 'woods' | 'mountains' | 'canyons' | 'lakes' | 'frost' | 'jungle';
export type MetamorphaViolation = 'noGift' | 'notHerTerrain' | 'tributePaid' | 'oneTribute' | 'giftIdle' | 'tooFar';

const BOTH_HEROES = 3;

// ---------------------------------------------------------------- what can be done

type Deeds = { readonly [K in MetamorphaActionKind]: DeedLook<ActionOf<K>> };

const deeds = (kit: Kit): Deeds => ({
  tribute: {
    ...kit.paid,
    group: 'heroes',
    answer: 'never',
    folds: true,
    picture: () => ({ kind: 'thing', name: 'metamorpha', faction: null }),
    words: (speaker, { hero, pay }) =>
      speaker.t('action.tribute', { hero: hero + 1, card: kit.nowText(speaker, pay[0] ?? 0) }),
  },
  woodsWalk: {
    group: 'choice',
    answer: 'never',
    squares: ({ to }) => [to],
    mark: 'move',
    words: (speaker, { to }) => speaker.t('action.woodsWalk', { place: kit.placeText(speaker, to) }),
  },
  woodsJump: {
    ...kit.paid,
    group: 'choice',
    answer: 'never',
    squares: ({ to }) => [to],
    mark: 'move',
    words: (speaker, { from, to }) =>
      speaker.t('action.woodsJump', { from: kit.placeText(speaker, from), to: kit.placeText(speaker, to) }),
  },
  woodsStay: { group: 'choice', answer: 'main', words: ({ t }) => t('action.woodsStay') },
  mountainsCity: {
    group: 'choice',
    answer: 'side',
    squares: ({ square }) => [square],
    mark: 'build',
    words: (speaker, { square }) =>
      kit.capital(
        speaker.t('action.mountainsCity', {
          city: kit.cityAtText(speaker, square),
          level: kit.upgradedLevel(speaker, square),
        }),
      ),
  },
  canyonsRaid: {
    group: 'choice',
    answer: 'side',
    squares: ({ target }) => [target.square],
    mark: 'attack',
    words: (speaker, { target, heroes }) =>
      speaker.t(heroes === BOTH_HEROES ? 'action.canyonsRaidBoth' : 'action.canyonsRaid', {
        target: kit.targetText(speaker, target),
      }),
  },
  lakesRank: {
    group: 'choice',
    answer: 'panel',
    face: (_speaker, { card }) => ({ card }),
    words: (speaker, { card }) => speaker.t('action.lakesRank', { card: kit.nowText(speaker, card) }),
  },
  frostTwin: {
    group: 'choice',
    answer: 'panel',
    face: (_speaker, { card }) => ({ card }),
    words: (speaker, { card }) => speaker.t('action.frostTwin', { card: kit.nowText(speaker, card) }),
  },
  jungleDraw: {
    group: 'choice',
    answer: 'side',
    picture: () => ({ kind: 'sign', name: 'cards' }),
    words: ({ t }, { count }) => t(count === 1 ? 'action.jungleDrawOne' : 'action.jungleDraw'),
  },
});

// ---------------------------------------------------------------- what is asked

const RULES: readonly EntryId[] = ['metamorpha'];

type Questions = { readonly [K in MetamorphaQuestionKind]: QuestionLook<DecisionView & { readonly kind: K }> };

/** She asks herself. */
const HERS = { figure: 'metamorpha', rules: RULES } as const;

const questions: Questions = {
  woods: {
    words: (t, { hero }) => t('play.question.woods', { hero: hero + 1 }),
    ...HERS,
    rules: ['metamorpha', 'gates'],
  },
  mountains: { words: (t) => t('play.question.mountains'), ...HERS },
  canyons: { words: (t) => t('play.question.canyons'), ...HERS },
  lakes: { words: (t) => t('play.question.lakes'), ...HERS },
  frost: { words: (t) => t('play.question.frost'), ...HERS },
  jungle: { words: (t) => t('play.question.jungle'), ...HERS },
};

// ---------------------------------------------------------------- what happened

type Events = { readonly [K in MetamorphaEventKind]: EventLook<Extract<Event, { kind: K }>> };

const events = ({ atText, cardText, playerText }: Kit): Events => ({
  emerged: {
    words: (speaker, { square }) => speaker.t('event.emerged', { at: atText(speaker, square) }),
    square: ({ square }) => square,
    weight: () => 'moment',
    checkpoint: true,
  },
  shifted: {
    words: (speaker, { square }) => speaker.t('event.shifted', { at: atText(speaker, square) }),
    square: ({ square }) => square,
  },
  vanished: { words: ({ t }) => t('event.vanished'), square: ({ square }) => square },
  granted: {
    words: (speaker, { seat, terrain }) =>
      speaker.t('event.granted', {
        player: playerText(speaker, seat),
        terrain: speaker.t(`term.${item(TERRAIN_NAMES, terrain)}`),
      }),
    motion: {
      spark: ({ seat, hero, terrain }) => ({
        of: 'gift',
        from: { wanderer: 'metamorpha' },
        to: { seat, hero },
        faction: FACTION_NAMES[terrain] ?? null,
      }),
    },
  },
  ennobled: {
    words: (speaker, { seat, from, to }) =>
      speaker.t('event.ennobled', {
        player: playerText(speaker, seat),
        from: cardText(speaker, from),
        to: cardText(speaker, to),
      }),
    motion: {
      comes: ({ seat, from, to }, box) => [
        [from, { kind: 'hand', seat }],
        [to, deckOf(box, to)],
      ],
      goes: ({ seat, from, to }, box) => [
        [from, deckOf(box, from)],
        [to, { kind: 'hand', seat }],
      ],
    },
  },
  twinned: {
    words: (speaker, { seat, card }) =>
      speaker.t('event.twinned', { player: playerText(speaker, seat), card: cardText(speaker, card) }),
    motion: { signal: () => 'gift' },
  },
});

const deckOf = ({ kindOf }: Box, card: Card) => ({ kind: 'deck', deck: kindOf[card] ?? 0 }) as const;

// ---------------------------------------------------------------- all of it

export const metamorphaLook = (kit: Kit): ModuleLook => ({
  id: 'metamorpha',
  deeds: deeds(kit),
  questions,
  events: events(kit),
  reasons: {
    noGift: 'metamorpha',
    notHerTerrain: 'metamorpha',
    tributePaid: 'metamorpha',
    oneTribute: 'metamorpha',
    giftIdle: 'metamorpha',
    tooFar: 'metamorpha',
  } satisfies Readonly<Record<MetamorphaViolation, EntryId>>,
  squareFacts: ({ t }, view, { square }) =>
    view.figures.some((figure) => figure.module === 'metamorpha' && figure.square === square)
      ? [{ name: t('term.metamorpha'), value: t('play.fact.metamorpha') }]
      : [],
});
