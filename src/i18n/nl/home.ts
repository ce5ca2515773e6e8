export const home = {
  'app.title': 'Battalia',
  'app.subtitle': 'De Creatie',
  'home.tagline': 'Bouw je natie op, sticht steden, volg het Orakel van de Zon.',
  'home.menu': 'Hoofdmenu',
  'home.settings': 'Instellingen',
  'home.settings.hint': 'Taal, licht of donker, beweging',
  'home.unofficial': 'Een onofficieel fanproject. Battalia is van zijn uitgever.',
  'nav.back': 'Terug',
  'notFound.title': 'Onontdekt land',
  'notFound.text': 'Op dit adres is nog niets ontdekt.',
  'notFound.home': 'Terug naar het begin',
} as const;
