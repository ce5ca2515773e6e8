/** A team's turn: lines of two partners in turns, and whole battles of both, against the same opponent one after the other. */
import {
  decision,
  handOf,
  NONE,
  standings,
  toMove,
  viewFor,
  type GameState,
  type Seat,
} from '@battalia/engine/testing';
import {
  card,
  census,
  eventsOf,
  hand,
  handNames,
  kind,
  legal,
  play,
  playedNames,
  playLogged,
  refused,
  shelterNames,
  sq,
  times,
  violation,
  type CardName,
} from '../support';
import {
  attack,
  begin,
  cityAt,
  configWith,
  CROSSING,
  endTurn,
  field,
  fight,
  heroOf,
  lay,
  pass,
  passHands,
  score,
  stand,
  TARGET,
} from '../battlefield';

const FRONT: Seat = 0;
const PARTNER: Seat = 2;

test('[TEAM-02, TEAM-03, TEAM-04, LINE-01, BATTLE-12] two partners act in turns and take a city by two attacks', () => {
  const start = field({
    config: configWith(['teams'], { weeks: 2 }),
    step: 'opening',
    day: 7,
    level: 3,
    heroes: { 0: [[4, 3]], 2: [[4, 5]], 1: [[4, 5]] },
    hands: {
      0: ['barfolk weapon', 'barfolk lord', 'barfolk friman', 'supply', 'supply', 'supply'],
      1: ['cloudborn chief', 'cloudborn chief', 'supply'],
      2: ['emberians weapon', 'emberians weapon', 'emberians lord', 'emberians priest', 'horse', 'barfolk priest'],
    },
    nations: {
      0: times<CardName>(7, 'supply'),
      1: ['cloudborn friman', 'cloudborn friman', 'supply', 'supply', 'supply', 'supply', 'supply', 'supply'],
      2: times<CardName>(7, 'supply'),
    },
    shelters: { 0: [], 1: [], 2: [] },
  });

  // Both open the turn, the partner first.
  let s = play(start, passHands(PARTNER), begin, passHands(FRONT), begin);
  expect(viewFor(s, 'table').hands).toEqual({ begun: [0, 2], acted: true });

  // A line of the one, a fight of the other, and a line again.
  s = play(s, { kind: 'hire', unit: kind('friman'), pay: hand(s, FRONT, 'supply', 'supply') });
  expect(playedNames(s, FRONT)).toHaveLength(4);
  s = play(s, passHands(PARTNER));
  s = play(s, attack(heroOf(1, 0, CROSSING), card(s, PARTNER, 'weapon')), stand);
  expect(decision(s)).toEqual({ kind: 'reply', seat: 1 });
  // The hero who is attacked would have to flee two squares away: it fights, with a chief that it does not lay.
  s = play(s, fight(1), pass);
  expect(s.hero[2]).toBe(NONE);
  // The defender has six cards again before anything else is done.
  expect(handNames(s, 1)).toHaveLength(6);

  // The first attack on the city, by the front alone: weapon and lord, moral, against 3.
  s = play(s, passHands(FRONT));
  s = play(s, attack(cityAt(TARGET), card(s, FRONT, 'weapon')), lay(card(s, FRONT, 'lord')), stand, fight());
  expect(score(s)).toEqual([6, 3]);
  expect(refused(s, passHands(PARTNER))).toBe('notInBattle');
  for (const chief of hand(s, 1, 'chief', 'chief')) s = play(s, lay(chief));
  expect(score(s)).toEqual([6, 7]);
  s = play(s, stand, pass);
  expect(s.holder[TARGET]).toBe(1);
  expect(s.hero[0]).toBe(NONE);
  // BATTLE-12 waits for the end of a turn; TEAM-03 does not.
  expect(handNames(s, 1)).toHaveLength(6);
  expect(shelterNames(s, 1)).toEqual(['cloudborn chief', 'cloudborn chief']);

  // The fight is wholly over: the partner rides there and attacks the same city.
  s = play(s, passHands(PARTNER));
  expect(violation(s, attack(cityAt(TARGET), card(s, PARTNER, 'weapon')))).toEqual({ code: 'heroNotThere' });
  s = play(s, { kind: 'move', hero: 0, to: TARGET, pay: hand(s, PARTNER, 'horse') });
  s = play(s, attack(cityAt(TARGET), card(s, PARTNER, 'weapon')));
  for (const unit of hand(s, PARTNER, 'emberians lord', 'emberians priest')) s = play(s, lay(unit));
  expect(score(s)).toEqual([9, 3]);
  const { state, events } = playLogged(play(s, stand, fight()), pass);
  s = state;
  expect(eventsOf(events, 'conquered')).toEqual([{ kind: 'conquered', seat: PARTNER, square: TARGET, level: 3 }]);
  expect(s.holder[TARGET]).toBe(PARTNER);

  // What the one has taken is the other's neither to upgrade nor to hire in.
  s = play(s, passHands(FRONT));
  expect(legal(s, 'recruit')).toEqual([]);
  expect(legal(s, 'upgrade')).toEqual([]);

  // Each ends alone; the day goes on with the other team.
  s = play(s, endTurn);
  expect([toMove(s), s.day]).toEqual([PARTNER, 7]);
  expect(handNames(s, FRONT)).toHaveLength(6);
  expect(refused(s, passHands(FRONT))).toBe('handsStay');
  s = play(s, endTurn);
  expect([toMove(s), s.day]).toEqual([1, 7]);
  expect(s.size[handOf(1)]).toBe(6);
  s = play(s, begin, endTurn);
  expect(toMove(s)).toBe(3);
  s = play(s, begin, endTurn);
  expect([toMove(s), s.day]).toEqual([FRONT, 8]);
  expect(points(s)).toEqual([
    [0, 6],
    [2, 6],
    [1, 1],
    [3, 1],
  ]);
  expect(census(s)).toEqual([]);
  expect(s.level[sq(4, 7)]).toBe(2);
});

const points = (s: GameState) => standings(s).map((row) => [row.seat, row.points]);
