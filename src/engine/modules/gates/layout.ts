/** Where the gates lie (SG-03, SG-04, SG-05, SG-09). */
import { checkTiles, type ConfigProblem } from '../../core/config';
import type { Place } from '../../core/components';
import type { Stage } from '../../core/contract';
import { squareAt } from '../../core/geometry';
import { at } from '../../core/ints';
import { roadsOf } from '../../core/kinds';
import { move, shuffle } from '../../core/piles';
import { pick } from '../../core/rng';
import type { Ground } from '../../core/ruleset';
import { BOARD, BOX, cardsIn, factionOf, kindOf, touchMap, type GameState } from '../../core/state';
import { isPlayers, mapFor, WIDE } from '../stormgates/data';
import { storms } from './state';

/** Those that the players have agreed on, or the book's. */
export function gatePlaces({ config: { options }, seats, columns }: Ground): readonly Place[] {
  if (options.gates !== undefined) return options.gates;
  return isPlayers(seats) ? mapFor(seats, columns === WIDE.columns).gates : [];
}

/** SG-12: one start city and one neutral city a player at most, and a free square for every gate. */
export function check(ground: Ground): ConfigProblem | null {
  const { seats, startRings, neutralCities } = ground;
  if (startRings > 1 || neutralCities > 1) return { kind: 'oneCityEach' };
  const places = gatePlaces(ground);
  return places.length === seats ? checkTiles(ground, 'gate', places) : { kind: 'layout', place: null };
}

/** With two and three players more factions than players take part: whose gates they are is known when all have chosen. */
const WAITS_FOR_FACTIONS = 3;

export const stages = ({ seats }: Ground): readonly Stage[] => [
  {
    name: 'storms',
    after: 'pool',
    lay(s) {
      for (const card of cardsIn(s, BOX)) if (isStormCard(s, card)) move(s, card, storms.at(s));
      shuffle(s, storms.at(s));
    },
  },
  { name: 'gates', after: seats <= WAITS_FOR_FACTIONS ? 'factions' : 'map', lay: layGates },
];

const isStormCard = (s: GameState, card: number): boolean => storms.holds(s.rules, kindOf(s, card));

function isPlayed(s: GameState, faction: number): boolean {
  if (s.rules.seats > WAITS_FOR_FACTIONS) return (s.inPlay & (1 << faction)) !== 0;
  for (let seat = 0; seat < s.rules.seats; seat++) if (at(s.faction, seat) === faction) return true;
  return false;
}

/** SG-05: at random on their squares. */
function layGates(s: GameState): void {
  const gates = cardsIn(s, BOX)
    .filter((card) => kindOf(s, card) === s.rules.named['gate'] && isPlayed(s, factionOf(s, card)))
    .sort((a, b) => a - b);
  for (const place of gatePlaces(s.rules)) {
    const [gate] = gates.splice(pick(s, gates.length), 1);
    if (gate === undefined) continue;
    const square = squareAt(s.rules.columns, place);
    move(s, gate, BOARD);
    s.tile[square] = gate;
    s.roads[square] = roadsOf(s.rules, kindOf(s, gate));
  }
  touchMap(s);
}
