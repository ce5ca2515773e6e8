import type { texts as english } from '../../en/modules/relics';
import type { ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'action.openPurseOne': '{{by}}: weź kartę zasobów',
  'action.openPurse': '{{by}}: weź dwie karty zasobów',
  'action.muster': '{{by}}: wezwij ze schronienia: {{card}}',
  'action.cloak': '{{by}}: osłoń {{city}}',
  'action.cloakAlso': 'Osłoń też {{city}}',
  'action.cloakNoMore': 'Żadne inne miasto',
  'action.gaze': '{{by}}: obejrzyj karty z wierzchu swojego narodu',
  'action.enthral': '{{by}}: {{card}} zmienia stronę',
  'action.recall': '{{by}}: weź kartę z limbo',
  'action.conjure': '{{by}}: przywołaj: {{figure}}',
  'action.conjureTo': 'Na: {{place}}',
  'play.places.cloak': 'Osłoń…',
  'play.question.muster': 'Wezwij jeszcze jedną kartę tego rodzaju albo żadnej. Pozostała siła: {{left}}',
  'play.question.cloak': 'Osłoń drugie miasto albo żadne inne.',
  'play.question.gaze': 'Która karta ma leżeć na wierzchu twojego narodu jako numer {{place}}?',
  'play.question.enthral': 'Weź drugą jednostkę albo żadnej. Pozostała siła: {{left}}',
  'play.question.recall': 'Wybierz z limbo kartę na rękę.',
  'play.question.conjure': 'Na które pole trafia {{figure}}?',
  'play.fact.cloaked': 'nie można zaatakować',
  'event.mustered': '{{player}} wzywa ze schronienia: {{card}}.',
  'event.cloaked': '{{player}} okrywa płaszczem: {{city}}.',
  'event.gazed': '{{player}} patrzy w kryształ; obejrzane karty: {{number}}.',
  'event.enthralled': '{{card}} do końca bitwy walczy po stronie: {{player}} (zamiast: {{owner}}).',
  'event.conjured': '{{player}} rozwija Zaginiony Zwój i przywołuje postać.',
  'violation.cloaked': 'Płaszcz Vayla okrywa to miasto do następnej tury właściciela.',
  'violation.outOfSight': 'Miasto musi leżeć tam, gdzie stoi jeden z twoich bohaterów, albo dookoła niego.',
  'violation.tooStrong': 'Wydrukowana siła kart może wynosić łącznie najwyżej {{most}}.',
  'violation.oneGuest': 'Inna postać przywołana Zaginionym Zwojem jest jeszcze w krainie.',
};

export const entries = {};
