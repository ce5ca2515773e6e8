import type { texts as english } from '../../en/modules/fate';
import type { ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'term.fate': 'lotskaart',
  'term.rest': 'reststapel',
  'kind.fate1': 'lotskaart 1',
  'kind.fate2': 'lotskaart 2',
  'kind.fate3': 'lotskaart 3',
  'fate.offers1': 'houd haar als kopie van het Legendarisch Artefact van een andere speler, of neem twee sterrenstof',
  'fate.offers2': 'neem het bovenste Legendarisch Artefact van de reststapel, of één sterrenstof',
  'fate.offers3': 'neem een Legendarisch Artefact naar keuze van de reststapel, of één sterrenstof',
  'action.drawFate': 'In plaats daarvan een lotskaart trekken',
  'action.followFate': 'Het Legendarisch Artefact nemen',
  'action.followFateDust': 'In plaats daarvan sterrenstof nemen',
  'action.nameCopy': '{{by}}: gebruiken als {{great}}',
  'play.question.fate': 'Lotskaart {{fate}}: {{offers}}.',
  'play.question.fateRest': 'Kies een Legendarisch Artefact van de reststapel.',
  'event.fateDrawn': '{{player}} trekt lotskaart {{fate}}: {{offers}}.',
  'event.copyReturned': 'De kopie van {{player}} ligt weer bij de lotskaarten.',
  'event.copyNamed': '{{player}} gebruikt de kopie als {{great}}.',
};

export const entries = {};
