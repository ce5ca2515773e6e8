/** What `scripts/inline-reads.js` does to code on its way to a phone. */
import { transformSync } from '@babel/core';
import inlineReads from '../scripts/inline-reads';

const inlined = (code: string): string =>
  transformSync(code, { babelrc: false, configFile: false, plugins: [inlineReads] })
    ?.code?.split('\n')
    .at(-1) ?? '';

test.each([
  [`import { at } from '../ints';\nuse(at(s.top, zone));`, 'use(s.top[zone]);'],
  [`import { at, item } from './ints';\nuse(item(lists, at(s.size, 0)));`, 'use(lists[s.size[0]]);'],
  [`import { item } from '@battalia/engine';\nuse(item(cardsOfKind(PEAK), 0));`, 'use(cardsOfKind(PEAK)[0]);'],
  ['function at(array, index) { return array[index]; }\nuse(at(s.top, zone));', 'use(s.top[zone]);'],
])('a read of the engine is written out: %s', (code, expected) => {
  expect(inlined(code)).toBe(expected);
});

test.each([
  `import { at } from 'elsewhere';\nuse(at(s.top, zone));`,
  `import { kindOf } from './ints';\nuse(kindOf(card, 0));`,
  'function item(list, name) { return list.find(name); }\nuse(item(a, b));',
  'const item = (a, b) => a[b];\nuse(item(a, b));',
  'use(list.at(1, 2));',
])('anything else stays as it is: %s', (code) => {
  expect(inlined(code)).toBe(code.split('\n').at(-1));
});
