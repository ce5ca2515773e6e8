/** Teams: partners share a turn, the end of the game and its points, and nothing else (TEAM). */
import { at } from '../../core/ints';
import type { Module } from '../../core/ruleset';
import { touchMap, type GameState, type Seat } from '../../core/state';
import { highCitiesOf } from '../../rules/end';
import { forParty, sharing } from '../../rules/parties';
import { dealLast } from '../../rules/setup';
import { options, violations } from './shapes';
import { attacks, MOST_ATTACKS, state } from './state';

const LEAST_PLAYERS = 4;
/** With so many players a team of three plays against a pair. */
const UNEVEN = 5;

/** TEAM-01: 1+4, 2+5, 3+6; 1+3+5 against 2+4; 1+3 against 2+4. */
const teamsOf = (players: number, twoTeams: boolean): number => (players === 6 && !twoTeams ? 3 : 2);

function membersOf(s: GameState, seat: Seat): number {
  let members = 0;
  forParty(s, seat, () => members++);
  return members;
}

/** A bit for each member of a team. */
function bitsOf(s: GameState, seat: Seat): number {
  let bits = 0;
  forParty(s, seat, (member) => (bits |= 1 << member));
  return bits;
}

/** TEAM-05: a fifth for one, 5 + 4 for two, 5 + 4 + 3 for three. */
function citiesNeeded(s: GameState, members: number): number {
  let needed = 0;
  for (let member = 0; member < members; member++) needed += Math.max(0, s.rules.level4Cities - member);
  return needed;
}

/** What partners have together counts. */
function citiesMissing(s: GameState, seat: Seat): number {
  let cities = 0;
  let members = 0;
  forParty(s, seat, (member) => {
    cities += highCitiesOf(s, member);
    members++;
  });
  return citiesNeeded(s, members) - cities;
}

/** TEAM-03. */
const isLimited = (s: GameState, seat: Seat): boolean =>
  s.rules.config.options.twoAttacks === true && s.rules.seats === UNEVEN && membersOf(s, seat) === 3;

export const teams: Module = {
  id: 'teams',
  ...sharing,
  violations: { ...sharing.violations, ...violations },
  options,
  state,
  /** Fewer have nobody to share a turn with. */
  board: (board, players) => (players >= LEAST_PLAYERS ? board : undefined),
  parties: (players, config) =>
    Array.from({ length: players }, (_, seat) => seat % teamsOf(players, config.options.twoTeams === true)),
  tune(tuning) {
    tuning.refillsAtOnce = true;
  },
  stages: [dealLast],
  sound: (s) =>
    s.setupLeft > 0 ? s.begun === 0 : (s.begun & (1 << s.turn)) !== 0 && (s.begun & ~bitsOf(s, s.turn)) === 0,
  hooks: {
    refuseTarget: (s, seat) =>
      at(attacks.of(s), 0) >= MOST_ATTACKS && isLimited(s, seat) ? { code: 'attackLimit', most: MOST_ATTACKS } : null,
    afterBattle(s, attacker) {
      if (isLimited(s, attacker)) attacks.of(s)[0] = Math.min(MOST_ATTACKS, at(attacks.of(s), 0) + 1);
    },
    turnStarts(s) {
      if (at(attacks.of(s), 0) === 0) return;
      attacks.of(s)[0] = 0;
      // What can be attacked is read off the map, and kept with it.
      touchMap(s);
    },
    citiesMissing,
    /** TEAM-05: two against three. */
    partyPoints: (s, seat, points) =>
      s.rules.seats === UNEVEN && membersOf(s, seat) === 2 ? Math.ceil((points * 3) / 2) : points,
  },
};
