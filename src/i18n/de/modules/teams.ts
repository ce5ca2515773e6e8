import type { entries as englishEntries, texts as english } from '../../en/modules/teams';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'action.passHands': '{{player}} weitermachen lassen',
  'play.fact.team': 'Team {{team}}',
  'violation.handsStay':
    'Ein Mitspieler im Team macht weiter, wenn du etwas getan hast oder wenn er noch nicht begonnen hat; nie einer, der seinen Zug beendet hat.',
  'violation.attackLimit': 'Euer Team hat in diesem Zug schon {{most}} Mal angegriffen, mehr ist nicht vereinbart.',
};

export const entries: EntryTexts<typeof englishEntries> = {};
