/** The ranks of each people and its royals, on the glyphs' grid of 24: one by one, not one face in four colours. Light comes from the left. */
import type { Figure } from '../figure';
import { disc } from '../glyphs/shape';
import type { FactionName } from '../palette';
import { clothOf, GOLD, PAPER, STEEL, STRAW, type Cloth } from './matter';
import { cord, INK, lit, OUTLINE, piece, piecesOf } from './pieces';

export const RANKS = ['friman', 'chief', 'priest', 'lord', 'queen', 'king'] as const;
export type Rank = (typeof RANKS)[number];

interface Folk {
  readonly skin: readonly [light: string, mid: string, shade: string];
  readonly hair: readonly [light: string, dark: string];
  readonly fur: readonly [string, string, string];
  readonly women: readonly Rank[];
}

interface Person extends Pick<Folk, 'skin' | 'hair' | 'fur'> {
  readonly woman: boolean;
}

const FOLKS: Readonly<Record<FactionName | 'unbound', Folk>> = {
  barfolk: { skin: ['#f6d3a8', '#e2ac7a', '#b97f50'], hair: ['#d97f35', '#8a3f14'], fur: ['#b59a7a', '#7d5f42', '#4f3a26'], women: ['priest'] },
  cloudborn: { skin: ['#e9bd8d', '#c98f5c', '#925f36'], hair: ['#5d4630', '#2e2014'], fur: ['#ffffff', '#dcd6c8', '#a79f8c'], women: ['friman', 'lord'] },
  emberians: { skin: ['#a8693f', '#7d4827', '#4d2a15'], hair: ['#43302a', '#191110'], fur: ['#e3a65a', '#a9652a', '#5f3413'], women: ['priest', 'lord'] },
  islanders: { skin: ['#d9a878', '#b57d4c', '#835430'], hair: ['#3f4048', '#191b22'], fur: ['#b9c7d2', '#7d8fa0', '#48586a'], women: ['friman', 'priest'] },
  wolfsclan: { skin: ['#fbe3cd', '#eec3a0', '#c08e6c'], hair: ['#f0e2b4', '#b99f5e'], fur: ['#e9eef3', '#a9b6c4', '#66758a'], women: ['friman', 'lord'] },
  sunblessed: { skin: ['#8a5533', '#643a20', '#3e2212'], hair: ['#3a2a22', '#140d0a'], fur: ['#f0c98a', '#c88a3a', '#7a4c16'], women: ['friman', 'priest'] },
  unbound: { skin: ['#efc9a0', '#d3a072', '#a4714a'], hair: ['#8d8577', '#4b463d'], fur: ['#9a93a8', '#665f78', '#3c374b'], women: [] },
};

/** Beards of those who have seen much. */
const OLD = ['#ffffff', '#c9c2b4'] as const;

/** What all four have: shoulders in their faction's cloth, a neck and a face in the shade of what they wear. */
function bust(unit: Rank, cloth: Cloth, { skin, hair, woman }: Person): Figure {
  return [
    piece(unit, 0, clothOf(cloth)),
    // Hair that falls over the shoulders.
    ...(woman ? [{ d: 'M7.2 9.4C5.2 12.4 5 17 6.6 20.8C8.2 21.8 9.6 21 10 19H14C14.4 21 15.8 21.8 17.4 20.8C19 17 18.8 12.4 16.8 9.4z', fill: lit(hair[0], hair[0], hair[1]), line: INK, width: OUTLINE * 0.8 }] : []),
    { d: 'M9.6 14.2H14.4V17.2C13.6 18.2 10.4 18.2 9.6 17.2z', fill: skin[2], line: INK, width: OUTLINE * 0.7 },
    { d: 'M7.6 9.6H16.4V12.4C16.2 15 14.4 16.4 12 16.4C9.6 16.4 7.8 15 7.6 12.4z', fill: { from: [8, 12], to: [16, 15], colors: skin }, line: INK, width: OUTLINE },
    { d: `${disc(10.2, 12.3, 0.55)}${disc(13.8, 12.3, 0.55)}`, fill: INK },
    { d: 'M12 12.2L12.5 13.6L11.8 13.9', line: skin[2], width: 0.45 },
    ...(woman
      ? [
          { d: 'M9.4 11.7L10.9 11.6M14.6 11.7L13.1 11.6', line: INK, width: 0.5 },
          { d: 'M10.9 14.7C11.6 14.4 12.4 14.4 13.1 14.7C12.6 15.3 11.4 15.3 10.9 14.7z', fill: '#a5382f' },
          { d: 'M7.7 9.6C7 12.2 7 15 7.5 17C8.6 15 8.6 12 9.4 9.8zM16.3 9.6C17 12.2 17 15 16.5 17C15.4 15 15.4 12 14.6 9.8z', fill: hair[0], line: INK, width: OUTLINE * 0.6 },
        ]
      : []),
  ];
}

const beard = (d: string, { hair, woman }: Person, colors = hair): Figure => (woman ? [] : [{ d, fill: { from: [8, 13], to: [16, 18], colors }, line: INK, width: OUTLINE * 0.8 }]);

/** Drawn on a beard, and so only where there is one. */
const mouth = (d: string, line: string, { woman }: Person): Figure => (woman ? [] : [{ d, line, width: 0.4 }]);

function friman(cloth: Cloth, person: Person): Figure {
  return [
    ...cord('M20.2 22.5L20.2 8.6M17.8 5V8C17.8 9.6 22.6 9.6 22.6 8V5M20.2 9V4.6', '#a8743d', 0.7),
    ...bust('friman', cloth, person),
    { d: 'M10.4 17.4L12 20L13.6 17.4', line: cloth.pale, width: 0.9 },
    ...beard('M8 12.8C8.4 16.2 10 17.6 12 17.6C14 17.6 15.6 16.2 16 12.8C14.6 14.4 9.4 14.4 8 12.8z', person),
    ...mouth('M10.8 14.6C11.6 15.1 12.4 15.1 13.2 14.6', INK, person),
    piece('friman', 2, STRAW),
    { d: 'M7.7 7.4C9.4 8.4 14.6 8.4 16.3 7.4L16.1 6C14.4 7 9.6 7 7.9 6z', fill: cloth.main, line: INK, width: OUTLINE * 0.6 },
    { d: 'M4.6 9.2C6.4 9.9 9 10.1 11 10.1M9.2 4.8C9.6 4.2 10.2 3.8 11 3.6', line: '#fff6cf', width: 0.5 },
  ];
}

function chief(cloth: Cloth, person: Person): Figure {
  return [
    ...bust('chief', cloth, person),
    { d: 'M3.2 20.4C4 17.4 8 16 12 16C16 16 20 17.4 20.8 20.4L18.6 19.6L17.4 21.2L15.4 19.6L13.6 21.4L12 19.8L10.4 21.4L8.6 19.6L6.6 21.2L5.4 19.6z', fill: lit(...person.fur), line: INK, width: OUTLINE * 0.8 },
    ...beard('M7.8 12.4C8 16 9.4 18.6 12 20.4C14.6 18.6 16 16 16.2 12.4C15 13.6 13.4 13.8 12 13.8C10.6 13.8 9 13.6 7.8 12.4z', person),
    ...mouth('M10.6 15.2C11.4 15.7 12.6 15.7 13.4 15.2M11 17.4V18.6M13 17.4V18.4', '#3a1a08', person),
    { d: 'M6.8 8.9C3.6 8.6 1.6 6.2 2 1.8C3.6 3.9 5.4 4.7 8 5zM17.2 8.9C20.4 8.6 22.4 6.2 22 1.8C20.4 3.9 18.6 4.7 16 5z', fill: lit('#fffaf0', '#e6d2a4', '#a3824c'), line: INK, width: OUTLINE },
    { d: 'M6.6 10.9V8.6C7 5.2 9 3.1 12 3.1C15 3.1 17 5.2 17.4 8.6V10.9H13V13.6C12.6 14.2 11.4 14.2 11 13.6V10.9z', fill: STEEL, line: INK, width: OUTLINE },
    { d: 'M6.6 9.2H17.4M12 3.2V10.6', line: '#8b6a2a', width: 0.9 },
    { d: `${disc(8.4, 10, 0.4)}${disc(15.6, 10, 0.4)}${disc(12, 5, 0.4)}`, fill: '#f6d877' },
  ];
}

function priest(cloth: Cloth, person: Person): Figure {
  return [
    ...cord('M20.4 22.4V9.4C20.4 5.4 15.9 5.6 16.4 8.6', '#d9a93c', 0.8),
    ...bust('priest', cloth, person),
    { d: 'M8.4 16.7L10.6 22.5H13.4L15.6 16.7L14.2 16.4L12 20.2L9.8 16.4z', fill: PAPER, line: INK, width: OUTLINE * 0.7 },
    { d: 'M10.3 20.4H11.4M12.6 20.4H13.7M10.85 19.9V21M13.15 19.9V21', line: '#b8872b', width: 0.4 },
    ...beard('M7.8 12.2C7.6 16 9.6 19 12 19.4C14.4 19 16.4 16 16.2 12.2C15 14 13.2 14.2 12 14.2C10.8 14.2 9 14 7.8 12.2z', person, OLD),
    ...mouth('M10.8 15.2C11.5 15.6 12.5 15.6 13.2 15.2', '#6d6252', person),
    { d: piecesOf('priest')[2] ?? 'M0 0z', fill: lit('#fffdf5', '#efe3c4', '#b59d6d'), line: INK, width: OUTLINE },
    { d: 'M6.9 7.6L6.6 6.2L12 .8L17.4 6.2L17.1 7.6L12 2.8z', fill: cloth.main, line: INK, width: OUTLINE * 0.6 },
    { d: 'M7.6 10.8L7.2 9.2H16.8L16.4 10.8z', fill: GOLD, line: INK, width: OUTLINE * 0.6 },
    { d: 'M11.3 4.6V5.9H10.1V7.1H11.3V8.9H12.7V7.1H13.9V5.9H12.7V4.6z', fill: GOLD, line: INK, width: OUTLINE * 0.4 },
  ];
}

function lord(cloth: Cloth, person: Person): Figure {
  return [
    ...bust('lord', cloth, person),
    // Ermine.
    { d: 'M5.6 18.6C7 17 9.4 16.3 12 16.3C14.6 16.3 17 17 18.4 18.6L16.6 21.4C15.4 20.2 13.8 19.6 12 19.6C10.2 19.6 8.6 20.2 7.4 21.4z', fill: PAPER, line: INK, width: OUTLINE * 0.8 },
    { d: 'M7.6 18.6L8 19.8M10 17.4L10.2 18.7M14 17.4L13.8 18.7M16.4 18.6L16 19.8', line: INK, width: 0.6 },
    { d: disc(12, 20.6, 1.3), fill: GOLD, line: INK, width: OUTLINE * 0.6 },
    { d: disc(12, 20.6, 0.6), fill: cloth.main },
    { d: 'M7.7 9.8C6.6 12 6.8 15 7.8 16.4C8 14.6 8 12.4 8.6 10.6zM16.3 9.8C17.4 12 17.2 15 16.2 16.4C16 14.6 16 12.4 15.4 10.6z', fill: person.hair[1], line: INK, width: OUTLINE * 0.6 },
    ...beard('M10.2 14.2C10.8 13.8 13.2 13.8 13.8 14.2C14 16 13.2 17.4 12 18.2C10.8 17.4 10 16 10.2 14.2z', person),
    piece('lord', 2, GOLD),
    { d: 'M6.9 10.9L6.5 9.2C9 10.1 15 10.1 17.5 9.2L17.1 10.9C14.6 11.6 9.4 11.6 6.9 10.9z', fill: cloth.main, line: INK, width: OUTLINE * 0.6 },
    { d: `${disc(12, 7.4, 0.9)}`, fill: cloth.pale, line: INK, width: OUTLINE * 0.5 },
    { d: `${disc(4.6, 2.9, 0.75)}${disc(12, 1.4, 0.75)}${disc(19.4, 2.9, 0.75)}`, fill: '#fff3c4', line: INK, width: OUTLINE * 0.5 },
  ];
}

/** The cloak that queen and king have over their shoulders: the faction's cloth under ermine. */
const mantle = (cloth: Cloth): Figure => [
  { d: 'M2.8 22.5C3 18.8 6.4 16.6 12 16.6C17.6 16.6 21 18.8 21.2 22.5L17.8 22.5C17.2 20.6 15 19.6 12 19.6C9 19.6 6.8 20.6 6.2 22.5z', fill: PAPER, line: INK, width: OUTLINE * 0.8 },
  { d: 'M4.8 20.6L5.4 21.6M7.4 18.6L7.8 19.7M10.4 17.7L10.5 18.9M13.6 17.7L13.5 18.9M16.6 18.6L16.2 19.7M19.2 20.6L18.6 21.6', line: INK, width: 0.6 },
  { d: disc(12, 20.4, 1.4), fill: GOLD, line: INK, width: OUTLINE * 0.6 },
  { d: disc(12, 20.4, 0.7), fill: cloth.main },
];

function queen(cloth: Cloth, person: Person): Figure {
  return [
    ...bust('queen', cloth, person),
    ...mantle(cloth),
    { d: 'M6.9 10.6L6 6.6C8 7.6 9.6 7 9.9 5.2C11 6.2 13 6.2 14.1 5.2C14.4 7 16 7.6 18 6.6L17.1 10.6C14.6 11.4 9.4 11.4 6.9 10.6z', fill: GOLD, line: INK, width: OUTLINE },
    { d: 'M6.8 10L6.6 8.9C9.2 9.8 14.8 9.8 17.4 8.9L17.2 10C14.6 10.8 9.4 10.8 6.8 10z', fill: cloth.main, line: INK, width: OUTLINE * 0.5 },
    { d: disc(12, 4, 1.6), fill: { from: [10.6, 2.6], to: [13.4, 5.6], colors: [cloth.pale, cloth.main] }, line: INK, width: OUTLINE * 0.7 },
    { d: `${disc(6, 6.3, 0.7)}${disc(18, 6.3, 0.7)}${disc(9.9, 5, 0.5)}${disc(14.1, 5, 0.5)}`, fill: '#fff3c4', line: INK, width: OUTLINE * 0.5 },
  ];
}

function king(cloth: Cloth, person: Person): Figure {
  return [
    ...bust('king', cloth, person),
    ...mantle(cloth),
    ...beard('M7.6 11.8C7.2 16 9.2 19.6 12 20.6C14.8 19.6 16.8 16 16.4 11.8C15.2 13.6 13.4 14 12 14C10.6 14 8.8 13.6 7.6 11.8z', person, OLD),
    ...mouth('M10.7 15.2C11.5 15.7 12.5 15.7 13.3 15.2', '#6d6252', person),
    // The cap under the arches of the crown.
    { d: 'M6.8 9.6C6 5.6 9 4.4 12 4.4C15 4.4 18 5.6 17.2 9.6z', fill: { from: [7, 5], to: [17, 10], colors: [cloth.pale, cloth.main, cloth.deep] }, line: INK, width: OUTLINE * 0.7 },
    { d: 'M6.4 10.8L4.8 5.6C7.2 3.8 10 4.4 11.3 5.6V9H12.7V5.6C14 4.4 16.8 3.8 19.2 5.6L17.6 10.8C14.6 11.6 9.4 11.6 6.4 10.8zM7.6 8.6C9 9 10 9 10.4 8.8C10.2 7 9 6 7 6.2zM16.4 8.6C15 9 14 9 13.6 8.8C13.8 7 15 6 17 6.2z', fill: GOLD, line: INK, width: OUTLINE, evenOdd: true },
    { d: 'M11.2 5V3.6H9.8V2.2H11.2V.8H12.8V2.2H14.2V3.6H12.8V5z', fill: GOLD, line: INK, width: OUTLINE * 0.7 },
    { d: `${disc(4.8, 5.4, 0.7)}${disc(19.2, 5.4, 0.7)}`, fill: '#fff3c4', line: INK, width: OUTLINE * 0.5 },
  ];
}

export function personPicture(rank: Rank, faction: FactionName | null, cloth: Cloth): Figure {
  const { women, ...folk } = FOLKS[faction ?? 'unbound'];
  const person = { ...folk, woman: rank === 'queen' || women.includes(rank) };
  switch (rank) {
    case 'friman': return friman(cloth, person);
    case 'chief': return chief(cloth, person);
    case 'priest': return priest(cloth, person);
    case 'lord': return lord(cloth, person);
    case 'queen': return queen(cloth, person);
    case 'king': return king(cloth, person);
  }
}
