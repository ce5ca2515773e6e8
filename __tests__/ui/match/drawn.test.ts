/** Nothing of a module is a plain entry of a list: it has its record, its words, its picture, and its place in the reference. */
import { ACTION_KINDS, CORE_KINDS, legalActions, MODULES, viewFor, type ActionKind } from '@battalia/engine/testing';
import { pictureOf } from '@/art/cards/pictures';
import { EMBLEMS } from '@/art/glyphs/emblems';
import { GLYPHS, isGlyphName } from '@/art/glyphs/glyphs';
import { SIGNS } from '@/art/glyphs/signs';
import { MODULE_PICTURES } from '@/art/modules/choices';
import { LIVERIES } from '@/art/palette';
import { translators } from '@/i18n/translate';
import { deedLook } from '@/ui/deeds/deeds';
import { moduleThing } from '@/ui/modules/presets';
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

test('every module is chosen by a painting of its own: of what it changes, or of a thing that it brings', () => {
  const paintings = MODULES.map(({ id }): [string, string] => {
    const thing = moduleThing(id);
    const painting = MODULE_PICTURES[id]?.() ?? pictureOf(thing, null, LIVERIES.barfolk);
    expect({ id, painted: painting.length > 1 }).toEqual({ id, painted: true });
    // A thing of the core stands for itself.
    expect({ id, borrowed: !(id in MODULE_PICTURES) && CORE_THINGS.includes(thing) }).toEqual({ id, borrowed: false });
    return [id, JSON.stringify(painting)];
  });
  expect(new Set(paintings.map(([, painting]) => painting)).size).toBe(MODULES.length);
  expect(Object.keys(MODULE_PICTURES).filter((id) => !paintings.some(([module]) => module === id))).toEqual([]);
});
const CORE_THINGS: readonly string[] = [
  ...CORE_KINDS.map(({ name }) => name),
  ...Object.keys(SIGNS),
  ...Object.keys(EMBLEMS),
  'ruins',
];

test('every kind of card of a module has a sign of its own', () => {
  const lent = MODULES.flatMap(({ kinds = [] }) => kinds.map(({ name }) => name)).filter((name) => !isGlyphName(name));
  // The storm has one sign for all that it brings: what it is about is painted on the card.
  expect(lent.filter((name) => !name.startsWith('storm'))).toEqual([]);
  expect(MODULE_PRICES.filter(({ glyph }) => GLYPHS[glyph] === GLYPHS.cards)).toEqual([]);
});
