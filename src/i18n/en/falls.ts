export const falls = {
  'fall.title': 'A stumble',
  'fall.text': 'Something went wrong here. Your games are saved, and nothing of them is lost.',
  'fall.goOn': 'Go on',
  'fall.report': 'What happened',
  'fall.report.hint':
    'Whoever can mend it is helped by a report: version, page and error. It tells nothing of your cards.',
  'fall.copy': 'Copy the report',
  'fall.map': 'The land could not be drawn. The map is shown as plain squares instead.',
  'fall.map.again': 'Draw it again',
} as const;
