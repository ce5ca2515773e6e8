/** Forged saves: what waits in them is refused or doubted unless it could have come about, and what is accepted can be played on. */
import {
  at,
  clone,
  encode,
  generate,
  hashText,
  item,
  newChance,
  pick,
  type Action,
  type Chance,
  type GameState,
} from '@battalia/engine/testing';
import { NIGHT, questionIn, WAY } from '../../../src/engine/core/decision';
import { flawOf } from '../../../src/engine/save/doubts';
import { anyKind, wander } from '../wander';
import { PROOF_ENGINE, PROOF_GAMES } from './games';

/** Positions in which something waits below a question, a few of every kind. */
function waiting(): ReadonlyMap<string, readonly GameState[]> {
  const found = new Map<string, GameState[]>();
  for (let game = 1; game < 36; game += 2) {
    wander(PROOF_GAMES.start('hostile', game), newChance(`hostile ${game}`), {
      steps: 250,
      choose(s, chance) {
        const actions: Action[] = [];
        generate(s, actions);
        return anyKind(actions, chance);
      },
      look(s) {
        if (s.frames < 2) return;
        const name = item(s.rules.questions, questionIn(s, 0)).name;
        const list = found.get(name) ?? [];
        found.set(name, list);
        if (list.length < 4) list.push(clone(s));
      },
    });
  }
  return found;
}

const WAITING = waiting();
const positions = (name: string): readonly GameState[] => WAITING.get(name) ?? [];

/** Neither broken nor doubted, and so is what is saved of it. */
function isOurs(s: GameState): boolean {
  if (flawOf(s) !== null) return false;
  const read = PROOF_ENGINE.decode(encode(s));
  return read.ok && read.doubt === null;
}
function forged(s: GameState, forge: (copy: GameState) => void): GameState {
  const copy = clone(s);
  forge(copy);
  return copy;
}
/** The numbers of a frame: question, seat, facts. */
const from = (s: GameState, frame: number): number => frame * s.rules.frame;

test('actions that are paid for, ways and nights wait in saves', () => {
  for (const name of ['held', 'way', 'nightfall']) {
    expect(positions(name).length).toBeGreaterThan(0);
    expect(positions(name).every(isOurs)).toBe(true);
  }
});

test('an action that waits is not taken for one of ours if it is none, not paid for, or could not have been done', () => {
  for (const s of positions('held')) {
    const deed = from(s, 0) + 2;
    const says = deed + 2;
    expect(isOurs(forged(s, (copy) => (copy.pending[deed] = 999)))).toBe(false);
    expect(isOurs(forged(s, (copy) => (copy.pending[deed] = -1)))).toBe(false);
    expect(isOurs(forged(s, (copy) => (copy.pending[deed + 1] = 40)))).toBe(false);
    expect(isOurs(forged(s, (copy) => (copy.pending[says] = 250)))).toBe(false);
    // Another seat's, that could not have been asked.
    const other = (at(s.pending, from(s, 0) + 1) + 1) % s.rules.seats;
    expect(isOurs(forged(s, (copy) => (copy.pending[from(s, 0) + 1] = other)))).toBe(false);
    // An action that nobody could void, in the place of the one that was paid for.
    const unheard = s.rules.words.kinds.indexOf('endTurn');
    const only = (copy: GameState) => {
      copy.pending.fill(0, deed, from(s, 1));
      copy.pending[deed] = unheard;
    };
    expect(isOurs(forged(s, only))).toBe(false);
  }
});

test('what goes on at night does so below everything else, once, and never in a battle', () => {
  const [night] = positions('nightfall');
  const [way] = positions('way');
  if (night === undefined || way === undefined) throw new Error('nothing waits');
  expect(isOurs(forged(night, (copy) => (copy.pending[from(night, 0) + 2] = 0)))).toBe(false);
  expect(isOurs(forged(night, (copy) => (copy.pending[from(night, 0) + 2] = 9)))).toBe(false);
  expect(isOurs(forged(way, (copy) => (copy.pending[from(way, 0)] = NIGHT)))).toBe(false);
  expect(isOurs(forged(night, (copy) => (copy.pending[from(night, 0)] = WAY)))).toBe(false);
  expect(isOurs(forged(way, (copy) => (copy.pending[from(way, 0) + 2] = 2)))).toBe(false);
  expect(isOurs(forged(way, (copy) => (copy.pending[from(way, 0) + 3] = way.rules.squares)))).toBe(false);
});

test('a question of a module is not taken for one of ours with facts that it could not have', () => {
  for (const s of [...positions('way'), ...positions('held')]) {
    const top = from(s, s.frames - 1);
    expect(isOurs(forged(s, (copy) => (copy.pending[top] = s.rules.questions.length)))).toBe(false);
    expect(isOurs(forged(s, (copy) => (copy.pending[top + 1] = s.rules.seats)))).toBe(false);
    // Nobody is asked about what the same seat does; a question without facts has none.
    const wrong = item(s.rules.questions, at(s.pending, top)).layout.length > 0 ? at(s.pending, top + 1) : 1;
    expect(isOurs(forged(s, (copy) => (copy.pending[top + 2] = wrong)))).toBe(false);
    expect(isOurs(forged(s, (copy) => (copy.pending[top + 3] = 1)))).toBe(false);
    expect(isOurs(forged(s, (copy) => copy.frames--))).toBe(false);
  }
});

/** Somewhere in what a save says of its questions stands something else, and the checksum fits. */
function tampered(text: string, chance: Chance): string {
  const save = JSON.parse(text);
  const places: (readonly [Record<string, unknown>, string])[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      places.push([value as Record<string, unknown>, key]);
      look(part);
    }
  };
  look(save.body.asked);
  const [parent, key] = item(places, pick(chance, places.length));
  parent[key] = item([-1, 0, 1, 2, 3, 17, 60, 255, 1000, 1e9, 0.5, null, 'friman', 'place', [], {}], pick(chance, 16));
  save.checksum = hashText(`${save.format} ${save.version} ${JSON.stringify(save.body)}`);
  return JSON.stringify(save);
}

test('whatever is changed in what waits: the save is refused, or can be played on', () => {
  const chance = newChance('forge');
  let accepted = 0;
  let refused = 0;
  for (const s of [...WAITING.values()].flat()) {
    for (let n = 0; n < 25; n++) {
      const read = PROOF_ENGINE.decode(tampered(encode(s), chance));
      if (!read.ok) {
        refused++;
        continue;
      }
      accepted++;
      wander(read.state, chance, { steps: 12 });
    }
  }
  expect(refused).toBeGreaterThan(100);
  expect(accepted).toBeGreaterThan(10);
}, 60_000);
