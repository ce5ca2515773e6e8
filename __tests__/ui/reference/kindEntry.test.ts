import { entryOfKind } from '@/ui/text/kindEntry';
import { entryOf } from '@/ui/screens/reference/chapters';
import { EVERY_KIND, KIND_NAMES } from '../../engine/box';

test.each(KIND_NAMES)('a card of the kind %s is read about in an entry that is there', (name) => {
  const entry = entryOfKind(KIND_NAMES.indexOf(name), EVERY_KIND);
  expect(entryOf(entry)?.entry.id).toBe(entry);
});
