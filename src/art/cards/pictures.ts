/** What a card shows, in colour, on the glyphs' grid of 24: a person, a thing, or a piece of land. Light comes from the left. */
import { placed, type Figure, type Gradient, type Stroke } from '../figure';
import { pictureNamed } from '../gallery';
import { GLYPHS, type GlyphName } from '../glyphs/glyphs';
import { GREAT } from '../glyphs/great';
import { disc, pill, star, type Shape } from '../glyphs/shape';
import type { FactionName } from '../palette';
import { ruins } from '../places/ruins';
import { passage, sanctuary, volcano } from '../modules/volcano';
import { oval } from '../sprites/pen';
import { landPicture } from './lands';
import { GOLD, PAPER, STEEL, WOOD, type Cloth } from './matter';
import { personPicture } from './people';
import { cord, INK, lit, OUTLINE, piece, piecesOf } from './pieces';

type GreatName = keyof typeof GREAT;
const GREAT_SHAPES: Readonly<Record<GreatName, Shape>> = GREAT;
const isGreatName = (name: GlyphName): name is GreatName => Object.hasOwn(GREAT, name);

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

export const WOOD_DARK = lit('#a8743d', '#6d4522', '#452a12');
export const RUBY = lit('#ff9a8a', '#d0281f', '#6d0d0a');
export const SAPPHIRE = lit('#a9d2ff', '#2f6fc0', '#123768');
export const EMERALD = lit('#b4f5c4', '#2b9a56', '#0d4a26');
export const IVORY = lit('#fffdf2', '#efe0b8', '#b2935a');
export const PEARL = lit('#ffffff', '#cfe0f6', '#7f9cc4');
export const MARBLE = lit('#fdfaf4', '#cfc8d6', '#857d95');

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

/** A thing of the old times in its own light; `materials` are those of the pieces of its shape. */
export function great({ fill, line }: Shape, materials: readonly (Gradient | string)[]): Figure {
  return [
    { d: star(12, 12, 16, 15.4, 11.4), fill: '#8fa4ff2b' },
    { d: disc(12, 12, 11), fill: '#a9b9ff2e' },
    { d: disc(12, 12, 8.4), fill: '#dbe4ff26' },
    { d: fill, fill: '#070914aa', at: { x: 0.5, y: 0.8, scale: 1 } },
    ...(line === undefined ? [] : cord(line, '#f4cf62', 1.5)),
    ...fill.split(/(?=M)/).map((d, i): Stroke => ({ d, fill: materials[i] ?? GOLD, line: INK, width: OUTLINE })),
  ];
}

/** A die of bone. */
function die(): Figure {
  return [
    { d: pill(2.6, 3, 20, 20, 4.5), fill: '#1c160833' },
    piece('die5', 0, IVORY),
    { d: piecesOf('die5').slice(1).join(''), fill: lit('#5a1a10', '#8a2b1a', '#4d140a'), line: INK, width: 0.3 },
    { d: 'M4.4 8V7C4.4 5.6 5.4 4.4 7 4.4H11', line: '#ffffff', width: 0.8 },
  ];
}

/** Where a card stands for a place of the map, it shows it as the map does. */
const CHARRED: Figure = [{ d: pill(1, 1, 22, 22, 3), fill: { from: [1, 1], to: [23, 23], colors: ['#7d706c', '#574c49', '#3a3231'] }, line: INK, width: OUTLINE }];
const HEATH: Figure = [{ d: pill(1, 1, 22, 22, 3), fill: { from: [1, 1], to: [23, 23], colors: ['#cfc48f', '#b0a56f', '#8d8455'] }, line: INK, width: OUTLINE }];

/** By the kind of the card. */
export function pictureOf(kind: GlyphName, faction: FactionName | null, cloth: Cloth): Figure {
  return pictureNamed(kind)?.(faction, cloth) ?? ownPicture(kind, faction, cloth);
}

function ownPicture(kind: GlyphName, faction: FactionName | null, cloth: Cloth): Figure {
  switch (kind) {
    case 'friman': case 'chief': case 'priest': case 'lord': case 'queen': case 'king': return personPicture(kind, faction, cloth);
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
    case 'die5': return die();
    case 'ruins': return [...HEATH, ...placed(ruins(2), 12, 12.4, 0.3)];
    case 'peak': return [...CHARRED, ...placed(volcano(1), 12, 12.6, 0.24)];
    case 'sanctuary': return [...CHARRED, ...placed(sanctuary('emberians', [], 3), 12, 11.4, 0.33)];
    case 'passage': return [...landPicture(15, null, cloth, 'none'), ...placed(passage(), 12, 12, 0.36)];
    default: return isGreatName(kind) ? great(GREAT_SHAPES[kind], MATERIALS[kind]) : [{ d: GLYPHS[kind].fill, fill: INK, evenOdd: true }];
  }
}
