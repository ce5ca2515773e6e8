/** What happened, told: outcomes, what others did, the turns of the log. */
export const telling = {
  'outcome.points': '{{player}}: von {{from}} auf {{to}} Punkte.',
  'outcome.nearer': 'Das Ende rückt näher',
  'outcome.nearer.city': 'Noch eine Stadt der Stufe 4 von {{player}}, und das Spiel endet.',
  'outcome.nearer.points_one': 'Noch {{count}} Punkt von {{player}}, und das Spiel endet.',
  'outcome.nearer.points_other': 'Noch {{count}} Punkte von {{player}}, und das Spiel endet.',
  'outcome.nearer.squares_one': 'Noch {{count}} Feld ist frei: Dann ist die Karte voll und das Spiel endet.',
  'outcome.nearer.squares_other': 'Noch {{count}} Felder sind frei: Dann ist die Karte voll und das Spiel endet.',
  'outcome.nearer.lastWeek': 'Die letzte Woche hat begonnen.',
  'telling.next': 'Weiter, noch {{more}}',
  'telling.since': 'Seit deinem letzten Zug',
  'log.steps': 'Einzelne Schritte des Zuges von {{player}}',
  'log.quiet': 'Nichts, worüber man reden würde.',
} as const;
