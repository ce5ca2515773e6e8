/** The words of the four rulebooks side by side, for tables where several are spoken. */
import type { Language } from '@/i18n/language';
import { GLOSSARY_SECTIONS, type GlossarySection, type TermKey } from '../../game/terms';
import { MODULE_REFERENCES } from '../../modules/references';

const OWN: Readonly<Record<GlossarySection, readonly TermKey[]>> = {
  factions: [
    'term.faction',
    'term.barfolk',
    'term.cloudborn',
    'term.emberians',
    'term.islanders',
    'term.wolfsclan',
    'term.sunblessed',
    'term.fanatics',
    'term.homeTerrain',
    'term.woods',
    'term.mountains',
    'term.canyons',
    'term.lakes',
    'term.frost',
    'term.jungle',
  ],
  units: [
    'term.unit',
    'term.rank',
    'term.friman',
    'term.friman.plural',
    'term.chief',
    'term.chief.plural',
    'term.priest',
    'term.priest.plural',
    'term.lord',
    'term.lord.plural',
    'term.queen',
    'term.king',
    'term.supply',
  ],
  artefacts: [
    'term.artefact',
    'term.tool',
    'term.weapon',
    'term.amulet',
    'term.title',
    'term.scroll',
    'term.tent',
    'term.horse',
    'term.wildCard',
  ],
  great: [
    'term.great',
    'term.hammer',
    'term.sword',
    'term.shield',
    'term.wings',
    'term.horn',
    'term.book',
    'term.crown',
    'term.hand',
    'term.staff',
    'term.pavilion',
    'term.arrow',
    'term.purse',
    'term.banner',
    'term.cloak',
    'term.crystal',
    'term.mask',
    'term.lostScroll',
  ],
  piles: ['term.nation', 'term.shelter', 'term.creationDeck', 'term.pool', 'term.limbo', 'term.ambush'],
  actions: [
    'term.cohort',
    'term.cohort.small',
    'term.cohort.middle',
    'term.cohort.big',
    'term.cohort.great',
    'term.mulligan',
    'term.actionLine',
    'term.travellingLine',
    'term.forkedLine',
    'term.hire',
    'term.create',
    'term.build',
    'term.upgrade',
    'term.promote',
    'term.station',
    'term.suspend',
  ],
  map: [
    'term.city',
    'term.level',
    'term.startCity',
    'term.neutralCity',
    'term.exit',
    'term.road',
    'term.straight',
    'term.turn',
    'term.tee',
    'term.crossroad',
    'term.ruins',
    'term.ruinGuards',
    'term.unexplored',
    'term.impassable',
  ],
  sun: ['term.oracle', 'term.illuminated', 'term.matching', 'term.day', 'term.week'],
  battle: [
    'term.hero',
    'term.battleLine',
    'term.strength',
    'term.moral',
    'term.retreat',
    'term.surrender',
    'term.pass',
    'term.points',
  ],
  expansion: ['term.expansion', 'term.checkpoint', 'term.heroMode', 'term.stormEffect'],
};

/** With the words of modules at the end of each. */
export const termsOfSection = (section: GlossarySection): readonly TermKey[] => [
  ...OWN[section],
  ...MODULE_REFERENCES.flatMap(({ terms }) => terms?.[section] ?? []),
];

export const GLOSSARY: readonly TermKey[] = GLOSSARY_SECTIONS.flatMap(termsOfSection);

const NEW_GREAT: readonly TermKey[] = [
  'term.arrow',
  'term.purse',
  'term.banner',
  'term.cloak',
  'term.crystal',
  'term.mask',
  'term.lostScroll',
];
const EXPANSION: readonly TermKey[] = [
  'term.expansion',
  'term.sunblessed',
  'term.wolfsclan',
  'term.fanatics',
  'term.frost',
  'term.jungle',
  'term.queen',
  'term.king',
  ...NEW_GREAT,
  'term.checkpoint',
  'term.heroMode',
  'term.stormEffect',
];

/** Words that no rulebook of the language has: our proposals. The expansion was printed in English and German. */
const PROPOSED: Readonly<Record<Language, readonly TermKey[]>> = {
  en: [],
  de: ['term.crown', 'term.hand', 'term.pavilion', 'term.book'],
  pl: EXPANSION,
  nl: [...EXPANSION, 'term.travellingLine', 'term.startCity'],
};

export const isProposed = (language: Language, term: TermKey): boolean =>
  PROPOSED[language].includes(term) ||
  MODULE_REFERENCES.some(({ proposed }) => proposed?.[language]?.includes(term) === true);
