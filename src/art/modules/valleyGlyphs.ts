/** Signs of the valleys (VAL): the eight buildings, what lies between them, and the booster. */
import { disc, mirrored, pill, star, type Shape } from '../glyphs/shape';

const SLOPE = 'M1 22.6V8.4L7.2 17.6V22.6z';
const PEAK = 'M.8 22.4L6.6 2.4L10.8 16V22.4zM6.6 6.2L5 11.2L6.6 9.9L8.2 11.2z';

export const VALLEY_GLYPHS = {
  /** A clock over a hall. */
  townHall: {
    fill: `M8.4 8.4V4.6L12 .8L15.6 4.6V8.4H22.2V22.6H1.8V8.4z${disc(12, 7, 2.2)}M10 22.6V17.4A2 2 0 0 1 14 17.4V22.6zM4.4 12H7.4V16.2H4.4zM16.6 12H19.6V16.2H16.6z`,
  },
  /** An anvil. */
  smithy: {
    fill: 'M1.2 5.4H7.4V3.6H22.8V8C19 8.4 16.6 10.2 16 13.2H17.4V16.2H20V21H4.8V16.2H7.4V13.2H8.8C8.2 10.2 5 9.6 1.2 5.4z',
  },
  /** A horseshoe. */
  stable: {
    fill: `M2.4 2H8.6V5.2H7.6C6 9.8 6.8 17 12 17C17.2 17 18 9.8 16.4 5.2H15.4V2H21.6V4.2C23.8 13.2 20.6 22.6 12 22.6C3.4 22.6 .2 13.2 2.4 4.2z${disc(4.7, 8.6, 1)}${disc(5, 13.4, 1)}${disc(7.8, 18, 1)}${disc(16.2, 18, 1)}${disc(19, 13.4, 1)}${disc(19.3, 8.6, 1)}`,
  },
  /** A ring of seats over arches. */
  arena: {
    fill: 'M1.4 8.4C1.4 4.6 6.2 2.2 12 2.2C17.8 2.2 22.6 4.6 22.6 8.4V17.6C22.6 20.6 17.8 22.6 12 22.6C6.2 22.6 1.4 20.6 1.4 17.6zM4.4 8.4C4.4 10.4 7.8 11.8 12 11.8C16.2 11.8 19.6 10.4 19.6 8.4C19.6 6.4 16.2 5 12 5C7.8 5 4.4 6.4 4.4 8.4zM3.8 20V15.2A1.6 1.6 0 0 1 7 16V21.2zM10.2 22V17A1.8 1.8 0 0 1 13.8 17V22zM17 21.2V16A1.6 1.6 0 0 1 20.2 15.2V20z',
  },
  /** A tankard. */
  tavern: {
    fill: 'M3.6 8H16.4V9.4H19C21.4 9.4 22.6 10.8 22.6 13V15.4C22.6 17.8 21.2 19.2 18.8 19.2H16.4V22.6H3.6zM16.4 12V16.8H18.4C19.4 16.8 19.8 16.2 19.8 15.2V13.4C19.8 12.4 19.4 12 18.6 12zM7 11H8.8V19.6H7zM11.4 11H13.2V19.6H11.4zM2.8 6.8C1.8 4.2 4.2 2.4 6.2 3.2C7.2 .8 10.8 .6 12.2 2.6C14.6 1.4 17.8 3.4 17 6.8z',
  },
  /** A spool. */
  weavingMill: {
    fill: 'M3.4 1.6H17.8V5.6H3.4zM3.4 18.4H17.8V22.4H3.4zM5.6 6.8H15.6V17.2H5.6zM5.6 10L15.6 7.4V9.2L5.6 11.8zM5.6 14.2L15.6 11.6V13.4L5.6 16z',
    line: 'M17 12C21.6 11.6 22.2 16 20.8 20.6',
  },
  /** The hat of whoever sits there. */
  guildOfMagic: {
    fill: `M13.8 .8C16 2.4 16.8 5 15.6 7.2L17.8 16C21 16.6 23 17.8 23 19.2C23 21.6 18 22.8 12 22.8C6 22.8 1 21.6 1 19.2C1 17.8 3 16.6 6.2 16C7.2 9.4 9 4 13.8 .8z${star(12, 12, 5, 4, 1.6)}`,
  },
  /** Scales. */
  shop: {
    fill: 'M10.8 1.6H13.2V3.6H21V6H13.2V19.8H17.6V22.6H6.4V19.8H10.8V6H3V3.6H10.8zM.6 13.4H8.6C8.6 16.4 7 17.8 4.6 17.8C2.2 17.8 .6 16.4 .6 13.4zM15.4 13.4H23.4C23.4 16.4 21.8 17.8 19.4 17.8C17 17.8 15.4 16.4 15.4 13.4z',
    line: 'M4.6 6L2.4 12.6M4.6 6L6.8 12.6M19.4 6L17.2 12.6M19.4 6L21.6 12.6',
  },
  /** A keep between two slopes. */
  centre: {
    fill: `${SLOPE}${mirrored(SLOPE)}M8.4 22.6V4.8H9.9V6.6H11.2V1.2L15.6 3L12.8 4.4V6.6H14.1V4.8H15.6V22.6H13.6V18.2A1.6 1.6 0 0 0 10.4 18.2V22.6z`,
  },
  /** A crossing with a stone in it. */
  valleyRoad: {
    fill: `${pill(1.4, 1.4, 7.4, 7.4, 2)}${pill(15.2, 1.4, 7.4, 7.4, 2)}${pill(1.4, 15.2, 7.4, 7.4, 2)}${pill(15.2, 15.2, 7.4, 7.4, 2)}${star(12, 12, 8, 5, 2.2)}`,
  },
  /** Two peaks, and a way between them. */
  mountainPass: { fill: `${PEAK}${mirrored(PEAK)}M11.2 18.4H12.8V22.4H11.2zM11.2 12.6H12.8V16.4H11.2z` },
  /** Two arches under a crown. */
  kingsBridge: {
    fill: 'M.8 11.2C7 7.4 17 7.4 23.2 11.2V19.6H20.6C20.6 16.2 18.9 14.6 17 14.6C15.1 14.6 13.4 16.2 13.4 19.6H10.6C10.6 16.2 8.9 14.6 7 14.6C5.1 14.6 3.4 16.2 3.4 19.6H.8zM8.2 6.8L7 1.4L10 3.6L12 .6L14 3.6L17 1.4L15.8 6.8zM1 21H23V22.8H1z',
  },
  /** A bolt in a ring. */
  booster: { fill: `${disc(12, 12, 11)}${disc(12, 12, 8.8)}M14 4.4L7.4 12.8H11L9.8 19.6L16.6 10.8H12.8z` },
} as const satisfies Record<string, Shape>;
