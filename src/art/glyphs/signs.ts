/** What happens and where cards lie: die, oracle, battle, ambush, nation, shelter, heroes. */
import { disc, mirrored, num, pill, type Shape } from './shape';

const DIE = pill(2, 2, 20, 20, 4.5);
const PIP = 2.1;
const LOW = 7;
const MID = 12;
const HIGH = 17;

const face = (...pips: readonly (readonly [number, number])[]): Shape => ({ fill: DIE + pips.map(([x, y]) => disc(x, y, PIP)).join('') });

/** Seven vanes between two rings (ORACLE-02). */
function vanes(): string {
  const spokes: string[] = [];
  for (let i = 0; i < 7; i++) {
    const angle = ((i + 0.5) / 7) * Math.PI * 2 - Math.PI / 2;
    const x = Math.cos(angle);
    const y = Math.sin(angle);
    const side = 0.75;
    const corner = (radius: number, offset: number) => `${num(12 + x * radius - y * offset)} ${num(12 + y * radius + x * offset)}`;
    spokes.push(`M${corner(5.6, -side)}L${corner(8.6, -side)}L${corner(8.6, side)}L${corner(5.6, side)}z`);
  }
  return spokes.join('');
}

const BLADE = 'M2.2 1.6L7 3.2L17.6 14.6L19.6 13.2L20.9 14.7L18.7 16.9L22.2 20.4L20.2 22.4L16.7 18.7L14.6 21L13.1 19.6L14.5 17.6L3.6 6.8z';

export const SIGNS = {
  die1: face([MID, MID]),
  die2: face([LOW, LOW], [HIGH, HIGH]),
  die3: face([LOW, LOW], [MID, MID], [HIGH, HIGH]),
  die4: face([LOW, LOW], [HIGH, LOW], [LOW, HIGH], [HIGH, HIGH]),
  die5: face([LOW, LOW], [HIGH, LOW], [MID, MID], [LOW, HIGH], [HIGH, HIGH]),
  die6: face([LOW, 6.4], [HIGH, 6.4], [LOW, MID], [HIGH, MID], [LOW, 17.6], [HIGH, 17.6]),
  /** Two rings with seven vanes and the ray at the top. */
  oracle: { fill: `${disc(12, 12, 10.6)}${disc(12, 12, 8.6)}${vanes()}${disc(12, 12, 5.6)}${disc(12, 12, 3.4)}M12 .4L14.6 5.2L12 8.2L9.4 5.2z` },
  /** Crossed swords. The lower one shows a gap where the other crosses it. */
  battle: { fill: `${BLADE}M21.8 1.6L17 3.2L12.9 7.6L15.5 10.4L20.4 6.8zM11.1 14.6L8.5 11.9L6.4 14.6L4.4 13.2L3.1 14.7L5.3 16.9L1.8 20.4L3.8 22.4L7.3 18.7L9.4 21L10.9 19.6L9.5 17.6z` },
  /** Eyes under a hood. */
  ambush: {
    fill: 'M12 1C16.8 3 19.4 7.2 19.4 12.4L22.4 22.6H1.6L4.6 12.4C4.6 7.2 7.2 3 12 1zM12 6.2C8.8 7.6 7.6 10 7.6 13C7.6 16 9.4 18 12 18.6C14.6 18 16.4 16 16.4 13C16.4 10 15.2 7.6 12 6.2zM8.9 11.6L11.6 12.8C11.4 14.2 9.2 13.8 8.9 11.6zM15.1 11.6L12.4 12.8C12.6 14.2 14.8 13.8 15.1 11.6z',
  },
  /** Own draw pile: a people. */
  nation: {
    fill: `${disc(12, 6.4, 4)}M5.2 22C5.2 15.6 7.8 12 12 12C16.2 12 18.8 15.6 18.8 22z${disc(4.4, 9.6, 2.6)}${disc(19.6, 9.6, 2.6)}M.8 20C.8 16 2 13.6 4.4 13.4C5 13.3 5.6 13.4 6 13.6C4.6 15.4 3.8 17.6 3.6 20zM23.2 20C23.2 16 22 13.6 19.6 13.4C19 13.3 18.4 13.4 18 13.6C19.4 15.4 20.2 17.6 20.4 20z`,
  },
  /** Own discard pile: a roof. */
  shelter: {
    fill: 'M12 2.4L23 11.6L21.2 13.8L12 6.2L2.8 13.8L1 11.6zM12 8.4L19.6 14.6V21.8H14.8V16.2H9.2V21.8H4.4V14.6z',
  },
  /** Common pile of suspended cards: a broken ring over a card. */
  limbo: {
    fill: 'M12 1.6C17.8 1.6 22.4 6.2 22.4 12L19.4 12C19.4 7.9 16.1 4.6 12 4.6zM22.4 14C21.6 18.2 18.4 21.4 14.2 22.2L13.6 19.3C16.5 18.7 18.8 16.5 19.4 13.6zM11.4 22.4C5.8 22.1 1.6 17.5 1.6 12C1.6 6.8 5.4 2.4 10.4 1.7L10.8 4.7C7.3 5.3 4.6 8.3 4.6 12C4.6 15.9 7.6 19.1 11.6 19.4zM8.6 7.4H15.4V16.6H8.6z',
  },
  /** A hero with a raised sword. */
  hero1: {
    fill: `${disc(10.4, 6, 3.4)}M5.8 22.4L4.2 12.6C5.8 10.8 8 10 10.4 10C12.2 10 13.8 10.4 15.2 11.2L17 9L16.2 8.2L17.4 7L18.2 7.8L20.8 1.6L22 2.6L19.6 8.8L20.6 9.6L19.4 10.8L18.8 10.3L16.2 14.4L15.2 14.2L16.4 22.4H12.4L11.2 17.4L9.8 22.4z`,
  },
  /** A hero with a spear and a shield. */
  hero2: {
    fill: `${disc(12, 6, 3.4)}M18.9 1L20.6 5.4L19.7 6V22.6H18.1V6L17.2 5.4zM4 10.8C5.6 11 7.4 10.6 8.6 9.8C9.8 10.6 11.6 11 13.2 10.8C13.2 14.8 11.6 17.4 8.6 18.8C5.6 17.4 4 14.8 4 10.8zM14.6 10.4C15.6 10.8 16.4 11.6 16.9 12.6V22.4H13.2L12.6 19.4L12 22.4H8.2L8.4 20.4C12.4 18.6 14.6 15.2 14.6 10.4z`,
  },
  /** Victory points: a laurel round a star. */
  points: {
    fill: `M10.6 21.4C5 20.4 1.6 16 1.8 10.2C1.9 7.4 3 4.8 4.8 2.8L5.6 5.6L7.8 5.4C7.2 7 6 8 4.9 8.4C4.6 9.4 4.5 10.4 4.6 11.4L6 9.8L7.8 11C6.8 12.4 5.8 13 4.9 13.2C5.2 14.2 5.6 15 6.2 15.8L7 13.8L9 14.4C8.6 16 7.9 16.9 7.2 17.2C8.2 18.2 9.4 18.8 10.8 19.1z${mirrored('M10.6 21.4C5 20.4 1.6 16 1.8 10.2C1.9 7.4 3 4.8 4.8 2.8L5.6 5.6L7.8 5.4C7.2 7 6 8 4.9 8.4C4.6 9.4 4.5 10.4 4.6 11.4L6 9.8L7.8 11C6.8 12.4 5.8 13 4.9 13.2C5.2 14.2 5.6 15 6.2 15.8L7 13.8L9 14.4C8.6 16 7.9 16.9 7.2 17.2C8.2 18.2 9.4 18.8 10.8 19.1z')}M12 5.2L13.5 8.9L17.4 9.2L14.4 11.7L15.4 15.6L12 13.5L8.6 15.6L9.6 11.7L6.6 9.2L10.5 8.9z`,
  },
  /** A castle: a city of level 4. */
  castle: { fill: 'M1.8 22.2V6.4H4.2V8.4H6.2V6.4H8.6V10.6H9.6V1.8H11.2V3.8H12.8V1.8H14.4V10.6H15.4V6.4H17.8V8.4H19.8V6.4H22.2V22.2H14.6V17.6A2.6 2.6 0 0 0 9.4 17.6V22.2z' },
  /** A hand of cards. */
  cards: { fill: `M2.4 4.8L11.6 1.7C12.5 1.4 13.4 1.8 13.7 2.7L14 3.5H11.2C9.1 3.5 7.5 5.1 7.5 7.2V19.8L6.6 19.4L1.6 6.8C1.3 5.9 1.6 5.1 2.4 4.8z${pill(9.2, 5.2, 13, 17.2, 2.4)}` },
  /** All cards of a player: a pile. */
  deck: { fill: `${pill(3.6, 1.6, 16.8, 14.6, 2.4)}M4.4 17.6H19.6V19.4H4.4zM5.8 20.8H18.2V22.4H5.8zM12 4.6L15.6 8.9L12 13.2L8.4 8.9z` },
  /** A step: two footprints. */
  step: {
    fill: 'M6.6 2C9 2 10.4 4.4 10.2 7.4C10 9.6 9.2 11 9 12.6L4.4 12C4.6 10.2 3.4 8.8 3.4 6.4C3.4 3.8 4.8 2 6.6 2zM4.4 13.6L8.8 14.2C8.8 16.2 7.8 17.4 6.4 17.2C5 17 4.2 15.6 4.4 13.6zM17.4 6.8C19.2 6.8 20.6 8.6 20.6 11.2C20.6 13.6 19.4 15 19.6 16.8L15 17.4C14.8 15.8 14 14.4 13.8 12.2C13.6 9.2 15 6.8 17.4 6.8zM19.6 18.4C19.8 20.4 19 21.8 17.6 22C16.2 22.2 15.2 21 15.2 19z',
  },
} as const satisfies Record<string, Shape>;
