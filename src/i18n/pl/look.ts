/** Cards, the oracle and the bar above a match. */
export const look = {
  'look.under': 'na karcie: {{artefact}}',
  'look.new': 'nowa',
  'look.ambush': 'w zasadzce',
  'look.tent': 'w namiocie',
  'look.back': 'zakryta karta',
  'look.cost': 'Koszt: {{cost}}',
  'look.strength': 'Siła w bitwie {{count}}',
  'look.read': 'Przeczytaj o tym',
  'look.close': 'Zamknij',
  'look.today': 'Dzień {{day}}, tydzień {{week}}: podświetlone: {{illuminated}}, pasujące: {{matching}}',
  'look.week': 'Nadchodzący tydzień',
  'look.day': 'Dzień {{day}}',
  'look.now': 'dziś',
  'look.illuminatedMeans': 'Podświetlony artefakt potrafi dziś więcej.',
  'look.matchingMeans': 'Kto stworzy pasujący artefakt, wybiera jego frakcję.',
  'look.turn': 'na ruchu',
} as const;
