/** What needs no app: every card and glyph at the sizes used, and maps of each size, drawn by the functions of the game. */
import path from 'node:path';
import { type Kind } from '@battalia/engine';
import type { Badge } from '@/art/cards/badges';
import { backFigure, CARD_HEIGHT, CARD_WIDTH } from '@/art/cards/face';
import { placed, type Figure } from '@/art/figure';
import { GLYPH_NAMES } from '@/art/glyphs/glyphs';
import { drawFigure, drawGlyph } from '@/art/paint/drawFigure';
import { tidy } from '@/art/paint/tidy';
import { cardFigure } from '@/ui/components/cardFace';
import { markFigures, type Mark } from '@/board/marks';
import { CARD_SIZES } from '@/ui/components/shownCard';
import { grownScene, prosperous } from '../art/maps';
import { drawMap } from '../art/map';
import { loadSkia, writePicture } from '../art/skia';
import { CARDS, FACTION_OF, KIND_NAMES, KIND_OF } from '../../__tests__/engine/box';

const GAP = 8;

/** Every card of the box once, the ten Great Artefacts, the states a card can be in, and the back. */
function allCards(): Figure[] {
  const seen = new Set<string>();
  const cards: Figure[] = [];
  const look = (
    kind: Kind,
    faction: number,
    badges: readonly Badge[] = [],
    under: { kind: Kind; faction: number } | null = null,
  ) => cardFigure({ kind, faction, badges, under });
  for (let card = 0; card < CARDS; card++) {
    const [kind, faction] = [KIND_OF[card] ?? 0, FACTION_OF[card] ?? 0];
    const key = `${kind}/${faction}`;
    if (!seen.has(key)) cards.push(look(kind, faction));
    seen.add(key);
  }
  const [chief, amulet, title] = ['chief', 'amulet', 'title'].map((name) =>
    KIND_NAMES.findIndex((kind) => kind === name),
  );
  if (chief === undefined || amulet === undefined || title === undefined) throw new Error('a kind has lost its name');
  const badges: readonly (readonly Badge[])[] = [
    [{ kind: 'counts', count: 2 }],
    [{ kind: 'counts', count: 3 }],
    [{ kind: 'wild' }],
    [{ kind: 'new' }],
    [{ kind: 'ambush' }],
    [{ kind: 'tent' }],
    [{ kind: 'borrowed' }],
  ];
  badges.forEach((badge, i) => cards.push(look(chief, i % 4, badge)));
  cards.push(
    look(chief, 2, [], { kind: title, faction: 1 }),
    look(chief, 3, [{ kind: 'wild' }], { kind: amulet, faction: 0 }),
    backFigure(),
  );
  return cards;
}

export async function drawSheets(folder: string): Promise<readonly string[]> {
  const skia = await loadSkia();
  const files: string[] = [];
  const write = (name: string, width: number, height: number, draw: Parameters<typeof writePicture>[4]) => {
    const file = path.join(folder, name);
    writePicture(skia, file, Math.ceil(width), Math.ceil(height), draw);
    files.push(file);
  };
  const cards = allCards();
  for (const size of ['small', 'line', 'hand'] as const) {
    const scale = (CARD_SIZES[size] * 2) / CARD_WIDTH;
    const [wide, high, columns] = [CARD_WIDTH * scale + GAP, CARD_HEIGHT * scale + GAP, 14];
    write(`cards-${size}.png`, wide * columns + GAP, high * Math.ceil(cards.length / columns) + GAP, (canvas) => {
      canvas.clear(skia.Color('#f1e4c8'));
      tidy(() =>
        cards.forEach((card, i) =>
          drawFigure(
            skia,
            canvas,
            placed(card, GAP + (i % columns) * wide, GAP + Math.floor(i / columns) * high, scale),
          ),
        ),
      );
    });
  }
  for (const [name, ink, ground] of [
    ['light', '#2a1d12', '#fbf3e0'],
    ['dark', '#f4e8cf', '#1d2030'],
  ] as const) {
    const [columns, wide, high] = [10, 132, 84];
    write(`glyphs-${name}.png`, columns * wide, Math.ceil(GLYPH_NAMES.length / columns) * high, (canvas) => {
      canvas.clear(skia.Color(ground));
      GLYPH_NAMES.forEach((glyph, i) => {
        const [x, y] = [(i % columns) * wide + 8, Math.floor(i / columns) * high + 8];
        for (const [dx, size] of [
          [0, 48],
          [52, 32],
          [88, 20],
          [112, 12],
        ] as const)
          drawGlyph(skia, canvas, glyph, x + dx, y, size, ink);
      });
    });
  }
  const maps = [
    ['two', grownScene(2, 'd')],
    ['three', grownScene(3, 'c')],
    ['four', grownScene(4, 'b')],
    ['volcano', grownScene(4, 'v', 1, ['volcano'])],
  ] as const;
  for (const [name, scene] of maps) {
    for (const night of [false, true]) {
      write(`map-${name}${night ? '-night' : ''}.jpg`, 1000, 1000, (canvas) =>
        drawMap(skia, canvas, prosperous(scene), night, 1000, 1000),
      );
    }
  }
  const [, scene] = maps[2];
  for (const night of [false, true]) {
    write(`marks${night ? '-night' : ''}.png`, 760, 620, (canvas) => {
      drawMap(skia, canvas, prosperous(scene), night, 760, 620, 2.3, { x: 250, y: 250 });
      tidy(() => {
        const { glow, signs } = markFigures(scene, MARKS);
        drawFigure(skia, canvas, [...glow, ...signs]);
      });
    });
  }
  return files;
}

/** Every sign that can lie over the map, on a board of seven columns. */
const MARKS: readonly Mark[] = [
  { kind: 'legal', square: 8, what: 'build', cost: null },
  { kind: 'legal', square: 9, what: 'move', cost: { count: 1, glyph: 'supply' } },
  { kind: 'legal', square: 10, what: 'move', cost: { count: 2, glyph: 'supply' } },
  { kind: 'legal', square: 17, what: 'attack', cost: { count: 1, glyph: 'weapon' } },
  { kind: 'legal', square: 22, what: 'choose', cost: null },
  { kind: 'selected', square: 15 },
  { kind: 'path', squares: [15, 16, 9, 10] },
];
