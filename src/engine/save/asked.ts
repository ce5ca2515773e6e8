/**
 * Pending questions as a save has them: by their names, with facts by theirs. What a number of a question, a kind, a target
 * or an action is may change from one version to the next; a name stays.
 */
import { layoutOfAction } from '../core/action';
import { factsOf, HELD, questionIn, seatIn } from '../core/decision';
import { item, NONE } from '../core/ints';
import { MAX_FRAMES } from '../core/layout';
import { asInt, asList, asOneOf, asRecord, hasOnly, isList, type Fields } from '../core/read';
import type { Ruleset } from '../core/ruleset';
import { fromNumbers, toNumbers, type Field, type Layout, type Shaped } from '../core/shape';
import type { GameState } from '../core/state';
import { BASE } from '../rules/base';
import { actionIn } from '../rules/held';

/** What is asked, of whom, and what about; of an action that waits, the action. */
export interface AskedSave {
  readonly question: string;
  readonly seat: number;
  readonly facts: Shaped;
}

export const askedIn = (s: GameState): readonly AskedSave[] =>
  Array.from({ length: Math.min(s.frames, MAX_FRAMES) }, (_, frame) => {
    const number = questionIn(s, frame);
    return {
      // A number that is none is no name either: such a state is not read.
      question: s.rules.questions[number]?.name ?? String(number),
      seat: seatIn(s, frame),
      facts: number === HELD ? heldFacts(s, factsOf(s, frame)) : factsNamed(s, number, factsOf(s, frame)),
    };
  });

function factsNamed({ rules }: GameState, question: number, facts: readonly number[]): Shaped {
  const layout = rules.questions[question]?.layout ?? [];
  return named(rules, layout, fromNumbers(layout, facts, rules.words.targets));
}

function heldFacts(s: GameState, facts: readonly number[]): Shaped {
  if (s.rules.deedAt[facts[0] ?? NONE] === undefined) return { action: String(facts[0]) };
  const { kind, ...fields } = actionIn(s, facts);
  return { action: kind, ...named(s.rules, layoutOfAction(s.rules.words, { kind }), fields) };
}

/** Puts them into a new state; false for what is no list of questions of this set-up. */
export function putAsked(s: GameState, value: unknown): boolean {
  if (!isList(value) || value.length * s.rules.frame > s.pending.length) return false;
  for (const [frame, entry] of value.entries()) {
    const numbers = numbersOf(s.rules, asRecord(entry) ?? {});
    if (numbers === null || numbers.length > s.rules.frame) return false;
    s.pending.set(numbers, frame * s.rules.frame);
  }
  s.frames = value.length;
  return true;
}

const small = asInt(0, 255);

/** By its name, or, in a save of version 2, as a number behind those of the core. */
const questionNamed = ({ questions }: Ruleset, name: unknown): number =>
  typeof name === 'number'
    ? Object.keys(BASE.questions ?? {}).length + name
    : questions.findIndex((question) => question.name === name);

/** A frame: which question, of which seat, and its facts. A fact that an older save lacks is nothing. */
function numbersOf(rules: Ruleset, entry: Fields): readonly number[] | null {
  const question = questionNamed(rules, entry['question']);
  const seat = small(entry['seat']);
  const numbers = asList(asInt(-0x8000, 0x7fff), rules.frame)(entry['facts']);
  if (numbers !== undefined && seat !== undefined && rules.questions[question] !== undefined)
    return [question, seat, ...numbers];
  const facts = asRecord(entry['facts']);
  if (
    rules.questions[question] === undefined ||
    seat === undefined ||
    facts === undefined ||
    !hasOnly(entry, ['question', 'seat', 'facts'])
  )
    return null;
  if (question !== HELD) {
    const said = factNumbers(rules, item(rules.questions, question).layout, facts);
    return said && [question, seat, ...said];
  }
  const { action: kind, ...fields } = facts;
  const deed = typeof kind === 'string' ? rules.deeds[kind] : undefined;
  const says = deed ? factNumbers(rules, layoutOfAction(rules.words, { kind: deed.kind }), fields) : null;
  return deed && says ? [question, seat, deed.number, says.length, ...says] : null;
}

function factNumbers(rules: Ruleset, layout: Layout, facts: Fields): readonly number[] | null {
  if (
    !hasOnly(
      facts,
      layout.map(([name]) => name),
    )
  )
    return null;
  const shaped = numbered(rules, layout, facts);
  return shaped && toNumbers(layout, shaped, rules.words.targets);
}

// ---------------------------------------------------------------- kinds by their names

function named(rules: Ruleset, layout: Layout, shaped: object): Shaped {
  const name = (field: Field, value: unknown): unknown => {
    if (field.tag === 'kind' && typeof value === 'number') return rules.names[value] ?? value;
    if (field.tag === 'orNull') return value === null ? null : name(field.of, value);
    return field.tag === 'list' && isList(value) ? value.map((element) => name(field.of, element)) : value;
  };
  return Object.fromEntries(layout.map(([key, field]) => [key, name(field, Reflect.get(shaped, key))]));
}

/** Null for a kind that this set-up does not have. */
function numbered(rules: Ruleset, layout: Layout, facts: Fields): Shaped | null {
  let known = true;
  const number = (field: Field, value: unknown): unknown => {
    if (field.tag === 'kind') {
      const kind = asOneOf(rules.names)(value);
      if (kind === undefined) known = false;
      return rules.named[kind ?? ''];
    }
    if (field.tag === 'orNull') return value === null ? null : number(field.of, value);
    if (field.tag !== 'list') return value ?? (field.tag === 'flag' ? false : 0);
    if (isList(value) && value.length <= field.most) return value.map((element) => number(field.of, element));
    if (value !== undefined) known = false;
    return [];
  };
  const shaped = Object.fromEntries(layout.map(([key, field]) => [key, number(field, facts[key])]));
  return known ? shaped : null;
}
