import { BASE_BOX, AMULET, cardsOfKind, FRIMAN, HORSE, item, WEAPON, type DeckView } from '@battalia/engine';
import { pictureOfDeed } from '@/ui/screens/match/list/deedPicture';

const [card = 0] = cardsOfKind(BASE_BOX, FRIMAN);
const POOL: readonly DeckView[] = [{ kind: FRIMAN, size: 3, top: { card, kind: FRIMAN, faction: 2 } }];

test('what is hired or created has its picture, in the colours of the card that comes next or of the faction that is named', () => {
  expect(pictureOfDeed({ kind: 'hire', unit: FRIMAN, pay: [] }, BASE_BOX, POOL)).toEqual({
    kind: 'thing',
    name: 'friman',
    faction: 'emberians',
  });
  expect(pictureOfDeed({ kind: 'hire', unit: FRIMAN, pay: [] }, BASE_BOX)).toEqual({
    kind: 'thing',
    name: 'friman',
    faction: null,
  });
  expect(pictureOfDeed({ kind: 'create', artefact: HORSE, pay: [], faction: 3 }, BASE_BOX, POOL)).toEqual({
    kind: 'thing',
    name: 'horse',
    faction: 'islanders',
  });
});

test('an artefact that is used shows itself, and a hero who goes shows which one', () => {
  const amulet = item(cardsOfKind(BASE_BOX, AMULET), 0);
  expect(pictureOfDeed({ kind: 'charm', by: amulet, card }, BASE_BOX)).toMatchObject({ kind: 'thing', name: 'amulet' });
  expect(
    pictureOfDeed(
      {
        kind: 'attack',
        target: { kind: 'city', square: 0 },
        heroes: 1,
        weapon: item(cardsOfKind(BASE_BOX, WEAPON), 0),
        copies: 1,
      },
      BASE_BOX,
    ),
  ).toMatchObject({ name: 'weapon' });
  expect([0, 1].map((hero) => pictureOfDeed({ kind: 'move', hero, to: 3, pay: [] }, BASE_BOX))).toEqual([
    { kind: 'hero', which: 0 },
    { kind: 'hero', which: 1 },
  ]);
});

test('what has no thing has no picture', () => {
  expect(pictureOfDeed({ kind: 'endTurn' }, BASE_BOX)).toBeNull();
});
