/** How an action looks that nobody has written a record for: by its name and by what its fields are said to be. */
import { layoutOfAction, type Action, type Card, type Line, type Square } from '@battalia/engine';
import { factionText, kindText } from '../text/cards';
import { plainName, plainSentence } from '../text/plain';
import { cardsText, placeText, playerText, type Speaker } from '../text/speaker';
import type { DeedLook } from './look';

const isNumber = (value: unknown): value is number => typeof value === 'number';
const numbers = (value: unknown): readonly number[] => (Array.isArray(value) ? value.filter(isNumber) : []);

/** What actions are used to call a square and a line. */
const squareIn = (action: object): readonly Square[] =>
  'square' in action && isNumber(action.square)
    ? [action.square]
    : 'to' in action && isNumber(action.to)
      ? [action.to]
      : [];
const payIn = (action: object): Line => ('pay' in action ? numbers(action.pay) : []);

/** One field in words, by what it is; the line that pays is told apart from the deed. */
function partText(speaker: Speaker, name: string, tag: string, value: unknown): string {
  if (name === 'pay' || value === null) return '';
  if (tag === 'list') return cardsText(speaker, numbers(value));
  if (tag === 'flag') return value === true ? plainName(name) : `${plainName(name)}: 0`;
  if (tag === 'target' && typeof value === 'object' && 'square' in value && isNumber(value.square))
    return placeText(speaker, value.square);
  if (!isNumber(value)) return '';
  const byTag: Readonly<Record<string, () => string>> = {
    card: () => cardsText(speaker, [value satisfies Card]),
    square: () => placeText(speaker, value),
    seat: () => playerText(speaker, value),
    kind: () => kindText(speaker.t, value, speaker.box),
    faction: () => factionText(speaker.t, value),
  };
  return byTag[tag]?.() ?? `${plainName(name)} ${value}`;
}

function deed(speaker: Speaker, action: Action): string {
  const fields = new Map<string, unknown>(Object.entries(action));
  const layout = speaker.words ? layoutOfAction(speaker.words, action) : [];
  // Where not even its fields are known, it is at least told by its place.
  const parts =
    layout.length > 0
      ? layout.map(([name, { tag }]) => partText(speaker, name, tag, fields.get(name)))
      : squareIn(action).map((square) => placeText(speaker, square));
  return [plainSentence(action.kind), ...parts.filter((part) => part !== '')].join(' – ');
}

export const PLAIN: DeedLook = {
  rule: null,
  group: 'other',
  answer: 'side',
  squares: squareIn,
  cards: payIn,
  deed,
  words: (speaker, action) =>
    [deed(speaker, action), ...(payIn(action).length > 0 ? [cardsText(speaker, payIn(action))] : [])].join(' – '),
};
