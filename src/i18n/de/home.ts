export const home = {
  'app.title': 'Battalia',
  'app.subtitle': 'Die Schöpfung',
  'home.tagline': 'Baue deine Nation auf, errichte Städte, folge dem Sonnenorakel.',
  'home.menu': 'Hauptmenü',
  'home.settings': 'Einstellungen',
  'home.settings.hint': 'Sprache, hell oder dunkel, Bewegung',
  'home.unofficial': 'Ein inoffizielles Fanprojekt. Battalia gehört seinem Verlag.',
  'nav.back': 'Zurück',
  'notFound.title': 'Unerforschtes Land',
  'notFound.text': 'Unter dieser Adresse wurde noch nichts entdeckt.',
  'notFound.home': 'Zurück zum Anfang',
} as const;
