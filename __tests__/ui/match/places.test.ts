/** Sentences call places by their names, and by row and column where there is nothing to call. */
import {
  BASE_BOX,
  debug,
  FACTION_NAMES,
  standardConfig,
  viewFor,
  type Action,
  type Event,
  type PlayerView,
} from '@battalia/engine/testing';
import { LANGUAGES } from '@/i18n/language';
import { translators } from '@/i18n/translate';
import { actionText } from '@/ui/text/action';
import { placeName } from '@/ui/game/placeNames';
import { squareFacts } from '@/ui/screens/match/map/squareFacts';
import { eventText } from '@/ui/text/event';
import { speakerFor } from '@/ui/text/speaker';
import { placedText } from '@/ui/text/square';

const NAMING = 20261118;
const state = debug.arrange({
  bare: true,
  tiles: [
    { at: [4, 1], card: 'barfolk city4', level: 1, owner: 0 },
    { at: [4, 2], card: 'islanders straight', quarters: 1 },
  ],
});
const view = viewFor(state, 0);
const square = (row: number, column: number) => (row - 1) * view.columns + column - 1;
const there = (row: number, column: number) => {
  const found = view.board[square(row, column)];
  if (found === undefined) throw new Error('no such square');
  return found;
};
const CITY = placeName(BASE_BOX, NAMING, there(4, 1)) ?? '';
const ROAD = placeName(BASE_BOX, NAMING, there(4, 2)) ?? '';
const upgrade: Action = { kind: 'upgrade', square: square(4, 1), pay: [] };
const recruited: Event = { kind: 'recruited', seat: 0, hero: 0, square: square(4, 1) };
const built: Event = { kind: 'built', seat: 0, square: square(4, 2), level: 0, card: 0, quarters: 0 };
const impassable: Event = { kind: 'impassable', square: square(1, 1) };

test.each([
  [
    'en',
    [`Upgrade ${CITY} to level 2`, `Ada hires a hero at ${CITY}.`, `Ada builds a road at ${ROAD}.`],
    'row 1, column 1 has become impassable.',
  ],
  [
    'de',
    [`${CITY} auf Stufe 2 verbessern`, `Ada heuert in ${CITY} einen Helden an.`, `Ada baut eine Straße in ${ROAD}.`],
    'Zeile 1, Spalte 1 ist unpassierbar geworden.',
  ],
  [
    'pl',
    [
      `Ulepsz miasto ${CITY} do poziomu 2`,
      `Ada zatrudnia bohatera w mieście ${CITY}.`,
      `Ada buduje drogę na polu ${ROAD}.`,
    ],
    'Pole (wiersz 1, kolumna 1) jest odtąd nieprzejezdne.',
  ],
  [
    'nl',
    [`${CITY} opwaarderen tot niveau 2`, `Ada huurt in ${CITY} een held in.`, `Ada bouwt een weg in ${ROAD}.`],
    'strook 1, kolom 1 is ontoegankelijk geworden.',
  ],
] as const)('%s calls places by name', (language, named, unnamed) => {
  const speaker = speakerFor(translators[language], view, ['Ada'], NAMING);
  expect([actionText(speaker, upgrade), eventText(speaker, recruited), eventText(speaker, built)]).toEqual(named);
  expect(eventText(speaker, impassable)).toBe(unnamed);
});

test.each(LANGUAGES)('%s has name, row and column on the card of a square and for a screen reader', (language) => {
  const t = translators[language];
  const speaker = speakerFor(t, view, ['Ada'], NAMING);
  const grid = t('match.place', { row: 4, column: 1 });
  expect(placedText(speaker, view, there(4, 1))).toMatch(new RegExp(`^${grid}: ${CITY}, `));
  const { title, facts } = squareFacts(speaker, view, there(4, 1));
  expect(title).toMatch(new RegExp(`^${CITY} · `));
  expect(facts).toContainEqual({ name: t('play.fact.place'), value: grid });
  expect(placedText(speaker, view, there(1, 1))).toBe(
    `${t('match.place', { row: 1, column: 1 })}: ${t('match.empty')}`,
  );
});

test.each([
  [5, 'The fifth level 4 city stands: the game ends.'],
  [3, 'Level 4 city number 3 stands: the game ends.'],
] as const)('an end by %i cities says which city it was', (count, words) => {
  const state = debug.arrange({ config: standardConfig(2, [], { level4Cities: count }), bare: true });
  const speaker = speakerFor(translators.en, viewFor(state, 0), ['Ada', 'Bo']);
  expect(eventText(speaker, { kind: 'ended', reason: 'cities' })).toBe(words);
});

test('[TEAM-05] an end by the cities of a team says which of theirs it was', () => {
  const config = standardConfig(5, ['stormgates', 'teams']);
  const view = viewFor(debug.arrange({ config, factions: FACTION_NAMES.slice(0, 5), bare: true }), 0);
  const words = (ends: PlayerView['ends']) =>
    eventText(speakerFor(translators.en, { ...view, ends }, []), { kind: 'ended', reason: 'cities' });
  const reached = view.ends.map((end) => (end.seats.includes(1) ? { ...end, missing: 0 } : end));
  expect(words(view.ends)).toBe('Level 4 city number 12 stands: the game ends.');
  expect(words(reached)).toBe('Level 4 city number 9 stands: the game ends.');
});
