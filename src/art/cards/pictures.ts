/** What a card shows, in colour, on the glyphs' grid of 24: a person, a thing, or a piece of land. Light comes from the left. */
import { placed, type Figure, type Gradient } from '../figure';
import { GLYPHS, type GlyphName } from '../glyphs/glyphs';
import { GREAT } from '../glyphs/great';
import { disc, pill, star, type Shape } from '../glyphs/shape';
import type { FactionName } from '../palette';
import { ruins } from '../places/ruins';
import { passage, sanctuary, volcano } from '../places/volcano';
import { oval } from '../sprites/pen';
import { landPicture } from './lands';
import { cord, INK, lit, OUTLINE, piece, piecesOf } from './pieces';

type GreatName = keyof typeof GREAT;
const GREAT_SHAPES: Readonly<Record<GreatName, Shape>> = GREAT;
const isGreatName = (name: GlyphName): name is GreatName => Object.hasOwn(GREAT, name);

export interface Cloth {
  readonly main: string;
  readonly deep: string;
  readonly pale: string;
}

const STEEL = lit('#f7f8fa', '#c3cad3', '#7d8794');
const WOOD = lit('#c08b4f', '#8a5a2c', '#5d3a1b');
const GOLD = lit('#fff0b0', '#e9b93f', '#9a6a12');
const SKIN: Gradient = { from: [8, 12], to: [16, 15], colors: ['#f6d3a8', '#e2ac7a', '#b97f50'] };
const STRAW = lit('#fbe7a3', '#ddb458', '#a77a2a');
const PAPER = lit('#fffaf0', '#f0dfb8', '#cbb07c');

const clothOf = ({ pale, main, deep }: Cloth): Gradient => ({ from: [2, 16], to: [22, 23], colors: [pale, main, main, deep] });

/** What all four have: shoulders in their faction's cloth, a neck and a face in the shade of what they wear. */
function bust(unit: 'friman' | 'chief' | 'priest' | 'lord', cloth: Cloth): Figure {
  return [
    piece(unit, 0, clothOf(cloth)),
    { d: 'M9.6 14.2H14.4V17.2C13.6 18.2 10.4 18.2 9.6 17.2z', fill: '#b97f50', line: INK, width: OUTLINE * 0.7 },
    { d: 'M7.6 9.6H16.4V12.4C16.2 15 14.4 16.4 12 16.4C9.6 16.4 7.8 15 7.6 12.4z', fill: SKIN, line: INK, width: OUTLINE },
    { d: `${disc(10.2, 12.3, 0.55)}${disc(13.8, 12.3, 0.55)}`, fill: INK },
    { d: 'M12 12.2L12.5 13.6L11.8 13.9', line: '#8a5630', width: 0.45 },
  ];
}

const beard = (d: string, colors: readonly string[]): Figure => [{ d, fill: { from: [8, 13], to: [16, 18], colors }, line: INK, width: OUTLINE * 0.8 }];

function friman(cloth: Cloth): Figure {
  return [
    ...cord('M20.2 22.5L20.2 8.6M17.8 5V8C17.8 9.6 22.6 9.6 22.6 8V5M20.2 9V4.6', '#a8743d', 0.7),
    ...bust('friman', cloth),
    { d: 'M10.4 17.4L12 20L13.6 17.4', line: cloth.pale, width: 0.9 },
    ...beard('M8 12.8C8.4 16.2 10 17.6 12 17.6C14 17.6 15.6 16.2 16 12.8C14.6 14.4 9.4 14.4 8 12.8z', ['#a96d36', '#6b4020']),
    { d: 'M10.8 14.6C11.6 15.1 12.4 15.1 13.2 14.6', line: INK, width: 0.4 },
    piece('friman', 2, STRAW),
    { d: 'M7.7 7.4C9.4 8.4 14.6 8.4 16.3 7.4L16.1 6C14.4 7 9.6 7 7.9 6z', fill: cloth.main, line: INK, width: OUTLINE * 0.6 },
    { d: 'M4.6 9.2C6.4 9.9 9 10.1 11 10.1M9.2 4.8C9.6 4.2 10.2 3.8 11 3.6', line: '#fff6cf', width: 0.5 },
  ];
}

function chief(cloth: Cloth): Figure {
  return [
    ...bust('chief', cloth),
    { d: 'M3.2 20.4C4 17.4 8 16 12 16C16 16 20 17.4 20.8 20.4L18.6 19.6L17.4 21.2L15.4 19.6L13.6 21.4L12 19.8L10.4 21.4L8.6 19.6L6.6 21.2L5.4 19.6z', fill: lit('#b59a7a', '#7d5f42', '#4f3a26'), line: INK, width: OUTLINE * 0.8 },
    ...beard('M7.8 12.4C8 16 9.4 18.6 12 20.4C14.6 18.6 16 16 16.2 12.4C15 13.6 13.4 13.8 12 13.8C10.6 13.8 9 13.6 7.8 12.4z', ['#d97f35', '#8a3f14']),
    { d: 'M10.6 15.2C11.4 15.7 12.6 15.7 13.4 15.2M11 17.4V18.6M13 17.4V18.4', line: '#5a2608', width: 0.45 },
    { d: 'M6.8 8.9C3.6 8.6 1.6 6.2 2 1.8C3.6 3.9 5.4 4.7 8 5zM17.2 8.9C20.4 8.6 22.4 6.2 22 1.8C20.4 3.9 18.6 4.7 16 5z', fill: lit('#fffaf0', '#e6d2a4', '#a3824c'), line: INK, width: OUTLINE },
    { d: 'M6.6 10.9V8.6C7 5.2 9 3.1 12 3.1C15 3.1 17 5.2 17.4 8.6V10.9H13V13.6C12.6 14.2 11.4 14.2 11 13.6V10.9z', fill: STEEL, line: INK, width: OUTLINE },
    { d: 'M6.6 9.2H17.4M12 3.2V10.6', line: '#8b6a2a', width: 0.9 },
    { d: `${disc(8.4, 10, 0.4)}${disc(15.6, 10, 0.4)}${disc(12, 5, 0.4)}`, fill: '#f6d877' },
  ];
}

function priest(cloth: Cloth): Figure {
  return [
    ...cord('M20.4 22.4V9.4C20.4 5.4 15.9 5.6 16.4 8.6', '#d9a93c', 0.8),
    ...bust('priest', cloth),
    { d: 'M8.4 16.7L10.6 22.5H13.4L15.6 16.7L14.2 16.4L12 20.2L9.8 16.4z', fill: PAPER, line: INK, width: OUTLINE * 0.7 },
    { d: 'M10.3 20.4H11.4M12.6 20.4H13.7M10.85 19.9V21M13.15 19.9V21', line: '#b8872b', width: 0.4 },
    ...beard('M7.8 12.2C7.6 16 9.6 19 12 19.4C14.4 19 16.4 16 16.2 12.2C15 14 13.2 14.2 12 14.2C10.8 14.2 9 14 7.8 12.2z', ['#ffffff', '#c9c2b4']),
    { d: 'M10.8 15.2C11.5 15.6 12.5 15.6 13.2 15.2', line: '#6d6252', width: 0.4 },
    { d: piecesOf('priest')[2] ?? 'M0 0z', fill: lit('#fffdf5', '#efe3c4', '#b59d6d'), line: INK, width: OUTLINE },
    { d: 'M6.9 7.6L6.6 6.2L12 .8L17.4 6.2L17.1 7.6L12 2.8z', fill: cloth.main, line: INK, width: OUTLINE * 0.6 },
    { d: 'M7.6 10.8L7.2 9.2H16.8L16.4 10.8z', fill: GOLD, line: INK, width: OUTLINE * 0.6 },
    { d: 'M11.3 4.6V5.9H10.1V7.1H11.3V8.9H12.7V7.1H13.9V5.9H12.7V4.6z', fill: GOLD, line: INK, width: OUTLINE * 0.4 },
  ];
}

function lord(cloth: Cloth): Figure {
  return [
    ...bust('lord', cloth),
    // Ermine.
    { d: 'M5.6 18.6C7 17 9.4 16.3 12 16.3C14.6 16.3 17 17 18.4 18.6L16.6 21.4C15.4 20.2 13.8 19.6 12 19.6C10.2 19.6 8.6 20.2 7.4 21.4z', fill: PAPER, line: INK, width: OUTLINE * 0.8 },
    { d: 'M7.6 18.6L8 19.8M10 17.4L10.2 18.7M14 17.4L13.8 18.7M16.4 18.6L16 19.8', line: INK, width: 0.6 },
    { d: disc(12, 20.6, 1.3), fill: GOLD, line: INK, width: OUTLINE * 0.6 },
    { d: disc(12, 20.6, 0.6), fill: cloth.main },
    { d: 'M7.7 9.8C6.6 12 6.8 15 7.8 16.4C8 14.6 8 12.4 8.6 10.6zM16.3 9.8C17.4 12 17.2 15 16.2 16.4C16 14.6 16 12.4 15.4 10.6z', fill: '#5d3a1b', line: INK, width: OUTLINE * 0.6 },
    ...beard('M10.2 14.2C10.8 13.8 13.2 13.8 13.8 14.2C14 16 13.2 17.4 12 18.2C10.8 17.4 10 16 10.2 14.2z', ['#7a4d26', '#4a2c12']),
    piece('lord', 2, GOLD),
    { d: 'M6.9 10.9L6.5 9.2C9 10.1 15 10.1 17.5 9.2L17.1 10.9C14.6 11.6 9.4 11.6 6.9 10.9z', fill: cloth.main, line: INK, width: OUTLINE * 0.6 },
    { d: `${disc(12, 7.4, 0.9)}`, fill: cloth.pale, line: INK, width: OUTLINE * 0.5 },
    { d: `${disc(4.6, 2.9, 0.75)}${disc(12, 1.4, 0.75)}${disc(19.4, 2.9, 0.75)}`, fill: '#fff3c4', line: INK, width: OUTLINE * 0.5 },
  ];
}

function supply(): Figure {
  return [
    { d: oval(13, 22, 9.6, 1.3), fill: '#1c160833' },
    piece('supply', 1, lit('#f1ddb0', '#cfa868', '#8a6530')),
    { d: 'M9.4 6.2C9.8 4.4 8.6 2.4 7.8 1.6C9.4 2 10.6 1 12 1.6C13.4 1 14.6 2 16.2 1.6C15.4 2.4 14.2 4.4 14.6 6.2z', fill: lit('#f6e7c2', '#d5b277', '#9a7540'), line: INK, width: OUTLINE },
    ...cord('M9 6.1C10.6 6.9 13.4 6.9 15 6.1', '#a8431f', 1),
    { d: piecesOf('supply').slice(3).join(''), fill: '#7d5a1f', evenOdd: true },
    { d: 'M5.2 14.4C5.6 11.8 6.8 9.8 8.6 8.4', line: '#fff3d4', width: 0.8 },
  ];
}

function tool(): Figure {
  return [piece('tool', 1, WOOD), { d: 'M13.2 10.6L5 19.4', line: '#e0b67d', width: 0.5 }, piece('tool', 0, STEEL), { d: 'M7 4.2C13 3.4 18.4 7.4 20.2 12.6', line: '#ffffff', width: 0.5 }];
}

function weapon(): Figure {
  return [
    piece('weapon', 2, WOOD),
    { d: 'M10.4 17.6H13.6M10.4 19.2H13.6M10.4 20.8H13.6', line: '#5d3a1b', width: 0.6 },
    piece('weapon', 0, STEEL),
    piece('weapon', 1, lit('#dfe4ea', '#a4adb8', '#6b7582')),
    { d: 'M3.6 3.4C2.4 6.8 2.4 10.8 3.6 14.2M20.4 3.4C21.6 6.8 21.6 10.8 20.4 14.2', line: '#ffffffcc', width: 0.55 },
    { d: 'M9.8 6.6H14.2V11H9.8z', fill: GOLD, line: INK, width: OUTLINE * 0.7 },
    { d: disc(12, 2, 1.3), fill: GOLD, line: INK, width: OUTLINE * 0.7 },
  ];
}

function amulet(cloth: Cloth): Figure {
  return [
    ...cord(GLYPHS.amulet.line ?? 'M0 0', '#e2b548', 1.1),
    piece('amulet', 0, GOLD),
    { d: disc(12, 15.6, 5), line: '#8a5d10', width: 0.5 },
    { d: 'M12 10.8L16 15.6L12 20.4L8 15.6z', fill: { from: [9, 12], to: [15, 19], colors: [cloth.pale, cloth.main, cloth.deep] }, line: INK, width: OUTLINE },
    { d: 'M12 10.8L12 20.4M8 15.6H16', line: '#ffffff66', width: 0.35 },
    { d: 'M9.4 14.6L11.6 12', line: '#ffffff', width: 0.7 },
  ];
}

function title(cloth: Cloth): Figure {
  return [
    piece('title', 2, { from: [4, 16], to: [11, 22], colors: [cloth.main, cloth.deep] }),
    piece('title', 3, { from: [13, 16], to: [20, 22], colors: [cloth.main, cloth.deep] }),
    piece('title', 0, { from: [5, 2], to: [19, 16], colors: [cloth.pale, cloth.main, cloth.deep] }),
    { d: disc(12, 8.8, 5.2), fill: GOLD, line: INK, width: OUTLINE },
    { d: star(12, 9, 5, 3.8, 1.6), fill: '#fff6d6', line: '#8a5d10', width: 0.4 },
  ];
}

function scroll(cloth: Cloth): Figure {
  return [
    { d: 'M4.4 5.4H19.6V18.6H4.4z', fill: PAPER, line: INK, width: OUTLINE },
    { d: 'M7 8.4H17M7 10.6H17M7 12.8H15.6M7 15H12', line: '#7d5a34', width: 0.6 },
    piece('scroll', 0, lit('#fff7df', '#e6cd97', '#a98550')),
    piece('scroll', 1, lit('#fff7df', '#e6cd97', '#a98550')),
    { d: `${disc(2.6, 4.1, 1.5)}${disc(21.4, 4.1, 1.5)}${disc(2.6, 19.9, 1.5)}${disc(21.4, 19.9, 1.5)}`, fill: WOOD, line: INK, width: OUTLINE * 0.7 },
    { d: 'M15.2 15.6L14.2 21.4L16 20.2L17.8 21.4L16.8 15.6z', fill: cloth.deep, line: INK, width: OUTLINE * 0.6 },
    { d: star(16, 14.4, 10, 3.1, 2.6), fill: { from: [13, 12], to: [19, 17], colors: [cloth.pale, cloth.main, cloth.deep] }, line: INK, width: OUTLINE * 0.7 },
    { d: star(16, 14.4, 5, 1.5, 0.7), fill: cloth.pale },
  ];
}

function tent(cloth: Cloth): Figure {
  return [
    { d: oval(13, 21.6, 11, 1.2), fill: '#1c160833' },
    ...cord('M12 5.6L9.2 1.6M12 5.6L14.8 1.6', '#a8743d', 0.8),
    { d: 'M12 4.6L22.8 21.4H1.2z', fill: lit('#fffaf0', '#eddcb2', '#b99b63'), line: INK, width: OUTLINE },
    { d: 'M12 4.6L8.6 21.4H5.2zM12 4.6L15.4 21.4H18.8z', fill: { from: [5, 10], to: [19, 20], colors: [cloth.main, cloth.deep] } },
    { d: 'M12 11.6L7.8 21.4H16.2z', fill: '#3a2817', line: INK, width: OUTLINE },
    { d: 'M12 11.6L7.8 21.4L10.4 21.4C10.2 18 11 14.6 12 11.6zM12 11.6L16.2 21.4L13.6 21.4C13.8 18 13 14.6 12 11.6z', fill: PAPER, line: INK, width: OUTLINE * 0.7 },
  ];
}

function horse(cloth: Cloth): Figure {
  return [
    piece('horse', 0, lit('#d9a064', '#9c6332', '#5f3817')),
    { d: 'M9.3 4L9 1.2L12.2 3.6C18.8 4.2 22 9.6 22 15.8C22 18.4 21.4 20.6 20.6 22.2H17.4C18.6 20 19 17.6 18.8 15.2C19 11 17.4 8 14.2 6.3C12.8 5.2 11 4.4 9.3 4z', fill: lit('#5a3a20', '#3b2413', '#21130a'), line: INK, width: OUTLINE },
    { d: disc(9.7, 8, 0.9), fill: INK },
    { d: disc(9.4, 7.7, 0.3), fill: '#ffffff' },
    { d: 'M3.6 14.2L3.9 14.7', line: INK, width: 0.8 },
    ...cord('M6.4 7.4L8.2 13.9M8.2 13.9C10.6 12.6 12.4 10.6 13.6 6.6M4.7 10L8.2 13.9', cloth.main, 0.9),
    { d: disc(8.2, 13.9, 1), fill: GOLD, line: INK, width: OUTLINE * 0.6 },
  ];
}

const WOOD_DARK = lit('#a8743d', '#6d4522', '#452a12');
const RUBY = lit('#ff9a8a', '#d0281f', '#6d0d0a');
const SAPPHIRE = lit('#a9d2ff', '#2f6fc0', '#123768');
const EMERALD = lit('#b4f5c4', '#2b9a56', '#0d4a26');
const IVORY = lit('#fffdf2', '#efe0b8', '#b2935a');
const PEARL = lit('#ffffff', '#cfe0f6', '#7f9cc4');
const MARBLE = lit('#fdfaf4', '#cfc8d6', '#857d95');

/** Great Artefacts: what each piece of the glyph is made of, in the order they are written. */
const MATERIALS: Readonly<Record<GreatName, readonly Gradient[]>> = {
  hammer: [STEEL, GOLD, WOOD_DARK],
  sword: [STEEL, SAPPHIRE, GOLD],
  shield: [GOLD, RUBY, SAPPHIRE],
  wings: [PEARL, PEARL],
  horn: [IVORY, GOLD],
  book: [PAPER, PAPER, WOOD_DARK, WOOD_DARK, GOLD],
  crown: [GOLD, RUBY, RUBY, PEARL, PEARL, PEARL],
  hand: [MARBLE, GOLD],
  staff: [WOOD_DARK, EMERALD, WOOD_DARK],
  pavilion: [RUBY, PAPER, PAPER, PAPER, PAPER, GOLD],
};

function great(name: GreatName): Figure {
  const { line } = GREAT_SHAPES[name];
  return [
    { d: star(12, 12, 16, 15.4, 11.4), fill: '#8fa4ff2b' },
    { d: disc(12, 12, 11), fill: '#a9b9ff2e' },
    { d: disc(12, 12, 8.4), fill: '#dbe4ff26' },
    { d: GLYPHS[name].fill, fill: '#070914aa', at: { x: 0.5, y: 0.8, scale: 1 } },
    ...(line === undefined ? [] : cord(line, '#f4cf62', 1.5)),
    ...MATERIALS[name].map((fill, i) => piece(name, i, fill)),
  ];
}

/** Where a card stands for a place of the map, it shows it as the map does. */
const CHARRED: Figure = [{ d: pill(1, 1, 22, 22, 3), fill: { from: [1, 1], to: [23, 23], colors: ['#7d706c', '#574c49', '#3a3231'] }, line: INK, width: OUTLINE }];
const HEATH: Figure = [{ d: pill(1, 1, 22, 22, 3), fill: { from: [1, 1], to: [23, 23], colors: ['#cfc48f', '#b0a56f', '#8d8455'] }, line: INK, width: OUTLINE }];

/** By the kind of the card. */
export function pictureOf(kind: GlyphName, faction: FactionName | null, cloth: Cloth): Figure {
  switch (kind) {
    case 'friman': return friman(cloth);
    case 'chief': return chief(cloth);
    case 'priest': return priest(cloth);
    case 'lord': return lord(cloth);
    case 'supply': return supply();
    case 'tool': return tool();
    case 'weapon': return weapon();
    case 'amulet': return amulet(cloth);
    case 'title': return title(cloth);
    case 'scroll': return scroll(cloth);
    case 'tent': return tent(cloth);
    case 'horse': return horse(cloth);
    case 'straight': return landPicture(5, faction, cloth, 'none');
    case 'turn': return landPicture(3, faction, cloth, 'none');
    case 'tee': return landPicture(7, faction, cloth, 'none');
    case 'crossroad': return landPicture(15, faction, cloth, 'none');
    case 'city4': return landPicture(15, faction, cloth, 'town');
    case 'city3': return landPicture(7, faction, cloth, 'town');
    case 'city2straight': return landPicture(5, faction, cloth, 'village');
    case 'city2turn': return landPicture(3, faction, cloth, 'village');
    case 'city1': return landPicture(1, faction, cloth, 'village');
    case 'ruins': return [...HEATH, ...placed(ruins(2), 12, 12.4, 0.3)];
    case 'peak': return [...CHARRED, ...placed(volcano(1), 12, 12.6, 0.24)];
    case 'sanctuary': return [...CHARRED, ...placed(sanctuary('emberians', [], 3), 12, 11.4, 0.33)];
    case 'passage': return [...landPicture(15, null, cloth, 'none'), ...placed(passage(), 12, 12, 0.36)];
    default: return isGreatName(kind) ? great(kind) : [{ d: GLYPHS[kind].fill, fill: INK, evenOdd: true }];
  }
}
