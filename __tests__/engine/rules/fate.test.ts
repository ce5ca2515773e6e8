/** The fate cards (FATE). */
import {
  at,
  campOf,
  cardsIn,
  checkConfig,
  cohortDraw,
  debug,
  decision,
  fateState,
  GREAT,
  greatOwned,
  handOf,
  HORN,
  HAMMER,
  item,
  kindOf,
  LIMBO,
  lineOf,
  nationOf,
  NONE,
  PAVILION,
  rulesOf,
  shelterOf,
  standardConfig,
  SWORD,
  targetsAt,
  viewFor,
  type ActionOf,
  type Card,
  type KindName,
} from '@battalia/engine/testing';
import { askNamed } from '../../../src/engine/core/decision';
import { move } from '../../../src/engine/core/piles';
import {
  allowed,
  card,
  cardName,
  eventsOf,
  hand,
  handNames,
  isOffered,
  legal,
  named,
  play,
  playLogged,
  refused,
  shelterNames,
  times,
  violation,
  type CardName,
} from '../support';
import {
  openAttack,
  attack,
  cityAt,
  configWith,
  endTurn,
  field,
  fight,
  lay,
  line,
  pass,
  RUINS_SQUARE,
  score,
  stand,
  TARGET,
  type Field,
} from '../battlefield';
import { choosing, drawFate, drawn, FATE, fatesOf, onTop, restOf } from '../fate';

const RUINS = { kind: 'ruins', square: RUINS_SQUARE } as const;
const follow = (stardust: boolean): ActionOf<'followFate'> => ({ kind: 'followFate', stardust });
const name = (by: Card, of: number): ActionOf<'nameCopy'> => ({ kind: 'nameCopy', by, of });

// ---------------------------------------------------------------- FATE-01

test('[SG-06, FATE-01] three fate cards lie face down, and stand in for the extra Great Artefact', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    const s = debug.started(standardConfig(players, ['stormgates', 'trade', 'relics', 'fate']), 'lain');
    expect([s.size[GREAT], s.size[fatesOf(s)], s.size[restOf(s)]]).toEqual([players, 3, 17 - players]);
    expect(cardsIn(s, restOf(s)).map((one) => cardName(s, one))).not.toContain('fate1');
  }
  const orders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
    const s = debug.started(FATE, seed);
    return cardsIn(s, fatesOf(s))
      .map((one) => cardName(s, one))
      .join();
  });
  expect(new Set(orders).size).toBeGreaterThan(3);
});

test('[FATE-01, SG-12] fate needs stardust', () => {
  expect(checkConfig(standardConfig(4, ['stormgates', 'fate']))).toEqual({
    kind: 'moduleNeeds',
    module: 'fate',
    needs: 'trade',
  });
  expect(checkConfig(standardConfig(4, ['stormgates', 'trade', 'fate']))).toBeNull();
});

test('[FATE-01] whoever is to choose a Great Artefact may draw the top fate card instead', () => {
  const s = onTop(choosing(), 'fate2');
  expect(decision(s)).toEqual({ kind: 'great', seat: 0 });
  expect(legal(s, 'take')).toHaveLength(2);
  const { state, events } = playLogged(s, drawFate);
  expect(events).toEqual([{ kind: 'fateDrawn', seat: 0, fate: 2 }]);
  expect(decision(state)).toEqual({ kind: 'fate', seat: 0, fate: 2, toHand: false });
  expect(cardsIn(state, GREAT)).toHaveLength(2);
  expect(shelterNames(play(s, item(legal(s, 'take'), 0)), 0)).toHaveLength(1);
});

test('[FATE-01] the cards return and are shuffled', () => {
  const orders = Array.from({ length: 12 }, (_, i) => {
    const s = play(drawn('fate2', { seed: `shuffled ${i}` }), follow(true));
    expect(s.size[fatesOf(s)]).toBe(3);
    return cardsIn(s, fatesOf(s))
      .map((one) => cardName(s, one))
      .join();
  });
  expect(new Set(orders).size).toBeGreaterThan(3);
});

test('[FATE-01] by another road than the ruins, where something grants it: gains go where it says', () => {
  const s = field({ config: FATE, day: 7 });
  for (const hook of s.rules.hooks.grantsElse) hook(onTop(s, 'fate2'), 0, handOf(0), undefined);
  expect(decision(s)).toEqual({ kind: 'fate', seat: 0, fate: 2, toHand: true });
  const great = at(s.top, restOf(s));
  const taken = play(s, follow(false));
  expect(cardsIn(taken, handOf(0))).toEqual([great]);
  expect(viewFor(taken, 2).players[0]?.hand.map((one) => one.card)).toEqual([great]);
  expect(handNames(play(s, follow(true)), 0)).toEqual(['stardust']);
});

// ---------------------------------------------------------------- FATE-02

describe('what a fate card brings', () => {
  test('[FATE-02] 1: the card itself, as a copy, or two stardust', () => {
    const s = drawn('fate1');
    expect(legal(s, 'followFate')).toEqual([follow(false), follow(true)]);
    const { state, events } = playLogged(s, follow(false));
    expect(eventsOf(events, 'claimed')).toEqual([{ kind: 'claimed', seat: 0, card: fateState.copyCard(s) }]);
    expect([shelterNames(state, 0), state.size[fatesOf(state)], greatOwned(state, 0)]).toEqual([['fate1'], 2, 1]);
    const dust = play(s, follow(true));
    expect([shelterNames(dust, 0), dust.size[fatesOf(dust)]]).toEqual([['stardust', 'stardust'], 3]);
  });

  test('[FATE-02] 2: the top of the rest pile, unseen, or one stardust', () => {
    const s = drawn('fate2');
    const top = at(s.top, restOf(s));
    const state = play(s, follow(false));
    expect([cardsIn(state, shelterOf(0)), state.size[restOf(s)]]).toEqual([[top], (s.size[restOf(s)] ?? 0) - 1]);
    expect(shelterNames(play(s, follow(true)), 0)).toEqual(['stardust']);
    expect(viewFor(s, 0).piles.find((pile) => pile.name === 'rest')?.cards).toEqual([]);
  });

  test('[FATE-02] 3: any of the rest pile, which is shuffled then, or one stardust', () => {
    const s = drawn('fate3');
    expect(shelterNames(play(s, follow(true)), 0)).toEqual(['stardust']);
    const looking = play(s, follow(false));
    expect(decision(looking)).toEqual({ kind: 'fateRest', seat: 0, toHand: false });
    const rest = cardsIn(looking, restOf(s));
    expect(legal(looking, 'take').map(({ cards }) => cards)).toEqual(line(rest).map((one) => [one]));
    expect(refused(looking, { kind: 'take', cards: [] })).toBe('notOffered');
    const wanted = item(rest, rest.length - 1);
    const taken = play(looking, { kind: 'take', cards: [wanted] });
    expect(cardsIn(taken, shelterOf(0))).toEqual([wanted]);
    expect(viewFor(looking, 1).decision).toMatchObject({ choice: { cards: null } });
    expect(viewFor(looking, 0).decision).toMatchObject({
      choice: { cards: expect.arrayContaining([expect.anything()]) },
    });
    const orders = Array.from({ length: 6 }, (_, i) => {
      const one = play(drawn('fate3', { seed: `rest ${i}` }), follow(false));
      const pile = cardsIn(one, restOf(one));
      const gone = item(pile, 0);
      const after = cardsIn(play(one, { kind: 'take', cards: [gone] }), restOf(one));
      return after.join() === pile.slice(1).join();
    });
    expect(orders).toContain(false);
  });

  test('[FATE-02] who may own no further Great Artefact takes the stardust', () => {
    for (const fate of ['fate1', 'fate2', 'fate3'] as const) {
      const s = drawn(fate, { shelters: { 0: ['staff'] } });
      expect(legal(s, 'followFate')).toEqual([follow(true)]);
      expect(violation(s, follow(false))).toEqual({ code: 'greatLimit', most: 1 });
    }
  });

  test('[FATE-02, BATTLE-17] so the ruins may be attacked again, and with an empty display', () => {
    const full = field({ config: FATE, heroes: { 0: [[6, 5]] }, shelters: { 0: ['staff'] }, hands: { 0: ['weapon'] } });
    expect(allowed(full, attack(RUINS, card(full, 0, 'weapon')))).toBe(true);
    const plain = field({
      config: configWith(['stormgates', 'trade', 'relics']),
      heroes: { 0: [[6, 5]] },
      shelters: { 0: ['staff'] },
      hands: { 0: ['weapon'] },
    });
    expect(refused(plain, attack(RUINS, card(plain, 0, 'weapon')))).toBe('greatLimit');
    const chosen = choosing({ shelters: { 0: ['staff'] } });
    expect(legal(chosen, 'take')).toEqual([]);
    expect(legal(chosen, 'drawFate')).toEqual([drawFate]);
    expect(refused(chosen, { kind: 'take', cards: [named(chosen, GREAT, 'horn')] })).toBe('greatLimit');
    const empty = choosing({ great: [] });
    expect([decision(empty)?.kind, legal(empty, 'take'), legal(empty, 'drawFate')]).toEqual(['great', [], [drawFate]]);
    expect(targetsAt(empty, 0, RUINS_SQUARE)).toEqual([RUINS]);
  });

  test('[FATE-02] without stardust left that choice gives nothing, and one where two are due', () => {
    const none = drawn('fate1', { left: { stardust: 0 } });
    expect(shelterNames(play(none, follow(true)), 0)).toEqual([]);
    const one = drawn('fate1', { left: { stardust: 1 } });
    expect(shelterNames(play(one, follow(true)), 0)).toEqual(['stardust']);
  });

  test('[FATE-02] with an empty rest pile 2 and 3 give stardust, 1 is still kept', () => {
    const emptied = (fate: 'fate1' | 'fate2' | 'fate3') => {
      const s = drawn(fate);
      for (const great of cardsIn(s, restOf(s))) move(s, great, LIMBO);
      return s;
    };
    expect(legal(emptied('fate2'), 'followFate')).toEqual([follow(true)]);
    expect(violation(emptied('fate3'), follow(false))).toEqual({ code: 'notOffered' });
    expect(legal(emptied('fate1'), 'followFate')).toHaveLength(2);
  });
});

// ---------------------------------------------------------------- the copy

describe('a copy', () => {
  /** Seat 0 holds the copy, seat 1 owns these. */
  const holding = (owned: readonly KindName[], spec: Field = {}) =>
    field({
      config: FATE,
      day: 7,
      ...spec,
      shelters: { 1: owned, ...spec.shelters },
      hands: { 0: ['fate1'], ...spec.hands },
    });

  test('[FATE-02] stands for any Great Artefact of another player, named at each use', () => {
    const s = holding(['horn'], {
      shelters: { 1: ['horn'], 2: ['sword'] },
      limbo: ['crown'],
      great: ['wings'],
      nations: { 0: times<CardName>(9, 'supply') },
    });
    const by = card(s, 0, 'fate1');
    expect(legal(s, 'nameCopy')).toEqual([name(by, SWORD), name(by, HORN)]);
    for (const of of [s.rules.named['crown'], s.rules.named['wings'], s.rules.named['fate1'], -1])
      expect(refused(s, name(by, of ?? NONE))).toBe('notOffered');
    const { state, events } = playLogged(s, name(by, HORN));
    expect(events).toEqual([{ kind: 'copyNamed', seat: 0, by, of: HORN }]);
    expect(isOffered(state, { kind: 'summon', by })).toBe(true);
    expect(legal(state, 'nameCopy')).toEqual([]);
    expect(refused(state, name(by, SWORD))).toBe('wrongCard');
    // Everybody has heard it.
    expect(viewFor(state, 3).players[0]?.hand.map((one) => [one.card, one.kind])).toEqual([[by, HORN]]);
    const used = play(state, { kind: 'summon', by }, { kind: 'take', cards: [] }, endTurn);
    expect([kindOf(used, by), used.zone[by]]).toEqual([s.rules.named['fate1'], shelterOf(0)]);
  });

  test('[FATE-02, RULE-43] where others own none there is nothing to name, and by itself it is no use', () => {
    const s = holding([], { shelters: { 0: ['supply'], 1: [] } });
    const by = card(s, 0, 'fate1');
    expect(legal(s, 'nameCopy')).toEqual([]);
    expect(refused(s, { kind: 'summon', by })).toBe('wrongCard');
    expect(rulesOf(FATE).fills[rulesOf(FATE).named['fate1'] ?? 0]).toBe(0);
  });

  test('[FATE-02] it counts as a Great Artefact: one at most, universal, in no tent, under no amulet', () => {
    const s = holding(['horn'], {
      hands: { 0: ['fate1', 'tent', 'supply', 'amulet', 'scroll'] },
      heroes: { 0: [[6, 5]] },
    });
    const by = card(s, 0, 'fate1');
    expect(greatOwned(s, 0)).toBe(1);
    expect(viewFor(s, 2).players[0]?.great.map((one) => one.card)).toEqual([by]);
    expect(refused(s, { kind: 'station', tent: card(s, 0, 'tent'), cards: [by], pay: hand(s, 0, 'supply') })).toBe(
      'greatArtefact',
    );
    expect(refused(s, { kind: 'charm', by: card(s, 0, 'amulet'), card: by })).toBe('notTransformable');
    const opening = field({
      config: FATE,
      step: 'opening',
      hands: { 0: ['fate1', 'barfolk friman', 'barfolk chief', 'supply'] },
    });
    expect([cohortDraw(opening, 0, [0]), cohortDraw(opening, 0, [1])]).toEqual([1, 0]);
  });

  test('[FATE-02] as a Sword it opens, fights and keeps the moral', () => {
    const s = holding(['sword'], { level: 4, heroes: { 0: [[4, 3]] } });
    const by = card(s, 0, 'fate1');
    expect(refused(s, attack(cityAt(TARGET), by))).toBe('needsWeapon');
    const fought = play(s, name(by, SWORD), attack(cityAt(TARGET), by));
    expect(score(fought)).toEqual([5 + 1, 4]);
    const won = play(fought, stand, { kind: 'surrender' }, endTurn);
    expect(kindOf(won, by)).toBe(s.rules.named['fate1']);
  });

  test('[FATE-02, RULE-42] named in a defence, it stands for nothing when the battle is over', () => {
    let s = field({
      config: FATE,
      day: 7,
      level: 1,
      heroes: { 0: [[4, 3]] },
      shelters: { 2: ['shield', 'horn'] },
      hands: { 0: ['barfolk weapon', 'barfolk friman'], 1: ['fate1'] },
    });
    s = play(openAttack(s, 'friman'), stand, fight());
    const by = card(s, 1, 'fate1');
    const shield = s.rules.named['shield'] ?? NONE;
    const laid = play(s, name(by, shield), lay(by));
    expect([score(laid), laid.zone[by]]).toEqual([[3, 1 + 5], lineOf(1)]);
    const kept = play(s, name(by, shield), pass);
    expect([kept.zone[by], kindOf(kept, by)]).toEqual([handOf(1), s.rules.named['fate1']]);
  });

  test('[FATE-02, RULE-42] as a Pavilion it stands for as long as it holds something', () => {
    const s = holding(['pavilion'], {
      hands: { 0: ['fate1', 'barfolk lord'] },
      nations: { 0: times<CardName>(9, 'supply') },
    });
    const by = card(s, 0, 'fate1');
    const camped = play(
      s,
      name(by, PAVILION),
      { kind: 'station', tent: by, cards: hand(s, 0, 'lord'), pay: [] },
      endTurn,
    );
    expect([cardsIn(camped, campOf(0)), kindOf(camped, by)]).toEqual([[by], PAVILION]);
    const again = play(camped, { kind: 'begin' }, endTurn, { kind: 'begin' }, endTurn, { kind: 'begin' }, endTurn, {
      kind: 'begin',
    });
    const emptied = play(again, { kind: 'decamp', tent: by });
    expect([emptied.zone[by], kindOf(emptied, by)]).toEqual([shelterOf(0), s.rules.named['fate1']]);
  });

  test('[FATE-02] one that leaves the creation deck returns to the fate cards', () => {
    const s = holding(['horn'], {
      hands: { 0: ['fate1', 'barfolk lord'] },
      nations: { 0: times<CardName>(12, 'supply') },
    });
    const by = card(s, 0, 'fate1');
    const { state, events } = playLogged(s, { kind: 'ambush', card: card(s, 0, 'lord'), price: by });
    expect([state.zone[by], cardsIn(state, LIMBO)]).toEqual([fatesOf(state), []]);
    expect(eventsOf(events, 'copyReturned')).toEqual([{ kind: 'copyReturned', seat: 0, card: by }]);
    const named2 = play(s, name(by, HORN), { kind: 'ambush', card: card(s, 0, 'lord'), price: by });
    expect([named2.zone[by], kindOf(named2, by)]).toEqual([fatesOf(s), s.rules.named['fate1']]);
    // Another price stays in the limbo.
    const other = play(s, { kind: 'ambush', card: by, price: card(s, 0, 'lord') });
    expect(cardsIn(other, LIMBO)).toHaveLength(1);
  });

  test('[FATE-02] a borrowed copy names what the borrower could: also what its owner has', () => {
    const s = field({
      config: FATE,
      day: 7,
      hands: { 0: ['hand'] },
      nations: { 1: ['fate1', 'supply'] },
      shelters: { 1: ['horn'] },
    });
    const by = named(s, nationOf(1), 'fate1');
    const lent = play(s, { kind: 'borrow', by: card(s, 0, 'hand'), from: 1 }, { kind: 'take', cards: [by] });
    expect(legal(lent, 'nameCopy').map(({ of }) => of)).toEqual([HORN]);
  });

  test('[FATE-02] a save in which anything else stands for another kind is none of ours', () => {
    const s = holding(['hammer']);
    const [module] = s.rules.modules.filter(({ id }) => id === 'fate');
    const named3 = play(s, name(card(s, 0, 'fate1'), HAMMER));
    expect(module?.sound?.(named3)).toBe(true);
    const forged = field({ config: FATE, hands: { 0: ['supply'] } });
    forged.kind[card(forged, 0, 'supply')] = HAMMER;
    expect(module?.sound?.(forged)).toBe(false);
  });
});

test('[FATE-01] a question that waits is not answered by anything else', () => {
  const s = field({ config: FATE, day: 7, hands: { 0: ['supply', 'supply'] } });
  askNamed(s, 'fate', 0, { fate: 2, toHand: true });
  expect(refused(s, { kind: 'hire', unit: 0, pay: line(hand(s, 0, 'supply', 'supply')) })).toBe('answerFirst');
  expect(refused(s, drawFate)).toBe('answerFirst');
});
