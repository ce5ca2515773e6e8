/** Points at a real table: who leads, how ties are broken, and how near the end is (END). */

export interface Score {
  /** How many cities of each level, level 1 first. */
  readonly cities: readonly number[];
  /** Points from elsewhere: whatever modules give some for. */
  readonly extra: number;
  readonly heroes: number;
  /** Cards of the creation deck, where they break ties. */
  readonly deck?: number;
}

/** Residences and capitals of The Stormgates are levels 5 and 6. */
export const LEVELS = 6;
export const BASE_LEVELS = 4;
const CLOSING_LEVEL = 4;

export const pointsOf = ({ cities, extra }: Score): number =>
  cities.reduce((sum, count, i) => sum + count * (i + 1), extra);

/** Cities of level 4 or higher. */
export const closingCities = ({ cities }: Score): number =>
  cities.slice(CLOSING_LEVEL - 1).reduce((sum, count) => sum + count, 0);

export interface Ends {
  /** So many cities of level 4 end the game. */
  readonly cities: number;
  /** So many points end it; 0: points do not. */
  readonly points: number;
}

export type Warning =
  | { readonly kind: 'over'; readonly by: 'cities' | 'points' }
  /** One more city of level 4 ends the game. */
  | { readonly kind: 'oneCity' }
  /** A single upgrade or city could reach the points. */
  | { readonly kind: 'points'; readonly short: number };

/** A new city brings four points at most. */
const NEAR_POINTS = 4;

export function warningOf(score: Score, ends: Ends): Warning | null {
  const cities = closingCities(score);
  const points = pointsOf(score);
  if (cities >= ends.cities) return { kind: 'over', by: 'cities' };
  if (ends.points > 0 && points >= ends.points) return { kind: 'over', by: 'points' };
  if (cities === ends.cities - 1) return { kind: 'oneCity' };
  return ends.points > 0 && ends.points - points <= NEAR_POINTS
    ? { kind: 'points', short: ends.points - points }
    : null;
}

/** With so many players a team of three plays against a pair, whose points count half as much again. */
const UNEVEN = 5;

export interface TeamScore {
  readonly seats: readonly number[];
  readonly points: number;
  readonly cities: number;
  /** So many cities of level 4 or higher end the game. */
  readonly needed: number;
}

/** TEAM-05: partners add up what they have. `teams`: by seat the number of its team. */
export function teamScores(scores: readonly Score[], teams: readonly number[], ends: Ends): readonly TeamScore[] {
  return Array.from({ length: Math.max(...teams) + 1 }, (_, team) => {
    const seats = teams.flatMap((of, seat) => (of === team ? [seat] : []));
    const own = seats.flatMap((seat) => scores[seat] ?? []);
    const points = own.reduce((sum, score) => sum + pointsOf(score), 0);
    return {
      seats,
      points: scores.length === UNEVEN && seats.length === 2 ? Math.ceil((points * 3) / 2) : points,
      cities: own.reduce((sum, score) => sum + closingCities(score), 0),
      needed: own.reduce((sum, _score, member) => sum + Math.max(0, ends.cities - member), 0),
    };
  });
}

export interface Ranked {
  readonly seat: number;
  /** 1 for the first; players equal in everything share a place. */
  readonly place: number;
}

/** END-03, SG-END: points, then cities from the highest level down, then heroes, and with the expansion cards. */
export function ranking(scores: readonly Score[], expansion = false): readonly Ranked[] {
  const merits = (score: Score): readonly number[] => [
    pointsOf(score),
    ...[...score.cities].reverse(),
    score.heroes,
    expansion ? (score.deck ?? 0) : 0,
  ];
  const rows = scores.map((score, seat) => ({ seat, merits: merits(score) }));
  const compare = (one: readonly number[], other: readonly number[]): number => {
    const i = one.findIndex((merit, j) => merit !== other[j]);
    return i === -1 ? 0 : (other[i] ?? 0) - (one[i] ?? 0);
  };
  rows.sort((one, other) => compare(one.merits, other.merits) || one.seat - other.seat);
  let place = 0;
  return rows.map((row, i) => {
    const before = rows[i - 1];
    if (before === undefined || compare(before.merits, row.merits) !== 0) place = i + 1;
    return { seat: row.seat, place };
  });
}
