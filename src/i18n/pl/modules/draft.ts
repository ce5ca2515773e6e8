import type { entries as englishEntries, texts as english } from '../../en/modules/draft';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'play.question.draft': 'Draft, runda {{round}}: weź jedną kartę. Pozostałe przechodzą do następnego gracza.',
  'event.drafted': '{{player}} wybiera kartę.',
  'event.draftedCard': '{{player}} wybiera: {{card}}.',
};

export const entries: EntryTexts<typeof englishEntries> = {};
