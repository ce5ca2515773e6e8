/** Bilkarr and his potions (BILK). */
import {
  bilkarrsWalk,
  nameOfKind,
  boxOf,
  cardsOfKind,
  bilkarrData,
  POTIONS,
  type Box,
  type Card,
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
import type { Teller } from '../../text/cards';
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
const signOf = (name: string): GlyphName => potionNamed(name);

/** What a potion does, in a sentence. */
const does = ({ t, box }: Teller, potion: Kind): string => t(`potion.${potionNamed(nameOfKind(box, potion))}`);
const potionNamed = (name: string): Potion => POTIONS.find((potion) => potion === name) ?? 'colossus';

/** There is one of each. */
const bottleOf = (box: Box, potion: Kind): Card | null => cardsOfKind(box, potion)[0] ?? null;
const bottleNamed = (box: Box, potion: Potion): Card | null => bottleOf(box, box.named[potion] ?? -1);

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
      trades: (speaker, { potion, pay }) => ({ gives: pay, gets: kit.oneOf(speaker, potion) }),
      words: (speaker, { potion }) => speaker.t('action.buyPotion', { potion: nameOf(speaker, potion) }),
    },
    // On the shelf where it is kept.
    drink: {
      group: 'other',
      answer: 'panel',
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
      picture: () => ({ kind: 'thing', name: 'eclipse', faction: null }),
      words: (speaker, { card }) => speaker.t('action.darken', { card: kit.nowText(speaker, card) }),
    },
    refrain: {
      group: 'choice',
      answer: 'side',
      declines: true,
      words: ({ t }, { turn }) => t(turn ? 'action.refrainTurn' : 'action.refrain'),
    },
    react: {
      group: 'choice',
      answer: 'panel',
      face: (speaker, { potion, to }) => {
        const card = kit.oneOf(speaker, potion);
        return card === null
          ? null
          : {
              card,
              note: to === null ? does(speaker, potion) : `${kit.playerText(speaker, to)}: ${does(speaker, potion)}`,
            };
      },
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
  reaction: { words: (t) => t('play.question.reaction'), interrupts: true, rules: ['bilkarr'] },
};

// ---------------------------------------------------------------- what happened

type Events = { readonly [K in BilkarrEventKind]: EventLook<Extract<Event, { kind: K }>> };

const events = ({ cardText, kindText, placeText, playerText }: Kit): Events => ({
  bilkarrCame: {
    words: (speaker, { square }) => speaker.t('event.bilkarrCame', { place: placeText(speaker, square) }),
    square: ({ square }) => square,
    checkpoint: true,
  },
  bilkarrWent: {
    words: (speaker, { to }) => speaker.t('event.bilkarrWent', { place: placeText(speaker, to) }),
    square: ({ to }) => to,
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
    weight: () => 'moment',
    card: ({ potion }, box) => bottleOf(box, potion),
    motion: { signal: () => 'trade' },
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
    card: ({ potion }, box) => bottleOf(box, potion),
    reveals: true,
    motion: { signal: () => 'potion' },
  },
  potionBack: {
    words: (speaker, { potion }) => speaker.t('event.potionBack', { potion: kindText(speaker.t, potion, speaker.box) }),
  },
  froze: {
    words: (speaker, { seat, of }) =>
      speaker.t('event.froze', { player: playerText(speaker, seat), other: playerText(speaker, of) }),
    weight: () => 'moment',
    hits: ({ of }) => of,
    card: (_event, box) => bottleNamed(box, 'frosthand'),
    reveals: true,
    motion: { signal: () => 'potion' },
  },
  raged: {
    words: (speaker, { seat, of, count }) =>
      speaker.t('event.raged', { player: playerText(speaker, seat), other: playerText(speaker, of), cards: count }),
    weight: () => 'moment',
    hits: ({ of }) => of,
    card: (_event, box) => bottleNamed(box, 'berserker'),
    reveals: true,
    motion: { signal: () => 'potion' },
  },
  darkened: {
    words: (speaker, { seat, card }) =>
      speaker.t('event.darkened', { player: playerText(speaker, seat), card: cardText(speaker, card) }),
    card: (_event, box) => bottleNamed(box, 'eclipse'),
    reveals: true,
    motion: { signal: () => 'potion' },
  },
});

// ---------------------------------------------------------------- what there is to know

interface Kept {
  readonly card: Card;
  readonly kind: Kind;
  /** Of its effect, 0 while nobody has drunk it. */
  readonly day: number;
  readonly spent: boolean;
}

function potionsOf({ own, piles }: PlayerView, seat: Seat): readonly Kept[] {
  const pile = piles.find((each) => each.name === 'potions' && each.seat === seat);
  return (pile?.cards ?? []).map(({ card, kind }) => ({
    card,
    kind,
    day: own.bilkarr?.days[card] ?? 0,
    spent: (own.bilkarr?.spent[card] ?? 0) > 0,
  }));
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
      { name: (t) => t(`kind.${potion}`), entry: 'bilkarr', says: (t) => t(`potion.${potion}`) },
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
  shelf: {
    name: (t) => t('play.potions'),
    items: (t, view, seat) =>
      potionsOf(view, seat).map(({ card, kind, day, spent }) => ({
        card,
        state: [
          day === 0 ? t('play.fact.potionNew') : t('play.fact.potionDays', { day, days: bilkarrData.POTION_DAYS }),
          ...(spent ? [t('play.fact.potionSpent')] : []),
          ...(!spent && seat === view.viewer && nameOfKind(boxOf(view), kind) === 'eclipse'
            ? [t('play.fact.potionDarkens')]
            : []),
        ].join('; '),
        pips: day === 0 ? null : { left: bilkarrData.POTION_DAYS + 1 - day, of: bilkarrData.POTION_DAYS },
        ready: !spent,
        uses: (action) => action.kind === 'drink' && action.potion === kind,
      })),
  },
});
