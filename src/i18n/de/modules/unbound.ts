import type { entries as englishEntries, texts as english } from '../../en/modules/unbound';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'term.unbound': 'Die Entfesselten',
  'action.bribe': '{{supply}} auf {{unit}} legen',
  'event.bribed': '{{player}} gibt {{unit}} eine Versorgung.',
};

export const entries: EntryTexts<typeof englishEntries> = {
  unbound: {
    title: 'Die Entfesselten',
    text: [
      'Acht Einheiten ohne Fraktion, zwei von jedem Rang, in die Einheitenstapel gemischt, nachdem die ersten Karten ausgeteilt sind. Sie passen bei Kohorte und Moral zu jeder Fraktion, kommen ohne Versorgung, und Titel, Schriftrolle und Amulett wirken nicht auf sie. Im Kampf gibt jede Versorgung, die auf einen gelegt wird, +1 Stärke.',
    ],
    find: 'Söldner universell Einheiten Modul',
  },
};
