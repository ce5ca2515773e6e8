import type { entries as englishEntries, texts as english } from '../../en/modules/draft';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'play.question.draft': 'Draft, ronde {{round}}: neem één kaart. De andere gaan door naar de volgende speler.',
  'event.drafted': '{{player}} kiest een kaart.',
  'event.draftedCard': '{{player}} kiest {{card}}.',
};

export const entries: EntryTexts<typeof englishEntries> = {};
