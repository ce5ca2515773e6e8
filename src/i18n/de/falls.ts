export const falls = {
  'fall.title': 'Gestolpert',
  'fall.text': 'Hier ist etwas schiefgegangen. Deine Spiele sind gespeichert, und nichts davon ist verloren.',
  'fall.goOn': 'Weiter',
  'fall.report': 'Was geschehen ist',
  'fall.report.hint':
    'Wer es beheben kann, dem hilft ein Bericht: Version, Seite und Fehler. Von deinen Karten verrät er nichts.',
  'fall.copy': 'Bericht kopieren',
  'fall.map': 'Die Landschaft konnte nicht gezeichnet werden. Der Spielplan besteht hier aus einfachen Feldern.',
  'fall.map.again': 'Noch einmal zeichnen',
} as const;
