import type { entries as englishEntries, texts as english } from '../../en/modules/unbound';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'term.unbound': 'De Ongebonden',
  'action.bribe': 'Leg {{supply}} op {{unit}}',
  'event.bribed': '{{player}} geeft {{unit}} een voorraadkaart.',
};

export const entries: EntryTexts<typeof englishEntries> = {
  unbound: {
    title: 'De Ongebonden',
    text: [
      'Acht manschappen zonder stam, twee van elke rang, in de stapels geschud nadat de eerste kaarten zijn gedeeld. Ze passen bij cohorte en moraal bij elke stam, komen zonder voorraadkaart, en eretitel, manuscript en amulet werken niet op hen. In een gevecht geeft elke voorraadkaart die op een van hen wordt gelegd +1 sterkte.',
    ],
    find: 'huurlingen universeel manschappen module',
  },
};
