/** The numbers in the texts of the rules, asked of the engine, so that no text can say another one. */
import {
  AMBUSH_SIZE,
  createGame,
  DAYS_PER_WEEK,
  defenceOf,
  HAND_SIZE,
  HEROES,
  HIGH_TOKENS,
  HORSE_STEPS,
  LOW_TOKENS,
  MULLIGAN_SIZE,
  pointsOf,
  SHIELD,
  SMALLEST_DECK,
  squareAt,
  standardConfig,
  strengthOfKind,
  SUPPLIES_PER_FACTION,
  SWORD,
  VOLCANO,
  type GameState,
  type ModuleId,
  type Ruleset,
} from '@battalia/engine';

const game = (players: 2 | 4, modules: readonly ModuleId[]): GameState =>
  createGame(standardConfig(players, modules), 'reference');
const rules = (modules: readonly ModuleId[]): Ruleset => game(4, modules).rules;

/** Numbers that live in the volcano's own hooks are read off a game in which nothing has happened. */
function volcanoFacts() {
  const s = game(4, ['volcano']);
  const peak = squareAt(s.rules.columns, VOLCANO.peak);
  const sanctuary = VOLCANO.sanctuaries[0];
  const keeper = defenceOf(s, 0, { kind: 'peak', square: peak });
  const points = pointsOf(s, 0);
  s.seals[0] = 1;
  const sealPoints = pointsOf(s, 0) - points;
  const sealWeakens = keeper - defenceOf(s, 0, { kind: 'peak', square: peak });
  s.holder[peak] = 0;
  return {
    keeper,
    sealPoints,
    sealWeakens,
    rulerPoints: pointsOf(s, 0) - points - sealPoints,
    sanctuary:
      sanctuary === undefined
        ? 0
        : defenceOf(s, 0, { kind: 'sanctuary', square: squareAt(s.rules.columns, sanctuary.place) }),
    volcanoGreat: s.rules.greatLimit,
    volcanoPoints: s.rules.points,
    volcanoPointsTwo: game(2, ['volcano']).rules.points,
  };
}

function readFacts() {
  const base = rules([]);
  const harder = rules(['harder']);
  return {
    hand: HAND_SIZE,
    mulligan: MULLIGAN_SIZE,
    deck: SMALLEST_DECK,
    ambush: AMBUSH_SIZE,
    horse: HORSE_STEPS,
    horseLit: HORSE_STEPS * 2,
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
    neutralNoCities: rules(['nocities']).neutralDefence,
    swordAttack: strengthOfKind(SWORD, true),
    swordDefend: strengthOfKind(SWORD, false),
    shieldAttack: strengthOfKind(SHIELD, true),
    shieldDefend: strengthOfKind(SHIELD, false),
    ...volcanoFacts(),
  };
}

export type Facts = Readonly<Record<string, number>>;

let read: Facts | undefined;
/** Read once, when the first text is shown. */
export const facts = (): Facts => (read ??= readFacts());

/** Puts the numbers into a text. */
export const fill = (text: string): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = facts()[name];
    return value === undefined ? whole : String(value);
  });

/** TURN-02: cards of one faction, and how many they draw. */
export const COHORTS = [
  { cards: 3, draw: 1, name: 'term.cohort.small' },
  { cards: 4, draw: 2, name: 'term.cohort.middle' },
  { cards: 5, draw: 3, name: 'term.cohort.big' },
  { cards: 6, draw: 4, name: 'term.cohort.great' },
] as const;
