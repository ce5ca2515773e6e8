import type { entries as englishEntries, texts as english } from '../../en/modules/teams';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'action.passHands': 'Niech działa {{player}}',
  'play.fact.team': 'Drużyna {{team}}',
  'violation.handsStay':
    'Partner działa dalej, gdy coś już zrobisz albo gdy sam jeszcze nie zaczął; nigdy taki, który zakończył turę.',
  'violation.attackLimit': 'Limit ataków waszej drużyny w tej turze: {{most}}. Więcej nie uzgodniono.',
};

export const entries: EntryTexts<typeof englishEntries> = {};
