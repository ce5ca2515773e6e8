import type { texts as english } from '../../en/modules/stormgates';
import type { ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'action.swapFrom': '{{by}}: ruil {{place}} …',
  'action.swapWith': 'Ruil met {{place}}',
  'action.leaveLand': 'Laat het land zoals het is',
  'end.order.storm':
    'Eerst punten, dan hoofdsteden, residenties, steden van niveau 4, 3, 2 en 1, helden op het speelveld, kaarten in de creatiestapel.',
  'end.tie.deck': 'Gelijke punten, steden en helden. Voor op kaarten in de creatiestapel: {{more}} tegen {{fewer}}.',
  'play.places.swapFrom': 'Een kaart van het speelveld ruilen …',
  'play.places.swapWith': 'Ruilen met …',
  'play.question.reshapeOne': 'De Staf van Terra kan nog één kaart veranderen.',
  'play.question.reshapeTwo': 'De Staf van Terra kan nog twee kaarten veranderen of er twee ruilen.',
  'play.question.swapWith': 'Met welke kaart wisselt zij van plaats?',
};

export const entries = {} as const;
