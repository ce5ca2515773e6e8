export const counts = {
  'count.cards_one': '{{count}} kaart',
  'count.cards_other': '{{count}} kaarten',
  'count.points_one': '{{count}} overwinningspunt',
  'count.points_other': '{{count}} overwinningspunten',
  'count.days_one': '{{count}} dag',
  'count.days_other': '{{count}} dagen',
  'count.weeks_one': '{{count}} week',
  'count.weeks_other': '{{count}} weken',
} as const;
