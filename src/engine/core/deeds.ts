/** The acts of a set-up's chapters and modules as flat tables, so that hot code asks only who has something to say. */
import { vocabularyOf, type AnyAction, type Vocabulary } from './action';
import type { GameConfig } from './config';
import type { Acts, AnyRule, Hooks, Question, Stage, Strength, Window } from './contract';
import type { Purse } from './payment';
import type { Ground, Ruleset } from './ruleset';
import { TARGET_KINDS, widthOf, type Layout, type Shapes } from './shape';
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
  /** Which of the players in turn, and how often everybody was asked before. */
  readonly i: number;
  readonly round: number;
  readonly offers: readonly Offer[];
}

export type CompiledHooks = { readonly [H in keyof Hooks]-?: readonly NonNullable<Hooks[H]>[] };

export interface NamedStrength {
  readonly name: string;
  readonly of: Strength;
}

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
  readonly strengths: readonly NamedStrength[];
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

/** A later one takes the place of an earlier one of its name. */
const rulesOf = (acts: readonly Acts[]): (readonly [string, AnyRule])[] => [
  ...new Map(acts.flatMap(({ actions = {} }) => Object.entries(actions))),
];

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

export function compileDeeds(acts: readonly Acts[], config: GameConfig): Deeds {
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
  const facts = Math.max(
    FEWEST_FACTS,
    ...questions.map(({ name, layout }) =>
      name === 'held' ? 0 : layout.reduce((n, [, field]) => n + widthOf(field), 0),
    ),
  );
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
    strengths: acts.flatMap(({ strengths = {} }) => Object.entries(strengths).map(([name, of]) => ({ name, of }))),
    parties: partiesOf(acts, config),
  };
}

const layoutsOf = (tables: readonly (Shapes | undefined)[]): ReadonlyMap<string, Layout> =>
  new Map(tables.flatMap((table = {}) => Object.entries(table)).map(([name, shape]) => [name, Object.entries(shape)]));

const isWindow = (window: Window | undefined): window is Window => window !== undefined;

/** The steps of the set-up. Separate, because how often a stage asks depends on the rules. */
export function setupSteps(acts: readonly Acts[], rules: Ruleset): SetupStep[] {
  const offersFor = offersBy(acts);
  return stagesOf(acts, rules).flatMap((stage): SetupStep[] => {
    const { ask } = stage;
    if (ask === undefined) return [{ stage, i: 0, round: 0, offers: [] }];
    const offers = offersFor(ask);
    const rounds = stage.rounds?.(rules) ?? 1;
    return Array.from({ length: rounds * rules.seats }, (_, i) => ({
      stage,
      i: i % rules.seats,
      round: Math.floor(i / rules.seats),
      offers,
    }));
  });
}

/** In their order: each with those that come behind it, in the order of the modules. */
function stagesOf(acts: readonly Acts[], ground: Ground): readonly Stage[] {
  const named = new Map<string, Stage>();
  for (const { stages = [] } of acts)
    for (const stage of typeof stages === 'function' ? stages(ground) : stages) named.set(stage.name, stage);
  const all = [...named.values()];
  const behind = (name: string | undefined): readonly Stage[] =>
    all.filter(({ after }) => after === name).flatMap((stage) => [stage, ...behind(stage.name)]);
  const inOrder = behind(undefined);
  const astray = all.find((stage) => !inOrder.includes(stage));
  if (astray) throw new Error(`no stage ${astray.after} for ${astray.name} to come behind`);
  return inOrder;
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
    arrived: filled('arrived'),
    departed: filled('departed'),
    disbanded: filled('disbanded'),
    refuseFlight: filled('refuseFlight'),
    home: filled('home'),
    tileLaid: filled('tileLaid'),
    suppliesWith: filled('suppliesWith'),
    withheld: filled('withheld'),
    apart: filled('apart'),
    unchanging: filled('unchanging'),
    bound: filled('bound'),
    suspended: filled('suspended'),
    enchanted: filled('enchanted'),
    targets: filled('targets'),
    refuseTarget: filled('refuseTarget'),
    defenderOf: filled('defenderOf'),
    defenceOf: filled('defenceOf'),
    fortified: filled('fortified'),
    reaches: filled('reaches'),
    ground: filled('ground'),
    cardStrength: filled('cardStrength'),
    peaceful: filled('peaceful'),
    moral: filled('moral'),
    won: filled('won'),
    neutralTaken: filled('neutralTaken'),
    afterBattle: filled('afterBattle'),
    choosesElse: filled('choosesElse'),
    grantsElse: filled('grantsElse'),
    greats: filled('greats'),
    forgotten: filled('forgotten'),
    turnEnds: filled('turnEnds'),
    dayEnds: filled('dayEnds'),
    checkpoint: filled('checkpoint'),
    dawn: filled('dawn'),
    turnStarts: filled('turnStarts'),
    points: filled('points'),
    lowTokens: filled('lowTokens'),
    hasToken: filled('hasToken'),
    citiesMissing: filled('citiesMissing'),
    partyPoints: filled('partyPoints'),
    ranked: filled('ranked'),
    remembers: filled('remembers'),
  };
}

function partiesOf(acts: readonly Acts[], config: GameConfig): readonly number[] | null {
  for (const act of acts) if (act.parties) return act.parties(config.seats.length, config);
  return null;
}
