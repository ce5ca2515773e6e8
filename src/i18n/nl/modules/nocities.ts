import type { entries as englishEntries, texts as english } from '../../en/modules/nocities';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'violation.neutralLimit': 'Je hebt je ene neutrale stad van dit spel al ingenomen.',
};

export const entries: EntryTexts<typeof englishEntries> = {
  'no-start-cities': {
    title: 'Zonder startsteden',
    text: [
      'De hoeksteden zijn neutraal met verdediging {{neutralNoCities}}, elk boven een verborgen Legendarisch Artefact; andere neutrale steden zijn er niet. Iedereen begint met één held op de ruïne. Die heeft geen wachters en geldt bij het bouwen en inhuren van helden als stad van elke speler, maar geeft geen punten.',
      'Elke speler mag in het spel één neutrale stad innemen en krijgt daarvoor een heer van haar stam, een voorraadkaart en het verborgen Legendarisch Artefact.',
    ],
    find: 'variant scenario ruïne start',
  },
};
