export const falls = {
  'fall.title': 'Gestruikeld',
  'fall.text': 'Hier ging iets mis. Je spellen zijn opgeslagen en er is niets van verloren.',
  'fall.goOn': 'Verder',
  'fall.report': 'Wat er gebeurde',
  'fall.report.hint':
    'Wie het kan verhelpen, is geholpen met een verslag: versie, pagina en fout. Over je kaarten zegt het niets.',
  'fall.copy': 'Verslag kopiëren',
  'fall.map': 'Het landschap kon niet worden getekend. Het speelveld bestaat hier uit gewone vakken.',
  'fall.map.again': 'Opnieuw tekenen',
} as const;
