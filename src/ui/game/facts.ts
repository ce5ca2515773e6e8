/** The numbers in the texts of the rules, asked of the engine, so that no text can say another one. */
import {
  AMBUSH_SIZE,
  createGame,
  DAYS_PER_WEEK,
  HAND_SIZE,
  HEROES,
  HIGH_TOKENS,
  LOW_TOKENS,
  MULLIGAN_SIZE,
  SMALLEST_DECK,
  standardConfig,
  SUPPLIES_PER_FACTION,
  type ModuleId,
  type Ruleset,
} from '@battalia/engine';
import { moduleFacts } from '../modules/references';
import { CARD_FACTS, fillWith, type Facts } from './cardFacts';

const rules = (modules: readonly ModuleId[]): Ruleset => createGame(standardConfig(4, modules), 'reference').rules;

function readFacts() {
  const base = rules([]);
  const harder = rules(['harder']);
  return {
    hand: HAND_SIZE,
    mulligan: MULLIGAN_SIZE,
    deck: SMALLEST_DECK,
    ambush: AMBUSH_SIZE,
    heroes: HEROES,
    days: DAYS_PER_WEEK,
    low: LOW_TOKENS,
    high: HIGH_TOKENS,
    suppliesPerFaction: SUPPLIES_PER_FACTION,
    greatLimit: base.greatLimit,
    neutral: base.neutralDefence,
    ruins: base.ruinsDefence,
    level4: base.level4Cities,
    neutralHard: harder.neutralDefence,
    ruinsHard: harder.ruinsDefence,
    ...CARD_FACTS,
    ...moduleFacts(),
  };
}

let read: Facts | undefined;
/** Read once, when the first text is shown. */
export const facts = (): Facts => (read ??= readFacts());

/** Puts the numbers into a text. */
export const fill = (text: string): string => fillWith(text, facts());

/** TURN-02: cards of one faction, and how many they draw. */
export const COHORTS = [
  { cards: 3, draw: 1, name: 'term.cohort.small' },
  { cards: 4, draw: 2, name: 'term.cohort.middle' },
  { cards: 5, draw: 3, name: 'term.cohort.big' },
  { cards: 6, draw: 4, name: 'term.cohort.great' },
] as const;
