/** Cards, the oracle and the bar above a match. */
export const look = {
  'look.under': 'auf {{artefact}}',
  'look.new': 'neu',
  'look.ambush': 'im Versteck',
  'look.tent': 'im Zelt',
  'look.back': 'verdeckte Karte',
  'look.cost': 'Kostet {{cost}}',
  'look.strength': 'Kampfstärke {{count}}',
  'look.read': 'Nachlesen',
  'look.close': 'Schließen',
  'look.today': 'Tag {{day}} der Woche {{week}}: {{illuminated}} erleuchtet, {{matching}} übereinstimmend',
  'look.week': 'Die Woche',
  'look.day': 'Tag {{day}}',
  'look.now': 'heute',
  'look.illuminatedMeans': 'Das erleuchtete Artefakt kann heute mehr.',
  'look.matchingMeans': 'Wer das übereinstimmende Artefakt erschafft, wählt seine Fraktion.',
  'look.turn': 'am Zug',
} as const;
