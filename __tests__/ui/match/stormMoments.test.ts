/** What the gates, potions and checkpoints make of a moment: what is told, to whom, and what moves before what. */
import {
  apply,
  cardsOfKind,
  eventFor,
  heldOf,
  item,
  legalActions,
  toMove,
  viewFor,
  type Action,
  type GameState,
  type Viewer,
} from '@battalia/engine/testing';
import { along, trailsOf, vanishing } from '@/board/trail';
import { sceneOf } from '@/board/scene';
import { cuesOf } from '@/motion/cues';
import type { LogEntry } from '@/store/match/log';
import { toldAtFirst, toldNext, type Narration } from '@/ui/screens/match/telling/telling';
import { give, potionField } from '../../engine/bilkarr';
import { lastTurn } from '../../engine/checkpoint';
import { GREEN, jumpWith, ORANGE, stack, storm } from '../../engine/gates';
import { play } from '../../engine/support';
import { step } from '../../motion/steps';
import '../modules';

describe('[BILK-03] a line that somebody may answer', () => {
  const start = give(potionField({ hands: { 0: ['supply', 'supply'] } }), 1, 'frosthand');
  const hire = item(
    legalActions(start).filter(({ kind }) => kind === 'hire'),
    0,
  );

  test.each<Viewer>([0, 1, 2, 'table'])('is known to everybody while it waits: %s', (viewer) => {
    expect(heldOf(viewFor(start, viewer))).toBeNull();
    expect(heldOf(viewFor(play(start, hire), viewer))).toEqual({ seat: 0, action: hire });
  });
});

describe('[GATE-03] a jump', () => {
  const start = stack(storm({ hands: { 0: ['supply', 'supply', 'supply'] }, nations: { 0: ['horse'] } }), 'stormDraw');
  const { plan, before, after } = step(start, jumpWith(start, ['supply', 'supply', 'supply']), 0);
  const timeOf = (kind: string) => plan.motions.find((motion) => motion.kind === kind)?.at ?? -1;

  test('turns its storm card up, lets it be read, and only then carries it out', () => {
    const reveal = plan.motions.find((motion) => motion.kind === 'reveal');
    if (reveal?.kind !== 'reveal') throw new Error('no card is turned up');
    const { rules } = start;
    expect(reveal.card).toBe(cardsOfKind(rules, rules.named['stormDraw'] ?? -1)[0]);
    const drawn = plan.motions.find((motion) => motion.kind === 'flight' && motion.to.kind === 'hand');
    expect(reveal.rests).toBeGreaterThanOrEqual(1000);
    expect(drawn?.at).toBeGreaterThan(reveal.at + reveal.lasts + reveal.rests / 2);
    expect(timeOf('board')).toBeGreaterThan(reveal.at);
  });

  test('leads on foot to the gate, into the storm, and out of the other gate', () => {
    const [motion] = plan.board.motions;
    if (motion?.kind !== 'vanish') throw new Error('nobody vanishes');
    expect([motion.path.at(-2), motion.path.at(-1), motion.leg]).toEqual([GREEN, ORANGE, motion.path.length - 2]);
    const [trail] = trailsOf(sceneOf(before), sceneOf(after), plan.board);
    if (trail?.gone === undefined) throw new Error('no way');
    const { gone, points } = trail;
    const seen = (share: number) => vanishing(points, gone, share);
    expect(seen(0)).toEqual({ ...along(points, 0), seen: 1 });
    expect(seen((gone.from + gone.to) / 2).seen).toBe(0);
    expect(seen(1).seen).toBe(1);
    expect(seen(1).x).toBeCloseTo(points[points.length - 2] ?? 0, 3);
  });

  test('is heard as a storm; with motion off it is what is heard of it all', () => {
    expect(cuesOf(plan, 1).map(({ sound }) => sound)).toEqual(expect.arrayContaining(['reveal', 'storm']));
    expect(cuesOf(plan, 0).map(({ sound }) => sound)).toEqual(['storm']);
  });
});

/** A game whose log is read action by action. */
class Sequence {
  private log: LogEntry[] = [];
  constructor(private state: GameState) {}
  read(viewer: Viewer) {
    return {
      view: viewFor(this.state, viewer),
      log: this.log.map((entry) => ({ ...entry, event: eventFor(entry.event, viewer) })),
    };
  }
  play(action: Action): void {
    const seat = toMove(this.state);
    const result = apply(this.state, action);
    if (!result.ok) throw new Error(result.violation.code);
    const first = this.log[this.log.length - 1]?.step ?? -1;
    this.log.push(...result.events.map((event) => ({ step: first + 1, seat, event })));
    this.state = result.state;
  }
}

const kinds = ({ tellings }: Narration) => tellings.map(({ kind }) => kind);

describe('[CP-02] a checkpoint', () => {
  const modules = ['stormgates', 'royals', 'heroic'] as const;

  function ended(number: number): {
    readonly table: Sequence;
    readonly follow: (told: Narration, viewer: Viewer) => Narration;
    readonly told: Narration;
  } {
    const table = new Sequence(lastTurn({ modules, number, cards: { 0: 21, 1: 26, 2: 12 } }));
    const follow = (told: Narration, viewer: Viewer) => {
      const { view, log } = table.read(viewer);
      return toldNext(told, view, log);
    };
    const { view, log } = table.read(3);
    const first = toldAtFirst(view, log);
    table.play({ kind: 'endTurn' });
    return { table, follow, told: follow(first, 'table') };
  }

  test('is told while the device changes hands, to whoever takes it, and once to everybody else', () => {
    const { table, follow, told } = ended(2);
    expect(told.tellings).toMatchObject([{ kind: 'checkpoint', week: 2, decks: [21, 26, 12, 10] }]);
    let ada = follow(told, 0);
    expect(kinds(ada)).toEqual(['checkpoint']);
    table.play({ kind: 'begin' });
    ada = follow(ada, 0);
    expect(kinds(ada)).toEqual([]);
    table.play({ kind: 'endTurn' });
    let bo = follow(follow(ada, 'table'), 1);
    expect(kinds(bo)[0]).toBe('checkpoint');
    table.play({ kind: 'begin' });
    bo = follow(bo, 1);
    expect(kinds(bo)).toEqual([]);
  });

  test('tells who gained what, and nothing where no deck is counted yet', () => {
    const [telling] = ended(2).told.tellings;
    if (telling?.kind !== 'checkpoint') throw new Error('nothing is told');
    expect(telling.events.map((event) => ('seat' in event ? `${event.seat} ${event.kind}` : event.kind))).toEqual(
      expect.arrayContaining(['0 enthroned', '1 enthroned', '1 veteran']),
    );
    expect(ended(1).told.tellings).toEqual([]);
  });
});

test('a storm card is a moment for others; whoever has to answer it reads it beside the question', () => {
  const before = stack(storm({ hands: { 0: ['supply', 'supply', 'supply'] } }), 'stormArtefact');
  const table = new Sequence(before);
  const first = (viewer: Viewer) => {
    const { view, log } = table.read(viewer);
    return toldAtFirst(view, log);
  };
  const [ada, bo] = [first(0), first(1)];
  table.play(jumpWith(before, ['supply', 'supply', 'supply']));
  const next = (told: Narration, viewer: Viewer) => {
    const { view, log } = table.read(viewer);
    return toldNext(told, view, log);
  };
  expect(kinds(next(ada, 0))).toEqual([]);
  expect(kinds(next(bo, 1))).toEqual(['outcome']);
});
