import { AMULET, cardsOfKind, FRIMAN, HORSE, item, WEAPON, type DeckView } from '@battalia/engine';
import { pictureOfDeed } from '@/ui/screens/match/list/deedPicture';

const [card = 0] = cardsOfKind(FRIMAN);
const POOL: readonly DeckView[] = [{ kind: FRIMAN, size: 3, top: { card, kind: FRIMAN, faction: 2 } }];

test('what is hired or created has its picture, in the colours of the card that comes next or of the faction that is named', () => {
  expect(pictureOfDeed({ kind: 'hire', unit: FRIMAN, pay: [] }, POOL)).toEqual({
    kind: 'thing',
    name: 'friman',
    faction: 'emberians',
  });
  expect(pictureOfDeed({ kind: 'hire', unit: FRIMAN, pay: [] })).toEqual({
    kind: 'thing',
    name: 'friman',
    faction: null,
  });
  expect(pictureOfDeed({ kind: 'create', artefact: HORSE, pay: [], faction: 3 }, POOL)).toEqual({
    kind: 'thing',
    name: 'horse',
    faction: 'islanders',
  });
});

test('an artefact that is used shows itself, and a hero who goes shows which one', () => {
  const amulet = item(cardsOfKind(AMULET), 0);
  expect(pictureOfDeed({ kind: 'charm', by: amulet, card })).toMatchObject({ kind: 'thing', name: 'amulet' });
  expect(
    pictureOfDeed({
      kind: 'attack',
      target: { kind: 'city', square: 0 },
      heroes: 1,
      weapon: item(cardsOfKind(WEAPON), 0),
      copies: 1,
    }),
  ).toMatchObject({ name: 'weapon' });
  expect([0, 1].map((hero) => pictureOfDeed({ kind: 'move', hero, to: 3, pay: [] }))).toEqual([
    { kind: 'hero', which: 0 },
    { kind: 'hero', which: 1 },
  ]);
});

test('what has no thing has no picture', () => {
  expect(pictureOfDeed({ kind: 'endTurn' })).toBeNull();
});
