export const home = {
  'app.title': 'Battalia',
  'app.subtitle': 'The Creation',
  'home.tagline': 'Build your nation, raise your cities, follow the Sun Oracle.',
  'home.menu': 'Main menu',
  'home.settings': 'Settings',
  'home.settings.hint': 'Language, light or dark, motion',
  'home.unofficial': 'An unofficial fan work. Battalia belongs to its publisher.',
  'nav.back': 'Back',
  'notFound.title': 'Unexplored land',
  'notFound.text': 'Nothing has been discovered at this address.',
  'notFound.home': 'Back to the start',
} as const;
