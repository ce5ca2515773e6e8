import type { texts as english } from '../../en/modules/stormgates';
import type { ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'action.swapFrom': '{{by}}: {{place}} tauschen …',
  'action.swapWith': 'Mit {{place}} tauschen',
  'action.leaveLand': 'Das Land lassen, wie es ist',
  'end.order.storm':
    'Zuerst Punkte, dann Hauptstädte, Residenzen, Städte der Stufen 4, 3, 2 und 1, Helden auf dem Plan, Karten im Schöpfungsdeck.',
  'end.tie.deck': 'Gleich an Punkten, Städten und Helden. Nach Karten im Schöpfungsdeck vorn: {{more}} zu {{fewer}}.',
  'play.places.swapFrom': 'Karte der Landschaft tauschen …',
  'play.places.swapWith': 'Tauschen mit …',
  'play.question.reshapeOne': 'Terras Stecken kann noch eine Karte verwandeln.',
  'play.question.reshapeTwo': 'Terras Stecken kann noch zwei Karten verwandeln oder zwei tauschen.',
  'play.question.swapWith': 'Mit welcher Karte tauscht sie den Platz?',
};

export const entries = {} as const;
