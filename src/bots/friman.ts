/**
 * Friman: plays what looks best right now, line by line, by a few rules of thumb. It makes a beginner's mistakes: it does not
 * plan a turn, buys the dearest card it can pay, lays its strongest cards first, attacks players on a guess, and uses neither
 * amulets nor tents.
 */
import {
  at,
  boxOf,
  clone,
  FAR,
  generate,
  HEROES,
  isOpponent,
  isUnit,
  item,
  LORD,
  partyPointsOf,
  pick,
  rankOf,
  step,
  strengthOfKind,
  SUPPLY,
  TEE,
  type Action,
  type ActionOf,
  type Card,
  type Kind,
  type Line,
  type Square,
  type Target,
} from '@battalia/engine';
import { strengthens } from './battle';
import type { Bot } from './bot';
import {
  deadEnds,
  exitsOf,
  gap,
  holderAt,
  isNearlyFull,
  kindOf,
  landOf,
  levelAt,
  lookAt,
  nearest,
  needsMore,
  type Sight,
  valueOf,
} from './sight';

/** What an action is worth to a beginner; ending the turn is worth nothing, so what is below that is not done. */
const WORTH = {
  /** Times the level reached. */
  city: 40,
  upgrade: 35,
  road: 26,
  junction: 24,
  /** For every road that leads on. */
  exit: 2,
  conquest: 90,
  raid: 45,
  duel: 15,
  annex: 60,
  /** Times the rank. */
  unit: 6,
  missed: 8,
  artefact: { tool: 20, weapon: 22, amulet: 3, title: 14, scroll: 4, tent: 2, horse: 4 },
  recruit: 50,
  secondHero: 10,
  promote: 30,
  charm: -1,
  station: -1,
  ambush: 2,
  /** For every square nearer to something to attack. */
  approach: 8,
  stroll: 3,
  /** What a hero is granted for a card, less so much for each point that the card is worth. */
  favour: 14,
  dearness: 4,
  summon: 30,
  borrow: 25,
} as const;

const ARTEFACT_WORTH: readonly number[] = [
  WORTH.artefact.tool,
  WORTH.artefact.weapon,
  WORTH.artefact.amulet,
  WORTH.artefact.title,
  WORTH.artefact.scroll,
  WORTH.artefact.tent,
  WORTH.artefact.horse,
];
const FIRST_ARTEFACT = SUPPLY + 1;

/** What somebody thinks of an action; null: no opinion. */
export type Opinion = (table: Sight, action: Action) => number | null;

/** A player that takes what it thinks most of right now. */
export const byOpinion = (name: string, opinionOf: Opinion): Bot => ({
  name,
  *think(view, legal, chance, effort) {
    const table = lookAt(view);
    // Where it has no opinion at all, the first is as good as any.
    let best = 0;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < legal.length; i++) {
      effort.nodes++;
      // A little whim, so that it does not always build in the same corner.
      const whim = pick(chance, 1000) / 1000;
      const opinion = opinionOf(table, item(legal, i));
      const worth = opinion === null ? bestWorth : opinion + whim;
      if (worth > bestWorth) {
        best = i;
        bestWorth = worth;
      }
    }
    return item(legal, best);
  },
});

export const friman: Bot = byOpinion('friman', worthOf);

/** Null: no opinion. What comes with a module is done in a battle if it makes the own side stronger, and never elsewhere. */
export function worthOf(table: Sight, action: Action): number | null {
  switch (action.kind) {
    case 'chooseFaction':
      return (table.view.deck ?? []).filter(({ faction }) => faction === action.faction).length;
    case 'chooseCity':
      return 0;
    case 'cohort':
      return 10 + action.draw;
    case 'mulligan':
      return hasNothingToDo(table) ? 5 : -5;
    case 'begin':
    case 'endTurn':
      return 0;
    case 'hire':
      return worthOfUnit(table, action);
    case 'create':
      return worthOfArtefact(table, action);
    case 'build':
      return action.level > 0
        ? WORTH.city * action.level + WORTH.exit * exitsOf(table, action.tile)
        : worthOfRoad(table, action);
    case 'place':
      return worthOfPlace(table, action);
    case 'upgrade':
      return WORTH.upgrade * (levelAt(table, action.square) + 1);
    case 'recruit':
      return (
        (table.me.heroes.some((hero) => hero !== null) ? WORTH.secondHero : WORTH.recruit) -
        nearest(table, action.square)
      );
    case 'move':
      return worthOfWay(table, item(table.me.heroes, action.hero), action.to) - action.pay.length;
    case 'fly':
      return worthOfWay(table, item(table.me.heroes, action.hero), action.to);
    case 'promote':
      return isMissed(table, kindOf(table, action.card)) ? -1 : WORTH.promote + kindOf(table, action.card);
    case 'convert':
      return action.faction === table.me.faction && isUnit(boxOf(table.view), kindOf(table, action.card)) ? 8 : -1;
    case 'charm':
      return WORTH.charm;
    case 'station':
      return WORTH.station;
    case 'ambush':
      return worthOfAmbush(table, action);
    case 'sacrifice':
      return worthOfSacrifice(table, action);
    case 'decamp':
      return table.view.battle ? 1 : 20;
    case 'dismiss':
      return -valueOf(table, action.card);
    case 'summon':
      return WORTH.summon;
    case 'borrow':
      return WORTH.borrow;
    case 'terraform':
    case 'swap':
      return -1;
    case 'take':
      return action.cards.reduce((sum, card) => sum + 1 + valueOf(table, card) + loyaltyOf(table, card), 0);
    case 'annex':
      return WORTH.annex;
    case 'attack':
      return worthOfAttack(table, action);
    case 'lay':
      return worthOfLaying(table, action.card);
    case 'stand':
      return 5;
    case 'callOff':
    case 'pass':
      return 0;
    case 'fight':
      return worthOfFighting(table, action);
    case 'surrender':
      return 0;
    case 'retreat':
      return 3 - action.pay.length;
    default:
      // Another way of a hero, perhaps to where no road leads from here.
      if ('hero' in action && 'to' in action && 'pay' in action)
        return worthOfLeap(table, item(table.me.heroes, action.hero), action.to) - action.pay.length;
      // An attack that no weapon opens.
      if ('target' in action && 'heroes' in action) return worthOfAttack(table, action);
      if ('hero' in action && 'pay' in action) return worthOfFavour(table, action);
      return needsMore(table) && strengthens(table.state, table.me.seat, action) ? 2 : null;
  }
}

const hasNothingToDo = ({ me, view }: Sight): boolean =>
  me.hand.filter(({ kind }) => kind === SUPPLY).length < 2 &&
  me.hand.filter(({ kind }) => isUnit(boxOf(view), kind)).length < 3;

/** Of the first cards those of the own faction make cohorts, and give moral. */
const loyaltyOf = ({ view, me }: Sight, card: Card): number =>
  view.day === 0 && at(boxOf(view).factionOf, card) === me.faction ? 2 : 0;

/** A full deck has no use for more of the small ones; a lord is always welcome. */
function worthOfUnit(table: Sight, { unit }: ActionOf<'hire'>): number {
  const { me } = table;
  const rank = rankOf(boxOf(table.view), unit);
  const worth = isMissed(table, unit) ? WORTH.unit * rank + WORTH.missed : WORTH.unit * rank;
  return unit === LORD || me.deckSize < 10 + 6 * rank ? worth : -1;
}

/** A city waits for units of this rank, and there are not three of them yet. */
function isMissed({ view, levels }: Sight, unit: Kind): boolean {
  return levels.has(rankOf(boxOf(view), unit) - 1) && (view.deck ?? []).filter(({ kind }) => kind === unit).length < 3;
}

/** The best card waits for the next turn; for it goes a small one, of those that it has more than enough of. */
function worthOfAmbush(table: Sight, { card, price }: ActionOf<'ambush'>): number {
  const { view } = table;
  const kind = kindOf(table, price);
  const spare = isUnit(boxOf(view), kind) ? ENOUGH_UNITS : kind === SUPPLY ? ENOUGH_SUPPLIES : 0;
  const owned = (view.deck ?? []).filter((other) => other.kind === kind).length;
  return spare > 0 && owned > spare && valueOf(table, card) > Math.max(2, valueOf(table, price))
    ? WORTH.ambush + valueOf(table, card) - valueOf(table, price)
    : -1;
}

/** FAN-02: what counts twice raises a city by itself, or turns a battle; a better card is not given for it. */
function worthOfSacrifice(table: Sight, { card, price }: ActionOf<'sacrifice'>): number {
  const rank = rankOf(boxOf(table.view), kindOf(table, card));
  const left = valueOf(table, price) / 10;
  if (table.view.battle) return needsMore(table) && table.strength + 2 * rank >= gap(table) ? 2 - left : -1;
  return rank > 1 && table.levels.has(rank - 1) && valueOf(table, price) <= rank ? WORTH.upgrade * rank - left : -1;
}

const ENOUGH_UNITS = 4;
const ENOUGH_SUPPLIES = 9;

/** A road is for reaching a place to build on; where there is one already it can wait. With few ways on, the one with more exits. */
function worthOfRoad(table: Sight, { tile }: ActionOf<'build'>): number {
  const { view, me, state, land } = table;
  const { sites, open, roadsToOnly } = land;
  if (sites > 1) return -1;
  // The only way on is for a city, or for a road that leads further.
  if (open === 1 && (sites > 0 || exitsOf(table, tile) <= roadsToOnly)) return -1;
  // END-01: nobody hurries to the end of a game that is not yet won.
  const isAhead = view.players.every(
    ({ seat }) => !isOpponent(state, me.seat, seat) || partyPointsOf(state, seat) < partyPointsOf(state, me.seat),
  );
  if (!isAhead && isNearlyFull(table)) return -1;
  const worth = (tile >= TEE ? WORTH.junction : WORTH.road) + (open < 3 ? WORTH.exit * exitsOf(table, tile) : 0);
  return sites > 0 ? worth / 10 : worth;
}

/** One of each is nice to have, a second is clutter. */
function worthOfArtefact({ view }: Sight, { artefact }: ActionOf<'create'>): number {
  const owned = view.deck?.some(({ kind }) => kind === artefact) ?? false;
  return owned ? -1 : item(ARTEFACT_WORTH, artefact - FIRST_ARTEFACT);
}

/** A good place leads on to others, and does not shut in what is already there. */
function worthOfPlace(table: Sight, action: ActionOf<'place'>): number {
  const after = clone(table.state);
  step(after, action);
  const { open, sites } = landOf(after, table.me.seat);
  const worth = Math.min(open, 4) + 3 * Math.min(3, sites) - nearest(table, action.square) / 4;
  return worth - deadEnds(after, action.square) - (open === 0 ? 20 : 0);
}

function worthOfWay(table: Sight, from: Square | null, to: Square): number {
  return from !== null && (table.ways[from] ?? FAR) !== FAR ? worthOfNearing(table, from, to) : -1;
}

/** Where no road leads from here, one has to lead on from there. */
function worthOfLeap(table: Sight, from: Square | null, to: Square): number {
  return from !== null && (table.ways[to] ?? FAR) !== FAR ? worthOfNearing(table, from, to) : -1;
}

function worthOfNearing(table: Sight, from: Square, to: Square): number {
  const gained = nearest(table, from) - nearest(table, to);
  return gained > 0 ? (table.hasWeapon ? WORTH.approach : WORTH.stroll) * gained : -1;
}

/** Something that is granted to a hero for a card: for a small one, and where some answer to what it asks is not bad. */
function worthOfFavour(table: Sight, action: Action & { readonly pay: Line }): number {
  const after = clone(table.state);
  step(after, action);
  const answers: Action[] = [];
  if (after.frames > 0) generate(after, answers);
  if (!answers.some((answer) => (worthOf(table, answer) ?? 0) >= 0)) return -1;
  return action.pay.reduce((worth, card) => worth - WORTH.dearness * valueOf(table, card), WORTH.favour);
}

function worthOfAttack(table: Sight, { target, heroes }: Pick<ActionOf<'attack'>, 'target' | 'heroes'>): number {
  const helpers = heroes === (1 << HEROES) - 1 ? 1 : 0;
  // BATTLE-18: an opening that falls short would be called off, and tried again for ever.
  if (table.strength <= defenceOfTarget(table, target)) return -10;
  switch (target.kind) {
    case 'city':
      return holderAt(table, target.square) === null
        ? WORTH.conquest + helpers
        : WORTH.raid + 10 * levelAt(table, target.square) - helpers;
    case 'hero':
      return WORTH.duel;
    default:
      return WORTH.conquest - 10;
  }
}

/** What the opening has to exceed as the table shows it, and a guess: a player has half a hand to answer with. */
function defenceOfTarget(table: Sight, { kind, square }: Target): number {
  if (kind === 'hero') return HALF_A_HAND;
  const there = table.view.board[square];
  const basic = there?.kind === 'tile' ? (there.defence ?? 0) : 0;
  return holderAt(table, square) === null ? basic : basic + HALF_A_HAND;
}

const HALF_A_HAND = 5;

/** The strongest card first, as long as the hand can do it at all. */
function worthOfLaying(table: Sight, card: Card): number {
  if (!needsMore(table) || table.strength < gap(table)) return -1;
  return 1 + strengthOfKind(boxOf(table.view), kindOf(table, card), table.view.battle?.attack.seat === table.me.seat);
}

function worthOfFighting(table: Sight, { raise, heroes }: ActionOf<'fight'>): number {
  const ambush = (table.me.ambush ?? []).reduce(
    (sum, { kind }) => sum + strengthOfKind(boxOf(table.view), kind, false),
    0,
  );
  const strength = table.strength + (raise ? ambush : 0);
  return strength >= gap(table) ? 10 - (raise ? 1 : 0) - (heroes > 0 ? 0.5 : 0) : -1;
}
