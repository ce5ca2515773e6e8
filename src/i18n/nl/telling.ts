/** What happened, told: outcomes, what others did, the turns of the log. */
export const telling = {
  'outcome.points': '{{player}}: van {{from}} naar {{to}} punten.',
  'outcome.nearer': 'Het einde komt dichterbij',
  'outcome.nearer.city': 'Nog één stad van niveau 4 van {{player}} en het spel eindigt.',
  'outcome.nearer.points_one': 'Nog {{count}} punt van {{player}} en het spel eindigt.',
  'outcome.nearer.points_other': 'Nog {{count}} punten van {{player}} en het spel eindigt.',
  'outcome.nearer.squares_one': 'Nog {{count}} vak vrij: dan is de kaart vol en eindigt het spel.',
  'outcome.nearer.squares_other': 'Nog {{count}} vakken vrij: dan is de kaart vol en eindigt het spel.',
  'outcome.nearer.lastWeek': 'De laatste week is begonnen.',
  'telling.next': 'Verder, nog {{more}}',
  'telling.since': 'Sinds je laatste beurt',
  'log.steps': 'Losse stappen van de beurt van {{player}}',
  'log.quiet': 'Niets om over te praten.',
} as const;
