/** What happened, told: outcomes, what others did, the turns of the log. */
export const telling = {
  'outcome.points': '{{player}}: punkty z {{from}} na {{to}}.',
  'outcome.nearer': 'Koniec jest bliski',
  'outcome.nearer.city': 'Jeszcze jedno miasto poziomu 4 gracza {{player}} i koniec gry.',
  'outcome.nearer.points_one': 'Jeszcze {{count}} punkt gracza {{player}} i koniec gry.',
  'outcome.nearer.points_few': 'Jeszcze {{count}} punkty gracza {{player}} i koniec gry.',
  'outcome.nearer.points_many': 'Jeszcze {{count}} punktów gracza {{player}} i koniec gry.',
  'outcome.nearer.points_other': 'Jeszcze {{count}} punktu gracza {{player}} i koniec gry.',
  'outcome.nearer.squares_one': 'Zostało {{count}} wolne pole: potem mapa jest pełna i gra się kończy.',
  'outcome.nearer.squares_few': 'Zostały {{count}} wolne pola: potem mapa jest pełna i gra się kończy.',
  'outcome.nearer.squares_many': 'Zostało {{count}} wolnych pól: potem mapa jest pełna i gra się kończy.',
  'outcome.nearer.squares_other': 'Zostało {{count}} wolnego pola: potem mapa jest pełna i gra się kończy.',
  'outcome.nearer.lastWeek': 'Zaczął się ostatni tydzień.',
  'telling.next': 'Dalej, jeszcze {{more}}',
  'telling.since': 'Od twojej ostatniej tury',
  'log.steps': 'Poszczególne kroki tury gracza {{player}}',
  'log.quiet': 'Nic, o czym warto by mówić.',
} as const;
