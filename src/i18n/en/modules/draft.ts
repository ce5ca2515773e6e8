/** The draft: its words. */
export const texts = {
  'play.question.draft': 'Round {{round}} of the draft: take one card. The others go on to the next player.',
  'event.drafted': '{{player}} chooses a card.',
  'event.draftedCard': '{{player}} chooses {{card}}.',
} as const;

/** What the reference says of it stands with the rest of its box. */
export const entries = {} as const;
