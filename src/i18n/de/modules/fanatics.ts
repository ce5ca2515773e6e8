import type { entries as englishEntries, texts as english } from '../../en/modules/fanatics';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'term.sacrifice': 'Opfer',
  'action.sacrifice': 'Opfer: {{card}} zählt doppelt, {{price}} in den Limbus',
  'action.sacrificeFor': 'Opfer: {{card}} zählt doppelt',
  'event.sacrificed': '{{player}} legt {{price}} in den Limbus: {{card}} zählt doppelt.',
  'violation.needsSacrifice':
    'Einen Fanatiker spielst du erst, wenn du eine Handkarte für ihn in den Limbus gelegt hast.',
};

export const entries: EntryTexts<typeof englishEntries> = {};
