/** Positions in which a question is open that random play seldom reaches. */
import { debug, nationOf, standardConfig, type GameState, type KindName, type Options } from '@battalia/engine/testing';
import { arrange, card, hand, play, sq, type TileSpec } from './support';

/** Seat 0 looks through its own nation with the Horn. */
export function searching(): GameState {
  const s = arrange({ hands: { 0: ['horn', 'supply'] }, nations: { 0: ['islanders lord', 'supply', 'supply'] } });
  return play(s, { kind: 'summon', by: card(s, 0, 'horn') });
}

/** Seat 0 looks through the nation of seat 1 with the Hand of Luut. */
export function borrowing(): GameState {
  const s = arrange({
    hands: { 0: ['hand', 'supply'], 1: ['supply'] },
    nations: { 1: ['islanders lord', 'supply', 'barfolk chief'] },
    shelters: { 1: ['supply'] },
  });
  return play(s, { kind: 'borrow', by: card(s, 0, 'hand'), from: 1 });
}

/** Seat 0 has beaten the first sanctuary, and has eight points with its seal. */
export function atHoard(options: Options = {}, owned: readonly KindName[] = []): GameState {
  const tiles: TileSpec[] = [
    { at: [1, 1], card: 'barfolk city4', level: 3, owner: 0 },
    { at: [1, 7], card: 'cloudborn city4', level: 3, owner: 0 },
  ];
  const start = arrange({
    config: standardConfig(4, ['volcano'], options),
    tiles,
    hands: { 0: ['weapon', 'barfolk lord', 'barfolk lord', 'barfolk lord', 'supply', 'supply'] },
    shelters: { 0: owned },
    heroes: { 0: [[3, 3]] },
  });
  let s = play(start, {
    kind: 'attack',
    target: { kind: 'sanctuary', square: sq(3, 3) },
    heroes: 1,
    weapon: card(start, 0, 'weapon'),
    copies: 1,
  });
  for (const lord of hand(s, 0, 'lord', 'lord')) s = play(s, { kind: 'lay', card: lord, copies: 1 });
  return play(s, { kind: 'stand' });
}

/** The same for a seat that owns as many Great Artefacts as it may. */
export const atFullHoard = (): GameState => atHoard({ weeks: 3 }, ['horn', 'crown']);

/** Seat 0 has beaten the ruins. */
export function atRuins(): GameState {
  const start = arrange({
    hands: { 0: ['weapon', 'barfolk lord', 'barfolk lord', 'barfolk lord'] },
    heroes: { 0: [[4, 4]] },
  });
  let s = play(start, {
    kind: 'attack',
    target: { kind: 'ruins', square: sq(4, 4) },
    heroes: 1,
    weapon: card(start, 0, 'weapon'),
    copies: 1,
  });
  for (const lord of hand(s, 0, 'lord', 'lord')) s = play(s, { kind: 'lay', card: lord, copies: 1 });
  return play(s, { kind: 'stand' });
}

/** The amulet has sent a fourth card into the ambush of seat 0. */
export function dismissing(): GameState {
  const s = arrange({
    hands: { 0: ['amulet', 'islanders friman'] },
    ambushes: { 0: ['supply', 'barfolk lord', 'barfolk chief'] },
    die: 4,
  });
  return play(s, { kind: 'charm', by: card(s, 0, 'amulet'), card: card(s, 0, 'islanders friman') });
}

/** Seat 0 holds a card of seat 1 that nobody else has seen. */
export function holdingALoan(): GameState {
  const s = borrowing();
  return play(s, { kind: 'take', cards: [debug.named(s, nationOf(1), 'islanders lord')] });
}
