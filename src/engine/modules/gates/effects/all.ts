/** The twelve storm effects (GATE-04): what each does, what it asks, and how that is answered. */
import type { AnyRule, Question } from '../../../core/contract';
import type { Storm } from '../data';
import { artefactEffect, stormArtefact } from './artefact';
import { cityEffect, stormCity } from './city';
import { drawEffect } from './draw';
import { echoOf, echoQuestion } from './echo';
import { asksPlainly, type Effect } from './effect';
import { fateEffect } from './fate';
import { heroEffect } from './hero';
import { landEffect, stormLand, stormTerrain, terrainQuestion } from './land';
import { limboEffect, limboQuestion } from './limbo';
import { lordEffect } from './lord';
import { rankEffect, rankQuestion, stormRank } from './rank';
import { roadEffect, stormRoad } from './road';
import { stormTent, tentEffect } from './tent';

/** All that number 8 may copy. */
const COPIED: Readonly<Record<Exclude<Storm, 'stormLord' | 'stormEcho'>, Effect>> = {
  stormArtefact: artefactEffect,
  stormDraw: drawEffect,
  stormRoad: roadEffect,
  stormFate: fateEffect,
  stormHero: heroEffect,
  stormLand: landEffect,
  stormRank: rankEffect,
  stormCity: cityEffect,
  stormLimbo: limboEffect,
  stormTent: tentEffect,
};

const { echoEffect, stormEcho } = echoOf(COPIED);

export const EFFECTS: Readonly<Record<Storm, Effect>> = {
  ...COPIED,
  stormLord: lordEffect,
  stormEcho: echoEffect,
};

export const questions: Readonly<Record<string, Question>> = {
  stormArtefact: asksPlainly,
  stormRoad: asksPlainly,
  stormLand: asksPlainly,
  stormTerrain: terrainQuestion,
  stormEcho: echoQuestion,
  stormRank: rankQuestion,
  stormCity: asksPlainly,
  stormLimbo: limboQuestion,
  stormTent: asksPlainly,
};

export const actions: Readonly<Record<string, AnyRule>> = {
  stormArtefact,
  stormRoad,
  stormLand,
  stormTerrain,
  stormEcho,
  stormRank,
  stormCity,
  stormTent,
};
