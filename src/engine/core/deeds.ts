/** The acts of a set-up's chapters and modules as flat tables, so that hot code asks only who has something to say. */
import { vocabularyOf, type AnyAction, type Vocabulary } from './action';
import type { Acts, AnyRule, Hooks, Question, Stage, Window } from './contract';
import type { Purse } from './payment';
import type { Ruleset } from './ruleset';
import { TARGET_KINDS, type Layout, type Shapes } from './shape';
import type { GameState, Seat } from './state';

export type Offer = (s: GameState, seat: Seat, purse: Purse, out: AnyAction[]) => void;

/** A rule, the number of its kind, what it answers and who may still void it. */
export interface Deed {
  readonly kind: string;
  readonly number: number;
  readonly rule: AnyRule;
  readonly answers: readonly string[];
  readonly windows: readonly Window[];
}

export interface Asked {
  readonly name: string;
  readonly question: Question;
  readonly layout: Layout;
  readonly offers: readonly Offer[];
}

/** One step of the set-up: a stage that lays out, or one player's choice. */
export interface SetupStep {
  readonly stage: Stage;
  /** Which of the players in turn. */
  readonly i: number;
  readonly offers: readonly Offer[];
}

export type CompiledHooks = { readonly [H in keyof Hooks]-?: readonly NonNullable<Hooks[H]>[] };

export interface Deeds {
  readonly words: Vocabulary;
  readonly deeds: Readonly<Record<string, Deed>>;
  /** By the number of the kind in the words. */
  readonly deedAt: readonly Deed[];
  /** By phase of a turn: OPENING, ACTING. */
  readonly turnOffers: readonly (readonly Offer[])[];
  /** By stage of a combat, from NO_BATTLE on. */
  readonly battleOffers: readonly (readonly Offer[])[];
  /** By the number that a pending frame holds. */
  readonly questions: readonly Asked[];
  /** The fields of everything that may happen, and of every reason to refuse, by name. */
  readonly events: ReadonlyMap<string, Layout>;
  readonly violations: ReadonlyMap<string, Layout>;
  /** How many numbers a pending frame takes. */
  readonly frame: number;
  readonly hooks: CompiledHooks;
  /** By seat: its party; null when everybody plays alone. */
  readonly parties: readonly number[] | null;
}

/** By the numbers of the state: what a phase of a turn, a stage of a combat asks. */
export const TURN_STEPS = ['', 'opening', 'acting'] as const;
export const BATTLE_STEPS = ['', 'assault', 'reply', 'defend', 'press', 'assault'] as const;
/** Steps in which cards can be played. */
export const LINE_STEPS: readonly string[] = ['acting', 'assault', 'reply', 'defend', 'press'];

/** A frame: what is asked, of whom, and its facts. */
const FRAME_HEAD = 2;
const FEWEST_FACTS = 3;
/** An action with a long line, when somebody may void it. */
const HELD_FACTS = 62;

export const wordsOf = (acts: readonly Acts[]): Vocabulary =>
  vocabularyOf(
    acts.flatMap(({ shapes = {}, listedAfter = {} }) =>
      Object.entries(shapes).map(([kind, shape]) => ({ kind, shape, after: listedAfter[kind] })),
    ),
    [...TARGET_KINDS, ...acts.flatMap(({ targetKinds = [] }) => targetKinds)],
  );

const rulesOf = (acts: readonly Acts[]): (readonly [string, AnyRule])[] =>
  acts.flatMap(({ actions = {} }) => Object.entries(actions));

/** The steps and questions that a rule answers; one that answers a choice answers every question that has one. */
function answersOf(acts: readonly Acts[], { answers }: AnyRule): readonly string[] {
  if (!answers.includes(CHOICE)) return answers;
  const choices = acts.flatMap(({ questions = {} }) =>
    Object.keys(questions).filter((name) => questions[name]?.choice !== undefined),
  );
  return [...answers, ...choices];
}
const CHOICE = 'choice';

/** By the name of a step or question: who finds the answers, those that end it last. */
function offersBy(acts: readonly Acts[]): (step: string) => Offer[] {
  const rules = rulesOf(acts).map(([, rule]) => rule);
  const inOrder = [...rules.filter(({ closes }) => closes !== true), ...rules.filter(({ closes }) => closes)];
  // A function that finds several kinds is asked once.
  return (step) => [
    ...new Set(inOrder.filter((rule) => answersOf(acts, rule).includes(step)).map(({ offer }) => offer)),
  ];
}

export function compileDeeds(acts: readonly Acts[], seats: number): Deeds {
  const words = wordsOf(acts);
  const entries = rulesOf(acts);
  const offersFor = offersBy(acts);
  const windowsOn = (kind: string, rule: AnyRule): Window[] =>
    acts.flatMap(({ windows = {} }) => [windows[kind], rule.pay ? windows['line'] : undefined].filter(isWindow));
  const deeds = entries.map(([kind, rule]): Deed => ({
    kind,
    number: words.order.get(kind) ?? 0,
    rule,
    answers: answersOf(acts, rule),
    windows: windowsOn(kind, rule),
  }));
  const questions = acts.flatMap(({ questions: own = {} }) =>
    Object.entries(own).map(([name, question]): Asked => ({
      name,
      question,
      layout: Object.entries(question.facts ?? {}),
      offers: offersFor(name),
    })),
  );
  const facts = Math.max(FEWEST_FACTS, ...questions.map(({ layout }) => layout.length));
  const holds = deeds.some(({ windows }) => windows.length > 0);
  return {
    words,
    deeds: Object.assign(Object.create(null), Object.fromEntries(deeds.map((deed) => [deed.kind, deed]))),
    deedAt: [...deeds].sort((a, b) => a.number - b.number),
    turnOffers: TURN_STEPS.map(offersFor),
    battleOffers: BATTLE_STEPS.map(offersFor),
    questions,
    events: layoutsOf(acts.map(({ events }) => events)),
    violations: layoutsOf(acts.map(({ violations }) => violations)),
    frame: FRAME_HEAD + (holds ? Math.max(facts, HELD_FACTS) : facts),
    hooks: compileHooks(acts),
    parties: partiesOf(acts, seats),
  };
}

const layoutsOf = (tables: readonly (Shapes | undefined)[]): ReadonlyMap<string, Layout> =>
  new Map(tables.flatMap((table = {}) => Object.entries(table)).map(([name, shape]) => [name, Object.entries(shape)]));

const isWindow = (window: Window | undefined): window is Window => window !== undefined;

/** The steps of the set-up. Separate, because how often a stage asks depends on the rules. */
export function setupSteps(acts: readonly Acts[], rules: Ruleset): SetupStep[] {
  const offersFor = offersBy(acts);
  const stages: Stage[] = [];
  for (const { stages: own = [] } of acts) {
    for (const stage of own) {
      let behind = stages.findIndex(({ name }) => name === stage.after);
      // Behind those that were put there before.
      while (behind >= 0 && stages[behind + 1]?.after === stage.after && stage.after !== undefined) behind++;
      stages.splice(behind < 0 ? stages.length : behind + 1, 0, stage);
    }
  }
  return stages.flatMap((stage): SetupStep[] => {
    const { ask } = stage;
    if (ask === undefined) return [{ stage, i: 0, offers: [] }];
    const offers = offersFor(ask);
    const rounds = stage.rounds?.(rules) ?? 1;
    return Array.from({ length: rounds * rules.seats }, (_, i) => ({ stage, i: i % rules.seats, offers }));
  });
}

function compileHooks(acts: readonly Acts[]): CompiledHooks {
  const filled = <H extends keyof Hooks>(hook: H): NonNullable<Hooks[H]>[] =>
    acts.flatMap(({ hooks }) => {
      const fill = hooks?.[hook];
      return fill ? [fill] : [];
    });
  return {
    freeStep: filled('freeStep'),
    closed: filled('closed'),
    ways: filled('ways'),
    stepped: filled('stepped'),
    refuseFlight: filled('refuseFlight'),
    home: filled('home'),
    tileLaid: filled('tileLaid'),
    suppliesWith: filled('suppliesWith'),
    targets: filled('targets'),
    refuseTarget: filled('refuseTarget'),
    defenderOf: filled('defenderOf'),
    defenceOf: filled('defenceOf'),
    fortified: filled('fortified'),
    reaches: filled('reaches'),
    ground: filled('ground'),
    cardStrength: filled('cardStrength'),
    strength: filled('strength'),
    won: filled('won'),
    neutralTaken: filled('neutralTaken'),
    afterBattle: filled('afterBattle'),
    turnEnds: filled('turnEnds'),
    dayEnds: filled('dayEnds'),
    checkpoint: filled('checkpoint'),
    dawn: filled('dawn'),
    turnStarts: filled('turnStarts'),
    points: filled('points'),
    lowTokens: filled('lowTokens'),
  };
}

function partiesOf(acts: readonly Acts[], seats: number): readonly number[] | null {
  for (const act of acts) if (act.parties) return act.parties(seats);
  return null;
}
