import type { entries as englishEntries, texts as english } from '../../en/modules/teams';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'action.passHands': 'Niech działa {{player}}',
  'play.fact.team': 'Drużyna {{team}}',
  'play.team.sum': 'Drużyna {{team}} razem: punkty {{points}}, miasta {{cities}} z {{needed}}',
  'play.fact.teamPoints': 'Razem punktów: {{points}}',
  'play.fact.teamCities': 'Razem miast poziomu 4 lub wyższego: {{cities}} z {{needed}}',
  'play.team.win': '{{players}} wygrywają razem!',
  'play.team.place': '{{place}}. {{players}}: razem punktów {{points}}',
  'play.team.partner': 'Partner: {{player}}',
  'play.team.waits': '{{player}} może grać dalej, gdy coś zrobisz, albo ma już swoją turę za sobą.',
  'violation.handsStay':
    'Partner działa dalej, gdy coś już zrobisz albo gdy sam jeszcze nie zaczął; nigdy taki, który zakończył turę.',
  'violation.attackLimit': 'Limit ataków waszej drużyny w tej turze: {{most}}. Więcej nie uzgodniono.',
};

export const entries: EntryTexts<typeof englishEntries> = {};
