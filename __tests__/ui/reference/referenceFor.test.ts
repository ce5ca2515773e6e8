import type { ViolationCode } from '@battalia/engine';
import { english } from '@/i18n/en/messages';
import { entryOf } from '@/ui/screens/reference/chapters';
import { referenceFor, referenceHref } from '@/ui/game/referenceFor';
import { MODULE_WORDS } from '../modules';

// The compiler holds the table complete; here: that each refusal a player can read leads to an entry that is shown.
const codes = [english, ...MODULE_WORDS.map(({ en }) => en.texts)]
  .flatMap(Object.keys)
  .flatMap((key: string) => (key.startsWith('violation.') ? [key.slice('violation.'.length)] : []));

test.each(codes)('a refusal for %s leads to an entry that exists', (code) => {
  const id = referenceFor(code as ViolationCode);
  expect(entryOf(id)?.entry.id).toBe(id);
});

test.each([
  ['besideCity', 'cities-apart'],
  ['besideRuins', 'beside-ruins'],
  ['roadsDisagree', 'roads-agree'],
  ['notConnected', 'connected'],
  ['doesNotPay', 'line'],
  ['needsWeapon', 'opening'],
  ['deckTooSmall', 'creation-deck'],
] as const)('%s is explained by %s', (code, id) => {
  expect(referenceFor(code)).toBe(id);
  expect(referenceHref(referenceFor(code))).toEqual({ pathname: '/reference/[id]', params: { id } });
});
