export const about = {
  'version.ready': 'Een nieuwe versie staat klaar',
  'version.ready.hint': 'Tik om die te gebruiken. Spellen gaan verder waar ze waren.',
  'licences.title': 'Licenties',
  'licences.hint': 'Wiens werk in deze app zit',
  'licences.own': 'De code van Battalia',
  'licences.own.text': 'De code van deze app valt onder de MIT-licentie. Tekeningen en geluiden komen uit die code.',
  'licences.fonts': 'Lettertypen',
  'licences.code': 'Code van anderen',
  'licences.words': 'De licenties staan hier zoals ze geschreven zijn, in het Engels.',
} as const;
