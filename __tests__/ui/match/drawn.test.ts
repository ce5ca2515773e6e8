/** Nothing of a module is a plain entry of a list: it has its record, its words, its picture, and its place in the reference. */
import { ACTION_KINDS, legalActions, MODULES, viewFor, type ActionKind } from '@battalia/engine/testing';
import { GLYPHS, isGlyphName, type GlyphName } from '@/art/glyphs/glyphs';
import { translators } from '@/i18n/translate';
import { deedLook } from '@/ui/deeds/deeds';
import { moduleGlyph } from '@/ui/modules/presets';
import { MODULE_PRICES } from '@/ui/modules/references';
import { modulePart } from '@/ui/modules/registry';
import { pictureOfDeed } from '@/ui/screens/match/list/deedPicture';
import { speakerFor } from '@/ui/text/speaker';
import '../../art/hung';
import '../modules';
import { ACTION_POSITIONS } from './positions';

const namesOf = (part: 'shapes' | 'events' | 'violations' | 'questions'): readonly string[] => [
  ...new Set(MODULES.flatMap((module) => Object.keys(module[part] ?? {}))),
];
/** They ask nothing: they go on with what was interrupted. */
const SILENT = ['boosting', 'departure', 'landing'];
const asked = namesOf('questions').filter((name) => !SILENT.includes(name));

test.each([
  ['deeds', namesOf('shapes')],
  ['events', namesOf('events')],
  ['questions', asked],
  ['reasons', namesOf('violations')],
] as const)('every module has %s of its own for all that it adds', (part, names) => {
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => modulePart(part, name) === undefined)).toEqual([]);
});

/** Whether one way to do it is more than words, in the position that there is for it. */
function isShown(kind: ActionKind): boolean {
  const state = ACTION_POSITIONS[kind]();
  const view = viewFor(state, state.turn);
  const speaker = speakerFor(translators.en, view, ['Ada', 'Bo', 'Cy', 'Di']);
  return legalActions(state).some((action) => {
    if (action.kind !== kind) return false;
    const look = deedLook(action);
    return (
      pictureOfDeed(action, speaker.box, view.pool) !== null ||
      (look.face?.(speaker, action) ?? null) !== null ||
      (look.squares?.(action) ?? []).length > 0 ||
      look.partner !== undefined
    );
  });
}

/** What does nothing or goes on: its words are all there is to it. */
const WORDS_ALONE = ['leaveLand', 'stay', 'refrain', 'woodsStay', 'moveOn'];

test('every action of a module shows a picture, a card, or its place on the map', () => {
  const kinds = ACTION_KINDS.filter((kind) => namesOf('shapes').includes(kind));
  expect(kinds.filter((kind) => !isShown(kind)).sort()).toEqual([...WORDS_ALONE].sort());
});

/** Signs of things that the core has, too: a module that has them means them. */
const MEANT: Readonly<Record<string, GlyphName>> = {
  advanced: 'hero1',
  harder: 'castle',
  nocities: 'ruins',
  volcano: 'peak',
  unbound: 'lord',
  stormgates: 'wolfsclan',
  draft: 'cards',
  royals: 'queen',
};

test('a module that has drawn something is chosen by its own sign, and no card stands in for one', () => {
  for (const { id } of MODULES) {
    const name = moduleGlyph(id);
    expect([id, name]).toEqual([
      id,
      MEANT[id] ?? expect.stringMatching(/^(gate|chest|crystal|fate1|team|veteran|metamorpha|bilkarr|fanatic|centre)$/),
    ]);
    expect(GLYPHS[name]).not.toBe(name === 'cards' ? null : GLYPHS.cards);
  }
});

test('every kind of card of a module has a sign of its own', () => {
  const lent = MODULES.flatMap(({ kinds = [] }) => kinds.map(({ name }) => name)).filter((name) => !isGlyphName(name));
  // The storm has one sign for all that it brings: what it is about is painted on the card.
  expect(lent.filter((name) => !name.startsWith('storm'))).toEqual([]);
  expect(MODULE_PRICES.filter(({ glyph }) => GLYPHS[glyph] === GLYPHS.cards)).toEqual([]);
});
