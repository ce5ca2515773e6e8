export const counts = {
  'count.cards_one': '{{count}} Karte',
  'count.cards_other': '{{count}} Karten',
  'count.points_one': '{{count}} Siegpunkt',
  'count.points_other': '{{count}} Siegpunkte',
  'count.days_one': '{{count}} Tag',
  'count.days_other': '{{count}} Tage',
  'count.weeks_one': '{{count}} Woche',
  'count.weeks_other': '{{count}} Wochen',
} as const;
