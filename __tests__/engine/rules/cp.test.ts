/** Checkpoints: when they come, and what they count (CP). */
import { deckSize, heroicState, shelterOf, type GameState, type ModuleId } from '@battalia/engine/testing';
import { eventsOf, named, playLogged, shelterNames, times } from '../support';
import { endTurn } from '../battlefield';
import { lastTurn, nextWeek, supplies } from '../checkpoint';

const BOTH: readonly ModuleId[] = ['stormgates', 'heroic', 'royals'];
const veteransOf = (s: GameState): readonly number[] => [...heroicState.veterans.of(s)];

describe('when a checkpoint comes', () => {
  test('[CP-01] after the last turn of day 7 and before the oracle turns: the count is told before the new day', () => {
    const s = lastTurn({ modules: BOTH, cards: { 0: 26 } });
    const { state, events } = playLogged(s, endTurn);
    const told = events
      .map(({ kind }) => kind)
      .filter((kind) => ['veteran', 'enthroned', 'dawn', 'turn'].includes(kind));
    expect(told).toEqual(['veteran', 'enthroned', 'enthroned', 'dawn', 'turn']);
    expect(eventsOf(events, 'dawn')).toMatchObject([{ day: 15 }]);
    expect(state.day).toBe(15);
  });

  test('[CP-01] one a week: not after another turn of day 7, nor at the end of another day', () => {
    const cards = { 0: 26, 1: 26, 2: 26, 3: 26 };
    for (const turn of [0, 1, 2]) {
      const s = lastTurn({ modules: BOTH, cards });
      s.phase.fill(0);
      s.turn = turn;
      s.phase[turn] = 2;
      expect(veteransOf(nextWeek(s))).toEqual([0, 0, 0, 0]);
    }
    for (let day = 15; day < 21; day++) {
      const s = lastTurn({ modules: BOTH, cards });
      s.day = day;
      expect(veteransOf(nextWeek(s))).toEqual([0, 0, 0, 0]);
    }
    expect(veteransOf(nextWeek(lastTurn({ modules: BOTH, cards })))).toEqual([1, 1, 1, 1]);
  });

  test('[CP-01] a game of two weeks is over before the checkpoint of its second week, one of three is not', () => {
    const cards = { 0: 30 };
    const over = playLogged(lastTurn({ modules: BOTH, options: { weeks: 2 }, cards }), endTurn);
    expect(eventsOf(over.events, 'ended')).toEqual([{ kind: 'ended', reason: 'weeks' }]);
    expect([...veteransOf(over.state), ...shelterNames(over.state, 0)]).toEqual([0, 0, 0, 0, ...supplies(30)]);
    const goesOn = playLogged(lastTurn({ modules: BOTH, options: { weeks: 3 }, cards }), endTurn);
    expect(eventsOf(goesOn.events, 'enthroned')).toHaveLength(2);
  });
});

describe('what is counted', () => {
  test('[CP-02] nobody is counted at the first checkpoint, however large the deck', () => {
    const { events } = playLogged(lastTurn({ modules: BOTH, number: 1, cards: { 0: 30, 1: 30 } }), endTurn);
    expect(events.map(({ kind }) => kind)).not.toEqual(expect.arrayContaining(['enthroned']));
    expect(events.map(({ kind }) => kind)).not.toEqual(expect.arrayContaining(['veteran']));
  });

  test('[CP-02] all cards count, wherever they lie: hand, nation, shelter, ambush, tents and what they hold', () => {
    const spec = {
      modules: BOTH,
      hands: { 0: supplies(4) },
      nations: { 0: supplies(5) },
      shelters: { 0: supplies(6) },
      ambushes: { 0: times(3, 'barfolk friman' as const) },
      camps: { 0: [{ tent: 'barfolk tent' as const, cards: ['barfolk lord' as const] }] },
    };
    const s = lastTurn({ ...spec, cards: { 0: 20 } });
    expect(deckSize(s, 0)).toBe(20);
    expect(eventsOf(playLogged(s, endTurn).events, 'enthroned')).toMatchObject([{ seat: 0 }]);
    const fewer = lastTurn({ ...spec, camps: {}, cards: { 0: 18 } });
    expect(eventsOf(playLogged(fewer, endTurn).events, 'enthroned')).toEqual([]);
  });

  test('[CP-03] one count serves all thresholds: a queen that comes does not make the deck large enough for the king or a veteran', () => {
    const cards = { 0: 23, 1: 25, 2: 26 };
    const { state, events } = playLogged(lastTurn({ modules: BOTH, cards }), endTurn);
    expect(eventsOf(events, 'enthroned').map(({ seat }) => seat)).toEqual([0, 1, 1, 2, 2]);
    expect([0, 1, 2].map((seat) => deckSize(state, seat))).toEqual([24, 27, 28]);
    expect(veteransOf(state)).toEqual([0, 0, 1, 0]);
    expect(() => named(state, shelterOf(0), 'barfolk king')).toThrow();
  });

  test('[CP-03] what one seat loses is counted with it: a queen that is deposed counted for veteran and king', () => {
    // 26 with the royals: a veteran, who keeps both.
    const s = lastTurn({
      modules: BOTH,
      number: 3,
      shelters: { 0: ['barfolk queen', 'barfolk king'] },
      cards: { 0: 26 },
    });
    const { state, events } = playLogged(s, endTurn);
    expect(eventsOf(events, 'deposed')).toEqual([]);
    expect(veteransOf(state)).toEqual([1, 0, 0, 0]);
    // 20 with both: the king goes, and the queen stays although 19 are left.
    const poorer = lastTurn({
      modules: BOTH,
      number: 3,
      shelters: { 0: ['barfolk queen', 'barfolk king'] },
      cards: { 0: 20 },
    });
    const after = playLogged(poorer, endTurn);
    expect(eventsOf(after.events, 'deposed')).toHaveLength(1);
    expect(deckSize(after.state, 0)).toBe(19);
    expect(shelterNames(after.state, 0)).toContain('barfolk queen');
  });
});
