/** The seven artefacts (COMP-04). */
import { disc, mirrored, pill, star, type Shape } from './shape';

const BLADE = 'M10.6 5.2C8 5.4 5.6 4.4 3.4 1.8C1 6 1 11.6 3.4 15.8C5.6 13.2 8 12.2 10.6 12.4z';

export const ARTEFACTS = {
  /** A pickaxe. */
  tool: {
    fill: 'M5.6 3.2C13.4 .8 22.4 7.4 21.8 18.6C18.8 12.4 13.6 8.2 5.6 6.6zM14.6 8.4L16.7 10.3L5.6 22.3C4.4 22.6 1.9 20.5 2.3 19.2z',
  },
  /** An axe with two blades. */
  weapon: {
    fill: `${BLADE}${mirrored(BLADE)}M10.6 1.8H13.4V21.6C13.4 22.6 10.6 22.6 10.6 21.6z`,
  },
  /** A pendant on its chain. */
  amulet: {
    fill: `${disc(12, 15.6, 6.8)}M12 11.2L15.4 15.6L12 20L8.6 15.6z`,
    line: 'M3.2 1.8C3.6 5.4 6 7.8 9 8.8M20.8 1.8C20.4 5.4 18 7.8 15 8.8',
  },
  /** A rosette with its ribbons. */
  title: {
    fill: `${star(12, 8.8, 12, 7.8, 6.6)}${star(12, 9, 5, 4.3, 1.8)}M6.9 15.9C8.2 16.8 9.8 17.3 11.2 17.3L8.2 22.8L6.9 20.2L4 20.6zM17.1 15.9C15.8 16.8 14.2 17.3 12.8 17.3L15.8 22.8L17.1 20.2L20 20.6z`,
  },
  /** A scroll with two rods. */
  scroll: {
    fill: `${pill(1.8, 1.8, 20.4, 4.6, 2.3)}${pill(1.8, 17.6, 20.4, 4.6, 2.3)}M4.4 7.6H19.6V16.4H4.4zM7.4 9.3V11.1H16.6V9.3zM7.4 13V14.8H13.6V13z`,
  },
  /** A tent with its door open. */
  tent: {
    fill: 'M12 4.6L22.8 21.4H1.2zM12 12.2L7.6 21.4H16.4z',
    line: 'M12 5.6L9.2 1.6M12 5.6L14.8 1.6',
  },
  /** A horse's head. */
  horse: {
    fill: `M7.4 22.2C6.6 17.6 10.4 15.9 11.3 12.7C9.7 13.9 8.5 13.6 7.1 15L5.4 16.6C3.9 17.2 1.8 15.4 2.2 13.7L6 7.4C6.6 5.6 7.9 4.5 9.3 4L9 1.2L12.2 3.6C18.8 4.2 22 9.6 22 15.8C22 18.4 21.4 20.6 20.6 22.2z${disc(9.9, 7.9, 1.25)}M14.2 6.3C17.4 8 19 11 18.8 15.2L17.4 14.9C17.4 11.6 16.4 8.8 14.2 6.3z`,
  },
} as const satisfies Record<string, Shape>;
