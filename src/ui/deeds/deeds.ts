/** The table of deeds: the app's own, those of the modules that are there, and for anything else a plain entry. */
import type { Action, ActionKind, Square } from '@battalia/engine';
import type { ModuleActionKind } from '../modules/kinds';
import { modulePart } from '../modules/registry';
import { plainSentence } from '../text/plain';
import { cardsText, placeText } from '../text/speaker';
import { artefactDeeds } from './artefacts';
import { battleDeeds } from './battle';
import { lineDeeds } from './lines';
import type { DeedLook } from './look';
import type { OwnDeeds } from './own';
import { turnDeeds } from './turn';

const OWN: OwnDeeds<Exclude<ActionKind, ModuleActionKind>> = {
  ...turnDeeds,
  ...lineDeeds,
  ...artefactDeeds,
  ...battleDeeds,
};
const own: Readonly<Record<string, DeedLook | undefined>> = OWN;

export const deedLook = ({ kind }: Pick<Action, 'kind'>): DeedLook => own[kind] ?? modulePart('deeds', kind) ?? PLAIN;

const isNumber = (value: unknown): value is number => typeof value === 'number';
const numbers = (value: unknown): readonly number[] => (Array.isArray(value) ? value.filter(isNumber) : []);

/** What actions are used to call a square and a line. */
const squareIn = (action: object): readonly Square[] =>
  'square' in action && isNumber(action.square)
    ? [action.square]
    : 'to' in action && isNumber(action.to)
      ? [action.to]
      : [];
const payIn = (action: object): readonly number[] => ('pay' in action ? numbers(action.pay) : []);

const PLAIN: DeedLook = {
  group: 'other',
  answer: 'side',
  squares: squareIn,
  cards: payIn,
  words: (speaker, action) =>
    [
      plainSentence(action.kind),
      ...squareIn(action).map((square) => placeText(speaker, square)),
      ...(payIn(action).length > 0 ? [cardsText(speaker, payIn(action))] : []),
    ].join(' – '),
};
