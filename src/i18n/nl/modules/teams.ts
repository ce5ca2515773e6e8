import type { entries as englishEntries, texts as english } from '../../en/modules/teams';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'action.passHands': 'Laat {{player}} verdergaan',
  'play.fact.team': 'Team {{team}}',
  'violation.handsStay':
    'Een partner gaat verder als je iets hebt gedaan, of als die nog niet is begonnen; nooit iemand die de beurt heeft beëindigd.',
  'violation.attackLimit': 'Jullie team heeft deze beurt al {{most}} keer aangevallen, meer is niet afgesproken.',
};

export const entries: EntryTexts<typeof englishEntries> = {};
