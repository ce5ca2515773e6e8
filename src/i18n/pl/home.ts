export const home = {
  'app.title': 'Battalia',
  'app.subtitle': 'Początek',
  'home.tagline': 'Stwórz swój naród, wznoś miasta, podążaj za Wyrocznią Słońca.',
  'home.menu': 'Menu główne',
  'home.settings': 'Ustawienia',
  'home.settings.hint': 'Język, jasny lub ciemny wygląd, ruch',
  'home.unofficial': 'Nieoficjalny projekt fanowski. Battalia należy do swojego wydawcy.',
  'nav.back': 'Wstecz',
  'notFound.title': 'Nieodkryta kraina',
  'notFound.text': 'Pod tym adresem niczego jeszcze nie odkryto.',
  'notFound.home': 'Wróć na początek',
} as const;
