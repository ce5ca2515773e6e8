/** The order of the reference: chapters, their entries, and what is drawn beside the text. */
import type { GlyphName } from '@/art/glyphs/glyphs';
import type { Entry, Figure } from '../../game/entry';
import type { SketchId } from '../../game/sketches';
import { MODULE_REFERENCES, SCENARIOS_GLYPH } from '../../modules/references';

export const CHAPTER_IDS = [
  'turn',
  'paying',
  'artefacts',
  'great',
  'sun',
  'building',
  'hero',
  'battle',
  'end',
  'setup',
  'scenarios',
  'stormgates',
] as const;
export type ChapterId = (typeof CHAPTER_IDS)[number];

export interface Chapter {
  readonly id: ChapterId;
  readonly glyph: GlyphName;
  readonly entries: readonly Entry[];
}

const sketches = (...ids: readonly SketchId[]): Figure => ({ kind: 'sketches', ids });

const OWN_CHAPTERS: readonly Chapter[] = [
  {
    id: 'turn',
    glyph: 'nation',
    entries: [
      { id: 'turn-steps', rules: ['TURN-01', 'TURN-08'] },
      {
        id: 'cohort',
        figures: [{ kind: 'cohorts' }],
        see: ['great-artefacts'],
        rules: ['TURN-02', 'TURN-03', 'TURN-04'],
      },
      { id: 'mulligan', rules: ['TURN-05'] },
      { id: 'ambush', glyph: 'ambush', see: ['reply', 'amulet-faces'], rules: ['AMB-01', 'AMB-03', 'TURN-06'] },
      { id: 'limbo', glyph: 'limbo', rules: ['AMB-01'] },
      { id: 'drawing', glyph: 'shelter', rules: ['TURN-07', 'TURN-09'] },
      { id: 'creation-deck', rules: ['AMB-02'] },
    ],
  },
  {
    id: 'paying',
    glyph: 'supply',
    entries: [
      { id: 'line', rules: ['LINE-01', 'LINE-03', 'LINE-06'] },
      { id: 'units', figures: [{ kind: 'strengths' }], rules: ['COMP-02'] },
      { id: 'supply', glyph: 'supply', rules: ['COMP-03'] },
      { id: 'hiring', figures: [{ kind: 'costs', of: 'hire' }], rules: ['HIRE-01', 'HIRE-02'] },
      {
        id: 'creating',
        figures: [{ kind: 'costs', of: 'create' }],
        see: ['matching'],
        rules: ['CREATE-01', 'CREATE-02'],
      },
      {
        id: 'other-costs',
        see: ['battle-order', 'retreat', 'tent', 'ambush'],
        rules: ['ART-09', 'AMB-01', 'BATTLE-03', 'BATTLE-14'],
      },
      { id: 'empty-deck', rules: ['CREATE-03'] },
      { id: 'new-cards', rules: ['LINE-05', 'TURN-08'] },
      { id: 'forked-line', see: ['tool', 'weapon', 'amulet-faces'], rules: ['LINE-04', 'RULE-01'] },
      { id: 'one-effect', see: ['amulet', 'title', 'scroll'], rules: ['ART-01', 'RULE-21'] },
    ],
  },
  {
    id: 'artefacts',
    glyph: 'tool',
    entries: [
      { id: 'tool', glyph: 'tool', see: ['line'], rules: ['LINE-02', 'ORACLE-04'] },
      { id: 'weapon', glyph: 'weapon', see: ['hire-hero', 'opening'], rules: ['ART-02', 'ORACLE-05'] },
      { id: 'amulet', glyph: 'amulet', see: ['artefacts-in-battle'], rules: ['ART-03', 'ART-04', 'ORACLE-06'] },
      { id: 'amulet-faces', figures: [{ kind: 'faces' }], rules: ['ART-03'] },
      { id: 'wild-card', rules: ['ART-03', 'ART-05', 'RULE-02'] },
      { id: 'title', glyph: 'title', see: ['artefacts-in-battle'], rules: ['ART-06', 'ORACLE-07'] },
      { id: 'scroll', glyph: 'scroll', see: ['artefacts-in-battle'], rules: ['ART-07', 'ART-08', 'ORACLE-08'] },
      { id: 'tent', glyph: 'tent', see: ['reply'], rules: ['ART-09', 'ORACLE-09'] },
      { id: 'horse', glyph: 'horse', see: ['move-hero', 'retreat'], rules: ['ART-10', 'ORACLE-10'] },
    ],
  },
  {
    id: 'great',
    glyph: 'hammer',
    entries: [
      { id: 'great-artefacts', see: ['ruins', 'artefacts-in-battle'], rules: ['COMP-08', 'GA-11', 'GA-12'] },
      { id: 'hammer', glyph: 'hammer', rules: ['GA-01'] },
      { id: 'sword', glyph: 'sword', rules: ['GA-02'] },
      { id: 'shield', glyph: 'shield', rules: ['GA-03'] },
      { id: 'wings', glyph: 'wings', see: ['move-hero'], rules: ['GA-04', 'RULE-15'] },
      { id: 'horn', glyph: 'horn', rules: ['GA-05'] },
      { id: 'book', glyph: 'book', rules: ['GA-06'] },
      { id: 'crown', glyph: 'crown', rules: ['GA-07'] },
      { id: 'hand', glyph: 'hand', rules: ['GA-08'] },
      { id: 'staff', glyph: 'staff', rules: ['GA-09'] },
      { id: 'pavilion', glyph: 'pavilion', rules: ['GA-10'] },
    ],
  },
  {
    id: 'sun',
    glyph: 'oracle',
    entries: [
      { id: 'oracle', glyph: 'oracle', figures: [{ kind: 'week' }], rules: ['ORACLE-01', 'ORACLE-02', 'SETUP-09'] },
      {
        id: 'illuminated',
        see: ['tool', 'weapon', 'amulet', 'title', 'scroll', 'tent', 'horse'],
        rules: ['ORACLE-02'],
      },
      { id: 'matching', see: ['creating'], rules: ['ORACLE-03'] },
    ],
  },
  {
    id: 'building',
    glyph: 'city4',
    entries: [
      {
        id: 'new-city',
        glyph: 'city4',
        figures: [
          { kind: 'costs', of: 'city' },
          { kind: 'tiles', of: 'cities' },
        ],
        rules: ['BUILD-01', 'BUILD-08'],
      },
      { id: 'upgrade-city', figures: [{ kind: 'costs', of: 'upgrade' }], rules: ['BUILD-01', 'BUILD-10'] },
      {
        id: 'roads',
        glyph: 'crossroad',
        figures: [
          { kind: 'costs', of: 'road' },
          { kind: 'tiles', of: 'roads' },
        ],
        rules: ['BUILD-01', 'COMP-06'],
      },
      { id: 'where-to-build', figures: [sketches('touch', 'corner')], rules: ['BUILD-02'] },
      { id: 'roads-agree', figures: [sketches('agree', 'disagree', 'offMap')], rules: ['BUILD-03'] },
      { id: 'cities-apart', figures: [sketches('cityDiagonal', 'cityBeside')], rules: ['BUILD-04'] },
      { id: 'beside-ruins', figures: [sketches('roadBesideRuins', 'cityBesideRuins')], rules: ['BUILD-05'] },
      {
        id: 'connected',
        figures: [sketches('connectedThrough', 'notConnected', 'noCityLeft')],
        rules: ['BUILD-06', 'BUILD-07'],
      },
      { id: 'tokens', see: ['conquest'], rules: ['BUILD-09', 'COMP-07'] },
      { id: 'impassable', figures: [sketches('impassable')], see: ['game-end'], rules: ['BUILD-11', 'RULE-09'] },
    ],
  },
  {
    id: 'hero',
    glyph: 'hero1',
    entries: [
      {
        id: 'hire-hero',
        glyph: 'hero1',
        figures: [{ kind: 'costs', of: 'hero' }],
        see: ['weapon'],
        rules: ['HERO-01', 'COMP-09'],
      },
      {
        id: 'move-hero',
        glyph: 'step',
        figures: [sketches('walk', 'noWay')],
        see: ['horse', 'wings'],
        rules: ['HERO-02', 'HERO-03'],
      },
      { id: 'passing', rules: ['HERO-04'] },
    ],
  },
  {
    id: 'battle',
    glyph: 'battle',
    entries: [
      {
        id: 'battle-order',
        glyph: 'battle',
        figures: [sketches('assault', 'answer', 'press')],
        rules: ['BATTLE-03', 'BATTLE-04', 'BATTLE-06', 'BATTLE-07'],
      },
      { id: 'targets', see: ['passing'], rules: ['BATTLE-01', 'BATTLE-02'] },
      { id: 'opening', rules: ['BATTLE-03', 'BATTLE-18', 'RULE-23'] },
      { id: 'reply', rules: ['BATTLE-04', 'BATTLE-05', 'BATTLE-13'] },
      { id: 'strength', figures: [{ kind: 'strengths' }], rules: ['BATTLE-08'] },
      { id: 'moral', figures: [sketches('moral', 'moralLost')], see: ['units'], rules: ['BATTLE-09'] },
      {
        id: 'artefacts-in-battle',
        see: ['amulet-faces', 'title', 'scroll'],
        rules: ['BATTLE-15', 'RULE-06', 'RULE-22'],
      },
      { id: 'retreat', see: ['horse', 'sg-changes'], rules: ['BATTLE-14', 'RULE-11'] },
      { id: 'battle-lost', rules: ['BATTLE-10', 'BATTLE-18'] },
      { id: 'conquest', see: ['tokens'], rules: ['BATTLE-11', 'RULE-12'] },
      { id: 'neutral-city', rules: ['BATTLE-16'] },
      { id: 'ruins', glyph: 'ruins', see: ['great-artefacts'], rules: ['BATTLE-17', 'RULE-13'] },
      { id: 'after-battle', rules: ['BATTLE-12'] },
    ],
  },
  {
    id: 'end',
    glyph: 'points',
    entries: [
      { id: 'game-end', see: ['impassable', 'upgrade-city'], rules: ['END-01', 'END-02'] },
      { id: 'victory', glyph: 'points', rules: ['END-03'] },
    ],
  },
  {
    id: 'setup',
    glyph: 'ruins',
    entries: [
      { id: 'setup-cards', rules: ['SETUP-05', 'SETUP-06', 'SETUP-07', 'SETUP-08', 'SETUP-09', 'COMP-10'] },
      { id: 'setup-2', figures: [{ kind: 'board', players: 2 }], rules: ['SETUP-04'] },
      { id: 'setup-3', figures: [{ kind: 'board', players: 3 }], rules: ['SETUP-03'] },
      { id: 'setup-4', figures: [{ kind: 'board', players: 4 }], rules: ['SETUP-01', 'SETUP-02'] },
      { id: 'in-the-box', figures: [{ kind: 'box' }], rules: ['COMP-02', 'COMP-03', 'COMP-04', 'COMP-05', 'COMP-06'] },
    ],
  },
  {
    id: 'scenarios',
    glyph: SCENARIOS_GLYPH,
    entries: [
      { id: 'advanced', see: ['move-hero', 'strength'], rules: ['ADV-01', 'ADV-02'] },
      { id: 'harder', see: ['neutral-city', 'ruins'], rules: ['ALT-01'] },
      { id: 'own-rules', rules: ['ALT-03'] },
      ...MODULE_REFERENCES.flatMap(({ entries }) => entries),
    ],
  },
  {
    id: 'stormgates',
    glyph: 'sunblessed',
    entries: [
      { id: 'sg-setup', rules: ['SG-01', 'SG-02', 'SG-06'] },
      { id: 'sg-changes', rules: ['SG-RETREAT', 'SG-STAFF', 'SG-END'] },
      { id: 'checkpoint', rules: ['CP-01', 'CP-02', 'CP-03'] },
      { id: 'royals', rules: ['ROY-01', 'ROY-02', 'ROY-03', 'ROY-04', 'ROY-05', 'ROY-06', 'ROY-07'] },
      { id: 'gates', rules: ['GATE-01', 'GATE-02', 'GATE-03'] },
      { id: 'storm-effects', rules: ['GATE-03', 'GATE-04', 'GATE-05'] },
      { id: 'trade', rules: ['TRADE-01', 'TRADE-02'] },
      { id: 'stardust', rules: ['TRADE-03', 'TRADE-04', 'TRADE-05'] },
      {
        id: 'great-expansion',
        rules: ['GA2-01', 'GA2-02', 'GA2-03', 'GA2-04', 'GA2-05', 'GA2-06', 'GA2-07', 'GA2-08'],
      },
      { id: 'fate', rules: ['FATE-01', 'FATE-02'] },
      { id: 'teams', rules: ['TEAM-01', 'TEAM-02', 'TEAM-03', 'TEAM-04', 'TEAM-05', 'TEAM-06'] },
      { id: 'hero-mode', rules: ['HEROIC-01', 'HEROIC-02', 'HEROIC-03', 'HEROIC-04'] },
      { id: 'draft', rules: ['DRAFT-01', 'DRAFT-02'] },
      { id: 'metamorpha', rules: ['META-01', 'META-02', 'META-03'] },
      { id: 'bilkarr', rules: ['BILK-01', 'BILK-02', 'BILK-03', 'BILK-04'] },
      { id: 'fanatics-rules', rules: ['FAN-01', 'FAN-02'] },
      { id: 'valleys', rules: ['VAL-01', 'VAL-02', 'VAL-03', 'VAL-05', 'VAL-06'] },
      { id: 'valley-buildings', rules: ['VAL-04'] },
      { id: 'valley-links', rules: ['VAL-07', 'VAL-08'] },
    ],
  },
];

/** With what modules add: an entry leads to theirs, too. */
export const CHAPTERS: readonly Chapter[] = OWN_CHAPTERS.map((chapter) => ({
  ...chapter,
  entries: chapter.entries.map((entry) => {
    const more = MODULE_REFERENCES.flatMap(({ seenFrom }) => seenFrom?.[entry.id] ?? []);
    return more.length === 0 ? entry : { ...entry, see: [...(entry.see ?? []), ...more] };
  }),
}));

export interface Located {
  readonly entry: Entry;
  readonly chapter: Chapter;
}

const BY_ID: ReadonlyMap<string, Located> = new Map(
  CHAPTERS.flatMap((chapter) => chapter.entries.map((entry) => [entry.id, { entry, chapter }] as const)),
);

export const entryOf = (id: string): Located | undefined => BY_ID.get(id);
export const chapterOf = (id: string): Chapter | undefined => CHAPTERS.find((chapter) => chapter.id === id);
export const ENTRIES: readonly Located[] = [...BY_ID.values()];
