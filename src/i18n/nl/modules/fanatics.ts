import type { entries as englishEntries, texts as english } from '../../en/modules/fanatics';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'term.sacrifice': 'offer',
  'action.sacrifice': 'Offer: {{card}} telt dubbel, leg {{price}} af',
  'action.sacrificeFor': 'Offer: {{card}} telt dubbel',
  'event.sacrificed': '{{player}} legt {{price}} af in de vergetelheid: {{card}} telt dubbel.',
  'violation.needsSacrifice': 'Een fanaticus speel je pas als je een handkaart voor hem hebt afgelegd.',
};

export const entries: EntryTexts<typeof englishEntries> = {};
