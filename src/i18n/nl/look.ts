/** Cards, the oracle and the bar above a match. */
export const look = {
  'look.under': 'op {{artefact}}',
  'look.new': 'nieuw',
  'look.ambush': 'in hinderlaag',
  'look.tent': 'in een tent',
  'look.back': 'gedekte kaart',
  'look.cost': 'Kost {{cost}}',
  'look.strength': 'Gevechtssterkte {{count}}',
  'look.read': 'Lees erover',
  'look.close': 'Sluiten',
  'look.today': 'Dag {{day}} van week {{week}}: {{illuminated}} verlicht, {{matching}} overeenkomend',
  'look.week': 'De komende week',
  'look.day': 'Dag {{day}}',
  'look.now': 'vandaag',
  'look.illuminatedMeans': 'Het verlichte artefact kan vandaag meer.',
  'look.matchingMeans': 'Wie het overeenkomende artefact maakt, kiest de stam.',
  'look.turn': 'aan zet',
} as const;
