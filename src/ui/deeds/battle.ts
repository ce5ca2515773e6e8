/** Battles (BATTLE). */
import type { ActionOf } from '@battalia/engine';
import { cardText } from '../text/cards';
import { capital } from '../text/capital';
import { cityAtText, placeText, type Speaker } from '../text/speaker';
import type { OwnDeeds } from './own';
import { cardThing, paid } from './parts';
import { targetLook } from './targets';

/** BATTLE-02: which of the own heroes take part, one bit each. */
const heroesText = ({ t }: Speaker, heroes: number): string =>
  heroes === 3 ? t('action.bothHeroes') : t('action.withHero', { hero: heroes });

function attackText(speaker: Speaker, { target, weapon, copies }: ActionOf<'attack'>): string {
  const words = targetLook(target).attack(speaker, target, cardText(speaker, weapon));
  return copies > 1 ? `${words} (${speaker.t('match.counts', { count: copies })})` : words;
}

/** BATTLE-16: guards do not answer. */
const standText = ({ t, battle }: Speaker): string =>
  battle?.defence.seat === null
    ? t('action.strike', { attack: battle.attack.total, defence: battle.defence.total })
    : t('action.stand');

/** BATTLE-10, BATTLE-18: an attack that is given up costs its heroes. */
const passText = ({ t, battle }: Speaker): string =>
  battle && (battle.phase === 'assault' || battle.phase === 'press')
    ? t('action.giveUp', { count: battle.attack.heroes.length })
    : t('action.pass');

export const battleDeeds: OwnDeeds<
  'attack' | 'lay' | 'stand' | 'callOff' | 'pass' | 'fight' | 'surrender' | 'retreat' | 'annex'
> = {
  attack: {
    rule: 'opening',
    group: 'battle',
    answer: 'never',
    picture: ({ weapon }, box) => cardThing(box, weapon),
    squares: ({ target }) => [target.square],
    mark: 'attack',
    cards: ({ weapon }) => [weapon],
    withCards: (action, swap) => ({ ...action, weapon: swap(action.weapon) }),
    words: (speaker, action) => `${attackText(speaker, action)} ${heroesText(speaker, action.heroes)}`,
    deed: attackText,
    way: (speaker, { heroes }) => heroesText(speaker, heroes),
    places: ({ t }) => t('play.places.attack'),
  },
  lay: {
    rule: 'strength',
    group: 'battle',
    answer: 'never',
    cards: ({ card }) => [card],
    withCards: (action, swap) => ({ ...action, card: swap(action.card) }),
    words: (speaker, { card, copies }) =>
      copies > 1
        ? speaker.t('action.layCopies', { card: cardText(speaker, card), count: copies })
        : speaker.t('action.lay', { card: cardText(speaker, card) }),
  },
  stand: { rule: ['battle-order', 2], group: 'battle', answer: 'main', words: standText },
  callOff: {
    rule: ['opening', 1],
    group: 'battle',
    answer: 'main',
    waits: true,
    words: ({ t }) => t('action.callOff'),
  },
  pass: { rule: ['battle-order', 3], group: 'battle', answer: 'main', waits: true, words: passText },
  fight: {
    rule: 'reply',
    group: 'battle',
    answer: 'panel',
    words: ({ t }, { raise, heroes }) => {
      const words = t(raise ? 'action.fightRaise' : 'action.fight');
      const count = (heroes & 1) + (heroes >> 1);
      return count > 0 ? `${words} ${t('action.withHeroes', { count })}` : words;
    },
  },
  surrender: { rule: ['reply', 1], group: 'battle', answer: 'panel', words: ({ t }) => t('action.surrender') },
  retreat: {
    ...paid,
    rule: 'retreat',
    group: 'battle',
    answer: 'panel',
    picture: () => ({ kind: 'sign', name: 'step' }),
    squares: ({ to }) => [to],
    mark: 'move',
    words: (speaker, { to }) => speaker.t('action.retreat', { place: placeText(speaker, to) }),
    places: ({ t }) => t('play.places.retreat'),
  },
  annex: {
    rule: 'conquest',
    group: 'heroes',
    answer: 'side',
    picture: () => ({ kind: 'sign', name: 'castle' }),
    squares: ({ square }) => [square],
    mark: 'build',
    words: (speaker, { square }) => capital(speaker.t('action.annex', { city: cityAtText(speaker, square) })),
  },
};
