import type { texts as english } from '../../en/modules/stormgates';
import type { ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'action.swapFrom': '{{by}}: zamień {{place}}…',
  'action.swapWith': 'Zamień z polem {{place}}',
  'action.leaveLand': 'Zostaw krainę bez zmian',
  'end.order.storm':
    'Najpierw punkty, potem stolice, rezydencje, miasta poziomów 4, 3, 2 i 1, bohaterowie na planszy, karty w talii tworzenia.',
  'end.tie.deck': 'Tyle samo punktów, miast i bohaterów. Więcej kart w talii tworzenia: {{more}} do {{fewer}}.',
  'play.places.swapFrom': 'Zamień kartę mapy…',
  'play.places.swapWith': 'Zamień ją z…',
  'play.question.reshapeOne': 'Laska Terry może zmienić jeszcze jedną kartę.',
  'play.question.reshapeTwo': 'Laska Terry może zmienić jeszcze dwie karty albo zamienić dwie miejscami.',
  'play.question.swapWith': 'Z którą kartą zamieni się miejscem?',
};

export const entries = {} as const;
