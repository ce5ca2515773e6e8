import { debug, handOf, hash, item, standardConfig, type Action } from '@battalia/engine/testing';
import { Sitting } from '@/store/match/sitting';
import { besieged } from './besieged';
import { PROOF_ENGINE, withProof } from '../../engine/proof/games';
import { addFavour } from '../../engine/proof/wilds/state';
import { setSeals } from '../../engine/volcano';

const person = (name: string) => ({ name, bot: null });
const bot = (name: string) => ({ name, bot: 'chief' as const });
const config = standardConfig(2);

const first = (table: Sitting, kind: Action['kind']): Action => {
  const action = table.legal().find((other) => other.kind === kind);
  if (!action) throw new Error(`no ${kind}`);
  return action;
};

/** Makes the choices of the set-up, whoever they belong to. */
function started(players: readonly { name: string; bot: 'chief' | null }[]): Sitting {
  const table = new Sitting({ config, seed: 'table', players });
  while (table.view().decision?.kind === 'chooseFaction' || table.view().decision?.kind === 'chooseCity') {
    table.takeOver();
    table.take(item(table.legal(), 0));
  }
  return table;
}

test('between two people nothing is shown until the next one presses', () => {
  const table = started([person('Ada'), person('Bo')]);
  table.takeOver();
  const mover = table.mover();
  expect(table.viewer()).toBe(mover);
  table.take(first(table, 'begin'));
  table.take(first(table, 'endTurn'));
  expect(table.handOver()).toBe(1 - (mover ?? 0));
  expect(table.viewer()).toBe('table');
  expect(table.legal()).toEqual([]);
  expect(table.view().players.every((seat) => seat.hand.length === 0)).toBe(true);
  table.takeOver();
  expect(table.viewer()).toBe(1 - (mover ?? 0));
});

describe('what is asked openly', () => {
  /** Ada trades, and Bo could void it: everybody knows. */
  function asked(players: readonly { name: string; bot: 'chief' | null }[]): Sitting {
    const state = debug.arrange({
      engine: PROOF_ENGINE,
      config: standardConfig(4, withProof('wilds')),
      hands: { 0: ['supply', 'supply', 'barfolk lord'], 1: ['emberians chief', 'supply'] },
      shelters: { 0: Array.from({ length: 12 }, () => 'supply' as const) },
    });
    addFavour(state, 1, 1);
    const from = { state, length: 1, earlier: [] };
    const table = new Sitting({ config: state.rules.config, seed: 'openly', players, from });
    table.takeOver();
    const trade = table.legal().find(({ kind }) => String(kind) === 'trade');
    if (!trade) throw new Error('nothing to trade');
    expect(table.take(trade)).toEqual({ ok: true });
    expect([table.mover(), String(table.view().decision?.kind)]).toEqual([1, 'vetoing']);
    return table;
  }
  const handsIn = (table: Sitting) => table.view().players.map(({ hand }) => hand.length);

  test('is answered over the table: no device changes hands, and nobody’s hand is shown meanwhile', () => {
    const table = asked(['Ada', 'Bo', 'Cy', 'Di'].map(person));
    expect([table.handOver(), table.viewer(), handsIn(table)]).toEqual([null, 'table', [0, 0, 0, 0]]);
    expect(table.legal().map(({ kind }) => String(kind))).toEqual(['veto', 'veto']);
    expect(table.undoStop()).toBe('otherPlayer');
    table.take(item(table.legal(), 0), 1);
    // Ada has held the device all the time.
    expect([table.handOver(), table.mover(), table.viewer()]).toEqual([null, 0, 0]);
    expect(handsIn(table)[0]).toBeGreaterThan(0);
  });

  test('whoever comes back to it sees the table, and is asked who it is when it is answered', () => {
    const table = asked(['Ada', 'Bo', 'Cy', 'Di'].map(person));
    table.lay();
    expect([table.handOver(), table.viewer()]).toEqual([null, 'table']);
    table.take(item(table.legal(), 0));
    expect([table.handOver(), table.viewer()]).toEqual([0, 'table']);
  });

  test('of a bot, shows whoever holds the device the own hand', () => {
    const table = asked([person('Ada'), bot('Bo'), person('Cy'), person('Di')]);
    expect([table.handOver(), table.viewer()]).toEqual([null, 0]);
  });
});

test('alone against bots there is no screen in between, and the bots stay closed books', () => {
  const table = started([person('Ada'), bot('Bo')]);
  expect(table.handOver()).toBeNull();
  expect(table.viewer()).toBe(0);
  expect(table.view().players[1]?.hand).toEqual([]);
  expect(() => table.viewOfBot(0)).toThrow();
});

test('[SETUP-07] the last to choose a start city takes what is left without being asked, and undo takes both choices back', () => {
  const table = new Sitting({
    config: { ...config, seats: [{ faction: 0 }, { faction: 1 }] },
    seed: 'last choice',
    players: [person('Ada'), person('Bo')],
  });
  table.takeOver();
  expect(table.view().decision?.kind).toBe('chooseCity');
  expect(table.legal()).toHaveLength(2);
  const before = table.forSaving().state;
  table.take(item(table.legal(), 0));
  expect(table.actions().map(({ action }) => action.kind)).toEqual(['chooseCity', 'chooseCity']);
  expect(table.view().decision?.kind).toBe('opening');
  const after = hash(table.forSaving().state);

  const alone = new Sitting({
    config: table.config,
    seed: table.seed,
    players: [person('Ada'), bot('Bo')],
    actions: table.actions(),
  });
  expect(alone.undo()).toBe(true);
  expect(hash(alone.forSaving().state)).toBe(hash(before));
  expect(alone.redo()).toBe(true);
  expect(hash(alone.forSaving().state)).toBe(after);
});

test('[TURN-03] before a mulligan it is known what the hand can do as it is, and nobody else learns of it', () => {
  const table = started([person('Ada'), person('Bo')]);
  expect(table.ahead()).toEqual([]);
  table.takeOver();
  const before = table.view();
  const ahead = table.ahead();
  expect(ahead.length).toBeGreaterThan(1);
  expect(table.view()).toEqual(before);
  table.take(first(table, 'begin'));
  expect(ahead).toEqual(table.legal());
  expect(table.ahead()).toEqual([]);
});

test('a refused action changes nothing and says why', () => {
  const table = started([person('Ada'), bot('Bo')]);
  const before = table.forSaving();
  expect(table.take({ kind: 'stand' })).toMatchObject({ ok: false });
  expect(table.forSaving().state).toBe(before.state);
});

test('what one seat is asked another one does not answer', () => {
  const table = started([person('Ada'), person('Bo')]);
  const mover = table.mover() ?? 0;
  table.takeOver();
  expect(table.take(first(table, 'begin'), 1 - mover)).toEqual({ ok: false, violation: { code: 'wrongSeat' } });
  expect(table.take(first(table, 'begin'), mover)).toEqual({ ok: true });
  expect(table.actions().at(-1)).toEqual({ seat: mover, action: { kind: 'begin' } });
});

test('an undo stops where a card came to light, and says so', () => {
  const table = started([person('Ada'), person('Bo')]);
  table.takeOver();
  table.take(first(table, 'begin'));
  table.take(first(table, 'build'));
  expect(table.undoStop()).toBeNull();
  expect(table.undo()).toBe(true);
  expect(table.redo()).toBe(true);
  expect(table.undo()).toBe(true);
  table.take(first(table, 'hire'));
  expect(table.undoStop()).toBe('topCard');
  expect(table.undo()).toBe(false);
});

test('[BATTLE-18] what was called off can be taken back, to the opening as it lay: nothing has come to light', () => {
  const state = besieged();
  state.level[state.hero[0] ?? 0] = 4;
  const table = new Sitting({
    config: state.rules.config,
    seed: 'siege',
    players: ['Ada', 'Bo', 'Cy', 'Di'].map(person),
    from: { state, length: 1, earlier: [] },
  });
  table.takeOver();
  table.take(first(table, 'attack'));
  const opening = hash(table.forSaving().state);
  table.take(first(table, 'callOff'));
  expect([table.undoStop(), table.undo(), hash(table.forSaving().state) === opening, table.undo()]).toEqual([
    null,
    true,
    true,
    true,
  ]);
});

test('alone, an undo goes further and makes the game a casual one', () => {
  const table = started([person('Ada'), bot('Bo')]);
  while (table.mover() !== 0) table.take(item(table.legal(), 0));
  table.take(first(table, 'mulligan'));
  expect(table.casual()).toBe(false);
  expect(table.undo()).toBe(true);
  expect(table.casual()).toBe(true);
});

test('alone, an undo costs the game its standing only beyond what came to light, and only once', () => {
  const table = started([person('Ada'), bot('Bo')]);
  while (table.mover() !== 0) table.take(item(table.legal(), 0));
  table.take(first(table, 'begin'));
  expect(table.undoCosts()).toBe(false);
  table.take(first(table, 'endTurn'));
  expect(table.undoCosts()).toBe(true);
  // Bots have moved on: the undo reaches back over all of them.
  while (table.mover() !== 0) table.take(item(table.legal(), 0));
  expect(table.undoCosts()).toBe(true);
  expect(table.casual()).toBe(false);
  expect(table.undo()).toBe(true);
  expect(table.view().decision?.kind).toBe('acting');
  expect(table.casual()).toBe(true);
  table.take(first(table, 'endTurn'));
  expect(table.undoCosts()).toBe(false);

  const between = started([person('Ada'), person('Bo')]);
  between.takeOver();
  between.take(first(between, 'mulligan'));
  expect(between.undoStop()).toBe('chance');
  expect(between.undoCosts()).toBe(false);
});

test('[SETUP-07] a faction that fell to somebody unasked does not lead an undo back into another person’s choice', () => {
  const table = new Sitting({
    config: standardConfig(4),
    seed: 'four',
    players: ['Ada', 'Bo', 'Cy', 'Di'].map(person),
  });
  while (table.view().decision?.kind === 'chooseFaction') {
    table.takeOver();
    table.take(item(table.legal(), 0));
  }
  // Whoever got the last faction is the first to choose a city.
  expect(table.actions()).toHaveLength(4);
  table.takeOver();
  expect(table.legal().map(({ kind }) => kind)).toContain('chooseCity');
  expect(table.undoStop()).toBe('otherPlayer');
  expect(table.undoCosts()).toBe(false);
  expect(table.undo()).toBe(false);
});

test('alone, there is nothing to take back before one’s own first choice, whatever bots have done', () => {
  const table = new Sitting({ config, seed: 'table', players: [person('Ada'), bot('Bo')] });
  while (table.mover() === 1) table.take(item(table.legal(), 0));
  expect(table.actions().length).toBeGreaterThan(0);
  expect(table.undoStop()).toBe('nothing');
  expect(table.undoCosts()).toBe(false);
  expect(table.undo()).toBe(false);
  const before = table.forSaving().state;
  table.take(item(table.legal(), 0));
  expect(table.undo()).toBe(true);
  expect(hash(table.forSaving().state)).toBe(hash(before));
});

test('the log of one person does not name what another one drew', () => {
  const table = started([person('Ada'), person('Bo')]);
  table.takeOver();
  const mover = table.mover() ?? 0;
  table.take(first(table, 'mulligan'));
  expect(JSON.stringify(table.log().filter(({ event }) => event.kind === 'drew'))).toContain('"cards":[');
  const own = table.forSaving().state.top[handOf(mover)];
  table.take(first(table, 'endTurn'));
  table.takeOver();
  const drew = table
    .log()
    .flatMap(({ event }) => (event.kind === 'drew' && event.seat === mover ? event.secret.cards : []));
  expect(drew).toEqual([]);
  expect(own).toBeDefined();
  expect(debug.census(table.forSaving().state)).toEqual([]);
});

test('two people who do not mind see the cards of whoever is to decide, without a screen in between', () => {
  const table = started([person('Ada'), person('Bo')]);
  table.setCovers(false);
  const mover = table.mover() ?? 0;
  expect(table.handOver()).toBeNull();
  expect(table.viewer()).toBe(mover);
  table.take(first(table, 'begin'));
  table.take(first(table, 'endTurn'));
  expect(table.handOver()).toBeNull();
  expect(table.viewer()).toBe(1 - mover);
  table.setCovers(true);
  table.lay();
  expect(table.handOver()).toBe(1 - mover);
  expect(table.viewer()).toBe('table');
});

test('across the table a person sees the own hand in a battle of two people, and nobody anything outside of one', () => {
  const seats = [person('Ada'), person('Bo'), bot('Cy'), bot('Di')];
  const state = besieged();
  const table = new Sitting({
    config: state.rules.config,
    seed: 'across',
    players: seats,
    from: { state, length: 1, earlier: [] },
  });
  table.takeOver();
  expect(table.acrossTheTable(0)).toBeNull();
  table.take(first(table, 'attack'));
  expect(table.acrossTheTable(0)?.legal.some(({ kind }) => kind === 'lay')).toBe(true);
  expect(table.acrossTheTable(1)?.view.players[1]?.hand).toHaveLength(1);
  expect(table.acrossTheTable(1)?.view.players[0]?.hand).toEqual([]);
  expect(table.acrossTheTable(1)?.legal).toEqual([]);
  expect(table.acrossTheTable(2)).toBeNull();
  const against = new Sitting({
    config: state.rules.config,
    seed: 'across',
    players: [person('Ada'), bot('Bo'), bot('Cy'), bot('Di')],
    from: { state, length: 1, earlier: [] },
  });
  against.take(first(against, 'attack'));
  expect(against.acrossTheTable(0)).toBeNull();
});

test('[VOL-04] the way that is drawn for a hero goes round the closed peak, and through it with the seals of both gates', () => {
  const volcano = standardConfig(2, ['volcano']);
  const at = (row: number, column: number) => (row - 1) * 7 + column - 1;
  const wayWith = (seals: number) => {
    const state = debug.arrange({ config: volcano, factions: ['barfolk', 'cloudborn'], heroes: { 0: [[3, 4]] } });
    setSeals(state, 0, seals);
    const table = new Sitting({
      config: volcano,
      seed: 'way',
      players: [person('Ada'), bot('Bo')],
      from: { state, length: 0, earlier: [] },
    });
    return table.wayTo(0, at(5, 4));
  };
  expect(wayWith(0)).toHaveLength(5);
  expect(wayWith(0)).not.toContain(at(4, 4));
  expect(wayWith(0b1111)).toEqual([at(3, 4), at(4, 4), at(5, 4)]);
});
