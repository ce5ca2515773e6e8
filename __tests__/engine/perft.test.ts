/**
 * How many sequences of actions there are from a position: a fingerprint of the rules as a whole.
 * The first count of each position is worked out by hand in the comment above it; `deeper` gives the reason for the others.
 *
 * Nations and shelters are empty unless a position fills them, so that no count depends on how cards were shuffled:
 * after `endTurn` the next seat has two ways to open (mulligan, begin) and then nothing to do but end the turn.
 */
import {
  at,
  cardsIn,
  createGame,
  debug,
  decision,
  factionOf,
  FRIMAN,
  item,
  legalActions,
  NONE,
  refusal,
  standardConfig,
  step,
  type GameState,
} from '@battalia/engine/testing';
import { move } from '../../src/engine/core/piles';
import { arrange, card, loadDie, play, sq, times, type CardName } from './support';
import {
  attack,
  BARFOLK,
  charm,
  CLOUDBORN,
  EMBERIANS,
  ISLANDERS,
  cityAt,
  CROSSING,
  configWith,
  field,
  fight,
  heroOf,
  lay,
  NEUTRAL_CITY,
  stand,
  TARGET,
  type Field,
} from './battlefield';
import { give, opened, potionField } from './bilkarr';
import { stack, storm } from './gates';
import { drawn, FATE } from './fate';
import { CANYONS, FROST, JUNGLE, LAKES, meeting, MOUNTAINS, WOODS } from './metamorpha';
import { masked, RELICS } from './relics';
import { atPost, TRADING } from './trade';
import { BRIDGE, holdCity, open, stepOnto, valley, valleysConfig, wide } from './valleys';
import { setSeals } from './volcano';

const DAY = { tool: 1, weapon: 2, amulet: 3, title: 4, scroll: 5, tent: 6, horse: 7 } as const;
const supplies = (count: number): CardName[] => times<CardName>(count, 'supply');
const NOTHING = { 0: [], 1: [], 2: [], 3: [] } as const;

const quiet = (spec: Field): GameState =>
  field({ day: DAY.horse, shelters: NOTHING, ...spec, nations: { ...NOTHING, ...spec.nations } });
const holding = (...names: readonly CardName[]): GameState => quiet({ hands: { 0: names } });

/** On the map with the gates, too, no count depends on how cards were shuffled. */
const LONELY = { nations: NOTHING, shelters: NOTHING } as const;

interface Position {
  readonly title: string;
  readonly position: () => GameState;
  /** By depth, from 1. */
  readonly counts: readonly number[];
  /** What the counts after the first are made of, or would notice. Left out where a die decides. */
  readonly deeper?: string;
}

const POSITIONS: readonly Position[] = [
  // Four factions to choose from; then three, two, one, and the four corners.
  {
    title: '[SETUP-07] choosing factions',
    position: () => createGame(configWith([]), 'perft'),
    counts: [4, 12, 24, 24, 96],
    deeper: 'a chosen faction is gone; cities come after the last faction',
  },

  // No three cards of a faction: mulligan, begin.
  {
    title: '[TURN-05] a hand without a cohort',
    position: () =>
      quiet({ step: 'opening', hands: { 0: ['barfolk friman', 'barfolk chief', 'emberians lord', 'supply'] } }),
    counts: [2, 8, 80],
    deeper: 'either way a straight road, a turn, a tent, the end; then 13 + 24 squares and turns, 1 and 2',
  },

  // Bärfolk alone draw 0 or 1, shown to one of three: 6; Emberians alone: 6; both draw 0, 1 or 2: 9; mulligan, begin.
  {
    title: '[TURN-02, TURN-04] two cohorts of three',
    position: () =>
      quiet({
        step: 'opening',
        hands: { 0: [...times<CardName>(3, 'barfolk lord'), ...times<CardName>(3, 'emberians lord')] },
      }),
    counts: [23, 23, 46],
    deeper: 'lords build nothing here: every opening leads to the end of the turn',
  },

  // Nothing in hand, no hero on the board: end the turn.
  {
    title: '[TURN-08] an empty hand',
    position: () => holding(),
    counts: [1, 2, 2, 4],
    deeper: 'each further seat opens in two ways',
  },

  // A friman for two of the three supplies, a chief for all three; end.
  {
    title: '[HIRE-01] three supplies',
    position: () => holding(...supplies(3)),
    counts: [3, 4, 6],
    deeper: 'one supply is left after a friman and buys nothing',
  },

  // Three frimen of a faction are one tool; no city fits, since every free square lies beside one; end.
  {
    title: '[CREATE-01] three frimen',
    position: () => holding(...times<CardName>(3, 'barfolk friman')),
    counts: [2, 3],
    deeper: 'a line is played once',
  },

  // On the day when tools match, the faction is named: four of them; end.
  {
    title: '[CREATE-02, ORACLE-03] three frimen on the day of the tool',
    position: () => quiet({ day: DAY.tool, hands: { 0: times<CardName>(3, 'barfolk friman') } }),
    counts: [5, 6],
    deeper: 'all four lead on',
  },

  // A straight road, a turn; end. At depth 2: a straight road goes to 13 squares in one way each; a turn to the 12 of them
  // that one road leads to, in two ways each; after the end of the turn two ways to open: 13 + 24 + 2.
  {
    title: '[BUILD-01, BUILD-03, BUILD-06] a friman and a supply',
    position: () => holding('barfolk friman', 'supply'),
    counts: [3, 39],
    deeper: 'every square and turn, counted by hand',
  },

  // Two chiefs raise the city at home from 1 to 2; end.
  {
    title: '[BUILD-01] two chiefs',
    position: () => holding('barfolk chief', 'barfolk chief'),
    counts: [2, 3],
    deeper: 'one upgrade for two chiefs',
  },

  // The hero: one square for a supply, two for both; a second hero at home; a friman; end.
  {
    title: '[HERO-01, HERO-02] a weapon and two supplies, a hero at home',
    position: () => quiet({ hands: { 0: ['emberians weapon', 'supply', 'supply'] }, heroes: { 0: [[4, 1]] } }),
    counts: [5, 9],
    deeper:
      "back or on for the other supply 3; the enemy's city attacked or not 2; nothing left 1 + 1; the next seat 2",
  },

  // A horse: four squares within three steps. A supply: one. Both: the two squares that are four steps away. End.
  {
    title: '[ART-10, HERO-02] a horse and a supply',
    position: () => quiet({ day: DAY.tool, hands: { 0: ['horse', 'supply'] }, heroes: { 0: [[4, 1]] } }),
    counts: [8, 24],
    deeper:
      'what is left carries on from where the hero stands: 3 + 4 + 3 + 3 after the horse, 7 after the supply, 2 after both',
  },

  // Steps from home: 1 (4,2); 2 (4,3); 3 (3,3) (4,4); 4 (2,3) (4,5); 5 (3,5) (4,6) (5,5); 6 (2,5) (4,7) (6,5).
  // One copy: 4 squares; two copies: 2 + 3 + 3 = 8; end.
  {
    title: '[ORACLE-10] an illuminated horse',
    position: () => quiet({ hands: { 0: ['horse'] }, heroes: { 0: [[4, 1]] } }),
    counts: [13, 47],
    deeper: 'the second copy goes on after the first: 7 + 10 + 7 + 13; both spent 8; the next seat 2',
  },

  // The title promotes the friman: 1. The scroll converts friman, title, amulet and itself to three factions each: 12.
  // The amulet: title, scroll, friman: 3. End.
  {
    title: '[ART-01, ART-03, ART-06, ART-07, ART-08] title, scroll, amulet and friman',
    position: () => holding('barfolk title', 'barfolk scroll', 'barfolk amulet', 'emberians friman'),
    counts: [17],
  },

  // Either title promotes the friman; end.
  {
    title: '[ART-01, ART-06] two titles and a friman',
    position: () => holding('barfolk title', 'emberians title', 'islanders friman'),
    counts: [3, 4],
    deeper: 'the second title finds nothing to promote',
  },

  // One unit one rank or two, each of two frimen: 4; end. Then: after one rank the other friman one rank, or end; after two ranks the end.
  {
    title: '[ORACLE-07, RULE-03] an illuminated title and two frimen',
    position: () => quiet({ day: DAY.title, hands: { 0: ['barfolk title', 'emberians friman', 'islanders friman'] } }),
    counts: [5, 8],
    deeper: 'counted by hand: 2 x 2 + 2 x 1 + 2',
  },

  // One card under the tent for the supply: friman or lord; straight road and turn with friman and supply; end.
  {
    title: '[ART-09] tent, supply, friman and lord',
    position: () => holding('tent', 'supply', 'barfolk friman', 'barfolk lord'),
    counts: [5, 43],
    deeper: 'a tent can be emptied: 2 + 2; the roads 13 + 24; the next seat 2',
  },

  // On the day of the tent also both together: one more.
  {
    title: '[ORACLE-09] the same on the day of the tent',
    position: () => quiet({ day: DAY.tent, hands: { 0: ['tent', 'supply', 'barfolk friman', 'barfolk lord'] } }),
    counts: [6, 45],
    deeper: 'the tent with both is emptied as one',
  },

  // The Pavilion takes one of three, or two of three, for nothing: 6; end.
  {
    title: '[GA-10] the Pavilion and three cards',
    position: () => holding('pavilion', 'barfolk lord', 'barfolk priest', 'barfolk weapon'),
    counts: [7, 14],
    deeper: 'a Pavilion is emptied as one, whatever it holds: 6 x 2 + 2',
  },

  // Either card into ambush for the other: 2; end. The twelve supplies of the nation keep the deck large enough.
  {
    title: '[AMB-01] two cards and a large deck',
    position: () => quiet({ hands: { 0: ['barfolk lord', 'emberians lord'] }, nations: { 0: supplies(12) } }),
    counts: [3, 4],
    deeper: 'nothing is left to suspend',
  },

  // One of the three older cards leaves the ambush; then the turn goes on with an empty hand.
  {
    title: '[ART-03, RULE-18] a fourth card in ambush',
    counts: [3, 3, 6],
    deeper: 'the question is answered once',
    position: () => {
      const s = quiet({
        hands: { 0: ['amulet', 'barfolk chief'] },
        ambushes: { 0: ['barfolk friman', 'barfolk priest', 'barfolk lord'] },
      });
      loadDie(s, 4);
      return play(s, charm(card(s, 0, 'amulet'), card(s, 0, 'chief')));
    },
  },

  // Any of the other twelve cards on the board; end.
  {
    title: '[GA-04] the Wings and a hero',
    position: () => quiet({ hands: { 0: ['wings'] }, heroes: { 0: [[4, 1]] } }),
    counts: [13, 14],
    deeper: 'they are spent',
  },

  // Any opponent with a nation: two of three; end. Then: seat 1 has two kinds of card, seat 2 one.
  {
    title: '[GA-08] the Hand',
    position: () =>
      quiet({ hands: { 0: ['hand'] }, nations: { 1: ['barfolk lord', 'supply', 'supply'], 2: ['supply'] } }),
    counts: [3, 5],
    deeper: 'counted by hand: 2 + 1 + 2',
  },

  // Twelve cities and roads, three other terrains each, all of them in the pool; end.
  { title: '[GA-09] the Staff', position: () => holding('staff'), counts: [37, 38], deeper: 'it is spent' },

  // And pairs of one type and different terrain: of five cities 10 - 1 (both of the woods), of six straight roads 15 - 2.
  {
    title: '[GA-09] the Staff that swaps',
    position: () => quiet({ config: configWith([], { staffSwaps: true }), hands: { 0: ['staff'] } }),
    counts: [59, 60],
    deeper: 'it is spent',
  },

  // The city, seat 1's hero, seat 2's hero: each by the first own hero, the second or both: 9; end.
  {
    title: '[BATTLE-01, BATTLE-02] two heroes among enemies',
    position: () =>
      quiet({
        hands: { 0: ['emberians weapon'] },
        heroes: {
          0: [
            [4, 3],
            [4, 3],
          ],
          1: [[4, 3]],
          2: [[4, 3]],
        },
      }),
    counts: [10, 11],
    deeper: "a weapon alone exceeds a hero's 0, and not the city's 1: stand or call it off, one way on from each",
  },

  // Against level 4 with a weapon: lay the lord or the horse; charm lord, horse, supply or the weapon that lies there; call it off.
  {
    title: '[BATTLE-03, BATTLE-15] an assault',
    counts: [7],
    position: () => {
      const s = quiet({
        day: DAY.tool,
        level: 4,
        hands: { 0: ['emberians weapon', 'emberians lord', 'emberians horse', 'supply', 'amulet'] },
        heroes: { 0: [[4, 3]] },
      });
      return play(s, attack(cityAt(TARGET), card(s, 0, 'weapon')));
    },
  },

  // With the ambush or without, none, one, the other or both heroes: 8; surrender; empty the tent.
  {
    title: '[BATTLE-04, BATTLE-05, BATTLE-13] the reply for a city',
    counts: [10, 30],
    deeper:
      'without the ambush empty the tent or pass 4 x 2; with it also lay the lord 4 x 3; lost 1; the same choice after the tent 9',
    position: () => {
      const s = quiet({
        level: 1,
        hands: { 0: ['emberians weapon', 'emberians lord'] },
        heroes: {
          0: [[4, 3]],
          1: [
            [4, 3],
            [4, 3],
          ],
        },
        ambushes: { 1: ['barfolk lord'] },
        camps: { 1: [{ tent: 'barfolk tent', cards: ['supply'] }] },
      });
      return play(s, attack(cityAt(TARGET), card(s, 0, 'weapon')), lay(card(s, 0, 'lord')), stand);
    },
  },

  // Two squares for two supplies, to seat 1's or seat 3's city: 2; three for three: 2; the horse to all four: 4; fight, surrender.
  {
    title: '[BATTLE-14, RULE-11] the reply of a hero',
    counts: [10, 11],
    deeper: 'in the fight the horse or nothing 2; gone or lost, the attacker ends the turn 8 + 1',
    position: () => {
      const s = quiet({
        day: DAY.tool,
        turn: 2,
        heroes: {
          1: [[4, 5]],
          2: [
            [4, 5],
            [6, 5],
          ],
        },
        hands: { 1: [...supplies(3), 'horse'], 2: ['barfolk weapon'] },
      });
      return play(s, attack(heroOf(1, 0, CROSSING), card(s, 2, 'weapon')), stand);
    },
  },

  // 5 to 1: the lord, the friman, the tent, or pass. The friman's 2 do not reach 5, the lord's 5 do.
  {
    title: '[BATTLE-06, ART-09] a defence',
    counts: [4, 10],
    deeper: 'three ways on from each, stand after the lord and pass otherwise; lost 1',
    position: () => {
      const s = quiet({
        level: 1,
        hands: { 0: ['emberians weapon', 'emberians lord'], 1: ['barfolk lord', 'barfolk friman'] },
        heroes: { 0: [[4, 3]] },
        camps: { 1: [{ tent: 'barfolk tent', cards: ['supply'] }] },
      });
      return play(s, attack(cityAt(TARGET), card(s, 0, 'weapon')), lay(card(s, 0, 'lord')), stand, fight());
    },
  },

  // Annex the city that is nobody's; end.
  {
    title: '[BATTLE-11] a city without owner',
    position: () => quiet({ heroes: { 0: [[4, 3]] }, tiles: [{ at: [4, 3], card: 'cloudborn city4' }] }),
    counts: [2, 3],
    deeper: 'it is annexed once',
  },

  // The neutral city with one copy or two; end. Against 4 either is called off.
  {
    title: '[BATTLE-16, ORACLE-05] a neutral city on the day of the weapon',
    position: () => quiet({ day: DAY.weapon, hands: { 0: ['emberians weapon'] }, heroes: { 0: [[2, 3]] } }),
    counts: [3, 5],
    deeper: 'one copy lays the other or is called off, two are called off: 2 + 1 + 2',
  },

  // Which of three Great Artefacts.
  {
    title: '[BATTLE-17] the ruins have fallen',
    counts: [3, 3],
    deeper: 'one for the winner',
    position: () => {
      const s = quiet({
        hands: { 0: ['emberians weapon', 'emberians lord', 'islanders lord'] },
        heroes: { 0: [[6, 5]] },
        great: ['horn', 'crown', 'staff'],
      });
      return play(
        s,
        attack({ kind: 'ruins', square: sq(6, 5) }, card(s, 0, 'weapon')),
        lay(card(s, 0, 'emberians lord')),
        lay(card(s, 0, 'islanders lord')),
        stand,
      );
    },
  },

  // Home ground: the road next door for nothing; end. Then back home for nothing, or end.
  {
    title: '[ADV-01] home ground',
    position: () => quiet({ config: configWith(['advanced']), heroes: { 0: [[4, 1]] } }),
    counts: [2, 4, 6],
    deeper: 'free steps are never used up',
  },

  // A supply for the chief; a friman for both supplies; an ambush of chief or supply for a supply, of a supply for the chief: 3; end.
  {
    title: '[FAN-02] a Fanatic and two supplies',
    position: () =>
      quiet({
        config: configWith(['fanatics']),
        hands: { 0: ['fanatic chief', 'supply', 'supply'] },
        nations: { 0: supplies(9) },
      }),
    counts: [6, 10],
    deeper:
      'counted twice it raises the city, two ambushes, the end 4; with a friman, or one card left, the end 4; next seat 2',
  },

  // The tent for the lord, or it is called off. Ten against four stand, and a tent is not laid.
  {
    title: '[FAN-02, RULE-56, BATTLE-18] a Fanatic in the opening of a battle',
    counts: [2, 11],
    deeper:
      'stand 1; called off: attack again, tent or weapon for the lord, six ambushes of three cards, the end 1 + 2 + 6 + 1',
    position: () => {
      const s = quiet({
        config: configWith(['fanatics']),
        level: 4,
        heroes: { 0: [[4, 3]] },
        hands: { 0: ['barfolk weapon', 'fanatic lord', 'tent'] },
        nations: { 0: supplies(9) },
      });
      return play(s, attack(cityAt(TARGET), card(s, 0, 'weapon')));
    },
  },

  // Nothing in either hand: end, or let the partner go on.
  {
    title: '[TEAM-02, RULE-24] a team with nothing to do',
    position: () => quiet({ config: configWith(['teams']) }),
    counts: [2, 2, 4, 9],
    deeper:
      'whoever goes on can only end, then the other: 2; the other team opens in three ways, or the first member ends: 3 + 1; ' +
      'two ways on from each opening, or the other team opens: 6 + 3',
  },

  // The attack on seat 1's city; end, or let the partner go on, whose hero stands there, too.
  {
    title: '[TEAM-02, TEAM-04] two partners before a city',
    position: () =>
      quiet({
        config: configWith(['teams']),
        level: 4,
        hands: { 0: ['emberians weapon'], 2: ['barfolk weapon'] },
        heroes: { 0: [[4, 3]], 2: [[4, 3]] },
      }),
    counts: [3, 5, 10],
    deeper:
      'called off 1; the partner attacks or ends, one way or the other 2 + 2; then as before 3, called off 1 + 1, ' +
      'the other team opens 3, the first member attacks or ends 2',
  },

  // Four frimen of four factions lie there; then three, then two. The last of the round takes what is left.
  {
    title: '[DRAFT-01] a round of the draft',
    counts: [4, 12, 24],
    deeper: 'who has chosen has taken one away from the others',
    position: () => {
      const s = createGame(configWith(['draft']), 'perft');
      while (decision(s)?.kind !== 'draft') step(s, item(legalActions(s), 0));
      const offer = at(
        s.zone,
        item(
          legalActions(s).flatMap((action) => (action.kind === 'take' ? action.cards : [])),
          0,
        ),
      );
      const frimen = [...cardsIn(s, offer), ...cardsIn(s, FRIMAN)];
      for (const each of cardsIn(s, offer)) move(s, each, FRIMAN);
      for (const faction of [BARFOLK, CLOUDBORN, EMBERIANS, ISLANDERS])
        move(s, frimen.find((each) => factionOf(s, each) === faction) ?? NONE, offer);
      return s;
    },
  },

  // With the green seal from the north passage: up to the peak, to the sanctuary on either side, to the neutral city: 4; end.
  {
    title: '[VOL-04] a supply at the foot of the peak',
    counts: [5, 6],
    deeper: 'one step for one supply',
    position: () => {
      const s = arrange({
        config: configWith(['volcano']),
        day: DAY.horse,
        hands: { 0: ['supply'], 1: [], 2: [], 3: [] },
        nations: NOTHING,
        heroes: { 0: [[3, 4]] },
      });
      setSeals(s, 0, 1);
      return s;
    },
  },

  // Either of the two hidden artefacts, or none.
  {
    title: '[VOL-02] what a sanctuary hides',
    counts: [3, 3],
    deeper: 'it is asked once',
    position: () => {
      const s = arrange({
        config: configWith(['volcano']),
        day: DAY.horse,
        hands: { 0: ['emberians weapon', 'emberians lord', 'islanders lord'], 1: [], 2: [], 3: [] },
        nations: NOTHING,
        heroes: { 0: [[3, 3]] },
      });
      return play(
        s,
        attack({ kind: 'sanctuary', square: sq(3, 3) }, card(s, 0, 'weapon')),
        lay(card(s, 0, 'emberians lord')),
        lay(card(s, 0, 'islanders lord')),
        stand,
      );
    },
  },

  // Who owns two already looks, and takes none.
  {
    title: '[VOL-02, RULE-14] what a third sanctuary hides',
    counts: [1, 1, 2],
    deeper: 'then the turn goes on with nothing, and the next seat opens in two ways',
    position: () => {
      const s = arrange({
        config: configWith(['volcano']),
        day: DAY.horse,
        hands: { 0: ['emberians weapon', 'emberians lord', 'islanders lord'], 1: [], 2: [], 3: [] },
        nations: NOTHING,
        shelters: { 0: ['horn', 'crown'] },
        heroes: { 0: [[3, 3]] },
      });
      return play(
        s,
        attack({ kind: 'sanctuary', square: sq(3, 3) }, card(s, 0, 'weapon')),
        lay(card(s, 0, 'emberians lord')),
        lay(card(s, 0, 'islanders lord')),
        stand,
      );
    },
  },

  // Seventeen cards on the map: all but the one the hero stands on and, without a seal, the peak: 15; end.
  {
    title: '[VOL-04, RULE-15] the Wings at the foot of the peak',
    counts: [16, 17],
    deeper: 'they are spent',
    position: () =>
      arrange({
        config: configWith(['volcano']),
        day: DAY.horse,
        hands: { 0: ['wings'], 1: [], 2: [], 3: [] },
        nations: NOTHING,
        heroes: { 0: [[3, 4]] },
      }),
  },

  // The supply on either of two Unbound: 2; the weapon's 1, and 1 + 2, exceed the city's 3: stand.
  {
    title: '[UNB-02] two Unbound and a supply',
    counts: [3, 4, 9],
    deeper: 'the supply is laid once; unspent, it carries the victor on: 2 x 2 + 1 + 4',
    position: () => {
      const s = quiet({
        config: configWith(['unbound']),
        level: 3,
        hands: { 0: ['emberians weapon', 'unbound friman', 'unbound chief', 'supply'] },
        heroes: { 0: [[4, 3]] },
      });
      return play(
        s,
        attack(cityAt(TARGET), card(s, 0, 'weapon')),
        lay(card(s, 0, 'unbound friman')),
        lay(card(s, 0, 'unbound chief')),
      );
    },
  },

  // Six factions to choose from, one less for each who follows.
  {
    title: '[SG-01] six players choose factions',
    position: () => createGame(standardConfig(6, ['stormgates']), 'perft'),
    counts: [6, 30, 120, 360, 720],
    deeper: 'a chosen faction is gone',
  },
  // Three of the six take part.
  {
    title: '[SG-01, SG-10] two players of six factions choose factions, then cities',
    position: () => createGame(standardConfig(2, ['stormgates']), 'perft'),
    counts: [3, 6, 12, 12],
    deeper: 'two start cities for the second player, one for the first',
  },

  // Three other terrains for each of two cities and a road: 9; the cities of two terrains change places from either side: 2;
  // end. At depth 2: after the road 9 + 2 + enough = 12 each; after a city the same, but 10 where both are of one terrain then:
  // 34 for either city; the other city of a swap: 2; the next seat 2.
  {
    title: '[SG-STAFF] two cities and a road',
    position: () =>
      arrange({
        config: configWith(['stormgates']),
        bare: true,
        day: DAY.horse,
        tiles: [
          { at: [4, 1], card: 'barfolk city4', level: 1, owner: 0 },
          { at: [4, 2], card: 'barfolk straight', quarters: 1 },
          { at: [4, 3], card: 'cloudborn city4', level: 1, owner: 1 },
        ],
        hands: { ...NOTHING, 0: ['staff'] },
        nations: NOTHING,
        shelters: NOTHING,
      }),
    counts: [12, 108],
    deeper: 'every card and terrain after every other, counted by hand',
  },

  // Fight, surrender; three squares away lie a neutral city and those of seats 2 and 3, for three supplies or the horse: 6.
  {
    title: '[SG-RETREAT] three supplies and a horse',
    position: () => {
      const s = quiet({
        config: configWith(['stormgates']),
        day: DAY.title,
        hands: { 0: ['weapon'], 1: [...supplies(3), 'horse'] },
        heroes: {
          0: [
            [4, 4],
            [6, 5],
          ],
          1: [[4, 4]],
        },
      });
      return play(s, attack(heroOf(1, 0, sq(4, 4)), card(s, 0, 'weapon')), stand);
    },
    counts: [8, 9],
    deeper: 'the attacker has nothing left but to end the turn: 6 + 1; who fights lays the horse or passes: 2',
  },

  // The amulet for a chest; the chest for six artefacts, or for a title of four factions; the amulet on the chest; end.
  {
    title: '[TRADE-02] an amulet and a chest at a post',
    position: () =>
      atPost({
        shelters: NOTHING,
        nations: NOTHING,
        hands: { 0: ['barfolk amulet', 'chest'] },
        heroes: { 0: [[4, 2]] },
      }),
    counts: [1 + 6 + 4 + 1 + 1],
  },

  // A friman or a chief; a stardust; the hero two squares one step away, two at two steps, two at three; end.
  {
    title: '[TRADE-02, TRADE-03] three supplies at a star post',
    position: () =>
      atPost({ shelters: NOTHING, nations: NOTHING, hands: { 0: supplies(3) }, heroes: { 0: [[4, 2]] } }, true),
    counts: [10, 40],
    deeper:
      'hired 3 + 1; with stardust and a supply 2 + 1 hires, 4 + 4 + 2 ways, end: 14; moved 4 + 8, 3 + 3, 1 + 1; the next seat 2',
  },

  // Two frimen: a post; end. Then the seven road cards.
  {
    title: '[TRADE-01] two frimen and seven roads',
    position: () => quiet({ config: TRADING, hands: { 0: ['barfolk friman', 'barfolk friman'] } }),
    counts: [2, 9],
    deeper: 'a post on each of them 7; the next seat 2',
  },

  // Chest and lord hidden for each other, the stardust for either: 4, nothing for the stardust; it hires a friman; end.
  {
    title: '[TRADE-03, TRADE-04] a chest, a lord and stardust',
    position: () =>
      quiet({ config: TRADING, hands: { 0: ['chest', 'barfolk lord', 'stardust'] }, nations: { 0: supplies(12) } }),
    counts: [6, 12],
    deeper:
      'for the chest another card or none 2 + 2; for the lord no more, and the stardust still hires 2 + 1; hired 3; the next seat 2',
  },

  // From (4,2) the Arrow attacks the enemy's city on (4,3) and the hero beside it, each by the one own hero; end.
  {
    title: '[GA2-01] the Arrow beside a city and a hero',
    position: () =>
      quiet({
        config: RELICS,
        level: 1,
        hands: { 0: ['arrow'] },
        heroes: { 0: [[4, 2]], 1: [[4, 3]] },
      }),
    counts: [3, 4],
    deeper: 'its strength of 2 exceeds either: stand 1 + 1; the next seat 2',
  },

  // Of a friman of two factions, a chief and a weapon the first is called: 4; end. What does not fight is not called.
  {
    title: '[GA2-03] the Banner and a shelter of many kinds',
    position: () =>
      quiet({
        config: RELICS,
        hands: { 0: ['banner'] },
        shelters: {
          ...NOTHING,
          0: ['barfolk friman', 'cloudborn friman', 'barfolk chief', 'barfolk weapon', 'supply'],
        },
      }),
    counts: [5, 8],
    deeper: 'the other friman or none 2 x 2, nothing but the end after the chief and the weapon 2; the next seat 2',
  },

  // One or two supplies; end.
  {
    title: '[GA2-02] the Purse',
    position: () => quiet({ config: RELICS, hands: { 0: ['purse'] } }),
    counts: [3, 5],
    deeper: 'one supply buys nothing 1, two a friman or nothing 2; the next seat 2',
  },

  // Either of two cities near the hero; end. Then the other one or none.
  {
    title: '[GA2-04] the Cloak and two cities',
    position: () =>
      quiet({
        config: RELICS,
        hands: { 0: ['cloak'] },
        tiles: [{ at: [3, 1], card: 'barfolk city1', level: 1, owner: 0 }],
        heroes: { 0: [[4, 2]] },
      }),
    counts: [3, 6, 6],
    deeper: 'the second is asked for: 2 x 2 + 2; then nothing but the end 4, and of the next seat 2',
  },

  // Look; end. Then which of three cards is the first, and which of two the second.
  {
    title: '[GA2-05] the Crystal and three cards',
    position: () =>
      quiet({
        config: RELICS,
        hands: { 0: ['crystal'] },
        nations: { 0: ['barfolk lord', 'barfolk priest', 'barfolk chief'] },
      }),
    counts: [2, 5, 8],
    deeper: 'card by card 3, then 3 x 2; the next seat opens in two ways, and ends its turn 2',
  },

  // Lay the friman or the lord; take a friman or a chief; pass.
  {
    title: '[GA2-06] the Mask in a defence',
    position: () => masked({ shelters: NOTHING, nations: NOTHING }),
    counts: [5],
  },

  // Metamorpha or Bilkarr, though nobody has chosen them; end. Then any of the 49 squares.
  {
    title: '[GA2-07] the Lost Scroll, as its inventor has it',
    position: () =>
      quiet({
        config: configWith(['stormgates', 'relics'], { conjuring: true }),
        hands: { 0: ['lostscroll'] },
      }),
    counts: [3, 100, 100],
    deeper: '2 x 49, and two ways to open for the next seat; then every turn ends',
  },

  // Three Great Artefacts that others own; end. Named once: the Horn finds nothing in an empty nation.
  {
    title: '[FATE-02] a copy of three',
    position: () =>
      quiet({
        config: FATE,
        hands: { 0: ['fate1'] },
        shelters: { ...NOTHING, 1: ['horn'], 2: ['book'], 3: ['crown'] },
      }),
    counts: [4, 5],
    deeper: 'nothing to transform or to find: the end 3; the next seat 2',
  },

  // Keep it, or the stardust.
  {
    title: '[FATE-01, FATE-02] the first fate card',
    position: () => drawn('fate1', { shelters: NOTHING, nations: NOTHING }),
    counts: [2, 2, 4],
    deeper: 'then the turn is over',
  },

  // The queen makes a residence of the own city of level 4, the king has none to raise yet: crown, end.
  {
    title: '[ROY-04] a queen and a king before a city of level 4',
    counts: [2, 4, 5],
    deeper: 'then the king makes it the capital, and nothing is left: 2 + 2; 1 + 2 + 2',
    position: () =>
      quiet({
        config: configWith(['stormgates', 'royals']),
        day: 21,
        hands: { 0: ['barfolk queen', 'barfolk king'] },
        tiles: [{ at: [4, 1], card: 'barfolk city4', level: 4, owner: 0 }],
      }),
  },

  // Either hero, or both, with the one weapon: 3; end.
  {
    title: '[HEROIC-02] two heroes and a weapon in the hero mode',
    counts: [4, 5],
    deeper: 'a foreign weapon alone exceeds no city of level 4 and is called off: 3 + 2',
    position: () =>
      quiet({
        config: configWith(['heroic']),
        day: DAY.horse,
        level: 4,
        hands: { 0: ['emberians weapon'] },
        heroes: {
          0: [
            [4, 3],
            [4, 3],
          ],
        },
      }),
  },

  // The fifth city of level 4 is built: nothing more.
  {
    title: '[END-02] the game is over',
    counts: [0, 0],
    deeper: 'and stays so',
    position: () => {
      const four = (
        [
          [1, 1],
          [1, 5],
          [7, 1],
          [7, 3],
        ] as const
      ).map((at, i) => ({
        at,
        card: `${(['barfolk', 'cloudborn', 'emberians', 'islanders'] as const)[i] ?? 'barfolk'} city3` as const,
        level: 4,
        owner: 0,
      }));
      const s = quiet({ hands: { 0: ['emberians weapon', 'emberians lord'] }, heroes: { 0: [[2, 3]] }, tiles: four });
      return play(s, attack(cityAt(NEUTRAL_CITY), card(s, 0, 'weapon')), lay(card(s, 0, 'lord')), stand);
    },
  },

  // A friman for both supplies; a step to either side, two steps to the city; through the storm to each of three gates; end.
  {
    title: '[GATE-02, GATE-05] two supplies on a gate, before a storm that does nothing',
    position: () => stack(storm({ ...LONELY, hands: { 0: supplies(2) }, heroes: { 0: [[4, 2]] } }), 'stormFate'),
    counts: [8, 12],
    deeper: 'a supply is left after one step only; nobody is asked after the jumps',
  },

  // With the horse to three squares, with the supply to two; with both through the storm to each of three gates; end.
  // At depth 2: 7 and 8 after the moves, two cities to raise after each jump, two ways to open after the end.
  {
    title: '[GATE-02, GATE-03, GATE-04] a horse and a supply on a gate, before a storm that raises a city',
    position: () =>
      stack(storm({ ...LONELY, hands: { 0: ['supply', 'horse'] }, heroes: { 0: [[4, 2]] } }), 'stormCity'),
    counts: [9, 23, 40],
    deeper:
      '18 ways on from the gates (two squares near enough for the steps left, or to stay), 10 after the horse, 10 after the supply, 2',
  },

  // The eight of two supplies on a gate (above), and a tribute. At depth 2: the twelve that there were; after the tribute
  // three squares near enough, three gates for the supply that is left, or to stay; and after the step to (4,3), which is
  // woods as well, a tribute of the supply that is left.
  {
    title: '[META-02, META-03, GATE-02] two supplies on a gate of the woods, where Metamorpha is',
    position: () => stack(meeting({ ...WOODS, ...LONELY, hands: { 0: supplies(2) } }), 'stormFate'),
    counts: [9, 20],
    deeper: 'a supply is left for the storm after the tribute, and none after that',
  },

  // One supply: a step to either side, a tribute, the end. At depth 2: nothing but the end after a step (1 each), two cities
  // to raise, two ways to open.
  {
    title: '[META-02, META-03] a supply in the mountains',
    position: () => meeting({ ...MOUNTAINS, ...LONELY, hands: { 0: supplies(1) } }),
    counts: [4, 6],
    deeper: 'either city rises, and then the turn ends',
  },

  // The same in the canyons: at depth 2 a city, a hero and a neutral city around the hero who pays.
  {
    title: '[META-02, META-03] a supply in the canyons',
    position: () => meeting({ ...CANYONS, ...LONELY, hands: { 0: supplies(1) } }),
    counts: [4, 7],
    deeper: 'the hero on the own square is none of them',
  },

  // Two frimen that are alike: one is the tribute; end. At depth 2 the other one rises; two ways to open.
  {
    title: '[META-02, META-03] two frimen at the lakes',
    position: () => meeting({ ...LAKES, ...LONELY, hands: { 0: times<CardName>(2, 'barfolk friman') } }),
    counts: [2, 3],
    deeper: 'the tribute does not rise',
  },

  // Two simple roads, two junctions, a step to either side, a tribute of a friman or of the supply; end.
  {
    title: '[META-02, META-03] two frimen and a supply on the frost fields',
    position: () => meeting({ ...FROST, ...LONELY, hands: { 0: [...times<CardName>(2, 'barfolk friman'), 'supply'] } }),
    counts: [9],
  },

  // A step to the gate, a tribute, the end. At depth 2: the end, one card or both, two ways to open.
  {
    title: '[META-02, META-03] a supply in the jungle',
    position: () =>
      meeting({ ...JUNGLE, ...LONELY, hands: { 0: supplies(1) }, nations: { ...NOTHING, 0: supplies(2) } }),
    counts: [3, 5, 10],
    deeper: 'two after a step, two with a card drawn, four with both, two after the end',
  },

  // To hire a friman; end. At depth 2: no, no for this turn, the Frosthand; two ways to open.
  {
    title: '[BILK-03, BILK-04] two supplies, and a Frosthand two seats on',
    position: () => give(potionField({ ...LONELY, day: DAY.horse, hands: { 0: supplies(2) } }), 2, 'frosthand'),
    counts: [2, 5, 5],
    deeper: 'whatever the answer was, there is nothing left but to end the turn',
  },

  // No, no for this turn, Brotherhood. At depth 2: after a no four answers with the Weakness, to either side or not; peace leaves the end of the turn.
  {
    title: '[BILK-03, BILK-04] a complete opening, with Brotherhood and Weakness in other hands',
    position: () =>
      opened({ ...LONELY, day: DAY.horse }, (s) => give(give(s, 1, 'brotherhood'), 2, 'weakness'), 'barfolk lord'),
    counts: [3, 9],
    deeper: 'no attack is left under the Brotherhood',
  },

  // Two frimen explore one of the two buildings beside the top road of a valley; end.
  {
    title: '[VAL-03, VAL-04] two frimen inside a valley',
    position: () =>
      open(
        valley({ ...LONELY, hands: { 0: times<CardName>(2, 'barfolk friman') }, heroes: { 0: [[3, 4]] } }),
        wide(3, 4),
      ),
    counts: [3, 6],
    deeper: 'what was explored gives its card, or the turn ends; the next seat has two ways to open',
  },

  // Two Great Artefacts to return, the same two to exchange, one city to lower, or none of it.
  {
    title: '[VAL-08] on the King’s bridge',
    position: () =>
      stepOnto(
        holdCity(
          valley({
            ...LONELY,
            config: valleysConfig([], { connection: BRIDGE }),
            hands: { 0: ['supply'] },
            shelters: { ...NOTHING, 0: ['horn', 'crown', ...supplies(12)] },
            great: ['book'],
          }),
          0,
          wide(2, 4),
          3,
        ),
      ),
    counts: [6, 8, 13],
    deeper:
      'two cities to raise after each return, one Great Artefact after each exchange, the same city once more; then another return or none, and the turn ends',
  },
];

test.each(POSITIONS)('$title', ({ position, counts }) => {
  const s = position();
  expect(counts.map((_, i) => debug.perft(s, i + 1))).toEqual(counts);
  const actions = legalActions(s);
  expect(new Set(actions.map((action) => JSON.stringify(action))).size).toBe(actions.length);
  expect(actions.filter((action) => refusal(s, action) !== null)).toEqual([]);
});
