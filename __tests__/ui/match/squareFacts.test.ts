import { debug, standardConfig, viewFor, type GameState, type Viewer } from '@battalia/engine/testing';
import { translators } from '@/i18n/translate';
import { speakerFor } from '@/ui/text/speaker';
import { squareFacts } from '@/ui/screens/match/map/squareFacts';
import { squareText } from '@/ui/text/square';
import '../modules';
import { hoardsIn, setSeals } from '../../engine/volcano';

const t = translators.en;

/** What the card of a square says under a name, or undefined when it says nothing. */
function fact(
  key: 'play.fact.defence' | 'play.fact.heroes' | 'play.fact.seals' | 'play.fact.gates' | 'play.fact.hidden',
  state: GameState,
  viewer: Viewer,
  [row, column]: readonly [number, number],
): string | undefined {
  const view = viewFor(state, viewer);
  const square = view.board.find((other) => other.row === row && other.column === column);
  if (square === undefined) throw new Error('off the board');
  return squareFacts(speakerFor(t, view, ['Ada', 'Bo', 'Cy']), view, square).facts.find(({ name }) => name === t(key))
    ?.value;
}
const defence = (state: GameState, viewer: Viewer, at: readonly [number, number]) =>
  fact('play.fact.defence', state, viewer, at);

test('a neutral city, a city of another player and guarded ruins say what an attack must exceed; the own city does not', () => {
  const state = debug.arrange({
    config: standardConfig(2, ['harder']),
    bare: true,
    tiles: [
      { at: [4, 3], card: 'barfolk city4', level: 2, owner: 0 },
      { at: [4, 4], card: 'ruins' },
      { at: [4, 5], card: 'emberians city4', level: 4 },
    ],
  });
  expect(defence(state, 0, [4, 3])).toBeUndefined();
  expect(defence(state, 1, [4, 3])).toBe('2');
  expect(defence(state, 0, [4, 5])).toBe('6');
  expect(defence(state, 0, [4, 4])).toBe('10');
});

test('sanctuaries and the peak of the volcano say it too, the peak less to whoever holds seals', () => {
  const state = debug.arrange({ config: standardConfig(3, ['volcano']) });
  setSeals(state, 0, 0b11);
  const sanctuaries = viewFor(state, 2).board.filter(
    (square) => square.kind === 'tile' && square.tile.kind === state.rules.named['sanctuary'],
  );
  expect(sanctuaries.map(({ row, column }) => defence(state, 2, [row, column]))).toEqual(['6', '6', '6', '6']);
  // Who has a seal has nothing more to win there.
  expect(sanctuaries.map(({ row, column }) => defence(state, 0, [row, column]))).toEqual([
    undefined,
    undefined,
    '6',
    '6',
  ]);
  expect([0, 2].map((viewer) => defence(state, viewer, [4, 4]))).toEqual(['16', '20']);
});

test('whose heroes stand there, two of one player counted', () => {
  const state = debug.arrange({
    config: standardConfig(2),
    bare: true,
    tiles: [{ at: [4, 3], card: 'barfolk city4', level: 2, owner: 0 }],
    heroes: {
      0: [
        [4, 3],
        [4, 3],
      ],
      1: [[4, 3]],
    },
  });
  expect(fact('play.fact.heroes', state, 'table', [4, 3])).toBe('2× Ada and Bo');
});

test('[VOL-02, VOL-04] a sanctuary says whose it is, who holds its seal and what lies hidden under it; the peak, whose gate is where', () => {
  const state = debug.arrange({ config: standardConfig(3, ['volcano']) });
  setSeals(state, 0, 0b10);
  setSeals(state, 2, 0b10);
  const view = viewFor(state, 1);
  const speaker = speakerFor(t, view, ['Ada', 'Bo', 'Cy']);
  const sanctuaries = view.board.filter(
    (square) => square.kind === 'tile' && square.tile.kind === state.rules.named['sanctuary'],
  );
  const told = sanctuaries.map((square) => [
    squareFacts(speaker, view, square).facts.find(({ name }) => name === 'Faction')?.value,
    fact('play.fact.seals', state, 1, [square.row, square.column]),
    fact('play.fact.hidden', state, 1, [square.row, square.column]),
  ]);
  expect(new Set(told.map(([faction]) => faction))).toEqual(
    new Set(['Bärfolk', 'Cloudborn', 'Emberians', 'Islanders']),
  );
  for (const [faction, seals, hidden] of told)
    expect([faction, seals, hidden]).toEqual([faction, faction === 'Cloudborn' ? 'Ada and Cy' : 'nobody', '2']);
  expect(fact('play.fact.gates', state, 1, [4, 4])).toBe(
    'north Bärfolk, east Cloudborn, south Emberians, west Islanders',
  );
  // As a screen reader says it.
  const said = sanctuaries.map((square) => squareText(speaker, view, square));
  expect(said.filter((words) => words.startsWith('sanctuary (Cloudborn); seal: Ada; seal: Cy'))).toHaveLength(1);
});

test('[ALT-02] a corner city says that a Great Artefact lies hidden in it', () => {
  const state = debug.arrange({ config: standardConfig(2, ['nocities']) });
  const [hoard] = hoardsIn(viewFor(state, 0));
  const square = viewFor(state, 0).board[hoard?.square ?? -1];
  if (!square) throw new Error('nothing is hidden');
  expect(fact('play.fact.hidden', state, 0, [square.row, square.column])).toBe('1');
});
