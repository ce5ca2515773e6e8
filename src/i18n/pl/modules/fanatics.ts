import type { entries as englishEntries, texts as english } from '../../en/modules/fanatics';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'term.sacrifice': 'ofiara',
  'action.sacrifice': 'Ofiara: {{card}} liczy się podwójnie, zawieś {{price}}',
  'action.sacrificeFor': 'Ofiara: {{card}} liczy się podwójnie',
  'event.sacrificed': '{{player}} zawiesza: {{price}}. {{card}} liczy się podwójnie.',
  'violation.needsSacrifice': 'Fanatyka zagrasz dopiero wtedy, gdy zawiesisz za niego kartę z ręki.',
};

export const entries: EntryTexts<typeof englishEntries> = {};
