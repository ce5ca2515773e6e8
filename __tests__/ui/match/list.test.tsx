/** Everything that the engine allows can be done from the list or in the dock. The map is not there: every press would draw it anew. */
import './undrawn';
import { ACTION_KINDS, boxOf, type Action } from '@battalia/engine/testing';
import { screen, within } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { answerOf } from '@/ui/screens/match/list/choices';
import { deedText, wayText } from '@/ui/text/action';
import { kindText } from '@/ui/text/cards';
import { ACTION_POSITIONS, DECISION_POSITIONS } from './positions';
import { nameOf, pickCard, press, sit, start, t, throughList } from './sitting';
import { others, some } from '../../long';
import '../modules';

jest.mock('@/ui/screens/match/map/GridMap', () => ({ GridMap: () => null }));

const screenOf = (width: number, height: number) =>
  Dimensions.set({ window: { width, height, scale: 1, fontScale: 1 } });
beforeEach(() => screenOf(412, 892));

// What is tried on a tablet, further down, is not tried on a phone as well.
test.each(others(ACTION_KINDS, 3))('%s can be done from the list of everything', (kind) => {
  const sat = sit(ACTION_POSITIONS[kind]());
  const action = sat.legal.find((other) => other.kind === kind);
  if (!action) throw new Error(`${kind} is not legal in its position`);
  throughList(sat, action);
  expect(sat.done).toHaveLength(1);
  expect(sat.done[0]).toMatchObject({ kind });
  expect(sat.legal).toContainEqual(sat.done[0]);
});

test.each(others(Object.entries(DECISION_POSITIONS), 3))(
  'the question %s is asked, and every way to answer it has its row',
  (kind, position) => {
    const sat = sit(position());
    expect(sat.view.decision?.kind).toBe(kind);
    press(start(t('match.whatCanIDo')));
    const list = within(screen.getByLabelText(t('match.everything')));
    const rows = list.getAllByRole('button');
    const deeds = new Set(sat.legal.map((action) => deedText(sat.speaker, action)));
    expect(rows).toHaveLength(deeds.size);
    const names = rows.map(nameOf);
    for (const deed of deeds) expect(names).toContainEqual(expect.stringMatching(start(deed)));
  },
);

describe('on a tablet', () => {
  beforeEach(() => screenOf(1180, 820));

  /** What the dock asks is not in the list beside the map. */
  function throughDock({ view, speaker, done }: ReturnType<typeof sit>, action: Action): void {
    if (action.kind === 'take' || action.kind === 'dismiss') return pickCard(view.decision?.kind);
    if (action.kind === 'retreat') press(start(t('battle.retreatTo')));
    if (action.kind === 'drink') press(start(kindText(t, action.potion, boxOf(view))));
    press(start(deedText(speaker, action)));
    if (done.length === 0) press(start(wayText(speaker, action)));
  }

  test.each(some(ACTION_KINDS, 3))('%s can be done, from the list beside the map or in the dock', (kind) => {
    const sat = sit(ACTION_POSITIONS[kind]());
    const action = sat.legal.find((other) => other.kind === kind);
    if (!action) throw new Error(`${kind} is not legal in its position`);
    const asks = answerOf(action);
    (asks === 'panel' || asks === 'main' ? throughDock : throughList)(sat, action);
    expect(sat.done).toHaveLength(1);
    expect(sat.done[0]).toMatchObject({ kind });
    expect(sat.legal).toContainEqual(sat.done[0]);
  });

  test.each(some(Object.entries(DECISION_POSITIONS), 3))(
    'the question %s and every answer to it are shown once',
    (_, position) => {
      const { legal, speaker } = sit(position());
      const names = screen.getAllByRole('button').map(nameOf);
      const timesOf = (deed: string) => names.filter((name) => name === deed || name.startsWith(`${deed} – `)).length;
      for (const deed of new Set(
        legal.filter((action) => answerOf(action) !== 'panel').map((action) => deedText(speaker, action)),
      ))
        expect([deed, timesOf(deed)]).toEqual([deed, 1]);
      for (const action of legal.filter((other) => answerOf(other) === 'panel'))
        expect(timesOf(deedText(speaker, action))).toBeLessThanOrEqual(1);
      for (const question of ['chooseFaction', 'chooseCity', 'reply'] as const)
        expect(screen.queryAllByText(t(`play.question.${question}`)).length).toBeLessThanOrEqual(1);
      expect(screen.queryByRole('button', { name: t('match.whatCanIDo') })).toBeNull();
      // No list without rows: a screen reader would stop at nothing.
      for (const list of screen.queryAllByLabelText(t('match.everything')))
        expect(within(list).getAllByRole('button')).not.toEqual([]);
    },
  );
});
