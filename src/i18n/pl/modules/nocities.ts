import type { entries as englishEntries, texts as english } from '../../en/modules/nocities';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'violation.neutralLimit': 'Każdy zdobywa w tej grze tylko jedno miasto neutralne, a ty masz już swoje za sobą.',
};

export const entries: EntryTexts<typeof englishEntries> = {
  'no-start-cities': {
    title: 'Bez miast początkowych',
    text: [
      'Miasta w rogach są neutralne z obroną {{neutralNoCities}}, każde nad ukrytym Wielkim Artefaktem; innych neutralnych nie ma. Każdy zaczyna z jednym bohaterem w ruinach. Nie mają one strażników i przy budowaniu i zatrudnianiu bohaterów liczą się jako miasto każdego gracza, ale nie dają punktów.',
      'Każdy może w grze zająć jedno miasto neutralne i dostaje za nie lorda jego frakcji, kartę zasobów i ukryty Wielki Artefakt.',
    ],
    find: 'wariant scenariusz ruiny start',
  },
};
