import type { texts as english } from '../../en/modules/fate';
import type { ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'term.fate': 'karta losu',
  'term.rest': 'stos resztek',
  'kind.fate1': 'karta losu 1',
  'kind.fate2': 'karta losu 2',
  'kind.fate3': 'karta losu 3',
  'fate.offers1': 'zatrzymaj ją jako kopię Wielkiego Artefaktu innego gracza albo weź dwa gwiezdne pyły',
  'fate.offers2': 'weź wierzchni Wielki Artefakt ze stosu resztek albo jeden gwiezdny pył',
  'fate.offers3': 'weź dowolny Wielki Artefakt ze stosu resztek albo jeden gwiezdny pył',
  'action.drawFate': 'Zamiast tego dobierz kartę losu',
  'action.followFate': 'Weź Wielki Artefakt',
  'action.followFateDust': 'Zamiast tego weź gwiezdny pył',
  'action.nameCopy': '{{by}}: użyj jako {{great}}',
  'play.question.fate': 'Karta losu {{fate}}: {{offers}}.',
  'play.question.fateRest': 'Wybierz Wielki Artefakt ze stosu resztek.',
  'event.fateDrawn': '{{player}} dobiera kartę losu {{fate}}: {{offers}}.',
  'event.copyReturned': 'Kopia gracza {{player}} wraca do kart losu.',
  'event.copyNamed': '{{player}} używa kopii jako {{great}}.',
};

export const entries = {};
