import {
  BASE_BOX,
  AMULET,
  cardsOfKind,
  CHIEF,
  FRIMAN,
  HORSE,
  item,
  LORD,
  SCROLL,
  SHIELD,
  SUPPLY,
  SWORD,
  TENT,
  TITLE,
  WEAPON,
  type Kind,
} from '@battalia/engine';
import { CARD_HEIGHT, CARD_WIDTH, NAME_BOTTOM, NAME_TOP } from '@/art/cards/face';
import { dressOf, type Suit } from '@/art/cards/suit';
import type { Figure } from '@/art/figure';
import { GLYPHS, isGlyphName } from '@/art/glyphs/glyphs';
import { contrast, FACTIONS } from '@/art/palette';
import { LANGUAGES } from '@/i18n/language';
import { translators } from '@/i18n/translate';
import { cardFigure, costOf, greatestStrength, suitOf } from '@/ui/components/cardFace';
import { cardName } from '@/ui/components/cardName';
import { nameLines } from '@/ui/components/nameLines';
import { appearanceOf, CARD_SIZES, type ShownCard } from '@/ui/components/shownCard';
import { costText } from '@/ui/text/cards';
import { CARDS, EVERY_KIND, FACTION_OF, KIND_NAMES, KIND_OF } from '../../engine/box';

const t = translators.en;
const cardOf = (kind: Kind): ShownCard => {
  const card = item(cardsOfKind(BASE_BOX, kind), 0);
  return { card, kind, faction: item([...FACTION_OF], card) };
};
const drawn = (kind: Kind): Figure =>
  cardFigure(appearanceOf(t, EVERY_KIND, cardOf(kind), null, [], null).look, EVERY_KIND);

test('[HIRE-01] [CREATE-01] a card says what it costs, as the engine has it', () => {
  const written = (kind: Kind) => {
    const cost = costOf(kind);
    return cost === null ? null : costText(t, cost);
  };
  expect([FRIMAN, CHIEF, LORD].map(written)).toEqual(['2 supplies', '3 supplies', '5 supplies']);
  expect([WEAPON, SCROLL, TENT, HORSE].map(written)).toEqual([
    '1 chief + 2 frimen',
    '1 priest + 1 chief + 1 friman',
    '1 chief + 1 friman + 1 supply',
    '1 chief + 2 supplies',
  ]);
  expect(written(SUPPLY)).toBeNull();
});

test('the price at the foot of a card shows a glyph for everything that is asked for', () => {
  const foot = drawn(TENT).filter(({ at }) => at !== undefined && at.y > NAME_BOTTOM);
  const glyphs = Object.entries(GLYPHS)
    .filter(([, { fill }]) => foot.some(({ d }) => d === fill))
    .map(([name]) => name);
  expect(glyphs.sort()).toEqual(['chief', 'friman', 'supply']);
});

test('[BATTLE-08] strength is what the card adds in battle; Sword and Shield show the better side', () => {
  expect(
    [FRIMAN, CHIEF, LORD, WEAPON, HORSE, TITLE, SUPPLY, SWORD, SHIELD].map((kind) => greatestStrength(kind)),
  ).toEqual([1, 2, 4, 1, 1, 0, 0, 5, 5]);
});

test('no two kinds of cards look the same, nor one of two factions', () => {
  const looks = new Map<string, Set<string>>();
  for (let card = 0; card < CARDS; card++) {
    const [kind, faction] = [item([...KIND_OF], card), item([...FACTION_OF], card)];
    const picture = JSON.stringify(cardFigure({ kind, faction, badges: [], under: null }));
    // City cards with two exits differ by where their exits are, which is drawn too: no exception.
    looks.set(picture, (looks.get(picture) ?? new Set()).add(`${item(KIND_NAMES, kind)}/${faction}`));
  }
  expect([...looks.values()].filter(({ size }) => size > 1)).toEqual([]);
  expect(looks.size).toBe(
    new Set(Array.from({ length: CARDS }, (_, card) => `${KIND_OF[card]}/${FACTION_OF[card]}`)).size,
  );
});

test('every state has a seal of its own, and a screen reader hears of it', () => {
  const shown = cardOf(CHIEF);
  const under = item(cardsOfKind(BASE_BOX, AMULET), 0);
  const plain = appearanceOf(t, EVERY_KIND, shown, null, [], null);
  const states = [
    appearanceOf(t, EVERY_KIND, { ...shown, copies: 2 }, null, [], null),
    appearanceOf(t, EVERY_KIND, { ...shown, copies: 3 }, null, [], null),
    appearanceOf(t, EVERY_KIND, { ...shown, wild: true }, null, [], null),
    appearanceOf(t, EVERY_KIND, shown, null, ['new'], null),
    appearanceOf(t, EVERY_KIND, shown, null, ['ambush'], null),
    appearanceOf(t, EVERY_KIND, shown, null, ['tent'], null),
    appearanceOf(t, EVERY_KIND, { ...shown, borrowedFrom: 1 }, null, [], null),
    appearanceOf(t, EVERY_KIND, shown, null, [], under),
    plain,
  ];
  expect(new Set(states.map(({ look }) => JSON.stringify(cardFigure(look, EVERY_KIND)))).size).toBe(states.length);
  expect(appearanceOf(t, EVERY_KIND, { ...shown, amulet: under }, 'wild card', ['tent'], null).label).toBe(
    'chief (Bärfolk), wild card, on top of amulet, in a tent',
  );
  expect(appearanceOf(t, EVERY_KIND, { ...shown, amulet: under }, null, [], null).look).toEqual(
    appearanceOf(t, EVERY_KIND, shown, null, [], under).look,
  );
});

test('the price can be read on the cloth of every suit', () => {
  const suits: readonly Suit[] = [...FACTIONS, 'neutral', 'universal', 'great'];
  for (const suit of suits)
    expect({ suit, read: contrast(dressOf(suit).on, dressOf(suit).main) >= 4.5 }).toEqual({ suit, read: true });
  expect(new Set(suits.map((suit) => dressOf(suit).main)).size).toBe(suits.length);
  expect(suitOf(SWORD, -2)).toBe('great');
  expect(suitOf(LORD, -2)).toBe('universal');
  expect(suitOf(SUPPLY, -1)).toBe('neutral');
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('names stand on their strip in whole words, in letters of a readable size', () => {
    const unit = CARD_SIZES.hand / CARD_WIDTH;
    KIND_NAMES.forEach((_, kind) => {
      const name = cardName(translators[language], kind, EVERY_KIND);
      const { lines, size } = nameLines(name, (CARD_WIDTH - 16) * unit, (NAME_BOTTOM - NAME_TOP - 1) * unit);
      expect(lines.join(' ')).toBe(name);
      expect(lines.length).toBeLessThanOrEqual(2);
      expect({ name, readable: size >= 7.5 }).toEqual({ name, readable: true });
    });
  });
});

test('glyphs and cards are called the same', () => {
  expect(KIND_NAMES.filter((name) => !isGlyphName(name))).toEqual([]);
  expect(CARD_HEIGHT / CARD_WIDTH).toBe(1.4);
});
