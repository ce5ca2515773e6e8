import type { entries as englishEntries, texts as english } from '../../en/modules/volcano';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'play.question.hoard': 'Wähle eines der verborgenen Besonderen Artefakte oder keines.',
  'play.question.hoardFull':
    'Du darfst kein weiteres Besonderes Artefakt besitzen: Sieh an, was hier verborgen liegt, und lass es liegen.',
  'play.fact.seals': 'Siegel',
  'play.fact.gates': 'Tore',
  'battle.target.sanctuary': 'das Heiligtum {{at}}',
  'battle.target.peak': 'den Gipfel',
  'battle.term.keeper': 'der Hüter',
  'battle.term.ruler': 'Herrschaft über den Gipfel',
  'term.volcano': 'Das Blutende Horn des Schicksals',
  'term.sanctuary': 'Heiligtum',
  'term.seal': 'Siegel',
  'term.keeper': 'Hüter',
  'term.peak': 'Gipfel',
  'event.sealed': '{{player}} erringt das Siegel von {{place}}.',
  'violation.needsSeal': 'Ohne Siegel fliegt niemand auf den Gipfel oder von dort weg.',
  'kind.passage': 'Vulkanpfad',
};

export const entries: EntryTexts<typeof englishEntries> = {
  volcano: {
    title: 'Das Blutende Horn des Schicksals',
    text: [
      'Ein Vulkan füllt die Mitte: der Gipfel, vier Kreuzungen um ihn und vier Heiligtümer an seinen Ecken, die nur mit ihren Kreuzungen verbunden sind. Keine Ruinen und keine offenen Besonderen Artefakte; unter jedem Heiligtum liegen zwei verdeckt. Das alles ist neutrales Gelände.',
      'Endet mit {{level4}} Städten der Stufe 4 oder bei {{volcanoPoints}} Punkten, {{volcanoPointsTwo}} zu zweit; nie durch einen vollen Spielplan.',
    ],
    find: 'Szenario Vulkan Berg Lava',
  },
  seals: {
    title: 'Heiligtümer und Siegel',
    text: [
      'Ein Heiligtum verteidigt mit {{sanctuary}}. Der Sieger bekommt sein Siegel: einen Marker der Stufe 2 dort und {{sealPoints}} Punkte. Alle können beim selben Heiligtum ein Siegel gewinnen. Sieh die verdeckten Besonderen Artefakte dort an und nimm eines oder keines; du darfst {{volcanoGreat}} besitzen, aus verschiedenen Heiligtümern, und siehst sie nur an, wenn du so viele hast.',
    ],
    find: 'Vulkan Tempel Marker',
  },
  keeper: {
    title: 'Der Gipfel und sein Hüter',
    text: [
      'Jede Seite des Gipfels hat das Tor einer Fraktion: Um dort hinein oder hinaus zu gehen, brauchst du ihr Siegel. Die Schwingen fliegen mit einem beliebigen Siegel dorthin oder von dort weg. Der Hüter verteidigt mit {{keeper}}, weniger {{sealWeakens}} für jedes deiner Siegel. Wer gewinnt, herrscht über den Gipfel und bekommt {{rulerPoints}} Punkte; von da an verteidigt ihn sein Herrscher mit {{rulerPoints}}.',
    ],
    find: 'Vulkan Wächter Tor Spitze',
  },
};
