/** What happened, told: outcomes, what others did, the turns of the log. */
export const telling = {
  'outcome.points': '{{player}}: from {{from}} to {{to}} points.',
  'outcome.nearer': 'The end comes nearer',
  'outcome.nearer.city': 'One more level 4 city of {{player}} ends the game.',
  'outcome.nearer.points_one': '{{count}} more point of {{player}} ends the game.',
  'outcome.nearer.points_other': '{{count}} more points of {{player}} end the game.',
  'outcome.nearer.squares_one': '{{count}} square is left: then the map is full and the game ends.',
  'outcome.nearer.squares_other': '{{count}} squares are left: then the map is full and the game ends.',
  'outcome.nearer.lastWeek': 'The last week has begun.',
  'telling.next': 'Next, {{more}} more',
  'telling.since': 'Since your last turn',
  'log.steps': 'Single steps of the turn of {{player}}',
  'log.quiet': 'Nothing that others would talk about.',
} as const;
