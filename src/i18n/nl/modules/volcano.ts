import type { entries as englishEntries, texts as english } from '../../en/modules/volcano';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'play.question.hoard': 'Kies een van de verborgen Legendarische Artefacten, of geen.',
  'play.question.hoardFull':
    'Je mag geen Legendarisch Artefact meer bezitten: bekijk wat hier verborgen ligt, en laat het liggen.',
  'play.fact.seals': 'Elementzegels',
  'play.fact.gates': 'Poorten',
  'battle.target.sanctuary': 'de tempel {{at}}',
  'battle.target.peak': 'de top',
  'battle.term.keeper': 'de Poortwachter',
  'battle.term.ruler': 'heerser van de top',
  'term.volcano': 'Bloedende Hoorn van het Noodlot',
  'term.sanctuary': 'tempel',
  'term.seal': 'elementzegel',
  'term.keeper': 'Poortwachter',
  'term.peak': 'top',
  'event.sealed': '{{player}} verovert het zegel van {{place}}.',
  'violation.needsSeal': 'Zonder zegel vliegt niemand naar de top of ervandaan.',
  'kind.passage': 'vulkaanpad',
};

export const entries: EntryTexts<typeof englishEntries> = {
  volcano: {
    title: 'Bloedende Hoorn van het Noodlot',
    text: [
      'Een vulkaan vult het midden: de top, vier kruisingen eromheen en vier tempels op zijn hoeken, alleen met hun kruisingen verbonden. Geen ruïne en geen open Legendarische Artefacten; onder elke tempel liggen er twee verborgen. Dit alles is neutraal terrein.',
      'Eindigt met {{level4}} steden van niveau 4 of bij {{volcanoPoints}} punten, {{volcanoPointsTwo}} met twee spelers; nooit door een vol speelveld.',
    ],
    find: 'scenario vulkaan berg lava',
  },
  seals: {
    title: 'Tempels en elementzegels',
    text: [
      'Een tempel verdedigt met {{sanctuary}}. De winnaar krijgt het zegel: een fiche van niveau 2 en {{sealPoints}} punten. Iedereen kan bij dezelfde tempel een zegel winnen. Bekijk de verborgen Legendarische Artefacten daar en neem er één of geen; je mag er {{volcanoGreat}} bezitten, uit verschillende tempels, en bekijkt ze alleen als je er zoveel hebt.',
    ],
    find: 'vulkaan heiligdom fiche',
  },
  keeper: {
    title: 'De top en zijn Poortwachter',
    text: [
      'Elke zijde van de top heeft de poort van één stam: om daar in of uit te gaan heb je haar zegel nodig. De Vleugels vliegen erheen of ervandaan met een willekeurig zegel. De Poortwachter verdedigt met {{keeper}}, min {{sealWeakens}} voor elk van je zegels. Wie wint, heerst over de top voor {{rulerPoints}} punten; vanaf dan verdedigt de heerser hem met {{rulerPoints}}.',
    ],
    find: 'vulkaan bewaker poort piek',
  },
};
