/** Whatever can be pressed or looked at on the screen of a match has a name, and tells what it is, what it does now and where the rule is. */
import './undrawn';
import {
  ACTION_KINDS,
  standardConfig,
  viewFor,
  type DecisionKind,
  type GameState,
  type ModuleId,
} from '@battalia/engine';
import { debug } from '@battalia/engine/testing';
import { act, fireEvent, screen, userEvent, waitFor, within } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import type { ReactTestInstance } from 'react-test-renderer';
import { entryText } from '@/i18n/entries';
import { LANGUAGES } from '@/i18n/language';
import { translators } from '@/i18n/translate';
import { deedLook } from '@/ui/deeds/deeds';
import { entryOf, type RuleRef } from '@/ui/game/rule';
import type * as hint from '@/ui/hint/hint';
import type { Topic } from '@/ui/hint/topic';
import '@/ui/screens/match/explain/told';
import { explanationOf } from '@/ui/screens/match/explain/explanations';
import { gistOf } from '@/ui/screens/match/explain/gist';
import { factsOf } from '@/ui/screens/match/explain/facts';

import { playableOf } from '@/ui/screens/match/lines/line';
import { watched, type Play } from '@/ui/screens/match/usePlay';
import { capital } from '@/ui/text/capital';
import { speakerFor } from '@/ui/text/speaker';
import { HOME } from '../../engine/battlefield';
import { bring, give, potionField } from '../../engine/bilkarr';
import { some } from '../../long';
import { DECISION_POSITIONS } from './positions';
import { ACTIONS } from './samples';
import { NAMES, press, sit, start, t } from './sitting';
import '../modules';

const mockTopics: (Topic | null)[] = [];
jest.mock('@/ui/hint/hint', () => {
  const actual = jest.requireActual<typeof hint>('@/ui/hint/hint');
  return {
    ...actual,
    useHint: (words: string | null, topic: Topic | null = null) => {
      mockTopics.push(topic);
      return actual.useHint(words, topic);
    },
  };
});

// Nothing is measured here.
jest.mock('@/ui/hint/rect', () => ({ rectOf: async () => ({ x: 10, y: 10, width: 44, height: 44 }) }));

const SIZES = [
  [360, 640],
  [1180, 820],
] as const;
const UNFINISHED = /\{\{|\}\}|undefined|\bNaN\b|^(explain|action|match|term|kind|card)\./;

const hosts = (): readonly ReactTestInstance[] => screen.UNSAFE_root.findAll(({ type }) => typeof type === 'string');
const roleOf = ({ props }: ReactTestInstance): unknown => props['role'] ?? props['accessibilityRole'];
const labelOf = ({ props }: ReactTestInstance): string =>
  String(props['aria-label'] ?? props['accessibilityLabel'] ?? '');
const textIn = (node: ReactTestInstance | string): string =>
  typeof node === 'string' ? node : node.children.map(textIn).join('');
const isHidden = (node: ReactTestInstance): boolean =>
  node.props['aria-hidden'] === true ||
  node.props['accessibilityElementsHidden'] === true ||
  (node.parent !== null && isHidden(node.parent));
const isNamed = (node: ReactTestInstance): boolean => labelOf(node).trim() !== '' || textIn(node).trim() !== '';
const tells = ({ props }: ReactTestInstance): boolean => {
  const actions: unknown = props['accessibilityActions'];
  return (
    Array.isArray(actions) &&
    actions.some((one: { readonly name: string }) => one.name === 'explain' || one.name === 'enlarge')
  );
};

/** What is pressed or is a picture, and what is wrong with it. */
function faults(): readonly string[] {
  const seen = hosts().filter((node) => !isHidden(node));
  const unnamed = seen
    .filter((node) => ['button', 'img', 'image', 'link', 'switch'].includes(String(roleOf(node))))
    .filter((node) => !isNamed(node))
    .map((node) => `no name: ${String(node.type)} ${JSON.stringify(node.props['style'] ?? {})}`);
  const untold = seen
    .filter((node) => ['button', 'switch'].includes(String(roleOf(node))))
    .filter((node) => !tells(node) && !READS_AS_IT_IS.some((words) => labelOf(node).startsWith(words)))
    .map((node) => `not explained: ${labelOf(node)}`);
  const bare = seen
    .filter(({ type }) => String(type) === 'RNSVGSvgView')
    .filter((drawing) => {
      for (let node = drawing.parent; node !== null && roleOf(node) !== 'main'; node = node.parent)
        if (typeof node.type === 'string' && isNamed(node)) return false;
      return true;
    })
    .map(() => 'a drawing without words beside it');
  return [...unnamed, ...untold, ...bare];
}

/** A sentence of the log, which leads to its place; the answers to one question of the app. */
const READS_AS_IT_IS: readonly string[] = [t('log.show', { sentence: '' }).trim()];

const decisions = Object.entries(DECISION_POSITIONS) as [DecisionKind, () => GameState][];

/** On a tablet, too: there they look otherwise. */
const BOTH: readonly DecisionKind[] = ['chooseFaction', 'opening', 'acting', 'assault', 'reply', 'reaction'];

function playOf({ view, legal, speaker }: Pick<ReturnType<typeof sit>, 'view' | 'legal' | 'speaker'>): Play {
  return { ...watched(view, speaker, null, () => undefined), legal, playable: playableOf(view) };
}

const paragraphOf = (rule: RuleRef): number => (typeof rule === 'string' ? 0 : rule[1]);

/** What is told of everything that was on the screen. */
function expectTold(sitting: ReturnType<typeof sit>, topics: readonly (Topic | null)[]): void {
  const play = playOf(sitting);
  for (const language of LANGUAGES) {
    const told = { ...play, speaker: speakerFor(translators[language], sitting.view, NAMES) };
    const known = new Set<string>();
    for (const topic of topics) {
      const key = JSON.stringify(topic);
      if (topic === null || known.has(key)) continue;
      known.add(key);
      const found = explanationOf(topic, told);
      if (found === null) throw new Error(`nothing to say of ${key}`);
      const entry = found.rule === null ? null : entryText(language, entryOf(found.rule));
      const says =
        found.says ??
        (entry === null || found.rule === null ? '' : gistOf(entry, found.rule, factsOf(sitting.view.config)));
      expect([key, says]).toEqual([key, expect.stringMatching(/\S{3}/)]);
      for (const words of [found.title, says, ...found.now]) expect(words).not.toMatch(UNFINISHED);
      if (topic.kind !== 'tool' && found.rule === null) throw new Error(`no rule for ${key}`);
    }
  }
}

beforeEach(() => {
  mockTopics.length = 0;
});

describe.each(SIZES)('on a screen of %i x %i', (width, height) => {
  beforeEach(() => Dimensions.set({ window: { width, height, scale: 1, fontScale: 1 } }));

  test.each(width < 700 ? some(decisions, 2) : decisions.filter(([kind]) => BOTH.includes(kind)))(
    'everything is named and explained when it is asked: %s',
    (_kind, position) => {
      const sitting = sit(position());
      expect(faults()).toEqual([]);
      expectTold(sitting, mockTopics);
    },
  );

  test('so is what a line can become, the list of everything, and a square that is looked at', () => {
    const sitting = sit(
      debug.arrange({ day: 3, hands: { 0: ['supply', 'supply', 'barfolk friman', 'barfolk friman', 'weapon'] } }),
    );
    for (const name of [/^supply/, /^friman/]) press(name);
    if (screen.queryByLabelText(t('match.everything')) === null) press(start(t('match.whatCanIDo')));
    expect(faults()).toEqual([]);
    expectTold(sitting, mockTopics);
  });

  test('so is everything of a turn with all there is', () => {
    const sitting = sit(debug.started(standardConfig(6, ['stormgates'], { startHeroes: 2 }), 'six'));
    expect(faults()).toEqual([]);
    expectTold(sitting, mockTopics);
  });
});

describe('what lies over the screen', () => {
  beforeEach(() => Dimensions.set({ window: { width: 360, height: 640, scale: 1, fontScale: 1 } }));

  const bottle = () =>
    give(bring(potionField({ hands: { 0: ['supply', 'supply'] }, heroes: { 0: [[4, 1]] } }), HOME), 0, 'frosthand');

  test.each([
    ['a player', () => screen.getAllByRole('button', { name: start('Ada') })],
    ['the pool', () => screen.getAllByRole('button', { name: start(capital(t('term.pool'))) })],
    ['the oracle', () => screen.getAllByRole('button', { name: start(t('term.oracle')) })],
    ['the help', () => screen.getAllByRole('button', { name: t('help.title') })],
    ['trades', () => screen.getAllByRole('button', { name: t('play.trade') })],
  ])('is named and explained, too: %s', (_what, doors) => {
    const sitting = sit(bottle());
    const [door] = doors();
    if (door === undefined) throw new Error('no way in');
    mockTopics.length = 0;
    fireEvent.press(door);
    expect(mockTopics.length).toBeGreaterThan(0);
    screen.getByRole('button', { name: t('look.close') });
    expect(faults()).toEqual([]);
    expectTold(sitting, mockTopics);
  });

  test('a number of a player that is held is told over the sheet that it stands on', async () => {
    sit(bottle());
    press(start('Ada'));
    // It lies in the sheet: beside it, it would lie below.
    const sheet = within(screen.getByLabelText('Ada'));
    await userEvent.setup().longPress(screen.getByText(t('match.level4', { count: 0 })));
    const rule = () => sheet.queryByText(t('explain.read'), { includeHiddenElements: true });
    await waitFor(() => expect(rule()).not.toBeNull(), { timeout: 20_000 });
  });
});

test.each(ACTION_KINDS)('the rule of the action %s is told in every language, paragraph and all', (kind) => {
  const action = ACTIONS[kind];
  const { rule, ruleOf } = deedLook(action);
  // What is only taken is told with what is asked.
  expect([rule === null, kind]).toEqual([kind === 'take', kind]);
  for (const one of [rule, ruleOf?.(action) ?? null]) {
    if (one === null) continue;
    for (const language of LANGUAGES) {
      const { text } = entryText(language, entryOf(one));
      expect(text.length).toBeGreaterThan(paragraphOf(one));
      expect(gistOf({ text }, one, {})).not.toBe('');
    }
  }
});

test('[TEAM-05] who asks about the cities of a player is told what the whole team needs', () => {
  const told = (modules: readonly ModuleId[]) => {
    const view = viewFor(debug.arrange({ config: standardConfig(4, modules) }), 0);
    const play = playOf({ view, legal: [], speaker: speakerFor(translators.en, view, NAMES) });
    return explanationOf({ kind: 'player', seat: 1, fact: 'cities' }, play)?.says;
  };
  expect(told([])).toMatch(/With 5 of them the game ends/);
  expect(told(['teams'])).toMatch(/When the team has 9 of them together/);
});

describe('asked by a screen reader or held', () => {
  beforeEach(() => Dimensions.set({ window: { width: 360, height: 640, scale: 1, fontScale: 1 } }));

  test('the oracle says what it shows today, and leads to its rule', async () => {
    const { view } = sit(debug.arrange({ day: 3 }));
    expect(view.illuminated).not.toBeNull();
    const [oracle] = screen.getAllByRole('button', { name: start(t('term.oracle')) });
    if (oracle === undefined) throw new Error('no oracle');
    fireEvent(oracle, 'accessibilityAction', { nativeEvent: { actionName: 'explain' } });
    // What tells it is fetched first.
    await waitFor(() => screen.getByText(new RegExp(t('look.matchingMeans'))), { timeout: 20_000 });
    expect(screen.getByRole('link', { name: start(t('explain.read')) })).toBeOnTheScreen();
    press(start(t('look.close')));
    await waitFor(() => expect(screen.queryByRole('link', { name: start(t('explain.read')) })).toBeNull());
  });

  test('a button that is held tells what it is and is not pressed', async () => {
    const { done } = sit(debug.arrange({ day: 3, hands: { 0: ['supply'] } }));
    await userEvent.setup().longPress(screen.getByRole('button', { name: t('action.endTurn') }));
    await waitFor(() => screen.getByRole('link', { name: start(t('explain.read')) }), { timeout: 20_000 });
    expect(done).toEqual([]);
    await act(async () => undefined);
  });
});
