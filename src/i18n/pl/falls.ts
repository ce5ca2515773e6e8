export const falls = {
  'fall.title': 'Potknięcie',
  'fall.text': 'Coś poszło tu nie tak. Twoje gry są zapisane i nic z nich nie zginęło.',
  'fall.goOn': 'Dalej',
  'fall.report': 'Co się stało',
  'fall.report.hint':
    'Raport pomoże temu, kto może to naprawić: wersja, strona i błąd. Nie zdradza nic o twoich kartach.',
  'fall.copy': 'Skopiuj raport',
  'fall.map': 'Nie udało się narysować krainy. Mapa składa się tu z prostych pól.',
  'fall.map.again': 'Narysuj ponownie',
} as const;
