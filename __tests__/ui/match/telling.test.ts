import {
  apply,
  debug,
  eventFor,
  legalActions,
  standardConfig,
  toMove,
  viewFor,
  type GameState,
} from '@battalia/engine/testing';
import { translators } from '@/i18n/translate';
import type { LogEntry } from '@/store/match/log';
import { isAbove, toldAtFirst, toldNext, type Narration } from '@/ui/screens/match/telling/telling';
import { speakerFor } from '@/ui/text/speaker';
import { outcomeText } from '@/ui/text/telling';

/** A table of two: what each of them reads, one action after the other. */
class Game {
  /** Bo has had a turn, and now it is Ada's. */
  private log: LogEntry[] = [1, 0].map((seat, step) => ({ step, seat, event: { kind: 'turn', seat } }));
  private steps = 2;
  constructor(public state: GameState) {}
  read(viewer: 0 | 1 | 'table') {
    return {
      view: viewFor(this.state, viewer),
      log: this.log.map((entry) => ({ ...entry, event: eventFor(entry.event, viewer) })),
    };
  }
  play(kind: string): void {
    const seat = toMove(this.state);
    const action = legalActions(this.state).find((each) => each.kind === kind);
    const result = action === undefined ? null : apply(this.state, action);
    if (!result?.ok) throw new Error(`no ${kind}`);
    this.log.push(...result.events.map((event) => ({ step: this.steps, seat, event })));
    this.steps++;
    this.state = result.state;
  }
}

const siege = () =>
  new Game(
    debug.arrange({
      config: standardConfig(2),
      bare: true,
      day: 7,
      hands: { 0: ['emberians weapon', 'barfolk lord', 'barfolk lord'], 1: ['supply'] },
      heroes: { 0: [[4, 4]] },
      tiles: [
        { at: [4, 3], card: 'barfolk city4', level: 1, owner: 0 },
        { at: [4, 4], card: 'cloudborn city4', level: 1, owner: 1 },
      ],
    }),
  );

const follow = (told: Narration, game: Game, viewer: 0 | 1 | 'table'): Narration => {
  const { view, log } = game.read(viewer);
  return toldNext(told, view, log);
};
const begun = (game: Game, viewer: 0 | 1 | 'table'): Narration => {
  const { view, log } = game.read(viewer);
  return toldAtFirst(view, log);
};

function conquered(): { readonly game: Game; readonly told: Narration } {
  const game = siege();
  for (const kind of ['attack', 'lay', 'stand']) game.play(kind);
  // The device goes to Bo, who surrenders, and back: what came of it is told while it is nobody's.
  let told = begun(game, 'table');
  told = follow(told, game, 1);
  game.play('surrender');
  return { game, told: follow(told, game, 'table') };
}

test('what came of a battle is told while the device changes hands, and to whoever takes it', () => {
  const { game, told } = conquered();
  expect(told.tellings).toMatchObject([{ kind: 'outcome', outcome: { heads: [{ kind: 'won', seat: 0 }] } }]);
  expect(follow(told, game, 0).tellings).toBe(told.tellings);
});

test('in words: who won, by what, the city, the points of both', () => {
  const { game, told } = conquered();
  const [telling] = told.tellings;
  if (telling?.kind !== 'outcome') throw new Error('nothing is told');
  const speaker = speakerFor(translators.en, viewFor(game.state, 'table'), ['Ada', 'Bo']);
  const { title, lines } = outcomeText(speaker, telling.outcome);
  expect(title).toMatch(/^Ada wins \d+ to \d+\.$/);
  expect(lines).toEqual([
    expect.stringMatching(/^Ada takes .* at level 1\.$/),
    'Ada goes from 1 to 2 points.',
    'Bo goes from 1 to 0 points.',
  ]);
});

test('whoever goes on has read it', () => {
  const { game, told } = conquered();
  const taken = follow(told, game, 0);
  game.play('endTurn');
  expect(follow(taken, game, 'table').tellings).toEqual([]);
});

test('what is taken back was never told', () => {
  const { told } = conquered();
  expect(toldNext(told, told.view, told.log.slice(0, -1)).tellings).toEqual([]);
});

test('at the beginning of a turn: what others did since the last one, with what hit the reader', () => {
  const { game, told } = conquered();
  let taken = follow(told, game, 0);
  game.play('endTurn');
  taken = follow(taken, game, 'table');
  const [telling] = follow(taken, game, 1).tellings;
  if (telling?.kind !== 'since') throw new Error('nothing is told');
  expect(telling.passages.map(({ seat, hits }) => [seat, ...hits])).toEqual([[0, 1]]);
});

test('whoever goes to the actions has read it, though nothing has happened by that', () => {
  const { game, told } = conquered();
  const taken = follow(told, game, 0);
  game.play('endTurn');
  const began = follow(follow(taken, game, 'table'), game, 1);
  expect(began.tellings).toHaveLength(1);
  game.play('begin');
  expect(follow(began, game, 1).tellings).toEqual([]);
});

test('before the first turn of all: what others did until then', () => {
  const game = new Game(debug.arrange({ config: standardConfig(2), day: 1, hands: { 0: ['supply', 'supply'] } }));
  game.play('hire');
  game.play('endTurn');
  expect(begun(game, 1).tellings).toMatchObject([{ kind: 'since', first: true, passages: [{ seat: 0 }] }]);
});

test('what lies in the upper half of the map is told at its foot', () => {
  const { game, told } = conquered();
  const [telling] = told.tellings;
  if (telling?.kind !== 'outcome') throw new Error('nothing is told');
  const { view } = game.read('table');
  const at = (row: number, column: number) => {
    const square = view.board.findIndex((place) => place.row === row && place.column === column);
    const built = { kind: 'built', seat: 0, card: 0, square, quarters: 0, level: 1 } as const;
    return { kind: 'outcome', outcome: { ...telling.outcome, heads: [built], changes: [] } } as const;
  };
  expect(isAbove(at(2, 2), view)).toBe(true);
  expect(isAbove(at(6, 2), view)).toBe(false);
  expect(isAbove({ kind: 'since', passages: [], quiet: [], first: false }, view)).toBe(false);
});

describe('several moments', () => {
  const { game, told } = conquered();
  const [battle] = told.tellings;
  const { view, log } = game.read(1);
  const built = (seat: number): LogEntry => ({
    step: 90 + seat,
    seat,
    event: { kind: 'built', seat, card: 0, square: 20, quarters: 0, level: 1 },
  });
  // Bo reads; whoever builds next is somebody else.
  const bo: Narration = { ...told, view, log };
  const heads = ({ tellings }: Narration) =>
    tellings.map((telling) =>
      telling.kind === 'outcome' ? telling.outcome.heads.map(({ kind }) => kind).join() : telling.kind,
    );

  test('what the reader had a part in waits for its turn to be read', () => {
    expect(heads(toldNext(bo, { ...view }, [...log, built(0)]))).toEqual(['won', 'built']);
  });

  test('what others did among themselves gives way to the latest', () => {
    const once = toldNext(bo, { ...view }, [...log, built(0)]);
    const twice = toldNext(once, { ...view }, [...once.log, { ...built(0), step: 95 }]);
    expect(heads(twice)).toEqual(['won', 'built']);
    expect(twice.tellings[0]).toBe(battle);
  });

  test('whoever moves has read them', () => {
    const once = toldNext(bo, { ...view }, [...log, built(0)]);
    expect(heads(toldNext(once, { ...view }, [...once.log, built(1)]))).toEqual(['built']);
  });

  test('the own battle comes before what happened since the last turn', () => {
    const begun = { ...view, turn: 1, decision: { kind: 'opening', seat: 1 } } as const;
    const turn: LogEntry = { step: 99, seat: 0, event: { kind: 'turn', seat: 1 } };
    expect(heads(toldNext(bo, begun, [...log, built(0), turn]))).toEqual(['won', 'since']);
  });
});
