/** Games with the modules that exist in the tests alone, beside those of the app, for the battery. */
import {
  at,
  BASE_FACTIONS,
  BOX,
  cardsIn,
  clone,
  engineWith,
  generate,
  isCity,
  item,
  kindOf,
  MODULES,
  nationOf,
  newChance,
  pick,
  standardConfig,
  step,
  touchMap,
  type Action,
  type GameConfig,
  type GameState,
  type ModuleId,
  type Viewer,
} from '@battalia/engine/testing';
import { move, shuffle } from '../../../src/engine/core/piles';
import { BASE } from '../../../src/engine/rules/base';
import { wordsOf } from '../../../src/engine/core/deeds';
import { hiddenFrom, type Hidden } from '../hidden';
import type { Games } from '../properties/support/checked-game';
import { APP_CUSTOMS, type Customs } from '../properties/support/invariants';
import { enrich, MODULE_MIXES } from '../walk';
import { citiesNeeded, citiesOfSide, pact } from './pact';
import { plains } from './plains';
import { wilds } from './wilds/index';
import { addFavour, fates, isCave, omens, renown } from './wilds/state';

export const PROOF_MODULES = [...MODULES, plains, wilds, pact];
export const PROOF_ENGINE = engineWith(PROOF_MODULES);
/** Everything that can be done in them. */
export const PROOF_KINDS: readonly string[] = wordsOf([BASE, ...PROOF_MODULES]).kinds;

/** The compiler knows the app's modules alone. */
export const withProof = (...modules: readonly string[]): readonly ModuleId[] =>
  modules as unknown as readonly ModuleId[];

const PLAYERS = [2, 3, 4] as const;
/** On seven rows and eleven columns: five or six, each alone or three against three. */
const LARGE = 7;
const largeMix = (players: number, number: number): readonly string[] => [
  ...(Math.floor(number / LARGE) % 2 === 0 ? ['advanced', 'unbound'] : ['harder']),
  'plains',
  ...(players === 6 && Math.floor(number / LARGE) % 4 < 2 ? ['pact'] : []),
];

export function proofConfig(seed: string, number: number): GameConfig {
  const chance = newChance(`proof config ${seed} ${number}`);
  if (number % LARGE === LARGE - 1) {
    const players = 5 + pick(chance, 2);
    const options = { weeks: 1, startHeroes: 1 + pick(chance, 2), calmDays: pick(chance, 3) };
    return standardConfig(players, withProof(...largeMix(players, number), 'wilds'), options);
  }
  const players = item(PLAYERS, number % PLAYERS.length);
  const mix = item(MODULE_MIXES, Math.floor(number / PLAYERS.length) % MODULE_MIXES.length);
  const shared = players === 4 && pick(chance, 2) === 0 ? ['pact'] : [];
  const options = {
    weeks: 1 + pick(chance, 2),
    startHeroes: mix.includes('nocities') ? 1 : pick(chance, 3),
    calmDays: pick(chance, 3),
  };
  const config = standardConfig(players, withProof(...mix, 'wilds', ...shared), options);
  return { ...config, excluded: players === 2 && pick(chance, 3) === 0 ? pick(chance, BASE_FACTIONS) : null };
}

const isRich = (number: number): boolean => number % 2 === 1;

function start(seed: string, number: number): GameState {
  const s = PROOF_ENGINE.createGame(proofConfig(seed, number), `${seed} ${number}`);
  if (!isRich(number)) return s;
  while (s.day === 0) {
    const actions: Action[] = [];
    generate(s, actions);
    step(s, item(actions, 0));
  }
  return enrichWilds(enrich(clone(s), `${seed} ${number}`), newChance(`proof rich ${seed} ${number}`));
}

/** What random play seldom comes to: zealots, embers and harpoons in the nations, favour, omens, caves that lie open, high cities. */
function enrichWilds(s: GameState, chance: ReturnType<typeof newChance>): GameState {
  const wild = Array.from({ length: s.rules.cards }, (_, card) => card).filter((card) => {
    const name = s.rules.names[kindOf(s, card)];
    return (
      (name === 'ember' || name === 'harpoon' || name === 'mirror' || at(s.rules.bandOf, card) !== 0) &&
      at(s.zone, card) < s.zone.length
    );
  });
  for (let seat = 0; seat < s.rules.seats; seat++) {
    for (let i = 0; i < 4 && wild.length > 0; i++) {
      const [card] = wild.splice(pick(chance, wild.length), 1);
      if (card !== undefined && at(s.rules.zoneOwner, at(s.zone, card)) < 0) move(s, card, nationOf(seat));
    }
    shuffle(s, nationOf(seat));
    addFavour(s, seat, pick(chance, 4));
    if (at(s.size, omens.at(s)) > 0) move(s, at(s.top, omens.at(s)), fates.at(s, seat));
  }
  for (let square = 0; square < s.rules.squares; square++) {
    if (isCave(s, square) && pick(chance, 2) === 0) s.down[square] = 0;
    const tile = at(s.tile, square);
    const city = tile >= 0 && isCity(s.rules, kindOf(s, tile)) && at(s.holder, square) >= 0;
    if (city && pick(chance, 2) === 0) s.level[square] = 4;
  }
  touchMap(s);
  return s;
}

/** Omens that lie face down are alike wherever they do, caves too; those put away are among them. */
function hidden(s: GameState, viewer: Viewer): readonly Hidden[] {
  const found: Hidden[] = hiddenFrom(s, viewer).filter(({ card }) => !isWildHidden(s, card));
  const add = (card: number, place: string) => found.push({ card, place, likeness: null });
  for (const card of cardsIn(s, omens.at(s))) add(card, 'omen');
  for (let seat = 0; seat < s.rules.seats; seat++)
    if (seat !== viewer) for (const card of cardsIn(s, fates.at(s, seat))) add(card, 'omen');
  for (const card of cardsIn(s, BOX)) if (isWildHidden(s, card)) add(card, hidingPlace(s, card));
  for (const [square, tile] of s.tile.entries()) if (at(s.down, square) !== 0) add(tile, 'cave');
  return found;
}

const hidingPlace = (s: GameState, card: number): string =>
  s.rules.kindDefs[kindOf(s, card)]?.back ?? s.rules.names[kindOf(s, card)] ?? '';
const isWildHidden = (s: GameState, card: number): boolean => ['cave', 'omen'].includes(hidingPlace(s, card));

const CUSTOMS: Customs = {
  points: (s, seat) => APP_CUSTOMS.points(s, seat) + at(renown.of(s), seat),
  lowTokens: APP_CUSTOMS.lowTokens,
  highestLevel: () => 5,
  wilder: () => true,
  cities: (s) => (s.rules.parties === null ? null : [0, 1].some((side) => citiesOfSide(s, side) >= citiesNeeded(s))),
  more: () => [],
};

export const PROOF_GAMES: Games = {
  engine: PROOF_ENGINE,
  configOf: proofConfig,
  start,
  isWhole: (number) => !isRich(number),
  command: (seed, number) => `npm run fuzz -- --proof --seed '${seed}' --only ${number}`,
  customs: CUSTOMS,
  hidden,
  brute: () => false,
};
