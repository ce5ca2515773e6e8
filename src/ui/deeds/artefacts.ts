/** Artefacts and Great Artefacts (ART, AMB, GA). */
import { item, TERRAIN_NAMES } from '@battalia/engine';
import { cardText, factionText } from '../text/cards';
import { cardsNow, cardsText, nowText, placeText, playerText } from '../text/speaker';
import type { OwnDeeds } from './own';
import { by, cardThing, transforming } from './parts';

export const artefactDeeds: OwnDeeds<
  | 'promote'
  | 'convert'
  | 'charm'
  | 'station'
  | 'decamp'
  | 'ambush'
  | 'dismiss'
  | 'fly'
  | 'summon'
  | 'borrow'
  | 'terraform'
  | 'swap'
  | 'take'
> = {
  promote: {
    ...transforming,
    rule: 'title',
    group: 'artefacts',
    answer: 'never',
    folds: true,
    words: (speaker, { by: title, card, ranks }) =>
      speaker.t(ranks > 1 ? 'action.promoteTwice' : 'action.promote', {
        by: nowText(speaker, title),
        card: nowText(speaker, card),
      }),
    places: ({ t }) => t('play.places.promote'),
  },
  convert: {
    ...transforming,
    rule: 'scroll',
    group: 'artefacts',
    answer: 'never',
    folds: true,
    words: (speaker, { by: scroll, card, faction }) =>
      scroll === card
        ? speaker.t('action.convertSelf', { by: nowText(speaker, scroll), faction: factionText(speaker.t, faction) })
        : speaker.t('action.convert', {
            by: nowText(speaker, scroll),
            card: nowText(speaker, card),
            faction: factionText(speaker.t, faction),
          }),
    places: ({ t }) => t('play.places.convert'),
  },
  charm: {
    ...transforming,
    rule: 'amulet',
    group: 'artefacts',
    answer: 'never',
    folds: true,
    words: (speaker, { by: amulet, card }) =>
      speaker.t('action.charm', { by: nowText(speaker, amulet), card: nowText(speaker, card) }),
    places: ({ t }) => t('play.places.charm'),
  },
  station: {
    rule: 'tent',
    group: 'artefacts',
    answer: 'never',
    picture: ({ tent }, box) => cardThing(box, tent),
    cards: ({ tent, cards, pay }) => [tent, ...cards, ...pay],
    withCards: (action, swap) => ({
      ...action,
      tent: swap(action.tent),
      cards: action.cards.map(swap),
      pay: action.pay.map(swap),
    }),
    words: (speaker, { tent, cards }) =>
      speaker.t('action.station', { tent: nowText(speaker, tent), cards: cardsNow(speaker, cards) }),
  },
  decamp: {
    rule: ['tent', 1],
    group: 'artefacts',
    answer: 'panel',
    picture: ({ tent }, box) => cardThing(box, tent),
    words: (speaker, { tent }) => {
      const held = speaker.tents?.get(tent) ?? [];
      return held.length === 0
        ? speaker.t('action.decamp', { tent: cardText(speaker, tent) })
        : speaker.t('action.decampOf', { tent: cardText(speaker, tent), cards: cardsText(speaker, held) });
    },
  },
  // To hide a card and to give one up for it works with any two cards.
  ambush: {
    rule: 'ambush',
    group: 'ambush',
    answer: 'never',
    rare: true,
    picture: () => ({ kind: 'sign', name: 'ambush' }),
    cards: ({ card, price }) => [card, price],
    withCards: (action, swap) => ({ ...action, card: swap(action.card), price: swap(action.price) }),
    words: (speaker, { card, price }) =>
      speaker.t('action.ambush', { card: nowText(speaker, card), price: nowText(speaker, price) }),
    deed: (speaker, { card }) => speaker.t('action.ambushOf', { card: nowText(speaker, card) }),
    way: (speaker, { price }) => speaker.t('action.suspend', { price: nowText(speaker, price) }),
    price: (speaker, { price }) => speaker.t('action.gone', { price: nowText(speaker, price) }),
  },
  dismiss: {
    rule: 'ambush',
    group: 'choice',
    answer: 'panel',
    words: (speaker, { card }) => speaker.t('action.dismiss', { card: cardText(speaker, card) }),
  },
  fly: {
    ...by,
    rule: 'wings',
    group: 'heroes',
    answer: 'never',
    picture: ({ hero }) => ({ kind: 'hero', which: hero }),
    squares: ({ to }) => [to],
    mark: 'move',
    hero: ({ hero }) => hero,
    dims: true,
    words: (speaker, { by: wings, hero, to }) =>
      speaker.t('action.fly', { by: cardText(speaker, wings), hero: hero + 1, place: placeText(speaker, to) }),
    places: ({ t }, [action]) => t('play.places.fly', { hero: (action?.hero ?? 0) + 1 }),
  },
  summon: {
    ...by,
    rule: 'horn',
    group: 'artefacts',
    answer: 'never',
    words: (speaker, { by: horn }) => speaker.t('action.summon', { by: cardText(speaker, horn) }),
  },
  borrow: {
    ...by,
    rule: 'hand',
    group: 'artefacts',
    answer: 'never',
    words: (speaker, { by: hand, from }) =>
      speaker.t('action.borrow', { by: cardText(speaker, hand), player: playerText(speaker, from) }),
  },
  terraform: {
    ...by,
    rule: 'staff',
    group: 'artefacts',
    answer: 'never',
    squares: ({ square }) => [square],
    dims: true,
    words: (speaker, { by: staff, square, terrain }) =>
      speaker.t('action.terraform', {
        by: cardText(speaker, staff),
        place: placeText(speaker, square),
        terrain: speaker.t(`term.${item(TERRAIN_NAMES, terrain)}`),
      }),
    places: ({ t }) => t('play.places.terraform'),
  },
  swap: {
    ...by,
    rule: 'staff',
    group: 'artefacts',
    answer: 'never',
    squares: ({ square, other }) => [square, other],
    dims: true,
    words: (speaker, { by: staff, square, other }) =>
      speaker.t('action.swap', {
        by: cardText(speaker, staff),
        place: placeText(speaker, square),
        other: placeText(speaker, other),
      }),
    places: ({ t }) => t('play.places.swap'),
  },
  take: {
    rule: null,
    group: 'choice',
    answer: 'panel',
    words: (speaker, { cards }) =>
      cards.length === 0
        ? speaker.t('action.takeNothing')
        : speaker.t('action.take', { cards: cardsText(speaker, cards) }),
  },
};
