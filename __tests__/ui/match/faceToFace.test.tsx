/** Battles with the device between two people. */
import '../undrawn';
import {
  apply,
  debug,
  handOf,
  item,
  legalActions,
  lineOf,
  refusal,
  standardConfig,
  toMove,
  viewFor,
  type Action,
  type GameState,
} from '@battalia/engine/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { translators } from '@/i18n/translate';
import { useMatch } from '@/store/match/useMatch';
import { readSettings, useSettings } from '@/store/settings';
import { FaceToFace } from '@/ui/screens/match/battle/FaceToFace';
import { speakerFor } from '@/ui/text/speaker';
import '../modules';

jest.mock('expo-router', () => ({ Stack: { Screen: () => null }, useIsFocused: () => true, Link: () => null }));
// Nothing is measured here.
jest.mock('@/ui/hint/rect', () => ({ rectOf: async () => ({ x: 10, y: 10, width: 44, height: 44 }) }));

const { named } = debug;
const t = translators.en;
const start = (words: string) => new RegExp(`^${words}`);
const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

beforeEach(() => useSettings.setState({ ...readSettings({ language: 'en' }), ready: true }));

const ROAD = [
  { at: [4, 1], card: 'barfolk city4', level: 1, owner: 0 },
  { at: [4, 2], card: 'barfolk straight', quarters: 1 },
  { at: [4, 3], card: 'cloudborn city4', level: 1, owner: 1 },
  { at: [4, 4], card: 'emberians straight', quarters: 1 },
  { at: [4, 5], card: 'islanders straight', quarters: 1 },
] as const;

function after(state: GameState, ...wanted: readonly ((action: Action) => boolean)[]): GameState {
  return wanted.reduce((now, want) => {
    const action = legalActions(now).find(want);
    const result = action ? apply(now, action) : null;
    if (!result?.ok) throw new Error('the battle cannot be arranged');
    return result.state;
  }, state);
}

/** Lays the battle between the two and keeps what they do. */
function laid(state: GameState): readonly Action[] {
  const view = viewFor(state, 'table');
  const { battle } = view;
  if (battle === null) throw new Error('no battle');
  const done: Action[] = [];
  useMatch.setState({
    peek: (seat) => ({ view: viewFor(state, seat), legal: seat === toMove(state) ? legalActions(state) : [] }),
    whyNot: (action) => refusal(state, action),
    actAcross: (_seat, action) => done.push(action) > 0,
  });
  render(<FaceToFace view={view} speaker={speakerFor(t, view, NAMES)} battle={battle} onLeave={() => undefined} />);
  return done;
}

test('a hand is hidden until it is held, and hidden again when it is let go', () => {
  const state = debug.arrange({
    bare: true,
    tiles: ROAD,
    heroes: { 0: [[4, 3]] },
    hands: { 0: ['weapon', 'barfolk lord'], 1: ['cloudborn priest'], 2: [], 3: [] },
  });
  const done = laid(after(state, ({ kind }) => kind === 'attack'));
  const lord = /^lord \(Bärfolk\)/;
  expect(screen.queryByLabelText(lord)).toBeNull();
  const hand = () => screen.getByLabelText(t('battle.hold', { player: 'Ada' }));
  fireEvent(hand(), 'responderGrant', { nativeEvent: { pageX: 10, pageY: 500 } });
  expect(screen.getByLabelText(lord)).toBeOnTheScreen();
  expect(screen.queryByLabelText(/^priest \(Cloudborn\)/)).toBeNull();
  fireEvent(hand(), 'responderRelease', { nativeEvent: { pageX: 10, pageY: 500 } });
  expect(screen.queryByLabelText(lord)).toBeNull();
  expect(done).toEqual([]);
});

/** A hero of seat 0 stands where it may attack, in a game with the other Great Artefacts. */
const withRelics = (hands: NonNullable<NonNullable<Parameters<typeof debug.arrange>[0]>['hands']>): GameState =>
  debug.arrange({
    config: standardConfig(4, ['stormgates', 'relics']),
    bare: true,
    tiles: ROAD,
    heroes: { 0: [[4, 3]] },
    hands,
  });

test('cards of a module are its own here, too, and what a side amounts to is explained on either side of the table', async () => {
  const state = after(
    withRelics({ 0: ['arrow', 'barfolk lord'], 1: [], 2: [], 3: [] }),
    ({ kind }) => kind === 'attack',
    ({ kind }) => kind === 'lay',
    ({ kind }) => kind === 'stand',
  );
  laid(state);
  expect(screen.getAllByLabelText(start(t('term.arrow'))).length).toBeGreaterThan(0);
  const totals = screen.getAllByRole('img', { name: /^\d+$/ });
  expect(totals).toHaveLength(2);
  for (const total of totals) {
    fireEvent(total, 'accessibilityAction', { nativeEvent: { actionName: 'explain' } });
    await waitFor(() => screen.getByText(t('explain.total'), { includeHiddenElements: true }), { timeout: 20_000 });
    fireEvent.press(screen.getByLabelText(t('look.close'), { includeHiddenElements: true }));
  }
});

test('a card of a module that works by itself is slid out of the hand like any other', () => {
  const state = after(
    withRelics({ 0: ['weapon', 'barfolk friman'], 1: ['mask'], 2: [], 3: [] }),
    ({ kind }) => kind === 'attack',
    ({ kind }) => kind === 'lay',
    ({ kind }) => kind === 'stand',
    ({ kind }) => kind === 'fight',
  );
  const done = laid(state);
  expect(legalActions(state).some(({ kind }) => kind === 'enthral')).toBe(true);
  const hand = screen.getByLabelText(t('battle.hold', { player: 'Bo' }));
  // Towards the middle is down, seen from the other side.
  for (const [type, pageY] of [
    ['responderGrant', 100],
    ['responderMove', 105],
    ['responderRelease', 300],
  ] as const)
    fireEvent(hand, type, { nativeEvent: { pageX: 0.5, pageY } });
  expect(done).toEqual([expect.objectContaining({ kind: 'enthral' })]);
});

/** Ada has attacked Bo's hero on the road, and Bo has to answer with this hand. */
const chased = (hand: readonly debug.CardName[]): GameState =>
  after(
    debug.arrange({
      bare: true,
      tiles: ROAD,
      heroes: { 0: [[4, 2]], 1: [[4, 2]] },
      hands: { 0: ['weapon', 'barfolk lord'], 1: hand, 2: [], 3: [] },
    }),
    (action) => action.kind === 'attack' && action.target.kind === 'hero',
    ({ kind }) => kind === 'lay',
    ({ kind }) => kind === 'stand',
  );

test('a hero that is attacked by itself retreats, to each square with the fewest cards', () => {
  const state = chased(['supply', 'supply', 'supply', 'horse']);
  const done = laid(state);
  expect(screen.queryByText(/^Retreat to/)).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: t('battle.retreatTo') }));
  const squares = new Set(legalActions(state).flatMap((action) => (action.kind === 'retreat' ? [action.to] : [])));
  expect(squares.size).toBeGreaterThan(0);
  expect(screen.getAllByRole('button', { name: /^Retreat to/ })).toHaveLength(squares.size);
  fireEvent.press(item(screen.getAllByRole('button', { name: /^Retreat to/ }), 0));
  const fewest = Math.min(
    ...legalActions(state).flatMap((action) =>
      action.kind === 'retreat' && done.some((way) => way.kind === 'retreat' && way.to === action.to)
        ? [action.pay.length]
        : [],
    ),
  );
  expect(done).toEqual([
    expect.objectContaining({ kind: 'retreat', pay: expect.objectContaining({ length: fewest }) }),
  ]);
});

const NO_RETREAT = t('battle.noRetreat', { cost: '2 supplies' });

test('a hand that pays for no retreat is told only to whoever asks', () => {
  const done = laid(chased(['cloudborn priest']));
  expect(screen.queryByText(NO_RETREAT)).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: t('battle.retreatTo') }));
  expect(screen.getByText(NO_RETREAT)).toBeOnTheScreen();
  expect(done).toEqual([]);
});

describe('artefacts on the line', () => {
  /** Ada has opened with a weapon and a friman, and holds these. */
  const opened = (...names: readonly debug.CardName[]): GameState =>
    after(
      debug.arrange({
        bare: true,
        day: 7,
        tiles: [...ROAD, { at: [4, 3], card: 'cloudborn city4', level: 4, owner: 1 }],
        heroes: { 0: [[4, 3]] },
        hands: { 0: ['emberians weapon', 'islanders friman', ...names], 1: [], 2: [], 3: [] },
      }),
      ({ kind }) => kind === 'attack',
      ({ kind }) => kind === 'lay',
    );
  const hand = () => screen.getByLabelText(t('battle.hold', { player: 'Ada' }));
  /** Picks the only card of the hand and slides it out. */
  const slide = (to: { readonly pageX: number; readonly pageY: number }) => {
    fireEvent(hand(), 'responderGrant', { nativeEvent: { pageX: 0, pageY: 500 } });
    fireEvent(hand(), 'responderMove', { nativeEvent: { pageX: 0.5, pageY: 495 } });
    fireEvent(hand(), 'responderMove', { nativeEvent: to });
    fireEvent(hand(), 'responderRelease', { nativeEvent: to });
  };
  const OUT = { pageX: 700, pageY: 300 };

  test('[BATTLE-15] a title that fits one card of the line is played by sliding it out', () => {
    const state = opened('title');
    const done = laid(state);
    slide(OUT);
    expect(done).toEqual([
      { kind: 'promote', by: named(state, handOf(0), 'title'), card: named(state, lineOf(0), 'friman'), ranks: 1 },
    ]);
  });

  test('[BATTLE-15] an amulet asks on which card; what is not wanted is put back', () => {
    const state = opened('amulet');
    const done = laid(state);
    slide(OUT);
    expect(done).toEqual([]);
    expect(screen.getByText(t('battle.onWhich'))).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: t('battle.notNow') }));
    expect(screen.queryByText(t('battle.onWhich'))).toBeNull();
    slide(OUT);
    fireEvent.press(screen.getByRole('button', { name: /roll the die for weapon/ }));
    expect(done).toEqual([
      { kind: 'charm', by: named(state, handOf(0), 'amulet'), card: named(state, lineOf(0), 'weapon') },
    ]);
  });

  test('[BATTLE-18] an opening is called off here too', () => {
    const done = laid(opened('supply'));
    fireEvent.press(screen.getByRole('button', { name: t('action.callOff') }));
    expect(done).toEqual([{ kind: 'callOff' }]);
  });
});
