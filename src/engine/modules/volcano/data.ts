/** What lies where around the Bleeding Horn of Destiny. Facts that no rulebook states are marked [inferred]. */
import type { Board, Place, Site } from '../../core/components';
import { EAST, NORTH, SOUTH, WEST, type KindDef } from '../../core/kinds';
import type { Printing } from '../../core/box';

export const KINDS = [
  { name: 'peak', class: 'tile', roads: NORTH | EAST | SOUTH | WEST },
  { name: 'sanctuary', class: 'tile', roads: NORTH | EAST },
  { name: 'passage', class: 'tile', roads: NORTH | EAST | SOUTH | WEST },
] as const satisfies readonly KindDef[];

/** A sanctuary belongs to a faction but is neutral ground (VOL-06); its faction is its place in this row. */
export const PRINTINGS: readonly Printing[] = [
  { kind: 'peak' },
  { kind: 'sanctuary', copies: 4 },
  { kind: 'passage', copies: 4 },
];

/** VOL-01, around the peak in the centre. A sanctuary has roads only to its two passages. [inferred] */
export const VOLCANO: {
  readonly peak: Place;
  readonly passages: readonly Place[];
  readonly sanctuaries: readonly { readonly place: Place; readonly roads: number }[];
  /** What lies elsewhere than on the board as usual, by number of players: the walls of a sanctuary stop a city's road. */
  readonly cities: Readonly<Partial<Record<number, Partial<Pick<Board, 'neutrals' | 'secondStarts'>>>>>;
} = {
  peak: [4, 4],
  passages: [
    [3, 4],
    [4, 5],
    [5, 4],
    [4, 3],
  ],
  sanctuaries: [
    { place: [3, 3], roads: EAST | SOUTH },
    { place: [3, 5], roads: SOUTH | WEST },
    { place: [5, 5], roads: NORTH | WEST },
    { place: [5, 3], roads: NORTH | EAST },
  ],
  cities: {
    3: {
      neutrals: [
        [4, 2],
        [4, 6],
        [6, 4],
      ],
      secondStarts: [
        [2, 2],
        [6, 2],
        [6, 6],
      ],
    },
  }, // [inferred squares]
};

/** All of it, as it lies on the map from the start. */
export const SITES: readonly Site[] = [
  { place: VOLCANO.peak, kind: 'peak' },
  ...VOLCANO.passages.map((place): Site => ({ place, kind: 'passage' })),
  ...VOLCANO.sanctuaries.map((sanctuary): Site => ({ ...sanctuary, kind: 'sanctuary' })),
];

/** VOL-04: the side of the peak that a faction's seal opens, by faction: green top, gold right, red bottom, blue left. [inferred] */
export const GATE_SIDE: readonly number[] = [NORTH, EAST, SOUTH, WEST];
