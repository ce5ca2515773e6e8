import type { entries as englishEntries, texts as english } from '../../en/modules/unbound';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'term.unbound': 'Niezwiązani',
  'action.bribe': 'Połóż {{supply}} na {{unit}}',
  'event.bribed': '{{player}} opłaca zasobami: {{unit}}.',
};

export const entries: EntryTexts<typeof englishEntries> = {
  unbound: {
    title: 'Niezwiązani',
    text: [
      'Osiem jednostek bez frakcji, po dwie każdej rangi, wtasowanych w stosy jednostek po rozdaniu pierwszych kart. Pasują do każdej frakcji przy kohorcie i bonusie bohatera, przychodzą bez karty zasobów i nie działa na nie tytuł, zwój ani amulet. W bitwie każda karta zasobów położona na takiej jednostce daje +1 siły.',
    ],
    find: 'najemnicy uniwersalni jednostki moduł',
  },
};
