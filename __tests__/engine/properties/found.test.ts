/** What random play has found: each once wrong, named after what went wrong. */
import { createGame, decode, encode, item, refusal, standardConfig } from '@battalia/engine';
import { arrange, card, hand, kind, legal, loadDie, play, refused } from '../support';
import { asAction } from './support/mutants';
import { RARE } from './support/rare';

test('a faction far beyond the last one is not taken for one of the four', () => {
  const s = createGame(standardConfig(4), 'factions');
  for (const faction of [32, 33, 65, 64 + 3])
    expect(refusal(s, { kind: 'chooseFaction', faction })).toEqual({ code: 'factionTaken' });
});

test('a kind that only reads like a kind is no kind', () => {
  const s = arrange();
  for (const kind of [['endTurn'], { toString: () => 'endTurn' }, new String('endTurn')])
    expect(refusal(s, asAction({ kind }))).toEqual({ code: 'malformed' });
  expect(refusal(s, { kind: 'endTurn' })).toBeNull();
});

test('[ORACLE-06] an amulet that is free again is offered, though its twin still waits for its first card', () => {
  for (const free of [0, 1]) {
    // Day 3 illuminates the amulet. Both amulets are under a card, one of which then leaves the hand.
    let s = arrange({
      day: 3,
      hands: {
        0: ['barfolk amulet', 'barfolk amulet', 'barfolk friman', 'cloudborn chief', 'supply', 'emberians lord'],
      },
      shelters: { 0: ['supply'] },
    });
    const amulets = hand(s, 0, 'barfolk amulet', 'barfolk amulet');
    const cards = hand(s, 0, 'barfolk friman', 'cloudborn chief');
    amulets.forEach((by, i) => {
      loadDie(s, 1);
      s = play(s, { kind: 'charm', by, card: item(cards, i) });
    });
    s = play(s, { kind: 'ambush', card: item(cards, free), price: card(s, 0, 'supply') });
    const lord = card(s, 0, 'emberians lord');
    const by = item(amulets, free);
    expect(refused(s, { kind: 'charm', by: item(amulets, 1 - free), card: lord })).toBe('firstCardFirst');
    expect(legal(s, 'charm')).toEqual([{ kind: 'charm', by, card: lord }]);
  }
});

test('[RULE-05] of two affected cards that are alike, the one that an amulet waits for is offered beside the other', () => {
  for (const awaited of [0, 1]) {
    // Day 3 illuminates the amulet, which has a use left after its first card; the Hammer has none.
    let s = arrange({
      day: 3,
      hands: { 0: ['barfolk amulet', 'hammer', 'barfolk chief', 'barfolk chief', 'supply', 'supply'] },
    });
    const chiefs = hand(s, 0, 'barfolk chief', 'barfolk chief').sort((a, b) => a - b);
    for (const [by, chief] of [
      [card(s, 0, 'barfolk amulet'), item(chiefs, awaited)],
      [card(s, 0, 'hammer'), item(chiefs, 1 - awaited)],
    ] as const) {
      loadDie(s, 1);
      s = play(s, { kind: 'charm', by, card: chief });
    }
    const horses = legal(s, 'create').filter(({ artefact }) => artefact === kind('horse'));
    expect(
      horses
        .map(({ pay }) =>
          item(
            pay.filter((paid) => chiefs.includes(paid)),
            0,
          ),
        )
        .sort((a, b) => a - b),
    ).toEqual(chiefs);
  }
});

test('a list with holes takes no cards', () => {
  const before = arrange({ hands: { 0: ['horn'] } });
  const s = play(before, { kind: 'summon', by: card(before, 0, 'horn') });
  expect(refusal(s, { kind: 'take', cards: new Array<number>(2) })).toEqual({ code: 'notOffered' });
  expect(refusal(s, { kind: 'take', cards: [] })).toBeNull();
});

test('a save whose peak has a ruler of level 8 is read: the highest level is that of cities', () => {
  const s = RARE.find(({ name }) => name === 'the ruler of the peak')?.start('ruled');
  if (s === undefined) throw new Error('no such position');
  expect(Math.max(...s.level)).toBe(8);
  expect(decode(encode(s)).ok).toBe(true);
});
