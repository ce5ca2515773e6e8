/** Cards, the oracle and the bar above a match. */
export const look = {
  'look.under': 'on top of {{artefact}}',
  'look.new': 'new',
  'look.ambush': 'in ambush',
  'look.tent': 'in a tent',
  'look.back': 'face-down card',
  'look.cost': 'Costs {{cost}}',
  'look.strength': 'Strength {{count}}',
  'look.read': 'Read about it',
  'look.close': 'Close',
  'look.today': 'Day {{day}} of week {{week}}: {{illuminated}} illuminated, {{matching}} matching',
  'look.week': 'The week ahead',
  'look.day': 'Day {{day}}',
  'look.now': 'today',
  'look.illuminatedMeans': 'The illuminated artefact does more today.',
  'look.matchingMeans': 'Whoever creates the matching artefact chooses its faction.',
  'look.turn': 'to move',
} as const;
