/** One device for a team, and for a draft: it changes hands as ever, and nobody sees what a partner holds or is offered. */
import { item, standardConfig, type Action, type ModuleId, type Seat } from '@battalia/engine/testing';
import { Sitting } from '@/store/match/sitting';
import { passHands } from '../../engine/battlefield';
import { arrange, type Arrangement } from '../../engine/support';

type Player = { readonly name: string; readonly bot: 'chief' | null };
const person = (name: string): Player => ({ name, bot: null });
const bot = (name: string): Player => ({ name, bot: 'chief' });
const PEOPLE = ['Ada', 'Bo', 'Cy', 'Di'].map(person);

function sitting(players: readonly Player[], spec: Arrangement = {}): Sitting {
  const state = arrange({
    config: standardConfig(4, ['teams']),
    hands: { 0: ['supply', 'supply', 'barfolk lord'], 2: ['supply', 'supply'] },
    ...spec,
  });
  return new Sitting({
    config: state.rules.config,
    seed: 'partners',
    players,
    from: { state, length: 1, earlier: [] },
  });
}

const handsIn = (table: Sitting) => table.view().players.map(({ hand }) => hand.length);
const kindsOf = (actions: readonly Action[]) => new Set(actions.map(({ kind }) => kind));

test('[TEAM-06] passing the hands to a partner is a hand-over: nothing is shown until the partner presses', () => {
  const table = sitting(PEOPLE);
  table.takeOver();
  expect([table.viewer(), handsIn(table)]).toEqual([0, [3, 0, 0, 0]]);
  expect(table.take(passHands(2))).toEqual({ ok: true });
  expect([table.handOver(), table.viewer(), table.legal()]).toEqual([2, 'table', []]);
  expect(handsIn(table)).toEqual([0, 0, 0, 0]);
  table.takeOver();
  expect([table.handOver(), table.viewer(), handsIn(table)]).toEqual([null, 2, [0, 0, 2, 0]]);
  // And back, when something was done.
  const hire = table.legal().find(({ kind }) => kind === 'hire');
  if (!hire) throw new Error('nobody to hire');
  table.take(hire);
  table.take(passHands(0));
  expect([table.handOver(), handsIn(table)]).toEqual([0, [0, 0, 0, 0]]);
});

test('[TEAM-06] when one ends the turn the device goes to the partner, then to the other team', () => {
  const table = sitting(PEOPLE);
  table.takeOver();
  for (const next of [2, 1] as const) {
    table.take({ kind: 'endTurn' });
    expect([table.handOver(), handsIn(table)]).toEqual([next, [0, 0, 0, 0]]);
    table.takeOver();
  }
});

test('what was passed on is not taken back by the one who has the hands now', () => {
  const table = sitting(PEOPLE);
  table.takeOver();
  table.take(passHands(2));
  expect(table.undoStop()).toBe('otherPlayer');
  table.takeOver();
  expect(table.undo()).toBe(false);
});

test('alone with bots nobody hands anything over, and the hands go to a bot and come back', () => {
  const table = sitting([person('Ada'), bot('Bo'), bot('Cy'), bot('Di')]);
  expect([table.handOver(), table.viewer()]).toEqual([null, 0]);
  table.take(passHands(2));
  expect([table.handOver(), table.viewer(), table.mover()]).toEqual([null, 0, 2]);
  expect(table.isBot(2)).toBe(true);
  expect(table.viewOfBot(2).players.map(({ hand }) => hand.length)).toEqual([0, 0, 2, 0]);
  table.take({ kind: 'endTurn' }, 2);
  expect([table.mover(), table.viewer()]).toEqual([0, 0]);
  // The bot's turn and the pass before it are one step back.
  expect(table.undo()).toBe(true);
  expect(kindsOf(table.legal()).has('passHands')).toBe(true);
});

test('people who do not mind see whoever has the hands', () => {
  const table = sitting(PEOPLE);
  table.setCovers(false);
  table.take(passHands(2));
  expect([table.handOver(), table.viewer(), handsIn(table)]).toEqual([null, 2, [0, 0, 2, 0]]);
});

describe('a draft on one device', () => {
  const drafted = (players: readonly Player[], modules: readonly ModuleId[] = ['draft']): Sitting => {
    const table = new Sitting({ config: standardConfig(players.length, modules), seed: 'draft', players });
    while (table.view().decision?.kind !== 'draft') {
      table.takeOver();
      table.take(item(table.legal(), 0));
    }
    return table;
  };
  const offered = (table: Sitting): number | null => {
    const { decision } = table.view();
    return decision?.kind === 'draft' ? (decision.choice.cards?.length ?? null) : 0;
  };

  test('[DRAFT-01] it goes from hand to hand, and shows nothing in between', () => {
    const table = drafted(PEOPLE);
    const seen: (Seat | null)[] = [];
    for (let choice = 0; choice < 3; choice++) {
      expect([table.viewer(), offered(table)]).toEqual(['table', null]);
      seen.push(table.handOver());
      table.takeOver();
      expect(offered(table)).toBe(4 - choice);
      table.take(item(table.legal(), 0));
    }
    // The last of the round takes what is left: no device goes round for that, and the next round begins with that one.
    const [first = 0] = seen;
    expect(seen).toEqual([first, (first ?? 0) + 1, (first ?? 0) + 2].map((seat) => (seat ?? 0) % 4));
    expect(table.handOver()).toBe(((first ?? 0) + 3) % 4);
  });

  test('[DRAFT-01] nobody takes back what another has seen', () => {
    const table = drafted(PEOPLE);
    table.takeOver();
    table.take(item(table.legal(), 0));
    expect(table.undoStop()).not.toBeNull();
    expect(table.undo()).toBe(false);
  });
});
