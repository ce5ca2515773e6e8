export const about = {
  'version.ready': 'A new version is ready',
  'version.ready.hint': 'Press to use it. Games go on where they are.',
  'licences.title': 'Licences',
  'licences.hint': 'Whose work is in this app',
  'licences.own': "Battalia's code",
  'licences.own.text': 'The code of this app is under the MIT licence. Its drawings and sounds are made by that code.',
  'licences.fonts': 'Fonts',
  'licences.code': 'Code of others',
  'licences.words': 'The words of a licence are kept as they were written, in English.',
} as const;
