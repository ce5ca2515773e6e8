/**
 * What a module's look is made with. It is handed in, so that a module is fetched without fetching any of this again: in
 * the browser whatever leads to a file brings it, a match and the reference alike.
 */
import { cardThing, nextThing, oneOf, paid } from '../deeds/parts';
import { placeAttack, targetLook, type TargetLook } from '../deeds/targets';
import { capital } from '../text/capital';
import { cardText, factionText, kindText } from '../text/cards';
import { takeOf } from '../text/question';
import { atText, cityAtText, listText, nextText, nowText, placeText, playerText, upgradedLevel } from '../text/speaker';

/** 'a city on 3/4', as the title of a battle names it. */
const targetText: TargetLook['name'] = (speaker, target) => targetLook(target).name(speaker, target);

export const KIT = {
  atText,
  capital,
  cardText,
  cardThing,
  cityAtText,
  factionText,
  kindText,
  listText,
  nextText,
  nextThing,
  nowText,
  oneOf,
  paid,
  placeAttack,
  placeText,
  playerText,
  takeOf,
  targetText,
  upgradedLevel,
} as const;
export type Kit = typeof KIT;
