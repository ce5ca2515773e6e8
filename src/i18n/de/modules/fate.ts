import type { texts as english } from '../../en/modules/fate';
import type { ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'term.fate': 'Schicksalskarte',
  'term.rest': 'Reststapel',
  'kind.fate1': 'Schicksalskarte 1',
  'kind.fate2': 'Schicksalskarte 2',
  'kind.fate3': 'Schicksalskarte 3',
  'fate.offers1': 'als Kopie des Besonderen Artefakts eines anderen Spielers behalten oder zwei Sternenstaub nehmen',
  'fate.offers2': 'das oberste Besondere Artefakt des Reststapels nehmen oder einen Sternenstaub',
  'fate.offers3': 'ein beliebiges Besonderes Artefakt des Reststapels nehmen oder einen Sternenstaub',
  'action.drawFate': 'Stattdessen eine Schicksalskarte ziehen',
  'action.followFate': 'Das Besondere Artefakt nehmen',
  'action.followFateDust': 'Stattdessen Sternenstaub nehmen',
  'action.nameCopy': '{{by}}: als {{great}} verwenden',
  'play.question.fate': 'Schicksalskarte {{fate}}: {{offers}}.',
  'play.question.fateRest': 'Wähle ein Besonderes Artefakt des Reststapels.',
  'event.fateDrawn': '{{player}} zieht Schicksalskarte {{fate}}: {{offers}}.',
  'event.copyReturned': 'Die Kopie von {{player}} liegt wieder bei den Schicksalskarten.',
  'event.copyNamed': '{{player}} verwendet die Kopie als {{great}}.',
};

export const entries = {};
