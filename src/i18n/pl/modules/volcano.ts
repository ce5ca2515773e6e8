import type { entries as englishEntries, texts as english } from '../../en/modules/volcano';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'play.question.hoard': 'Wybierz jeden z ukrytych Wielkich Artefaktów albo żaden.',
  'play.question.hoardFull': 'Nie możesz mieć kolejnego Wielkiego Artefaktu: obejrzyj, co tu ukryto, i zostaw.',
  'play.fact.seals': 'Pieczęcie',
  'play.fact.gates': 'Bramy',
  'battle.target.sanctuary': 'świątynia na polu {{at}}',
  'battle.target.peak': 'szczyt',
  'battle.term.keeper': 'Pradawny Wojownik',
  'battle.term.ruler': 'władca szczytu',
  'term.volcano': 'Krwawy Róg Przeznaczenia',
  'term.sanctuary': 'świątynia',
  'term.seal': 'pieczęć',
  'term.keeper': 'Pradawny Wojownik',
  'term.peak': 'szczyt',
  'event.sealed': '{{player}} zdobywa pieczęć na polu {{place}}.',
  'violation.needsSeal': 'Bez pieczęci nikt nie poleci na szczyt ani ze szczytu.',
  'kind.passage': 'ścieżka wulkanu',
};

export const entries: EntryTexts<typeof englishEntries> = {
  volcano: {
    title: 'Krwawy Róg Przeznaczenia',
    text: [
      'Środek zajmuje wulkan: szczyt, cztery skrzyżowania wokół niego i cztery świątynie w rogach, połączone tylko ze swoimi skrzyżowaniami. Nie ma ruin ani odkrytych Wielkich Artefaktów; pod każdą świątynią leżą dwa ukryte. Wszystko to jest terenem neutralnym.',
      'Koniec przy {{level4}} miastach poziomu 4 albo {{volcanoPoints}} punktach, {{volcanoPointsTwo}} przy dwóch graczach; nigdy przez pełną mapę.',
    ],
    find: 'scenariusz wulkan góra lawa',
  },
  seals: {
    title: 'Świątynie i pieczęcie',
    text: [
      'Świątynia broni się siłą {{sanctuary}}. Zwycięzca dostaje jej pieczęć: znacznik poziomu 2 i {{sealPoints}} punkty. Każdy może zdobyć pieczęć w tej samej świątyni. Obejrzyj ukryte tam Wielkie Artefakty i weź jeden lub żaden; możesz mieć {{volcanoGreat}}, z różnych świątyń, a gdy je masz, tylko oglądasz.',
    ],
    find: 'wulkan znacznik',
  },
  keeper: {
    title: 'Szczyt i Pradawny Wojownik',
    text: [
      'Każdy bok szczytu ma bramę jednej frakcji: aby tamtędy wejść lub wyjść, potrzebujesz jej pieczęci. Skrzydła lecą tam lub stamtąd z dowolną pieczęcią. Pradawny Wojownik broni się siłą {{keeper}}, mniej {{sealWeakens}} za każdą twoją pieczęć. Kto wygra, włada szczytem za {{rulerPoints}} punktów; odtąd władca broni go siłą {{rulerPoints}}.',
    ],
    find: 'wulkan strażnik brama',
  },
};
