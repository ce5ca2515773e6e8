/** A game without start cities: its words, and what the reference says of it. */
import type { EntryText } from '../../entryText';

export const texts = {
  'violation.neutralLimit': 'You have taken your one neutral city of this game.',
} as const;

export const entries = {
  'no-start-cities': {
    title: 'No starting cities',
    text: [
      'The corner cities are neutral with defence {{neutralNoCities}}, each over a hidden Great Artefact; there are no other neutral cities. Everybody starts with one hero on the ruins, which have no guards and count as a city of every player for building and hiring heroes, but give no points.',
      'Each player may take one neutral city in the game, and gets a lord of its faction, a supply and the hidden Great Artefact for it.',
    ],
    find: 'variant scenario ruins start',
  },
} as const satisfies Readonly<Record<string, EntryText>>;
