import {
  BASE_BOX,
  ACTION_KINDS,
  createGame,
  debug,
  legalActions,
  LORD,
  newChance,
  standardConfig,
  step,
  SUPPLY,
  toMove,
  viewFor,
  WEAPON,
  type Action,
  type BattleView,
  type DecisionKind,
  type GameState,
} from '@battalia/engine/testing';
import { LANGUAGES } from '@/i18n/language';
import { translators } from '@/i18n/translate';
import { actionText, deedText } from '@/ui/text/action';
import { placeText, speakerFor, type Speaker } from '@/ui/text/speaker';
import { cardText } from '@/ui/text/cards';
import { eventText } from '@/ui/text/event';
import { squareText } from '@/ui/text/square';
import { choicesOf } from '@/ui/screens/match/list/choices';
import { foresightText, ruleText, standingText } from '@/ui/screens/match/battle/battleText';
import { deedsOf } from '@/ui/screens/match/list/deeds';
import { placesText } from '@/ui/screens/match/lines/goalText';
import { grouped } from '@/ui/screens/match/list/groups';
import { wander } from '../../engine/wander';
import { ACTIONS, BOX_OF_SAMPLES, EVENTS } from './samples';
import '../modules';
import { KIND_NAMES } from '../../engine/box';
import { some } from '../../long';

const UNFINISHED = /\{\{|\}\}|undefined|\bNaN\b|^(action|event|match|term|kind|card)\.|\?|^$/;
const speaker = (language: (typeof LANGUAGES)[number]): Speaker => ({
  t: translators[language],
  box: BOX_OF_SAMPLES,
  names: ['Ada', 'Bo'],
  columns: 7,
  board: [],
  placing: KIND_NAMES.indexOf('turn'),
});

describe.each(LANGUAGES)('%s', (language) => {
  test.each(ACTION_KINDS)('has words for the action %s', (kind) => {
    expect(actionText(speaker(language), ACTIONS[kind])).not.toMatch(UNFINISHED);
    expect(deedText(speaker(language), ACTIONS[kind])).not.toMatch(UNFINISHED);
  });

  test.each(Object.values(EVENTS).map((event) => [event.kind, event] as const))(
    'has a sentence for the event %s',
    (_, event) => {
      const sentence = eventText(speaker(language), event);
      expect(sentence).not.toMatch(UNFINISHED);
      expect(sentence).toMatch(/[.!]$/);
    },
  );

  test('tells ways to lay a card apart by where its roads lead', () => {
    const words = [0, 1, 2, 3].map((turn) =>
      actionText(speaker(language), { kind: 'place', square: 9, quarters: turn }),
    );
    expect(new Set(words).size).toBe(4);
  });
});

test.each([
  ['en', 'Upgrade the city in row 4, column 1 to level 2', 'Upgrade a city to level 3 …'],
  ['de', 'Die Stadt in Zeile 4, Spalte 1 auf Stufe 2 verbessern', 'Eine Stadt auf Stufe 3 verbessern …'],
  ['pl', 'Ulepsz miasto (wiersz 4, kolumna 1) do poziomu 2', 'Ulepsz miasto do poziomu 3…'],
  ['nl', 'De stad in strook 4, kolom 1 opwaarderen tot niveau 2', 'Waardeer een stad op tot niveau 3 …'],
] as const)('%s: an upgrade names the level it leads to, and where', (language, one, several) => {
  const tiles = [
    { at: [4, 1], card: 'barfolk city4', level: 1, owner: 0 },
    { at: [1, 1], card: 'barfolk city3', level: 2, owner: 0 },
    { at: [7, 7], card: 'barfolk city1', level: 2, owner: 0 },
  ] as const;
  const view = viewFor(debug.arrange({ bare: true, tiles }), 0);
  const words = speakerFor(translators[language], view, ['Ada']);
  const upgrade = (row: number, column: number): Action => ({
    kind: 'upgrade',
    square: (row - 1) * view.columns + column - 1,
    pay: [],
  });
  expect(actionText(words, upgrade(4, 1))).toBe(one);
  const places = (...actions: readonly Action[]) =>
    choicesOf(actions).map((choice) => (choice.kind === 'places' ? placesText(words, choice) : choice.kind));
  expect(places(upgrade(1, 1), upgrade(7, 7))).toEqual([several]);
  expect(places(upgrade(4, 1), upgrade(7, 7))).toEqual([words.t('play.places.upgrade')]);
});

const battleOf = (
  part: Partial<BattleView> & Pick<BattleView, 'phase' | 'target'>,
  defender: number | null = 1,
): BattleView => ({
  committed: false,
  attack: { seat: 0, heroes: [0], total: 2, terms: [] },
  defence: { seat: defender, heroes: [], total: 4, terms: [] },
  ...part,
});

test.each(LANGUAGES)('[BATTLE-04] %s: a retreat is spoken of only where a hero alone is attacked', (language) => {
  const rule = (kind: 'hero' | 'city') =>
    ruleText(speaker(language), battleOf({ phase: 'reply', target: { kind, seat: 1, square: 3, hero: 0 } }));
  expect(rule('hero').toLowerCase()).toContain(
    { en: 'retreat', de: 'zurückziehen', pl: 'odwrót', nl: 'terugtrekken' }[language],
  );
  expect(rule('city').toLowerCase()).not.toContain(
    { en: 'retreat', de: 'zurückziehen', pl: 'odwrót', nl: 'terugtrekken' }[language],
  );
});

const city = { kind: 'city', square: 3 } as const;

test.each(LANGUAGES)(
  '[BATTLE-18] %s: the panel says whether an opening can be called off or its heroes are lost',
  (language) => {
    const rule = (committed: boolean) =>
      ruleText(speaker(language), battleOf({ phase: 'assault', committed, target: city })).toLowerCase();
    const lost = { en: 'loses', de: 'verliert', pl: 'traci', nl: 'verliest' }[language];
    const back = { en: 'cards back', de: 'zurücknehmen', pl: 'zabrać', nl: 'terugnemen' }[language];
    expect([
      rule(false).includes(back),
      rule(false).includes(lost),
      rule(true).includes(back),
      rule(true).includes(lost),
    ]).toEqual([true, false, false, true]);
  },
);

describe.each(LANGUAGES)('%s: before an attack is confirmed', (language) => {
  const { t } = speaker(language);
  const strong = { seat: 0, heroes: [0], total: 5, terms: [] } as const;
  const said = (battle: BattleView) => [standingText(speaker(language), battle), ruleText(speaker(language), battle)];

  test('[BATTLE-03] both totals are told, and what is missing', () => {
    const [standing] = said(battleOf({ phase: 'assault', target: city }, null));
    expect(standing).toBe(
      t('battle.weak', { player: 'Ada', attack: 2, other: t('match.guards'), defence: 4, count: 3 }),
    );
    expect(standing).not.toMatch(UNFINISHED);
  });

  test('[BATTLE-16] nobody answers for guards; a player does', () => {
    expect(said(battleOf({ phase: 'assault', target: city, attack: strong }, null))).toEqual([
      t('battle.strong', { player: 'Ada', attack: 5, other: t('match.guards'), defence: 4 }),
      t('battle.rule.strike'),
    ]);
    expect(said(battleOf({ phase: 'assault', target: city, attack: strong }))[1]).toBe(
      t('battle.rule.challenge', { other: 'Bo' }),
    );
  });

  test('[BATTLE-18] to pass names the hero that it costs, in the opening and later; the defender only passes', () => {
    const pass = (phase: BattleView['phase']) =>
      actionText(
        { ...speaker(language), battle: battleOf({ phase, target: city, committed: true }) },
        { kind: 'pass' },
      );
    expect([pass('assault'), pass('press'), pass('defend')]).toEqual([
      t('action.giveUp', { count: 1 }),
      t('action.giveUp', { count: 1 }),
      t('action.pass'),
    ]);
  });

  test('[BATTLE-09] a card tells the total that it leads to, the moral that it costs, and that nothing is called off after it', () => {
    const moral = { seat: 0, heroes: [0], total: 2, terms: [{ kind: 'moral', strength: 1 }] } as const;
    const before = battleOf({ phase: 'assault', target: city, attack: moral });
    const battle = battleOf({ phase: 'assault', target: city, attack: strong });
    expect(foresightText(speaker(language), before, { battle, binds: false })).toBe(
      [t('battle.then.enough', { own: 5, other: 4 }), t('battle.then.moral', { count: 1 })].join(', '),
    );
    expect(foresightText(speaker(language), before, { battle: before, binds: false })).toBe(
      t('battle.then.short', { own: 2, other: 4, count: 3 }),
    );
    // A defender hears of the own total first, too.
    const held = battleOf({
      phase: 'defend',
      target: city,
      attack: { ...strong, total: 4 },
      defence: { ...strong, total: 5 },
    });
    expect(foresightText(speaker(language), held, { battle: held, binds: false })).toBe(
      t('battle.then.enough', { own: 5, other: 4 }),
    );
    expect(foresightText(speaker(language), before, { battle: null, binds: true })).toBe(t('battle.then.binds'));
    expect(foresightText(speaker(language), before, { battle: null, binds: false })).toBeNull();
  });
});

test('a hire and a creation name the card that lies on top of their deck', () => {
  const { pool } = viewFor(createGame(standardConfig(2), 'tops'), 'table');
  const topped = { ...speaker('en'), pool };
  const top = (kind: number) =>
    cardText({ t: topped.t, box: BASE_BOX }, pool.find((deck) => deck.kind === kind)?.top?.card ?? -1);
  expect(actionText(topped, { kind: 'hire', unit: LORD, pay: [] })).toBe(`Hire: ${top(LORD)}`);
  expect(actionText(topped, { kind: 'create', artefact: WEAPON, faction: null, pay: [] })).toBe(
    `Create: ${top(WEAPON)}`,
  );
  expect(top(LORD)).toMatch(/^lord \(.+\)$/);
});

test.each(ACTION_KINDS)('the list of everything that can be done offers %s once', (kind) => {
  const groups = grouped([ACTIONS[kind]]);
  expect(groups).toHaveLength(1);
  const deeds = groups.flatMap(({ actions }) => deedsOf(speaker('en'), actions));
  expect(deeds.flatMap(({ ways }) => ways.map(({ action }) => action))).toEqual([ACTIONS[kind]]);
});

/** No two rows read alike, and none is empty. */
const toldApart = (ways: readonly { readonly words: string }[]): boolean =>
  ways.length === 1 ||
  (new Set(ways.map(({ words }) => words)).size === ways.length && ways.every(({ words }) => words !== ''));

describe('ways of one deed are told apart', () => {
  const at = [4, 3] as const;
  const tiles = [
    { at, card: 'barfolk city4', level: 1, owner: 1 },
    { at: [4, 4], card: 'emberians crossroad' },
  ] as const;
  const said = (more: debug.Arrangement, charm?: (state: GameState) => void) => {
    const state = debug.arrange({ config: standardConfig(2), bare: true, day: 3, tiles, ...more });
    charm?.(state);
    const words = speakerFor(translators.en, viewFor(state, 0), ['Ada', 'Bo']);
    const deeds = deedsOf(words, legalActions(state));
    expect(deeds.filter(({ ways }) => !toldApart(ways))).toEqual([]);
    return deeds.flatMap((deed) =>
      deed.ways.map((way) => [deed.words, way.words].filter((part) => part !== '').join(' – ')),
    );
  };

  test('[BATTLE-02] which of two heroes attacks, and which of two is attacked', () => {
    const rows = said({ hands: { 0: ['weapon'] }, heroes: { 0: [at, at], 1: [at, at] } });
    const weapon = 'in row 3, column 2 with weapon (Bärfolk)';
    for (const target of [
      `Attack the city ${weapon}`,
      `Attack hero 1 of Bo ${weapon}`,
      `Attack hero 2 of Bo ${weapon}`,
    ]) {
      expect(rows.filter((row) => row.startsWith(target)).sort()).toEqual(
        ['with both heroes', 'with hero 1', 'with hero 2'].map((heroes) => `${target} – ${heroes}`),
      );
    }
  });

  test('[ART-08] a scroll that turns itself, or another one like it', () => {
    const rows = said({ hands: { 0: ['barfolk scroll', 'barfolk scroll'] } });
    expect(rows).toContain('Magical scroll (Bärfolk): turn itself into Emberians');
    expect(rows).toContain('Magical scroll (Bärfolk): turn magical scroll (Bärfolk) into Emberians');
  });

  test('[ART-03] a card that counts twice, and its like that does not', () => {
    const rows = said({ hands: { 0: ['supply', 'supply', 'barfolk chief', 'barfolk friman'] } }, (state) => {
      const [supply] = viewFor(state, 0).players[0]?.hand.filter(({ kind }) => kind === SUPPLY) ?? [];
      if (supply) state.mark[supply.card] = 2;
    });
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Create: tent .*supply \(counts 2 times\)$/),
        expect.stringMatching(/^Create: tent .*and supply$/),
      ]),
    );
  });

  test('[ART-09] two tents alike by what they hold', () => {
    const rows = said(
      { hands: { 0: ['barfolk tent', 'barfolk tent', 'islanders lord', 'supply', 'supply', 'supply'] } },
      (state) => {
        for (const held of ['lord (Islanders)', 'supply']) {
          const station = legalActions(state).find(
            (action) =>
              action.kind === 'station' &&
              action.cards.map((card) => cardText({ t: translators.en, box: BASE_BOX }, card)).join() === held,
          );
          if (!station) throw new Error(`${held} cannot be stationed`);
          step(state, station);
        }
      },
    );
    expect(rows.filter((row) => row.includes('take back')).sort()).toEqual([
      'Tent (Bärfolk): take back lord (Islanders)',
      'Tent (Bärfolk): take back supply',
    ]);
  });
});

/** Plays at random, and looks at each position before going on. */
function eachDecision(
  seed: string,
  steps: number,
  look: (legal: readonly Action[], speaker: Speaker, kind: DecisionKind) => void,
): void {
  wander(createGame(standardConfig(3, ['volcano', 'unbound', 'advanced']), seed), newChance(seed), {
    steps,
    foresee(state) {
      const view = viewFor(state, toMove(state));
      const kind = view.decision?.kind;
      if (kind === undefined) throw new Error('nothing is asked, but the game is not over');
      const words = speakerFor(translators.de, view, ['Ada', 'Bo', 'Cy']);
      look(legalActions(state), words, kind);
      const squares = view.board
        .filter((square) => square.kind !== 'missing')
        .map((square) => squareText(words, view, square));
      expect(squares.filter((square) => UNFINISHED.test(square))).toEqual([]);
    },
  });
}

test('rows and columns are counted from the edge of the board that is seen', () => {
  for (const [seats, last] of [
    [2, 5],
    [4, 7],
  ] as const) {
    const view = viewFor(createGame(standardConfig(seats), 'places'), 'table');
    const words = speakerFor(translators.en, view, []);
    const places = view.board.filter(({ kind }) => kind !== 'missing').map(({ square }) => placeText(words, square));
    expect([places[0], places[places.length - 1]]).toEqual(['row 1, column 1', `row ${last}, column ${last}`]);
  }
});

test('through games every legal action is in the list, once, and in words', () => {
  const asked = new Set<DecisionKind>();
  for (const seed of some(['one', 'two'], 2)) {
    eachDecision(seed, 250, (legal, words, kind) => {
      asked.add(kind);
      const deeds = grouped(legal).flatMap(({ actions }) => deedsOf(words, actions));
      const listed = deeds.flatMap(({ ways }) => ways.map(({ action }) => action));
      expect(listed).toHaveLength(legal.length);
      expect(new Set(listed).size).toBe(legal.length);
      expect(deeds.map((deed) => deed.words).filter((deed) => UNFINISHED.test(deed))).toEqual([]);
      expect(deeds.filter(({ ways }) => !toldApart(ways))).toEqual([]);
    });
  }
  expect([...asked]).toEqual(expect.arrayContaining(['chooseFaction', 'chooseCity', 'opening', 'acting', 'place']));
});
