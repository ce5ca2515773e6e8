import type { entries as englishEntries, texts as english } from '../../en/modules/teams';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'action.passHands': 'Laat {{player}} verdergaan',
  'play.fact.team': 'Team {{team}}',
  'play.team.sum': 'Team {{team}} samen: {{points}} punten, {{cities}} van {{needed}} steden',
  'play.fact.teamPoints': 'Samen {{points}} punten',
  'play.fact.teamCities': 'Samen {{cities}} van {{needed}} steden van niveau 4 of hoger',
  'play.team.win': '{{players}} winnen samen!',
  'play.team.place': '{{place}}. {{players}}: samen {{points}} punten',
  'play.team.partner': 'Partner: {{player}}',
  'play.team.waits': '{{player}} kan verder als je iets gedaan hebt, of heeft de beurt beëindigd.',
  'violation.handsStay':
    'Een partner gaat verder als je iets hebt gedaan, of als die nog niet is begonnen; nooit iemand die de beurt heeft beëindigd.',
  'violation.attackLimit': 'Jullie team heeft deze beurt al {{most}} keer aangevallen, meer is niet afgesproken.',
};

export const entries: EntryTexts<typeof englishEntries> = {};
