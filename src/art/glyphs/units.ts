/** The four ranks (COMP-02), queen and king (ROY), and supply. One bust, told apart by what it wears. */
import { disc, type Shape } from './shape';

const SHOULDERS = 'M2.5 22.5C2.5 18 6.5 16.3 12 16.3C17.5 16.3 21.5 18 21.5 22.5z';
const FACE = 'M7.9 11.8H16.1C16.1 14 14.4 15.4 12 15.4C9.6 15.4 7.9 14 7.9 11.8z';

export const UNITS = {
  /** A straw hat. */
  friman: {
    fill: `${SHOULDERS}${FACE}M3 9.3C3 8 7 7.6 7.9 7C8.2 4.2 9.8 2.8 12 2.8C14.2 2.8 15.8 4.2 16.1 7C17 7.6 21 8 21 9.3C21 10.5 17 10.9 12 10.9C7 10.9 3 10.5 3 9.3z`,
  },
  /** A horned helmet. */
  chief: {
    fill: `${SHOULDERS}${FACE}M6.8 10.8V8.9C3.6 8.6 1.6 6.2 2 1.8C3.6 3.9 5.4 4.7 8 5C9 3.8 10.4 3.1 12 3.1C13.6 3.1 15 3.8 16 5C18.6 4.7 20.4 3.9 22 1.8C22.4 6.2 20.4 8.6 17.2 8.9V10.8z`,
  },
  /** A tall mitre. */
  priest: {
    fill: `${SHOULDERS}${FACE}M7.6 10.8L6.6 6.2L12 .8L17.4 6.2L16.4 10.8zM11.1 4V5.6H9.5V7.3H11.1V9.6H12.9V7.3H14.5V5.6H12.9V4z`,
  },
  /** A crown and a collar. */
  lord: {
    fill: `${SHOULDERS}${FACE}M6.7 10.8L4.6 2.9L8.9 6L12 1.4L15.1 6L19.4 2.9L17.3 10.8zM10 18.1L12 20.9L14 18.1L12 17.7z`,
  },
  /** A round coronet over long hair. */
  queen: {
    fill: `${SHOULDERS}${FACE}M6.3 20.2C3.6 17 3.8 12.4 6.6 9.9L7.2 15.4zM17.7 20.2C20.4 17 20.2 12.4 17.4 9.9L16.8 15.4zM6.9 10.4L6 6.9C8 7.8 9.6 7.2 9.9 5.6C11 6.6 13 6.6 14.1 5.6C14.4 7.2 16 7.8 18 6.9L17.1 10.4z${disc(12, 3.1, 1.9)}`,
  },
  /** A closed crown with a cross on top, and a beard. */
  king: {
    fill: `${SHOULDERS}M7.4 11.8H16.6C16.9 15.4 15 19.4 12 20.8C9 19.4 7.1 15.4 7.4 11.8zM6.2 10.8L4.4 5.4C7 3.6 9.6 4.2 11.1 5.4V3.4H9.3V1.8H11.1V.4H12.9V1.8H14.7V3.4H12.9V5.4C14.4 4.2 17 3.6 19.6 5.4L17.8 10.8zM8.2 9.2H10.2V7H8.2zM13.8 9.2H15.8V7H13.8z`,
  },
  /** A tied sack with an ear of corn. */
  supply: {
    fill: `M8.6 1.8H15.4L14.4 4.6H9.6zM9.3 6.1H14.7C18.9 8.2 21.3 12.3 21.3 16C21.3 20.2 18.3 22.2 12 22.2C5.7 22.2 2.7 20.2 2.7 16C2.7 12.3 5.1 8.2 9.3 6.1z${disc(12, 10.6, 1.3)}M11.2 20V17.7C9.3 17.5 8.2 16.3 8.1 14.5C9.6 14.6 10.6 15.2 11.2 16.2V15.2C9.3 15 8.3 13.9 8.1 12C10.2 12.2 11.5 13.3 12 15C12.5 13.3 13.8 12.2 15.9 12C15.7 13.9 14.7 15 12.8 15.2V16.2C13.4 15.2 14.4 14.6 15.9 14.5C15.8 16.3 14.7 17.5 12.8 17.7V20z`,
  },
} as const satisfies Record<string, Shape>;
