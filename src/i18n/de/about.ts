export const about = {
  'version.ready': 'Eine neue Version ist bereit',
  'version.ready.hint': 'Antippen, um sie zu benutzen. Deine Spiele gehen weiter, wo sie stehen.',
  'licences.title': 'Lizenzen',
  'licences.hint': 'Wessen Arbeit in dieser App steckt',
  'licences.own': 'Der Code von Battalia',
  'licences.own.text': 'Der Code dieser App steht unter der MIT-Lizenz. Bilder und Klänge entstehen aus diesem Code.',
  'licences.fonts': 'Schriften',
  'licences.code': 'Code von anderen',
  'licences.words': 'Die Lizenzen stehen hier so, wie sie geschrieben wurden, auf Englisch.',
} as const;
