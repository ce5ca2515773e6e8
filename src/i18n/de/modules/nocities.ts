import type { entries as englishEntries, texts as english } from '../../en/modules/nocities';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'violation.neutralLimit': 'Du hast deine eine neutrale Stadt in diesem Spiel schon genommen.',
};

export const entries: EntryTexts<typeof englishEntries> = {
  'no-start-cities': {
    title: 'Ohne Startstädte',
    text: [
      'Die Eckstädte sind neutral mit Verteidigung {{neutralNoCities}}, jede über einem verdeckten Besonderen Artefakt; andere neutrale Städte gibt es nicht. Alle beginnen mit einem Helden auf den Ruinen. Diese haben keine Wachen und gelten beim Bauen und Anheuern von Helden als Stadt jedes Spielers, bringen aber keine Punkte.',
      'Jeder darf im Spiel eine neutrale Stadt einnehmen und bekommt dafür einen Lord ihrer Fraktion, eine Versorgung und das verdeckte Besondere Artefakt.',
    ],
    find: 'Variante Szenario Ruinen Start',
  },
};
