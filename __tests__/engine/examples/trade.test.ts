/** A trade chain with a star post: two posts, every trade, what may not be traded back, and a chest that hides two cards. */
import {
  BARFOLK,
  cardsIn,
  decision,
  deckSize,
  FRIMAN,
  HORSE,
  LIMBO,
  legalActions,
  NONE,
  SUPPLY,
  TITLE,
  tradeState,
  type GameState,
} from '@battalia/engine/testing';
import {
  ambushNames,
  card,
  cardName,
  eventsOf,
  hand,
  handNames,
  play,
  playedNames,
  playLogged,
  refused,
  shelterNames,
  sq,
  times,
  type CardName,
} from '../support';
import { endTurn, field, line, promote } from '../battlefield';
import { buy, buyDust, hide, sell, TRADING } from '../trade';

/** Horses are illuminated and titles match. */
const DAY = 7;
const POST = sq(4, 2);

const start = (): GameState =>
  field({
    config: TRADING,
    day: DAY,
    heroes: { 0: [[4, 1]] },
    hands: {
      0: [...times<CardName>(3, 'barfolk friman'), 'tool', 'emberians horse', 'chest', ...times<CardName>(5, 'supply')],
    },
    nations: { 0: times<CardName>(8, 'supply') },
    decks: { title: ['islanders title', 'barfolk title'], chief: ['islanders chief', 'barfolk chief'] },
  });

test('a trade chain with a star post', () => {
  let s = start();
  const size = deckSize(s, 0);
  const [old, horse] = [card(s, 0, 'chest'), card(s, 0, 'horse')];

  // Two frimen build the first post beside the city; nobody trades without a hero there.
  s = play(
    s,
    { kind: 'foundPost', pay: hand(s, 0, 'barfolk friman', 'barfolk friman') },
    { kind: 'layPost', square: POST },
  );
  expect(refused(s, sell(horse))).toBe('notAtPost');
  s = play(s, { kind: 'move', hero: 0, to: POST, pay: hand(s, 0, 'supply') });

  // The horse for a chest, the old chest for a title of the own faction: titles match today.
  s = play(s, sell(horse));
  const fresh = card(s, 0, 'chest') === old ? card(s, 0, 'chest', 1) : card(s, 0, 'chest');
  expect(s.bottom[HORSE]).toBe(horse);
  expect(refused(s, buy(fresh, HORSE))).toBe('justTraded');
  s = play(s, buy(old, TITLE, BARFOLK));
  expect(handNames(s, 0)).toEqual(
    ['barfolk friman', 'barfolk title', cardName(s, card(s, 0, 'tool')), 'chest', ...times(4, 'supply')].sort(),
  );
  const title = card(s, 0, 'title');
  expect(refused(s, sell(title))).toBe('justTraded');

  // What was traded for is played at once.
  s = play(s, promote(title, card(s, 0, 'barfolk friman')));
  expect(handNames(s, 0)).toContain('barfolk chief');

  // With one post there is no stardust; the tool builds the second, on the same card.
  expect(refused(s, buyDust(...hand(s, 0, 'supply', 'supply')))).toBe('needsStarPost');
  s = play(s, { kind: 'foundPost', pay: hand(s, 0, 'tool') }, { kind: 'layPost', square: POST });
  expect([tradeState.postsAt(s, 0, POST), tradeState.hasStar(s, 0)]).toEqual([2, true]);
  const paid = line(hand(s, 0, 'supply', 'supply'));
  const traded = playLogged(s, buyDust(...paid));
  expect(eventsOf(traded.events, 'traded').map((event) => event.paid)).toEqual([paid]);
  s = traded.state;
  expect(
    cardsIn(s, SUPPLY)
      .slice(-2)
      .sort((a, b) => a - b),
  ).toEqual(paid);
  expect(deckSize(s, 0)).toBe(size - 1);

  // The stardust alone hires a friman, who brings a supply.
  const dust = card(s, 0, 'stardust');
  s = play(s, { kind: 'hire', unit: FRIMAN, pay: [dust] });
  expect(deckSize(s, 0)).toBe(size + 1);

  // The new chest is no good for another trade, but it hides two cards.
  s = play(s, { kind: 'ambush', card: card(s, 0, 'chief'), price: fresh });
  expect(decision(s)).toEqual({ kind: 'hide', seat: 0, left: 2 });
  s = play(s, hide(card(s, 0, 'supply')), hide());
  expect([ambushNames(s, 0), cardsIn(s, LIMBO)]).toEqual([['barfolk chief', 'supply'], [fresh]]);
  expect(legalActions(s).filter(({ kind }) => kind === 'sellArtefact' || kind === 'buyArtefact')).toEqual([]);

  // At the end of the turn the posts stay, and nothing is just traded any more.
  expect(playedNames(s, 0)).toEqual(expect.arrayContaining(['barfolk friman', 'barfolk title', 'stardust', 'supply']));
  s = play(s, endTurn);
  expect(shelterNames(s, 0)).toEqual(expect.arrayContaining(['barfolk title', 'stardust']));
  expect(tradeState.postsOf(s, 0)).toBe(2);
  expect([...tradeState.state.gained.of(s)].some((seat) => seat !== 0)).toBe(false);
  expect([s.turn, s.zone[dust] === NONE]).toEqual([1, false]);
});
