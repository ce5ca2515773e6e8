/** Terrain cards: a card with its roads cut out of it. A city has a house where its roads meet. */
import { disc, num, pill, type Shape } from './shape';

/** Sides with a road, as bits: north, east, south, west. */
const NORTH = 1;
const EAST = 2;
const SOUTH = 4;
const WEST = 8;

const EDGE = 1.5;
const FAR = 22.5;
/** Half the width of a road. */
const HALF = 2.6;

/** The outline of roads that meet in the middle, clockwise from the north arm. `plaza` widens the middle. */
function roadOutline(sides: number, plaza: number): string {
  const near = 12 - HALF;
  const off = 12 + HALF;
  const points: [number, number][] = [];
  const corner = (x: number, y: number) => points.push([12 + x * plaza, 12 + y * plaza]);
  corner(-1, -1);
  if ((sides & NORTH) !== 0) points.push([near, 12 - plaza], [near, EDGE], [off, EDGE], [off, 12 - plaza]);
  corner(1, -1);
  if ((sides & EAST) !== 0) points.push([12 + plaza, near], [FAR, near], [FAR, off], [12 + plaza, off]);
  corner(1, 1);
  if ((sides & SOUTH) !== 0) points.push([off, 12 + plaza], [off, FAR], [near, FAR], [near, 12 + plaza]);
  corner(-1, 1);
  if ((sides & WEST) !== 0) points.push([12 - plaza, off], [EDGE, off], [EDGE, near], [12 - plaza, near]);
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}z`;
}

const CARD = pill(EDGE, EDGE, FAR - EDGE, FAR - EDGE, 3.5);
const HOUSE = 'M12 7.6L16.4 11.4V16.2H7.6V11.4z';

/** The worn middle of a road: without it a straight road reads as two bars. */
function ruts(sides: number): string {
  const long = 3.2;
  const wide = 0.6;
  const rut = (x: number, y: number, across: boolean) => {
    const [w, h] = across ? [long, wide] : [wide, long];
    return `M${num(x - w)} ${num(y - h)}H${num(x + w)}V${num(y + h)}H${num(x - w)}z`;
  };
  const arms = [NORTH, EAST, SOUTH, WEST].filter((side) => (sides & side) !== 0);
  return arms.map((side) => (side === NORTH ? rut(12, 5.7, false) : side === EAST ? rut(18.3, 12, true) : side === SOUTH ? rut(12, 18.3, false) : rut(5.7, 12, true))).join('');
}

const road = (sides: number): Shape => ({ fill: CARD + roadOutline(sides, HALF) + ruts(sides) });
const city = (sides: number): Shape => ({ fill: CARD + roadOutline(sides, 6) + HOUSE });

export const TILES = {
  straight: road(NORTH | SOUTH),
  turn: road(NORTH | EAST),
  tee: road(NORTH | EAST | SOUTH),
  crossroad: road(NORTH | EAST | SOUTH | WEST),
  city4: city(NORTH | EAST | SOUTH | WEST),
  city3: city(NORTH | EAST | SOUTH),
  city2straight: city(NORTH | SOUTH),
  city2turn: city(NORTH | EAST),
  city1: city(NORTH),
  /** Broken columns. */
  ruins: {
    fill: 'M1.8 19.8H22.2V22.4H1.8zM3.4 6.4L8.6 3.6V18.6H3.4zM10 10.2L14 12.4V18.6H10zM15.4 2H21.6V4.6H20.8V18.6H16.2V4.6H15.4zM5.4 8V16.6H6.6V8zM17.9 6.4V16.6H19.1V6.4z',
  },
  /** A volcano. */
  peak: {
    fill: `M8 8.8L9.8 10.6L12 8.8L14.2 10.6L16 8.8L23 22.4H1zM12 12.2C10.4 13.4 10.6 15.4 9.2 17C8.4 18 8.8 20.4 10 20.4C11.2 20.4 11.2 18.4 12 17.4C12.6 18.8 13.2 18.6 13.8 17.6C14.6 16.2 13.2 14 12 12.2z${disc(9.4, 5.2, 2.2)}${disc(14.4, 3.8, 2.8)}`,
  },
  /** A stone gate with a flame. */
  sanctuary: {
    fill: 'M1.8 19.8H22.2V22.4H1.8zM3 3.2C8.6 4.6 15.4 4.6 21 3.2V7H3zM4.4 8.4H8V18.4H4.4zM16 8.4H19.6V18.4H16zM12.2 9.2C12.6 11.4 15 12.6 15 15.4C15 17.4 13.7 18.4 12 18.4C10.3 18.4 9 17.4 9 15.4C9 13 11.6 11.8 12.2 9.2z',
  },
  /** A crossroad round an ember. */
  passage: { fill: `${CARD}${roadOutline(NORTH | EAST | SOUTH | WEST, 6)}M12.2 7C12.6 9.4 16 11 16 14C16 16.4 14.2 17.6 12 17.6C9.8 17.6 8 16.4 8 14C8 11.6 11.6 9.6 12.2 7z` },
} as const satisfies Record<string, Shape>;
