import type { entries as englishEntries, texts as english } from '../../en/modules/teams';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'action.passHands': '{{player}} weitermachen lassen',
  'play.fact.team': 'Team {{team}}',
  'play.team.sum': 'Team {{team}} zusammen: {{points}} Punkte, {{cities}} von {{needed}} Städten',
  'play.fact.teamPoints': 'Zusammen {{points}} Punkte',
  'play.fact.teamCities': 'Zusammen {{cities}} von {{needed}} Städten der Stufe 4 oder höher',
  'play.team.win': '{{players}} gewinnen gemeinsam!',
  'play.team.place': '{{place}}. {{players}}: zusammen {{points}} Punkte',
  'play.team.partner': 'Partner: {{player}}',
  'play.team.waits': '{{player}} kann weitermachen, wenn du etwas getan hast, oder hat den Zug beendet.',
  'violation.handsStay':
    'Ein Mitspieler im Team macht weiter, wenn du etwas getan hast oder wenn er noch nicht begonnen hat; nie einer, der seinen Zug beendet hat.',
  'violation.attackLimit': 'Euer Team hat in diesem Zug schon {{most}} Mal angegriffen, mehr ist nicht vereinbart.',
};

export const entries: EntryTexts<typeof englishEntries> = {};
