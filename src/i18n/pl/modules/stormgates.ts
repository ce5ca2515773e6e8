import type { texts as english } from '../../en/modules/stormgates';
import type { ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'action.swapFrom': '{{by}}: zamień {{place}}…',
  'action.swapWith': 'Zamień z polem {{place}}',
  'action.leaveLand': 'Zostaw krainę bez zmian',
  'play.places.swapFrom': 'Zamień kartę mapy…',
  'play.places.swapWith': 'Zamień ją z…',
  'play.question.reshapeOne': 'Laska Terry może zmienić jeszcze jedną kartę.',
  'play.question.reshapeTwo': 'Laska Terry może zmienić jeszcze dwie karty albo zamienić dwie miejscami.',
  'play.question.swapWith': 'Z którą kartą zamieni się miejscem?',
};

export const entries = {} as const;
