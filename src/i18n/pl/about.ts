export const about = {
  'version.ready': 'Nowa wersja jest gotowa',
  'version.ready.hint': 'Naciśnij, aby jej użyć. Rozgrywki trwają dalej od tego samego miejsca.',
  'licences.title': 'Licencje',
  'licences.hint': 'Czyja praca jest w tej aplikacji',
  'licences.own': 'Kod gry Battalia',
  'licences.own.text': 'Kod tej aplikacji jest dostępny na licencji MIT. Rysunki i dźwięki tworzy ten sam kod.',
  'licences.fonts': 'Kroje pisma',
  'licences.code': 'Kod innych autorów',
  'licences.words': 'Licencje przytaczamy w oryginalnym brzmieniu, po angielsku.',
} as const;
