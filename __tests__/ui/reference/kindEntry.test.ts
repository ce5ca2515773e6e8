import { KIND_NAMES } from '@battalia/engine';
import { kindOfName } from '@/ui/text/kindName';
import { entryOfKind } from '@/ui/text/kindEntry';
import { entryOf } from '@/ui/screens/reference/chapters';

test.each(KIND_NAMES)('a card of the kind %s is read about in an entry that is there', (name) => {
  const kind = kindOfName(name);
  if (kind === undefined) throw new Error(name);
  expect(entryOf(entryOfKind(kind))?.entry.id).toBe(entryOfKind(kind));
});
