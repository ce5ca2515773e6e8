/** The Stormgates: its words. What the reference says of it stands with the other rules of the expansion. */
export const texts = {
  'action.swapFrom': '{{by}}: swap {{place}} …',
  'action.swapWith': 'Swap with {{place}}',
  'action.leaveLand': 'Leave the land as it is',
  'end.order.storm':
    'Points first, then capitals, residences, cities of level 4, 3, 2 and 1, heroes on the board, cards in the creation deck.',
  'end.tie.deck': 'Equal points, cities and heroes. Ahead by cards in the creation deck: {{more}} to {{fewer}}.',
  'play.places.swapFrom': 'Swap a card of the map …',
  'play.places.swapWith': 'Swap it with …',
  'play.question.reshapeOne': 'The Staff of Terra can change one more card.',
  'play.question.reshapeTwo': 'The Staff of Terra can change two more cards, or swap two.',
  'play.question.swapWith': 'Which card does it change places with?',
} as const;

export const entries = {} as const;
