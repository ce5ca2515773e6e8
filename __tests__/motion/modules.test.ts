/** What modules do can be seen: whatever changes the map or moves cards moves on the screen, and what is rare is heard. */
import {
  apply,
  eventFor,
  heroicState,
  item,
  legalActions,
  MODULES,
  STORMS,
  viewFor,
  type Action,
  type GameState,
} from '@battalia/engine/testing';
import { cuesOf, type Sound } from '@/motion/cues';
import { planOf, type Motion } from '@/motion/plan';
import { endTurn, field } from '../engine/battlefield';
import { bring, give, opened, potionField, react } from '../engine/bilkarr';
import { lastTurn, supplies } from '../engine/checkpoint';
import { FATE } from '../engine/fate';
import { jumpWith, spend, stack, storm } from '../engine/gates';
import { guesting } from '../engine/metamorpha';
import { card, play } from '../engine/support';
import { ACTION_POSITIONS, DECISION_POSITIONS } from '../ui/match/positions';
import '../ui/modules';

type Step = readonly [state: GameState, action: Action];
type Storm = Parameters<typeof stack>[1];

/** Every position that there is for an action, with what can be done there. */
const offered = (): Step[] =>
  Object.entries(ACTION_POSITIONS).flatMap(([kind, position]) => {
    const state = position();
    const actions = legalActions(state).filter((action) => action.kind === kind);
    return actions.slice(0, MOST).map((action): Step => [state, action]);
  });
const MOST = 4;

function aged(status: number, cards: number): Step {
  const state = lastTurn({ modules: ['heroic'], cards: { 0: cards } });
  heroicState.veterans.of(state)[0] = status;
  return [state, endTurn];
}

function jumping(name: Storm, ...used: readonly Storm[]): Step {
  const state = stack(
    spend(
      storm({
        hands: { 0: supplies(3) },
        heroes: {
          0: [
            [4, 1],
            [6, 4],
          ],
        },
      }),
      ...used,
    ),
    name,
  );
  return [state, jumpWith(state, supplies(3))];
}

/** What no action of its own brings. */
function besides(): Step[] {
  const royals = ['stormgates', 'royals'] as const;
  const frozen = give(potionField({ hands: { 0: supplies(2) } }), 1, 'frosthand');
  const hired = play(
    frozen,
    item(
      legalActions(frozen).filter(({ kind }) => kind === 'hire'),
      0,
    ),
  );
  const raging = opened({ hands: { 1: supplies(3) } }, (state) => void give(state, 0, 'berserker'), 'barfolk lord');
  const sold = give(lastTurn({ modules: ['stormgates', 'gates', 'bilkarr'], number: 2 }), 0, 'colossus', 3);
  bring(sold, 3);
  const walking = bring(potionField({ turn: 3, first: 0, day: 9 }), 24);
  const copied = field({
    config: FATE,
    hands: { 0: ['fate1', 'barfolk lord'] },
    nations: { 0: supplies(12) },
  });
  const guests = [0, 1].map((figure): Step => {
    const state = guesting({ day: 14, turn: 3, first: 0, hands: { 3: ['lostscroll', 'supply'] } });
    const there = play(
      state,
      { kind: 'conjure', by: card(state, 3, 'lostscroll'), figure },
      { kind: 'conjureTo', square: 24 },
    );
    return [there, endTurn];
  });
  return [
    jumping('stormHero'),
    jumping('stormLimbo'),
    jumping('stormFate', ...STORMS.filter((name) => name !== 'stormFate')),
    [DECISION_POSITIONS.draft(), item(legalActions(DECISION_POSITIONS.draft()), 0)],
    [lastTurn({ modules: royals, cards: { 0: 24 } }), endTurn],
    [lastTurn({ modules: royals, number: 3, shelters: { 0: ['barfolk queen'] }, cards: { 0: 12 } }), endTurn],
    aged(heroicState.NEVER, 26),
    aged(heroicState.ACTIVE, 20),
    [lastTurn({ modules: ['stormgates', 'gates', 'metamorpha', 'bilkarr'], number: 1 }), endTurn],
    [hired, react(hired, 'frosthand')],
    [raging, react(raging, 'berserker')],
    [sold, endTurn],
    [walking, endTurn],
    [copied, { kind: 'ambush', card: card(copied, 0, 'lord'), price: card(copied, 0, 'fate1') }],
    ...guests,
  ];
}

interface Seen {
  readonly motions: Set<string>;
  readonly sounds: Set<Sound>;
}

const nameOf = (motion: Motion): string =>
  motion.kind === 'board' ? motion.motion.kind : motion.kind === 'signal' ? motion.signal : motion.kind;

/** What is seen and heard of each kind of event, by whoever acts, by another one, and by the table. */
function watch(steps: readonly Step[]): ReadonlyMap<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const [state, action] of steps) {
    const result = apply(state, action);
    if (!result.ok) throw new Error(`${action.kind}: ${result.violation.code}`);
    for (const viewer of [0, 1, 'table'] as const) {
      const [before, after] = [viewFor(state, viewer), viewFor(result.state, viewer)];
      for (const told of result.events) {
        const plan = planOf(before, after, [eventFor(told, viewer)]);
        const { motions, sounds } = seen.get(told.kind) ?? { motions: new Set(), sounds: new Set() };
        plan.motions.forEach((motion) => motions.add(nameOf(motion)));
        cuesOf(plan, 1).forEach(({ sound }) => sounds.add(sound));
        seen.set(told.kind, { motions, sounds });
      }
    }
  }
  return seen;
}

/** What each kind of event adds to the screen: at least this. A new kind has to be thought about here. */
const SHOWS: Readonly<Record<string, string>> = {
  bribed: 'count',
  stormDrawn: 'reveal',
  stormsShuffled: 'shuffle',
  jumped: 'vanish',
  fetched: 'vanish',
  struck: 'flight',
  postLaid: 'change',
  traded: 'flight trade',
  mustered: 'flight',
  cloaked: 'change',
  gazed: 'flight',
  enthralled: 'flight',
  conjured: 'gift',
  fateDrawn: 'reveal',
  copyReturned: 'flight',
  copyNamed: 'reveal',
  veteran: 'honour',
  veteranFell: 'lost',
  crowned: 'crown',
  enthroned: 'flight honour',
  deposed: 'flight lost',
  drafted: 'flight',
  sacrificed: 'flight',
  emerged: 'roam',
  shifted: 'roam',
  vanished: 'roam',
  granted: 'spark',
  ennobled: 'flight',
  twinned: 'gift',
  bilkarrCame: 'roam',
  bilkarrWent: 'roam',
  bilkarrLeft: 'roam',
  boughtPotion: 'flight trade',
  drank: 'reveal potion',
  potionBack: 'flight',
  froze: 'reveal potion',
  raged: 'reveal potion',
  darkened: 'reveal potion',
  explored: 'turn',
  occupied: 'flag',
  boosterTaken: 'change spark',
  boosterSpent: 'spark',
  returned: 'flight',
  lowered: 'grow',
  // Nothing has changed: the card was turned up before, and the log says so.
  stormSkipped: '',
};

/** Another holder of a place, or a token more on it: as in any battle. */
const AS_EVER = ['sealed', 'deserted'];

const seen = watch([...offered(), ...besides()]);

test('every event of every module has been thought about', () => {
  const own = MODULES.flatMap(({ events }) => Object.keys(events ?? {}));
  expect([...Object.keys(SHOWS), ...AS_EVER].sort()).toEqual(own.sort());
});

test.each(Object.entries(SHOWS))('%s is seen as: %s', (kind, motions) => {
  expect([...(seen.get(kind)?.motions ?? [])]).toEqual(
    expect.arrayContaining(motions.split(' ').filter((name) => name !== '')),
  );
});

test.each([
  ['granted', 'gift'],
  ['boosterTaken', 'charge'],
  ['boosterSpent', 'charge'],
  ['crowned', 'crown'],
  ['enthroned', 'crown'],
  ['emerged', 'storm'],
  ['bilkarrWent', 'step'],
  ['drank', 'potion'],
  ['traded', 'trade'],
] as const)('%s has a sound of its own: %s', (kind, sound) => {
  expect([...(seen.get(kind)?.sounds ?? [])]).toContain(sound);
});

test('[META-02] what she grants goes from her to the hero who stands on her terrain, in its colours', () => {
  const state = ACTION_POSITIONS.tribute();
  const [action] = legalActions(state).filter(({ kind }) => kind === 'tribute');
  const result = apply(state, item([action], 0) ?? endTurn);
  if (!result.ok) throw new Error('no tribute');
  const { motions } = planOf(viewFor(state, 0), viewFor(result.state, 0), result.events).board;
  expect(motions).toMatchObject([
    { kind: 'spark', of: 'gift', from: { wanderer: 'metamorpha' }, to: { seat: 0, hero: 0 }, faction: 'sunblessed' },
  ]);
});
