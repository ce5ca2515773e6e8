/** The six gifts (META-03): what each asks, and how that is answered. */
import type { AnyRule, Question } from '../../../core/contract';
import type { Gift } from '../data';
import { canyons, canyonsGift, canyonsRaid } from './canyons';
import { frost, frostGift, frostTwin } from './frost';
import { asksPlainly, type GiftRule } from './gift';
import { jungleDraw, jungleGift } from './jungle';
import { lakes, lakesGift, lakesRank } from './lakes';
import { mountainsCity, mountainsGift } from './mountains';
import { woods, woodsGift, woodsJump, woodsStay, woodsWalk } from './woods';

export const GIFTS: Readonly<Record<Gift, GiftRule>> = {
  woods: woodsGift,
  mountains: mountainsGift,
  canyons: canyonsGift,
  lakes: lakesGift,
  frost: frostGift,
  jungle: jungleGift,
};

export const questions: Readonly<Record<string, Question>> = {
  woods,
  mountains: asksPlainly,
  canyons,
  lakes,
  frost,
  jungle: asksPlainly,
};

export const actions: Readonly<Record<string, AnyRule>> = {
  woodsWalk,
  woodsJump,
  woodsStay,
  mountainsCity,
  canyonsRaid,
  lakesRank,
  frostTwin,
  jungleDraw,
};
