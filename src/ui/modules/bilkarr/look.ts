/** Bilkarr and his potions (BILK). */
import {
  bilkarrsWalk,
  nameOfKind,
  boxOf,
  POTIONS,
  type ActionOf,
  type DecisionView,
  type Event,
  type Kind,
  type PlayerView,
  type Potion,
  type Seat,
  type Square,
} from '@battalia/engine';
import type { GlyphName } from '@/art/glyphs/glyphs';
import type { EntryId } from '@/i18n/entryText';
import type { DeedLook } from '../../deeds/look';
import type { EventLook } from '../../text/eventLook';
import type { QuestionLook } from '../../text/question';
import type { Speaker } from '../../text/speaker';
import type { Kit } from '../kit';
import type { KindLook, ModuleLook } from '../look';

export type BilkarrKind = Potion;
export type BilkarrActionKind = 'buyPotion' | 'drink' | 'darken' | 'refrain' | 'react';
export type BilkarrEventKind =
  | 'bilkarrCame'
  | 'bilkarrWent'
  | 'bilkarrLeft'
  | 'boughtPotion'
  | 'drank'
  | 'potionBack'
  | 'froze'
  | 'raged'
  | 'darkened';
export type BilkarrQuestionKind = 'reaction';
export type BilkarrViolation = 'notWithBilkarr' | 'potionSold' | 'noPotion' | 'atPeace' | 'darkened';

/** Each potion has a bottle of its own. */
const signOf = (name: string): GlyphName => POTIONS.find((potion) => potion === name) ?? 'colossus';

// ---------------------------------------------------------------- what can be done

type Deeds = { readonly [K in BilkarrActionKind]: DeedLook<ActionOf<K>> };

const deeds = (kit: Kit): Deeds => {
  const nameOf = ({ t, box }: Speaker, potion: Kind): string => kit.kindText(t, potion, box);
  const picture: DeedLook<ActionOf<'drink' | 'react' | 'buyPotion'>>['picture'] = ({ potion }, box) => ({
    kind: 'sign',
    name: signOf(nameOfKind(box, potion)),
  });
  return {
    buyPotion: {
      group: 'pool',
      answer: 'never',
      cards: ({ pay }) => pay,
      withCards: (action, swap) => ({ ...action, pay: action.pay.map(swap).sort((a, b) => a - b) }),
      picture,
      words: (speaker, { potion }) => speaker.t('action.buyPotion', { potion: nameOf(speaker, potion) }),
    },
    drink: {
      group: 'other',
      answer: 'side',
      waits: true,
      picture,
      words: (speaker, { potion, to }) =>
        to === null
          ? speaker.t('action.drink', { potion: nameOf(speaker, potion) })
          : speaker.t('action.drinkTo', { potion: nameOf(speaker, potion), player: kit.playerText(speaker, to) }),
    },
    darken: {
      group: 'artefacts',
      answer: 'never',
      cards: ({ card }) => [card],
      withCards: (action, swap) => ({ ...action, card: swap(action.card) }),
      words: (speaker, { card }) => speaker.t('action.darken', { card: kit.nowText(speaker, card) }),
    },
    refrain: {
      group: 'choice',
      answer: 'side',
      words: ({ t }, { turn }) => t(turn ? 'action.refrainTurn' : 'action.refrain'),
    },
    react: {
      group: 'choice',
      answer: 'side',
      picture,
      words: (speaker, { potion, to }) =>
        to === null
          ? speaker.t('action.react', { potion: nameOf(speaker, potion) })
          : speaker.t('action.reactTo', { potion: nameOf(speaker, potion), player: kit.playerText(speaker, to) }),
    },
  };
};

// ---------------------------------------------------------------- what is asked

type Questions = { readonly [K in BilkarrQuestionKind]: QuestionLook<DecisionView & { readonly kind: K }> };

const questions: Questions = {
  reaction: { words: (t) => t('play.question.reaction'), rules: ['bilkarr'] },
};

// ---------------------------------------------------------------- what happened

type Events = { readonly [K in BilkarrEventKind]: EventLook<Extract<Event, { kind: K }>> };

const events = ({ cardText, kindText, placeText, playerText }: Kit): Events => ({
  bilkarrCame: {
    words: (speaker, { square }) => speaker.t('event.bilkarrCame', { place: placeText(speaker, square) }),
    square: ({ square }) => square,
  },
  bilkarrWent: {
    words: (speaker, { to }) => speaker.t('event.bilkarrWent', { place: placeText(speaker, to) }),
    square: ({ to }) => to,
    weight: () => 'step',
  },
  bilkarrLeft: {
    words: ({ t }) => t('event.bilkarrLeft'),
    square: ({ square }) => square,
  },
  boughtPotion: {
    words: (speaker, { seat, potion }) =>
      speaker.t('event.boughtPotion', {
        player: playerText(speaker, seat),
        potion: kindText(speaker.t, potion, speaker.box),
      }),
  },
  drank: {
    words: (speaker, { seat, potion, to }) => {
      const names = { player: playerText(speaker, seat), potion: kindText(speaker.t, potion, speaker.box) };
      return to === null
        ? speaker.t('event.drank', names)
        : speaker.t('event.drankTo', { ...names, other: playerText(speaker, to) });
    },
    weight: () => 'moment',
    hits: ({ to }) => to,
  },
  potionBack: {
    words: (speaker, { potion }) => speaker.t('event.potionBack', { potion: kindText(speaker.t, potion, speaker.box) }),
  },
  froze: {
    words: (speaker, { seat, of }) =>
      speaker.t('event.froze', { player: playerText(speaker, seat), other: playerText(speaker, of) }),
    weight: () => 'moment',
    hits: ({ of }) => of,
  },
  raged: {
    words: (speaker, { seat, of, count }) =>
      speaker.t('event.raged', { player: playerText(speaker, seat), other: playerText(speaker, of), cards: count }),
    weight: () => 'moment',
    hits: ({ of }) => of,
  },
  darkened: {
    words: (speaker, { seat, card }) =>
      speaker.t('event.darkened', { player: playerText(speaker, seat), card: cardText(speaker, card) }),
  },
});

// ---------------------------------------------------------------- what there is to know

/** A seat's potions, and the day of each that is drunk. */
function potionsOf({ own, piles }: PlayerView, seat: Seat): readonly { readonly kind: Kind; readonly day: number }[] {
  const pile = piles.find((each) => each.name === 'potions' && each.seat === seat);
  return (pile?.cards ?? []).map(({ card, kind }) => ({ kind, day: own.bilkarr?.days[card] ?? 0 }));
}

const standsOn = ({ own }: PlayerView, square: Square): boolean => own.bilkarr?.square[0] === square;

export const bilkarrLook = (kit: Kit): ModuleLook => ({
  id: 'bilkarr',
  deeds: deeds(kit),
  questions,
  events: events(kit),
  kinds: Object.fromEntries(
    POTIONS.map((potion): readonly [Potion, KindLook] => [
      potion,
      { name: (t) => t(`kind.${potion}`), entry: 'bilkarr' },
    ]),
  ),
  reasons: {
    notWithBilkarr: 'bilkarr',
    potionSold: 'bilkarr',
    noPotion: 'bilkarr',
    atPeace: 'bilkarr',
    darkened: 'bilkarr',
  } satisfies Readonly<Record<BilkarrViolation, EntryId>>,
  /** The next morning's; squares that do not exist are no part of a map. */
  way: (view) => {
    const walk = bilkarrsWalk(view);
    if (walk === null || walk.way.length === 0) return null;
    return {
      squares: walk.way.filter((square) => view.board[square]?.kind !== 'missing'),
      lost: walk.to === null,
    };
  },
  squareFacts: ({ t }, view, { square }) =>
    standsOn(view, square) ? [{ name: t('play.fact.figure'), value: t('term.bilkarr') }] : [],
  seatFacts: (t, view, seat) =>
    potionsOf(view, seat).map(({ kind, day }) => {
      const name = nameOfKind(boxOf(view), kind);
      const potion = kit.kindText(t, kind, boxOf(view));
      return { glyph: signOf(name), text: day === 0 ? potion : t('play.fact.potionDay', { potion, day }) };
    }),
});
