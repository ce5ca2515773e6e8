/** The rulebook's jump with a horse and a supply, and a turn that the storm changes again and again. */
import {
  cardsIn,
  clone,
  decision,
  handOf,
  heroSquare,
  item,
  NONE,
  viewFor,
  type GameState,
} from '@battalia/engine/testing';
import { move } from '../../../src/engine/core/piles';
import { GOLD, GREEN, jumpWith, ORANGE, RED, spend, stack, storm, stormConfig, stormNamed, stormsUsed } from '../gates';
import {
  cardName,
  eventsOf,
  hand,
  handNames,
  isOpen,
  kind,
  legal,
  play,
  playLogged,
  sq,
  times,
  violation,
  type CardName,
} from '../support';

const THREE = times<CardName>(3, 'supply');

const start = (advanced: boolean): GameState =>
  stack(
    storm({
      config: stormConfig(advanced ? ['advanced'] : []),
      hands: { 0: ['supply', 'supply', 'supply', 'horse'] },
      nations: { 0: ['barfolk lord'] },
    }),
    'stormDraw',
  );

test('[GATE-02, ADV-01] a Sunblessed hero through the green gate to the orange one: three supplies, or a horse and a supply', () => {
  const s = start(false);
  expect(isOpen(s, jumpWith(s, ['supply', 'supply', 'supply']))).toBe(true);
  expect(isOpen(s, jumpWith(s, ['horse', 'supply']))).toBe(true);
  expect(violation(s, jumpWith(s, ['supply', 'supply']))).toEqual({ code: 'wrongJump', needed: 2 });
  const ridden = play(s, jumpWith(s, ['horse', 'supply']));
  expect(decision(ridden)).toEqual({ kind: 'onward', seat: 0, hero: 0, steps: 1 });
});

test('[GATE-02, GATE-03, ADV-01] in the advanced game the orange gate is home ground: the horse still has two steps, chosen after the storm', () => {
  const s = start(true);
  expect(isOpen(s, jumpWith(s, ['supply', 'supply']))).toBe(true);
  expect(violation(s, jumpWith(s, ['supply', 'supply', 'supply']))).toEqual({ code: 'wrongJump', needed: 1 });

  const { state, events } = playLogged(s, jumpWith(s, ['horse', 'supply']));
  expect(events.map((event) => event.kind)).toEqual(['paid', 'moved', 'stormDrawn', 'drew', 'jumped']);
  expect(eventsOf(events, 'moved')).toEqual([{ kind: 'moved', seat: 0, hero: 0, path: [sq(4, 1), GREEN] }]);
  expect(decision(state)).toEqual({ kind: 'onward', seat: 0, hero: 0, steps: 2 });
  expect(legal(state, 'onward').map(({ to }) => to)).toEqual([sq(2, 4), sq(2, 5)]);

  const after = play(state, { kind: 'onward', to: sq(2, 4) });
  expect(heroSquare(after, 0, 0)).toBe(sq(2, 4));
  // The card that the storm has brought is there to be played, and so are the two supplies that were not needed.
  expect([...handNames(after, 0)].sort()).toEqual(['barfolk lord', 'supply', 'supply']);
  expect(decision(after)).toEqual({ kind: 'acting', seat: 0 });
});

test('[GATE-03, GATE-04, GATE-05] two days in the storm: a horse for the next jump, a road by an echo, a city that grows', () => {
  let s = storm({
    hands: { 0: [...times<CardName>(3, 'supply'), 'barfolk chief'] },
    nations: { 0: [...times<CardName>(4, 'supply'), 'cloudborn friman'] },
    decks: { horse: ['cloudborn horse'], straight: ['emberians straight'] },
    limbo: [],
  });
  s = stack(spend(s, 'stormLimbo', 'stormRoad'), 'stormArtefact', 'stormEcho', 'stormCity');

  // From the green gate to the gold one. The hero waits on the first while its player chooses a horse.
  s = play(s, jumpWith(s, THREE, GOLD));
  expect(heroSquare(s, 0, 0)).toBe(GREEN);
  s = play(s, { kind: 'stormArtefact', artefact: kind('horse'), faction: null });
  expect([...handNames(s, 0)].sort()).toEqual(['barfolk chief', 'cloudborn horse']);
  expect(heroSquare(s, 0, 0)).toBe(GOLD);

  // The new horse may be ridden at once, but not through the storm again.
  expect(legal(s, 'jump')).toEqual([]);
  s = play(s, { kind: 'move', hero: 0, to: sq(6, 5), pay: hand(s, 0, 'cloudborn horse') });
  s = play(s, { kind: 'endTurn' });
  for (let seat = 1; seat < 4; seat++) s = play(s, { kind: 'begin' }, { kind: 'endTurn' });
  s = play(s, { kind: 'begin' });

  // The next day: back to the gold gate and on to the red one. The echo cannot bring back the empty limbo's effect.
  s = play(s, { kind: 'jump', hero: 0, from: GOLD, to: RED, pay: hand(s, 0, ...THREE).sort((a, b) => a - b) });
  expect(stormsUsed(s)).toEqual(['stormEcho', 'stormArtefact', 'stormRoad', 'stormLimbo']);
  expect(legal(s, 'stormEcho').map((action) => action.card)).toEqual(
    [stormNamed(s, 'stormArtefact'), stormNamed(s, 'stormRoad')].sort((a, b) => a - b),
  );
  s = play(s, { kind: 'stormEcho', card: stormNamed(s, 'stormRoad') }, { kind: 'stormRoad', tile: kind('straight') });
  expect(viewFor(s, 1).waiting.map((frame) => frame.kind)).toEqual(['landing']);
  s = play(s, { kind: 'place', square: sq(5, 1), quarters: 0 });
  expect(cardName(s, s.tile[sq(5, 1)] ?? NONE)).toBe('emberians straight');
  expect([heroSquare(s, 0, 0), decision(s)?.kind]).toEqual([RED, 'acting']);

  // Another player's hero, another storm: a city of level 2 becomes one of level 3.
  s = play(s, { kind: 'endTurn' }, { kind: 'begin' });
  s = clone(s);
  s.hero[2] = GREEN;
  for (const supply of cardsIn(s, kind('supply')).slice(0, 2)) move(s, supply, handOf(1));
  s = play(
    s,
    item(
      legal(s, 'jump').filter(({ to }) => to === ORANGE),
      0,
    ),
  );
  s = play(s, { kind: 'stormCity', square: sq(4, 4) });
  expect([s.level[sq(4, 4)], heroSquare(s, 1, 0)]).toEqual([3, ORANGE]);
});
