/** Everything that the engine allows can be done on the screen, without touching the canvas. */
import './undrawn';
import {
  BASE_BOX,
  boxOf,
  ACTION_KINDS,
  createGame,
  debug,
  legalActions,
  lineOf,
  standardConfig,
  toMove,
  TURN,
  viewFor,
  type Action,
  type GameState,
  type Target,
} from '@battalia/engine/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { Dimensions, StyleSheet, Text, type ViewStyle } from 'react-native';
import { lessonOf } from '@/store/learn/lessons';
import { layScene } from '@/store/learn/teaching';
import { useMatch } from '@/store/match/useMatch';
import { useSettings } from '@/store/settings';
import { deedLook } from '@/ui/deeds/deeds';
import { pointAt } from '@/ui/screens/match/learn/taught';
import { Match } from '@/ui/screens/match/Match';
import { cardsOf, playableOf } from '@/ui/screens/match/lines/line';
import { deedText, wayText } from '@/ui/text/action';
import { speakerFor } from '@/ui/text/speaker';
import { cardText, kindText } from '@/ui/text/cards';
import { eventText } from '@/ui/text/event';
import { parchment } from '@/ui/theme/tokens';
import { attack, cityAt, field, fight, heroOf, lay, stand, TARGET } from '../../engine/battlefield';
import { atFullHoard } from '../../engine/questions';
import { card, play, sq, type CardName } from '../../engine/support';
import { ACTION_POSITIONS, DECISION_POSITIONS } from './positions';
import { nameOf, NAMES, pickCard, press, sit, start, t, throughList } from './sitting';
import '../modules';
import { setSeals } from '../../engine/volcano';

const screenOf = (width: number, height: number) =>
  Dimensions.set({ window: { width, height, scale: 1, fontScale: 1 } });
beforeEach(() => screenOf(412, 892));

describe('[SETUP-06] choosing a faction', () => {
  const cardsShown = () => screen.getAllByRole('button').map(nameOf);

  test.each([
    [412, 892],
    [1280, 800],
  ] as const)('shows all ten first cards and says why, on a screen of %i x %i', (width, height) => {
    screenOf(width, height);
    const { view } = sit(createGame(standardConfig(4), 'ten'));
    expect(view.deck).toHaveLength(10);
    const names = cardsShown();
    for (const words of new Set((view.deck ?? []).map((shown) => cardText({ t, box: BASE_BOX }, shown.card)))) {
      const many = (view.deck ?? []).filter((shown) => cardText({ t, box: BASE_BOX }, shown.card) === words).length;
      expect([words, names.filter((name) => start(words).test(name)).length]).toEqual([words, many]);
    }
    expect(within(screen.getByLabelText(t('play.firstCards'))).getAllByRole('button')).toHaveLength(4);
    expect(screen.getByText(t('play.firstCards.why'))).toBeOnTheScreen();
  });

  test('and nothing of the nation afterwards, nor to the table', () => {
    const { speaker } = sit(DECISION_POSITIONS.chooseCity());
    expect(screen.queryByLabelText(t('play.firstCards'))).toBeNull();
    const view = viewFor(createGame(standardConfig(4), 'ten'), 'table');
    act(() => useMatch.setState({ view, legal: [] }));
    render(<Match view={view} speaker={speaker} />);
    expect(screen.queryByLabelText(t('play.firstCards'))).toBeNull();
  });
});

test('[SG-10] where first cards come later, nothing is said of them when factions are chosen', () => {
  const { view } = sit(createGame(standardConfig(4, ['teams']), 'ten'));
  expect([view.decision?.kind, view.deck]).toEqual(['chooseFaction', []]);
  expect(screen.queryByLabelText(t('play.firstCards'))).toBeNull();
});

test('[DRAFT-01] a draft is a panel of the cards that lie there, and one of them is taken', () => {
  const { view, done } = sit(DECISION_POSITIONS.draft());
  const open = view.decision;
  const cards = open?.kind === 'draft' ? (open.choice.cards ?? []) : [];
  expect(cards).toHaveLength(4);
  const [card] = cards;
  if (card === undefined) throw new Error('no card');
  const panel = within(screen.getByLabelText(t('play.question.draft', { round: 1 })));
  const name = cardText({ t, box: BASE_BOX }, card.card);
  press(start(name), panel);
  press(start(t('action.take', { cards: name })), panel);
  expect(done).toEqual([{ kind: 'take', cards: [card.card] }]);
});

test('[VOL-02] who may own no further Great Artefact is shown what is hidden, can look at it and leaves it', () => {
  const { view, done } = sit(atFullHoard());
  const cards = view.decision?.kind === 'hoard' ? (view.decision.choice.cards ?? []) : [];
  expect(cards).toHaveLength(2);
  const panel = within(screen.getByLabelText(t('play.question.hoardFull')));
  for (const shown of cards) {
    // It can be looked at, not picked.
    expect(
      panel.getByRole('button', { name: start(cardText({ t, box: BASE_BOX }, shown.card)) }).props['aria-pressed'],
    ).toBeUndefined();
  }
  press(start(t('action.takeNothing')), panel);
  expect(done).toEqual([{ kind: 'take', cards: [] }]);
});

/** What is not chosen on the map and takes no card. */
const FREE = ACTION_KINDS.filter((kind) => {
  const s = ACTION_POSITIONS[kind]();
  return legalActions(s).some(
    (action) =>
      action.kind === kind &&
      deedLook(action).mark === undefined &&
      cardsOf(action, playableOf(viewFor(s, toMove(s)))).length === 0,
  );
});

test.each(FREE.filter((kind) => kind !== 'take' && kind !== 'dismiss'))(
  '%s takes no card and is at hand without the list',
  (kind) => {
    const { legal, speaker, done, view } = sit(ACTION_POSITIONS[kind]());
    // Of cohorts the one that draws most.
    const action = [...legal]
      .sort((a, b) => (b.kind === 'cohort' ? b.draw : 0) - (a.kind === 'cohort' ? a.draw : 0))
      .find((other) => other.kind === kind);
    if (!action) throw new Error(kind);
    // What is kept on a shelf is taken into the hand first.
    if (kind === 'drink') press(start(kindText(t, boxOf(view).named['weakness'] ?? 0, boxOf(view))));
    press(start(deedText(speaker, action)));
    if (done.length === 0) press(start(`${deedText(speaker, action)} – ${wayText(speaker, action)}`));
    expect(done).toEqual([expect.objectContaining({ kind })]);
  },
);

test.each(['summon', 'borrow', 'great', 'hoard', 'dismiss'] as const)(
  'the cards of %s are shown, picked and taken',
  (kind) => {
    const { legal, done } = sit(DECISION_POSITIONS[kind]());
    pickCard(kind);
    expect(done).toHaveLength(1);
    expect(legal).toContainEqual(done[0]);
  },
);

test('cards that are tapped lie in a line, which says what it can become; one press does it', () => {
  const { done } = sit(ACTION_POSITIONS.recruit());
  const hand = within(screen.getByLabelText(t('match.hand')));
  press(/^weapon/, hand);
  expect(screen.getByRole('button', { name: /^hero: 2 supplies more/ })).toBeOnTheScreen();
  press(/^hero: 2 supplies more/);
  expect(hand.queryAllByRole('button', { name: /^supply/ })).toHaveLength(0);
  press(/^Hire a hero in/, within(screen.getByLabelText(t('play.lines'))));
  expect(done).toEqual([expect.objectContaining({ kind: 'recruit' })]);
});

test('what is told over the map leaves it to whoever lays cards, and waits until they are put back', () => {
  const told = 'Bo builds a city';
  const s = ACTION_POSITIONS.recruit();
  sit(s, toMove(s), <Text>{told}</Text>);
  const hand = within(screen.getByLabelText(t('match.hand')));
  expect(screen.getByText(told)).toBeOnTheScreen();
  press(/^weapon/, hand);
  expect(screen.queryByText(told)).toBeNull();
  press(start(t('play.clearLine', { number: 1 })));
  expect(screen.getByText(told)).toBeOnTheScreen();
});

test('a square that is pressed on the plain map tells what it is and what can be done there', () => {
  const { done } = sit(ACTION_POSITIONS.upgrade());
  press(/^row 4, column 1: /);
  expect(screen.getByText(/^Owner: Ada$/)).toBeOnTheScreen();
  expect(screen.getByText(/^Level: 1$/)).toBeOnTheScreen();
  press(/^Upgrade the city in row 4, column 1/, within(screen.getByLabelText(/^City with/)));
  expect(done).toEqual([expect.objectContaining({ kind: 'upgrade' })]);
});

test('of a square that is looked at for a line its one deed is the strong button, and the list of the line no longer', () => {
  sit(layScene(lessonOf('hero'), 3));
  const lines = () => within(screen.getByLabelText(t('play.lines')));
  const isStrong = (button: { readonly props: { readonly style?: unknown } }) =>
    JSON.stringify(StyleSheet.flatten(button.props.style as ViewStyle)).includes(parchment.accent);
  press(/^horse/i, within(screen.getByLabelText(t('match.hand'))));
  expect(isStrong(lines().getByRole('button', { name: /^Hero 1: go to …/ }))).toBe(true);
  press(/^row 1, column 4: /);
  expect(isStrong(lines().getByRole('button', { name: /^Hero 1: go to …/ }))).toBe(false);
  const [deed] = screen.getAllByRole('button', { name: /^Hero 1: go to row 1, column 4/ });
  expect(deed !== undefined && isStrong(deed)).toBe(true);
});

test('while a lesson goes on with a button of its own, the end of the turn is not pressed for', () => {
  sit(debug.arrange({ bare: true, day: 2, hands: { 0: [] } }));
  const isStrong = () =>
    JSON.stringify(StyleSheet.flatten(screen.getByRole('button', { name: t('action.endTurn') }).props.style)).includes(
      parchment.accent,
    );
  expect(isStrong()).toBe(true);
  act(() => pointAt({ goesOn: true }));
  expect(isStrong()).toBe(false);
  act(() => pointAt({}));
});

test('[BUILD-11] a card that is let go where it cannot lie hears the true reason: built on, impassable, or sides that disagree', () => {
  const tiles = [
    { at: [3, 2], card: 'barfolk city4', level: 1, owner: 0 },
    { at: [1, 2], card: 'barfolk straight' },
    { at: [2, 2], card: 'barfolk crossroad' },
  ] as const;
  let s = debug.arrange({
    bare: true,
    day: 2,
    tiles,
    hands: { 0: ['barfolk friman', 'barfolk friman', 'supply', 'supply'] },
  });
  const pay = () => {
    const build = legalActions(s).find((action) => action.kind === 'build' && action.tile === TURN);
    if (!build) throw new Error('no road can be paid');
    s = play(s, build);
  };
  pay();
  s = play(s, { kind: 'place', square: sq(2, 1), quarters: 1 });
  pay();
  const { done } = sit(s);
  for (const [square, why] of [
    [/^row 1, column 1: /, 'squareImpassable'],
    [/^row 2, column 2: /, 'squareTaken'],
    [/^row 6, column 6: /, 'touchesNothing'],
  ] as const) {
    press(square);
    expect(screen.getByText(t(`violation.${why}`))).toBeOnTheScreen();
    // Nothing is opened over the squares where it can lie.
    expect(screen.queryByText(/^Square: /)).toBeNull();
  }
  press(/^row 2, column 3: /);
  expect(screen.queryByText(t('violation.touchesNothing'))).toBeNull();
  expect(screen.getByRole('button', { name: t('match.confirm') })).toBeOnTheScreen();
  expect(done).toEqual([]);
});

test('[COMP-10] the pool is open to everybody: the top of each deck and its size, Great Artefacts and the limbo', () => {
  const s = debug.arrange({ bare: true, great: ['horn'], limbo: ['islanders lord'], left: { tent: 0 } });
  const { view } = sit(s);
  press(start('Common card pool'));
  const under = (title: string) => within(screen.getByLabelText(title));
  const decks = ['Units and supplies', 'Artefacts', 'Cities and roads'].map(under);
  const open = view.pool.flatMap(({ top, size }) => (top === null ? [] : [{ top, size }]));
  expect(open.length).toBe(view.pool.length - 1);
  for (const { top, size } of open) {
    expect(
      decks.flatMap((group) => group.queryAllByLabelText(new RegExp(`^${kindText(t, top.kind)}`, 'i'))),
    ).not.toEqual([]);
    expect(decks.flatMap((group) => group.queryAllByLabelText(t('look.pool.left', { count: size })))).not.toEqual([]);
  }
  expect(under('Artefacts').getByText('Tent: none left')).toBeTruthy();
  expect(under('Great Artefacts').getByLabelText(/^Horn of Baldur/i)).toBeTruthy();
  expect(under('Limbo').getByLabelText(/^lord/i)).toBeTruthy();
});

/** Cards of a sheet under one of its titles. */
function cardsUnder(title: string): readonly string[] {
  const group = screen.getAllByLabelText(title).find(({ props }) => props.role === 'group');
  if (!group) throw new Error(title);
  return within(group).getAllByRole('button').map(nameOf);
}

test('[TURN-09] the own shelter is looked through, from its pile and from what is told of its owner; of another one the top card is shown', () => {
  const s = debug.arrange({
    bare: true,
    day: 2,
    shelters: { 0: ['islanders lord', 'barfolk priest', 'supply'], 1: ['emberians lord', 'emberians priest'] },
  });
  const { view } = sit(s);
  const own = (view.players[0]?.shelter ?? []).map(({ card: other }) =>
    expect.stringMatching(start(cardText({ t, box: BASE_BOX }, other))),
  );
  expect(own).toHaveLength(3);
  for (const name of [/^Shelter 3$/, /^Ada,/]) {
    press(name);
    expect(cardsUnder('Shelter 3')).toEqual(own);
    press(start(t('look.close')));
  }
  press(/^Bo,/);
  const top = view.players[1]?.shelterTop;
  if (!top) throw new Error('no shelter');
  expect(cardsUnder(t('look.shelterTop'))).toEqual([
    expect.stringMatching(start(cardText({ t, box: BASE_BOX }, top.card))),
  ]);
});

test('a shelter without cards is told of once where its owner is', () => {
  sit(debug.arrange({ bare: true, day: 2 }));
  press(/^Ada,/);
  expect(screen.getAllByText('Shelter 0')).toHaveLength(1);
});

test('what a turn has played can be looked at', () => {
  const s = ACTION_POSITIONS.hire();
  const hire = legalActions(s).find(({ kind }) => kind === 'hire');
  if (!hire) throw new Error('nothing to hire');
  const { view } = sit(play(s, hire));
  const played = view.players[0]?.played ?? [];
  expect(played.length).toBeGreaterThan(0);
  press(new RegExp(`Played ${played.length}$`));
  expect(cardsUnder(t('match.tableSize', { count: played.length }))).toHaveLength(played.length);
});

/** Ada's opening with an amulet and a title in hand, and a friman laid beside the weapon. */
function openedWith(...names: readonly CardName[]): GameState {
  const s = field({
    day: 7,
    level: 4,
    hands: { 0: ['emberians weapon', 'islanders friman', ...names] },
    heroes: { 0: [[4, 3]] },
  });
  return play(s, attack(cityAt(TARGET), card(s, 0, 'weapon')), lay(card(s, 0, 'friman')));
}

test('[BATTLE-15] an artefact that is tapped offers the cards of the battle line, and works on the one that is pressed there', () => {
  const s = openedWith('amulet', 'islanders lord');
  const { done } = sit(s);
  press(/^amulet/, within(screen.getByLabelText(t('match.hand'))));
  expect(
    within(screen.getByLabelText(t('play.lines'))).getAllByRole('button', { name: /roll the die for .*in the line/ }),
  ).toHaveLength(2);
  press(/^friman \(Islanders\)/);
  const friman = debug.named(s, lineOf(0), 'friman');
  expect(done).toEqual([{ kind: 'charm', by: card(s, 0, 'amulet'), card: friman }]);
});

test('[BATTLE-15] from the list an artefact is laid out, and the press names the card of the line', () => {
  const s = openedWith('title');
  const sat = sit(s);
  const promote = sat.legal.find((action) => action.kind === 'promote');
  if (!promote) throw new Error('nothing to promote');
  expect(deedText(sat.speaker, promote)).toBe('Title (Bärfolk): promote friman (Islanders, in the line)');
  throughList(sat, promote);
  expect(sat.done).toEqual([promote]);
});

test('[BATTLE-15] a scroll has many ways with a line: they are a list to open', () => {
  const s = openedWith('scroll');
  const { done } = sit(s);
  press(/^magical scroll|^scroll/i, within(screen.getByLabelText(t('match.hand'))));
  press(start(t('play.places.convert')));
  press(/turn friman .* into Bärfolk/);
  expect(done).toEqual([
    { kind: 'convert', by: card(s, 0, 'scroll'), card: debug.named(s, lineOf(0), 'friman'), faction: 0 },
  ]);
});

test('[BATTLE-18] an opening that is too weak is called off with one press, and the panel says what it costs', () => {
  const s = openedWith('title');
  const { done } = sit(s);
  expect(screen.getByText(t('battle.rule.assault'))).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: t('action.pass') })).toBeNull();
  press(start(t('action.callOff')));
  expect(done).toEqual([{ kind: 'callOff' }]);
});

test('[BATTLE-18] once an artefact was played for it the panel says that the heroes are at stake', () => {
  const s = openedWith('title');
  sit(play(s, { kind: 'promote', by: card(s, 0, 'title'), card: debug.named(s, lineOf(0), 'friman'), ranks: 1 }));
  expect(screen.getByText(t('battle.rule.committed'))).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: t('action.callOff') })).toBeNull();
  expect(screen.getByRole('button', { name: t('action.giveUp', { count: 1 }) })).toBeOnTheScreen();
});

test('[ART-03] what the die has made of a card is said in words, with the way to its rule', () => {
  const s = ACTION_POSITIONS.charm();
  const { legal, speaker } = sit(s);
  const charm = legal.find((action) => action.kind === 'charm');
  if (charm?.kind !== 'charm') throw new Error('no amulet');
  const rolled = { kind: 'rolled', seat: toMove(s), by: charm.by, card: charm.card, face: 5 } as const;
  act(() => useMatch.setState({ log: [{ step: 0, seat: rolled.seat, event: rolled }] }));
  throughList({ view: viewFor(s, toMove(s)), legal, speaker, done: [] }, charm);
  expect(screen.getByText(eventText(speaker, rolled))).toBeOnTheScreen();
  expect(screen.getByLabelText(t('play.readRule'))).toBeOnTheScreen();
});

test('the card that is to be placed is shown, with its land', () => {
  const { view } = sit(DECISION_POSITIONS.place());
  const placed = view.decision?.kind === 'place' ? view.decision.tile : null;
  const top = view.pool.find(({ kind }) => kind === placed)?.top;
  if (!top) throw new Error('nothing to place');
  expect(screen.getByRole('button', { name: start(cardText({ t, box: BASE_BOX }, top.card)) })).toBeOnTheScreen();
});

describe('on a tablet', () => {
  beforeEach(() => screenOf(1180, 820));

  test('the button of the log closes the log that is shown: it does not hold it fast for the next turn', () => {
    const s = ACTION_POSITIONS.build();
    sit(s);
    act(() => useMatch.setState({ legal: [], thinking: toMove(s) === 0 ? 1 : 0 }));
    expect(screen.queryByLabelText(t('match.everything'))).toBeNull();
    press(start(t('match.log')));
    act(() => useMatch.setState({ legal: legalActions(s), thinking: null }));
    expect(screen.getByLabelText(t('match.everything'))).toBeOnTheScreen();
  });

  test('the log tells what others do while they move', () => {
    const s = ACTION_POSITIONS.build();
    const other = toMove(s) === 0 ? 1 : 0;
    const view = viewFor(s, other);
    const event = { kind: 'turn', seat: toMove(s) } as const;
    useMatch.setState({
      status: 'ready',
      view,
      legal: [],
      players: NAMES.map((name) => ({ name, bot: null })),
      thinking: toMove(s),
      handOver: null,
      log: [{ step: 0, seat: event.seat, event }],
    });
    const speaker = speakerFor(t, view, NAMES);
    render(<Match view={view} speaker={speaker} />);
    expect(screen.getByText(eventText(speaker, event))).toBeOnTheScreen();
  });

  test.each(['chooseFaction', 'chooseCity'] as const)('%s is asked above its answers', (kind) => {
    sit(DECISION_POSITIONS[kind]());
    expect(
      within(screen.getByLabelText(t('match.everything'))).getByText(t(`play.question.${kind}`)),
    ).toBeOnTheScreen();
  });

  test('while the log is read, answers are in the dock, and "What can I do?" leads back to the list', () => {
    const { legal, speaker } = sit(DECISION_POSITIONS.chooseCity());
    press(start(t('match.log')));
    expect(screen.queryByLabelText(t('match.everything'))).toBeNull();
    for (const action of legal)
      expect(screen.getAllByRole('button', { name: deedText(speaker, action) })).toHaveLength(1);
    press(start(t('match.whatCanIDo')));
    expect(screen.getByLabelText(t('match.everything'))).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: t('match.whatCanIDo') })).toBeNull();
  });
});

describe('nothing is lost by a slip', () => {
  const endTurn = start(t('action.endTurn'));
  const list = () => within(screen.getByLabelText(t('match.everything')));
  /** Opens the list and presses the first way to do it, so often. */
  const chosen = (state: GameState, wanted: (action: Action) => boolean, times = 1) => {
    const sat = sit(state);
    const action = sat.legal.find(wanted);
    if (action === undefined) throw new Error('no such deed');
    press(start(t('match.whatCanIDo')));
    press(start(deedText(sat.speaker, action)), list());
    const several = list().queryAllByRole('button', { expanded: true }).length > 0;
    const words = several ? wayText(sat.speaker, action) : deedText(sat.speaker, action);
    for (let i = several ? 0 : 1; i < times; i++) press(start(words), list());
    return { ...sat, action };
  };
  const hires = ({ kind }: Action) => kind === 'hire';
  const laidOut = () => chosen(ACTION_POSITIONS.hire(), hires);

  test('what the list has laid out says that one press is missing', () => {
    const { done, speaker, action } = laidOut();
    expect(done).toEqual([]);
    expect(screen.getByText(t('play.laidOut', { deed: deedText(speaker, action) }))).toBeOnTheScreen();
    expect(list().getAllByText(new RegExp(t('play.onceMore')))).toHaveLength(1);
  });

  test('pressed again, an entry of the list is done, and the list is gone', () => {
    const { done, action } = chosen(ACTION_POSITIONS.hire(), hires, 2);
    expect(done).toEqual([action]);
    expect(screen.queryByLabelText(t('match.everything'))).toBeNull();
  });

  test('another deed for the same cards is laid out, too, and not done', () => {
    const { done, legal, speaker } = chosen(ACTION_POSITIONS.build(), ({ kind }) => kind === 'build');
    const [first] = legal.filter(({ kind }) => kind === 'build');
    const other = legal.find(
      (action) =>
        action.kind === 'build' &&
        first?.kind === 'build' &&
        action.tile !== first.tile &&
        String(action.pay) === String(first.pay),
    );
    if (other === undefined) throw new Error('only one thing to build');
    press(start(deedText(speaker, other)), list());
    expect(done).toEqual([]);
    expect(screen.getByText(t('play.laidOut', { deed: deedText(speaker, other) }))).toBeOnTheScreen();
  });

  const answer = () => {
    // The answer lies over the button that asked.
    const [yes] = screen.getAllByRole('button', { name: endTurn }).slice(-1);
    if (yes === undefined) throw new Error('no answer');
    fireEvent.press(yes);
  };

  test('a turn that would end with cards in a line is asked about, once', () => {
    const { done } = laidOut();
    press(endTurn);
    expect(done).toEqual([]);
    expect(screen.getByText(t('play.endAsk'))).toBeOnTheScreen();
    press(start(t('play.endAsk.no')));
    expect(screen.queryByText(t('play.endAsk'))).toBeNull();
    expect(screen.getByLabelText(t('play.lines'))).toBeOnTheScreen();
    press(endTurn);
    expect(done).toEqual([{ kind: 'endTurn' }]);
    // What was left over hides no card in the next turn.
    expect(screen.queryByLabelText(t('play.lines'))).toBeNull();
  });

  test('a turn that would end with cards that could still do something is asked about, too, from the list as well', () => {
    const { done, legal, speaker } = sit(ACTION_POSITIONS.hire());
    const able = legal.find(({ kind }) => ['hire', 'create', 'build'].includes(kind));
    press(start(t('match.whatCanIDo')));
    press(endTurn, list());
    expect(done).toEqual([]);
    expect(
      screen.getByText(t('play.endAsk.able', { deed: able === undefined ? '' : deedText(speaker, able) })),
    ).toBeOnTheScreen();
    answer();
    expect(done).toEqual([{ kind: 'endTurn' }]);
  });

  test('who switches that off ends the turn with one press', () => {
    useSettings.setState({ asksToEnd: false });
    const { done } = laidOut();
    press(endTurn);
    act(() => {
      useSettings.setState({ asksToEnd: true });
    });
    expect(done).toEqual([{ kind: 'endTurn' }]);
  });

  test('with nothing left to do nothing is asked', () => {
    const { done } = sit(debug.arrange({ day: 3, hands: { 0: ['supply'] } }));
    press(endTurn);
    expect(done).toEqual([{ kind: 'endTurn' }]);
  });

  test('[AMB-01] the key of an ambush names the card that is gone for good', () => {
    const s = debug.arrange({ day: 3, hands: { 0: ['title', 'barfolk lord', ...Array<'supply'>(6).fill('supply')] } });
    const { speaker } = sit(s);
    press(/^title/, within(screen.getByLabelText(t('match.hand'))));
    press(/^supply/, within(screen.getByLabelText(t('match.hand'))));
    for (const name of ['title', 'supply'] as const)
      expect(
        within(screen.getByLabelText(t('play.lines'))).getByText(
          t('action.gone', { price: cardText(speaker, card(s, 0, name)) }),
        ),
      ).toBeOnTheScreen();
  });

  test.each([
    ['title', 'promote'],
    ['amulet', 'charm'],
  ] as const)('a %s alone in a line says what it waits for, and whether the hand has it', (name, work) => {
    sit(debug.arrange({ day: 3, hands: { 0: [name, 'supply', 'barfolk friman'] } }));
    press(start(t(`term.${name}`)), within(screen.getByLabelText(t('match.hand'))));
    expect(screen.getByText(t(`play.awaits.${work}`))).toBeOnTheScreen();
    screen.unmount();
    sit(debug.arrange({ day: 3, hands: { 0: [name] } }));
    press(start(t(`term.${name}`)), within(screen.getByLabelText(t('match.hand'))));
    expect(screen.getByText(`${t(`play.awaits.${work}`)} ${t('play.awaits.none')}`)).toBeOnTheScreen();
  });

  test.each<[name: string, line: readonly CardName[], rest: readonly CardName[], words: string]>([
    ['alone, on a supply and a card', ['tent'], ['supply', 'title'], t('play.awaits.stationFor', { cost: '1 supply' })],
    ['with its supply, on a card', ['tent', 'supply'], ['title'], t('play.awaits.station')],
    [
      'with the card, on a supply',
      ['tent', 'barfolk friman'],
      ['supply'],
      t('play.awaits.price', { cost: '1 supply' }),
    ],
    [
      'alone, and the hand has neither',
      ['tent'],
      [],
      `${t('play.awaits.stationFor', { cost: '1 supply' })} ${t('play.awaits.none')}`,
    ],
  ])('[ART-09] a tent in a line waits: %s', (_, line, rest, words) => {
    sit(debug.arrange({ day: 3, hands: { 0: [...line, ...rest] } }));
    for (const name of line) press(start(name.replace('barfolk ', '')), within(screen.getByLabelText(t('match.hand'))));
    expect(screen.getByText(words)).toBeOnTheScreen();
  });

  test('[GA-10] the Pavilion takes no supply: it waits for cards alone', () => {
    sit(debug.arrange({ day: 3, hands: { 0: ['pavilion', 'supply', 'title'] } }));
    press(start(t('term.pavilion')), within(screen.getByLabelText(t('match.hand'))));
    expect(screen.getByText(t('play.awaits.station'))).toBeOnTheScreen();
  });

  test('[BATTLE-14] who cannot retreat is told why: what it costs, or that only a hero alone can', () => {
    const attacked = (heroes: readonly [number, number][], target: Target) => {
      const s = field({
        day: 7,
        hands: { 0: ['weapon', 'barfolk lord'], 1: ['barfolk lord'] },
        heroes: { 0: [[4, 3]], 1: heroes },
      });
      const opened = play(s, attack(target, card(s, 0, 'weapon')));
      return play(opened, lay(card(opened, 0, 'lord')), stand);
    };
    sit(attacked([[4, 3]], heroOf(1, 0, TARGET)));
    expect(screen.getByText(t('battle.noRetreat', { cost: '2 supplies' }))).toBeOnTheScreen();
    screen.unmount();
    sit(attacked([], cityAt(TARGET)));
    expect(screen.getByText(t('violation.cannotRetreat'))).toBeOnTheScreen();
  });
});

describe('taking back', () => {
  const undo = jest.fn(() => true);
  beforeEach(() => undo.mockClear());
  const ready = (undoCosts: boolean) => {
    useMatch.setState({ undoStop: null, undoCosts, undo });
    sit(ACTION_POSITIONS.hire());
    press(start(t('match.undo')));
  };

  test('is not asked about as long as nothing came to light', () => {
    ready(false);
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(t('match.undoCosts'))).toBeNull();
  });

  test('asks before it makes the game a casual one', () => {
    ready(true);
    expect(undo).not.toHaveBeenCalled();
    expect(screen.getByText(t('match.undoCosts'))).toBeOnTheScreen();
    press(start(t('match.undoCosts.yes')));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(t('match.undoCosts'))).toBeNull();
  });

  test('takes a no for an answer', () => {
    ready(true);
    press(start(t('match.undoCosts.no')));
    expect(undo).not.toHaveBeenCalled();
    expect(screen.queryByText(t('match.undoCosts'))).toBeNull();
  });
});

test('what was paid for a card that is to be placed is taken back beside its question, unless something came to light', () => {
  const undo = jest.fn(() => true);
  useMatch.setState({ undoStop: null, undoCosts: false, undo });
  sit(DECISION_POSITIONS.place());
  for (const [i, way] of [t('play.takeBack'), t('match.undo')].entries()) {
    press(start(t('match.whatCanIDo')));
    press(/^Place it in/, within(screen.getByLabelText(t('match.everything'))));
    expect(screen.getByRole('button', { name: t('match.confirm') })).toBeOnTheScreen();
    press(start(way));
    expect(undo).toHaveBeenCalledTimes(i + 1);
    // Nor is the square still chosen that it was meant for.
    expect(screen.queryByRole('button', { name: t('match.confirm') })).toBeNull();
  }
  act(() => useMatch.setState({ undoStop: 'topCard' }));
  expect(screen.queryByRole('button', { name: t('play.takeBack') })).toBeNull();
  act(() => useMatch.setState({ undoStop: null, undoCosts: true }));
  expect(screen.queryByRole('button', { name: t('play.takeBack') })).toBeNull();
  // Nor by whoever watches somebody else place a card.
  act(() => useMatch.setState({ undoStop: null, undoCosts: false, legal: [] }));
  expect(screen.queryByRole('button', { name: t('play.takeBack') })).toBeNull();
});

test('[VOL-02] the seals of a player are told', () => {
  const s = debug.arrange({ config: standardConfig(3, ['volcano']), day: 2 });
  setSeals(s, 1, 0b110);
  sit(s);
  press(/^Bo,/);
  expect(screen.getByText('Seals: Cloudborn, Emberians')).toBeOnTheScreen();
});

const colourOf = (name: string) => StyleSheet.flatten(screen.getByRole('button', { name }).props.style).backgroundColor;

test('to pass is what the screen asks for only when there is nothing left to lay', () => {
  const attacked = (hand: readonly CardName[]) => {
    const start = field({ day: 7, hands: { 0: ['weapon', 'barfolk lord'], 1: hand }, heroes: { 0: [[4, 3]] } });
    let s = play(start, attack(cityAt(TARGET), card(start, 0, 'weapon')));
    s = play(s, lay(card(s, 0, 'lord')));
    return play(play(s, stand), fight());
  };
  expect(sit(attacked(['barfolk lord'])).legal.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['lay', 'pass']),
  );
  expect(colourOf(t('action.pass'))).toBe(parchment.surface);
  screen.unmount();
  expect(sit(attacked([])).legal).toEqual([{ kind: 'pass' }]);
  expect(colourOf(t('action.pass'))).toBe(parchment.accent);
});

test('[TURN-04] the dock offers the largest cohort; fewer cards to draw are in the list, after it', () => {
  const hand = ['barfolk friman', 'barfolk chief', 'barfolk priest', 'barfolk lord', 'barfolk weapon'] as const;
  const { legal } = sit(
    field({ step: 'opening', hands: { 0: hand }, nations: { 0: ['supply', 'supply', 'supply', 'supply'] } }),
  );
  const draws = legal.flatMap((action) => (action.kind === 'cohort' ? [action.draw] : []));
  const falling = [...new Set(draws)].sort((a, b) => b - a);
  expect(falling.length).toBeGreaterThan(1);
  const drawn = (where: ReturnType<typeof within> | typeof screen) =>
    where
      .getAllByRole('button', { name: /^Announce a cohort/ })
      .map((button) => Number(/draw (\d|nothing)/.exec(nameOf(button))?.[1]?.replace('nothing', '0')));
  expect(drawn(screen)).toEqual(falling.slice(0, 1));
  press(start(t('match.whatCanIDo')));
  expect(drawn(within(screen.getByLabelText(t('match.everything'))))).toEqual(falling);
});

test('[BATTLE-08] the cards of a side and what they add stand in the order in which they were laid', () => {
  sit(ACTION_POSITIONS.stand());
  const side = screen.getByLabelText(new RegExp(`^${t('match.attacker')}\\. `));
  expect(side.props['aria-label']).toMatch(/weapon.*lord/);
  const cards = within(side).getAllByRole('button').map(nameOf);
  expect(cards).toEqual([expect.stringMatching(/^weapon/), expect.stringMatching(/^lord/)]);
  const terms = within(side)
    .getAllByText(/^(weapon|lord)/)
    .map(({ props }) => String(props.children));
  expect(terms).toEqual([expect.stringMatching(/^weapon/), expect.stringMatching(/^lord/)]);
});

test('a screen reader looks at a card of the hand closely by an action of its name', () => {
  sit(ACTION_POSITIONS.recruit());
  const [weapon] = within(screen.getByLabelText(t('match.hand'))).getAllByRole('button', { name: /^weapon/ });
  if (!weapon) throw new Error('no weapon in hand');
  expect(weapon.props.accessibilityActions).toEqual([{ name: 'enlarge', label: t('look.enlarge') }]);
  fireEvent(weapon, 'accessibilityAction', { nativeEvent: { actionName: 'enlarge' } });
  expect(screen.getByRole('button', { name: t('look.close') })).toBeOnTheScreen();
});
