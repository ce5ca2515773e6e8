/** Turns that teams share, and drafts: every node of random games against tables that are kept beside them. */
import {
  cardsIn,
  createGame,
  decision,
  factionOf,
  generate,
  isOver,
  item,
  kindOf,
  legalActions,
  newChance,
  pick,
  refusal,
  standardConfig,
  step,
  toMove,
  viewFor,
  type Action,
  type Card,
  type GameState,
  type ModuleId,
  type Options,
} from '@battalia/engine/testing';
import { midgame } from '../walk';
import { DraftTable } from './brute/drafts';
import { teamsBySeat, TurnTable } from './brute/turns';
import { differences } from './support/compare';
import { choose, someTemper } from './support/players';

const everyone = (players: number) => Array.from({ length: players + 2 }, (_, i) => i - 1);

/** A random player passes the hands often. */
function next(s: GameState, chance: ReturnType<typeof newChance>): Action {
  const actions: Action[] = [];
  generate(s, actions);
  const passes = actions.filter(({ kind }) => kind === 'passHands');
  return passes.length > 0 && pick(chance, 3) === 0
    ? item(passes, pick(chance, passes.length))
    : choose(s, actions, someTemper(chance), chance);
}

const TABLES: readonly (readonly [players: number, modules: readonly ModuleId[], options: Options])[] = [
  [4, ['teams'], {}],
  [4, ['advanced', 'volcano', 'unbound', 'teams'], {}],
  [5, ['stormgates', 'teams'], {}],
  [5, ['unbound', 'stormgates', 'teams', 'draft'], { twoAttacks: true }],
  [6, ['stormgates', 'teams'], {}],
  [6, ['advanced', 'stormgates', 'teams'], { twoTeams: true }],
];

test.each(TABLES)(
  '[TEAM-02, RULE-24] of %i with %j, %j the hands pass to whom the table says, and to nobody else',
  (players, modules, options) => {
    const seen = { passes: 0, turns: 0, battles: 0 };
    for (let game = 0; game < 6; game++) {
      const s = midgame(standardConfig(players, modules, { ...options, weeks: 1 }), `turns ${game}`);
      const table = new TurnTable(players, teamsBySeat(players, options.twoTeams === true), s.first);
      const chance = newChance(`turns ${players} ${game}`);
      const problems: string[] = [];
      for (let steps = 0; !isOver(s) && steps < 700 && problems.length === 0; steps++) {
        if (s.day !== table.day || s.turn !== table.hands)
          problems.push(`day ${s.day} of ${s.turn} instead of day ${table.day} of ${table.hands}`);
        const open = decision(s);
        const inTurn = open?.kind === 'opening' || open?.kind === 'acting';
        const candidates = everyone(players).map((to) => ({
          action: { kind: 'passHands', to } as const,
          legal: inTurn && table.mayPass(to),
        }));
        problems.push(...differences(s, ['passHands'], candidates));
        const action = next(s, chance);
        if (action.kind === 'passHands') seen.passes++;
        if (action.kind === 'endTurn') seen.turns++;
        if (action.kind === 'attack') seen.battles++;
        const seat = toMove(s);
        step(s, action);
        if (!isOver(s)) table.done(seat, action);
      }
      expect(problems).toEqual([]);
    }
    expect(seen.passes).toBeGreaterThan(40);
    expect(seen.turns).toBeGreaterThan(60);
    expect(seen.battles).toBeGreaterThan(10);
  },
);

const cardsSeen = (s: GameState, viewer: number): readonly Card[] => {
  const open = viewFor(s, viewer).decision;
  return open?.kind === 'draft' ? (open.choice.cards ?? []).map(({ card }) => card) : [];
};
const sorted = (cards: readonly Card[]): readonly Card[] => [...cards].sort((a, b) => a - b);

test.each([
  [2, []],
  [2, ['unbound']],
  [3, ['advanced']],
  [4, ['teams', 'unbound']],
  [5, ['stormgates']],
  [6, ['unbound', 'stormgates', 'teams']],
] as const)(
  '[DRAFT-01, RULE-28] of %i with %j everybody is offered, owns and knows what the table says, and nothing else',
  (players, modules) => {
    for (let game = 0; game < 2; game++) {
      for (const bandsFirst of [false, true]) {
        const config = standardConfig(players, [...modules, 'draft'], { bandsFirst });
        const s = createGame(config, `drafts ${game}`);
        const chance = newChance(`drafts ${players} ${game}`);
        while (decision(s)?.kind !== 'draft') step(s, item(legalActions(s), 0));
        const table = new DraftTable(players, s.first);
        while (!table.isOver()) {
          expect(toMove(s)).toBe(table.chooser());
          const offer = table.lies(cardsSeen(s, table.chooser()));
          expect(offer.map((card) => s.rules.names[kindOf(s, card)])).toEqual(
            offer.map(() => DraftTable.KINDS[table.round]),
          );
          expect(offer.filter((card) => factionOf(s, card) < 0)).toEqual([]);
          // Any one of those that lie there; of cards that are alike the list names one.
          const every = Array.from({ length: s.rules.cards }, (_, card) => card);
          const alone = every.map((card) => ({
            action: { kind: 'take', cards: [card] } as const,
            legal: offer.includes(card),
          }));
          const none = [[], offer.slice(0, 2)].map((cards) => ({
            action: { kind: 'take', cards } as const,
            legal: false,
          }));
          const wrong = [...alone, ...none].filter(({ action, legal }) => (refusal(s, action) === null) !== legal);
          expect(wrong).toEqual([]);
          const named = legalActions(s).flatMap((action) => (action.kind === 'take' ? action.cards : []));
          expect(named.map((card) => factionOf(s, card))).toEqual([
            ...new Set(sorted(offer).map((card) => factionOf(s, card))),
          ]);
          for (let viewer = 0; viewer < players; viewer++) {
            const view = viewFor(s, viewer);
            expect(cardsSeen(s, viewer)).toEqual(viewer === table.chooser() ? sorted(offer) : []);
            expect(view.remembered.flatMap(({ cards }) => cards.map(({ card }) => card))).toEqual(
              sorted(table.memory[viewer] ?? []),
            );
            expect((view.deck ?? []).map(({ card }) => card)).toEqual(sorted(table.owned[viewer] ?? []));
          }
          const action = item(legalActions(s), pick(chance, legalActions(s).length));
          const [card = -1] = action.kind === 'take' ? action.cards : [];
          step(s, action);
          table.take(card);
        }
        expect(s.day).toBe(1);
        for (let seat = 0; seat < players; seat++) {
          const deck = (viewFor(s, seat).deck ?? []).map(({ card }) => card);
          expect(deck).toHaveLength(10);
          expect(deck).toEqual(expect.arrayContaining(table.owned[seat] ?? []));
          expect(viewFor(s, seat).remembered).toEqual([]);
        }
        expect(cardsIn(s, 0).length).toBeGreaterThan(0);
      }
    }
  },
);
