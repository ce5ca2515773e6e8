/** The rules of the base game, chapter by chapter, in the order in which they find what can be done. */
import type { CoreActionKind } from '../core/action';
import type { Acts, AnyRule } from '../core/contract';
import { EVENTS } from '../core/event';
import { VIOLATIONS } from '../core/violation';
import { ambush, decamp, dismiss, dismissing, station } from './ambush';
import { charm, convert, promote } from './artefacts';
import { annex, attack } from './attack';
import { callOff, fight, lay, pass, stand, surrender } from './combat';
import { retreat } from './retreat';
import { build, place, placing, upgrade } from './build';
import { create } from './create';
import { borrow, borrowing, greatChoice, summon, summoning, swap, take, terraform } from './great';
import { held } from './held';
import { fly, moveHero, recruit, way } from './heroes';
import { hire } from './hire';
import { chooseCity, chooseFaction, stages } from './setup';
import { begin, cohort, endTurn, mulligan, nightfall } from './turn';

const actions: { readonly [K in CoreActionKind]: AnyRule } = {
  chooseFaction,
  chooseCity,
  cohort,
  mulligan,
  begin,
  hire,
  create,
  build,
  place,
  upgrade,
  recruit,
  move: moveHero,
  fight,
  surrender,
  lay,
  promote,
  convert,
  charm,
  station,
  decamp,
  ambush,
  dismiss,
  fly,
  summon,
  borrow,
  terraform,
  swap,
  take,
  attack,
  annex,
  retreat,
  stand,
  callOff,
  pass,
  endTurn,
};

export const BASE: Acts = {
  actions,
  stages,
  events: EVENTS,
  violations: VIOLATIONS,
  /** As numbered in `core/decision.ts`. */
  questions: {
    place: placing,
    dismiss: dismissing,
    summon: summoning,
    borrow: borrowing,
    great: greatChoice,
    held,
    way,
    nightfall,
  },
};
