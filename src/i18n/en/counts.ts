export const counts = {
  'count.cards_one': '{{count}} card',
  'count.cards_other': '{{count}} cards',
  'count.points_one': '{{count}} victory point',
  'count.points_other': '{{count}} victory points',
  'count.days_one': '{{count}} day',
  'count.days_other': '{{count}} days',
  'count.weeks_one': '{{count}} week',
  'count.weeks_other': '{{count}} weeks',
} as const;
