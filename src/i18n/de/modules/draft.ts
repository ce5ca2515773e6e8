import type { entries as englishEntries, texts as english } from '../../en/modules/draft';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'play.question.draft': 'Draftphase, Runde {{round}}: Nimm eine Karte. Die anderen gehen weiter.',
  'event.drafted': '{{player}} wählt eine Karte.',
  'event.draftedCard': '{{player}} wählt {{card}}.',
};

export const entries: EntryTexts<typeof englishEntries> = {};
