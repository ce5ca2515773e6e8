/** Trading posts, stardust and chests (TRADE). */
import type { ActionOf, Box, Card, DecisionView, Event, PlayerView, Seat, Square } from '@battalia/engine';
import type { EntryId } from '@/i18n/entryText';
import type { DeedLook } from '../../deeds/look';
import type { EventLook } from '../../text/eventLook';
import type { QuestionLook } from '../../text/question';
import type { Sight } from '@/board/landmarks';
import type { Kit } from '../kit';
import type { KindLook, ModuleLook } from '../look';

export type TradeKind = 'stardust' | 'chest';
export type TradeActionKind = 'foundPost' | 'layPost' | 'sellArtefact' | 'buyArtefact' | 'buyStardust';
export type TradeEventKind = 'postLaid' | 'traded';
export type TradeQuestionKind = 'post' | 'hide';
export type TradeViolation =
  'noPostLeft' | 'nowhereForPost' | 'noRoadCard' | 'notAtPost' | 'needsStarPost' | 'justTraded';

/** As the view has them: two bits a seat. */
const EACH = 3;
const postsAt = ({ own, players }: Pick<PlayerView, 'own' | 'players'>, square: Square): readonly Seat[] =>
  players.flatMap(({ seat }) => {
    const count = ((own.trade?.posts[square] ?? 0) >> (2 * seat)) & EACH;
    return Array.from({ length: count }, () => seat);
  });

/** TRADE-01: with the second post both show the star. */
const STARRED = 2;
const hasStar = (view: Sight, seat: Seat): boolean =>
  view.board.flatMap(({ square }) => postsAt(view, square)).filter((owner) => owner === seat).length === STARRED;

type Deeds = { readonly [K in TradeActionKind]: DeedLook<ActionOf<K>> };

const deeds = (kit: Kit): Deeds => ({
  foundPost: {
    group: 'build',
    answer: 'never',
    cards: ({ pay }) => pay,
    withCards: (action, swap) => ({ ...action, pay: action.pay.map(swap).sort((a, b) => a - b) }),
    picture: () => ({ kind: 'sign', name: 'post' }),
    words: ({ t }) => t('action.foundPost'),
  },
  layPost: {
    group: 'choice',
    answer: 'side',
    squares: ({ square }) => [square],
    mark: 'build',
    words: (speaker, { square }) => speaker.t('action.layPost', { place: kit.placeText(speaker, square) }),
    places: ({ t }) => t('play.question.post'),
  },
  sellArtefact: {
    group: 'pool',
    answer: 'never',
    cards: ({ card }) => [card],
    withCards: (action, swap) => ({ ...action, card: swap(action.card) }),
    trades: (speaker, { card }) => ({ gives: [card], gets: kit.oneOf(speaker, speaker.box.named['chest'] ?? -1) }),
    picture: () => ({ kind: 'thing', name: 'chest', faction: null }),
    words: (speaker, { card }) => speaker.t('action.sellArtefact', { card: kit.nowText(speaker, card) }),
  },
  buyArtefact: {
    group: 'pool',
    answer: 'never',
    cards: ({ chest }) => [chest],
    withCards: (action, swap) => ({ ...action, chest: swap(action.chest) }),
    trades: (speaker, { chest, artefact, faction }) => ({
      gives: [chest],
      gets: kit.oneOf(speaker, artefact, faction),
    }),
    picture: ({ artefact, faction }, _box, pool) => kit.nextThing(artefact, pool, faction),
    words: (speaker, { artefact, faction }) =>
      speaker.t('action.buyArtefact', {
        artefact:
          faction === null
            ? kit.nextText(speaker, artefact)
            : speaker.t('card.ofFaction', {
                kind: kit.kindText(speaker.t, artefact),
                faction: kit.factionText(speaker.t, faction),
              }),
      }),
  },
  buyStardust: {
    group: 'pool',
    answer: 'never',
    cards: ({ cards }) => cards,
    withCards: (action, swap) => ({ ...action, cards: action.cards.map(swap).sort((a, b) => a - b) }),
    trades: (speaker, { cards }) => ({ gives: cards, gets: kit.oneOf(speaker, speaker.box.named['stardust'] ?? -1) }),
    picture: () => ({ kind: 'thing', name: 'stardust', faction: null }),
    words: ({ t }) => t('action.buyStardust'),
  },
});

type Questions = { readonly [K in TradeQuestionKind]: QuestionLook<DecisionView & { readonly kind: K }> };

const questions = ({ takeOf }: Kit): Questions => ({
  post: { words: (t) => t('play.question.post'), rules: ['trade', 'connected'] },
  hide: {
    words: (t, { left }) => t('play.question.hide', { left }),
    cards: ({ choice }) => ({ choice, answer: takeOf }),
    rules: ['stardust', 'ambush'],
  },
});

type Events = { readonly [K in TradeEventKind]: EventLook<Extract<Event, { kind: K }>> };

const events = ({ cardText, listText, placeText, playerText }: Kit): Events => ({
  postLaid: {
    words: (speaker, { seat, square }) =>
      speaker.t('event.postLaid', { player: playerText(speaker, seat), place: placeText(speaker, square) }),
    square: ({ square }) => square,
  },
  traded: {
    words: (speaker, { seat, paid, card }) =>
      speaker.t('event.traded', {
        player: playerText(speaker, seat),
        paid: listText(
          speaker,
          paid.map((one) => cardText(speaker, one)),
        ),
        card: cardText(speaker, card),
      }),
    motion: {
      comes: ({ card }, box) => [[card, deckOf(box, card)]],
      goes: ({ paid }, box) => paid.map((card) => [card, deckOf(box, card)]),
      signal: () => 'trade',
    },
  },
});

const deckOf = ({ kindOf }: Box, card: Card) => ({ kind: 'deck', deck: kindOf[card] ?? 0 }) as const;

export const tradeLook = (kit: Kit): ModuleLook => ({
  id: 'trade',
  deeds: deeds(kit),
  questions: questions(kit),
  events: events(kit),
  kinds: {
    stardust: { name: (t) => t('term.stardust'), entry: 'stardust' },
    chest: { name: (t) => t('term.chest'), entry: 'stardust' },
  } satisfies Readonly<Record<TradeKind, KindLook>>,
  reasons: {
    noPostLeft: 'trade',
    nowhereForPost: 'trade',
    noRoadCard: 'trade',
    notAtPost: 'trade',
    needsStarPost: 'trade',
    justTraded: 'trade',
  } satisfies Readonly<Record<TradeViolation, EntryId>>,
  tokens: (view, square) =>
    postsAt(view, square).map((seat) => ({ name: 'post', seat, face: hasStar(view, seat) ? 1 : 0 })),
  squareFacts: (speaker, view, { square }) => {
    const owners = postsAt(view, square).map((seat) => kit.playerText(speaker, seat));
    return owners.length === 0 ? [] : [{ name: speaker.t('play.fact.posts'), value: kit.listText(speaker, owners) }];
  },
});
