/** The Unbound: its words, and what the reference says of it. */
import type { EntryText } from '../../entryText';

export const texts = {
  'term.unbound': 'The Unbound',
  'action.bribe': 'Lay {{supply}} on {{unit}}',
  'event.bribed': '{{player}} pays {{unit}} a supply.',
} as const;

export const entries = {
  unbound: {
    title: 'The Unbound',
    text: [
      'Eight units of no faction, two of each rank, shuffled into the unit decks after the first cards are dealt. They fit every faction for cohort and moral, come without a supply, and take no title, scroll or amulet. In battle each supply laid on one adds 1 strength.',
    ],
    find: 'mercenaries universal units module',
  },
} as const satisfies Readonly<Record<string, EntryText>>;
