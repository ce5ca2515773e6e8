import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withApp, type App } from './harness/app';
import { test } from './harness/test';
import { passed } from './harness/touch';

const search = (app: App) => app.page.getByRole('searchbox');

/** Points by which the page can be scrolled. */
const scrollable = (app: App) => app.page.getByRole('main').evaluate((main) => main.scrollHeight - main.clientHeight);

/** Lines of the cost sheet whose name runs into its cost, or whose cost sticks out of its block. */
const crowded = (app: App) =>
  app.page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((blocks) =>
      blocks.flatMap((block) => {
        const inside = block.getBoundingClientRect();
        return [...block.children].flatMap((line) => {
          const ends = [...line.children].map((end) => {
            const range = document.createRange();
            range.selectNodeContents(end);
            return range.getBoundingClientRect();
          });
          const apart = ends.every((end, i) => i === 0 || (ends[i - 1]?.right ?? 0) <= end.left);
          return apart && ends.every((end) => end.left >= inside.left && end.right <= inside.right - 4)
            ? []
            : [line.textContent];
        });
      }),
    );

// ---------------------------------------------------------------- costs

const SPOKEN = [
  { locale: 'en-GB', hire: /^Hire\. Friman: 2 supplies\. Chief: 3 supplies\. Priest: 4 supplies\. Lord: 5 supplies/ },
  { locale: 'de-DE', hire: /^Anheuern\. Stammeskrieger: 2 Versorgungen/ },
  { locale: 'pl-PL', hire: /^Zatrudnij\. Wolny człowiek: 2 karty zasobów.*Lord: 5 kart zasobów/ },
  { locale: 'nl-NL', hire: /^Inhuren\. Burger: 2 voorraadkaarten/ },
] as const;

for (const { locale, hire } of SPOKEN) {
  (locale === 'en-GB' ? test : test.long)(`costs of everything fit on 360 by 640 without scrolling, in ${locale}`, () =>
    withApp({ device: 'compact', locale }, async (app) => {
      await app.open('/reference');
      await app.link(hire).waitFor();
      assert.ok((await scrollable(app)) <= 0, 'the sheet has to be scrolled');
      assert.deepEqual(await crowded(app), []);
      await app.picture(`reference-costs-pocket-${locale.slice(0, 2)}`);
      await app.assertFits();
      await app.assertTargets();
      await app.assertAccessible();
      await app.page.emulateMedia({ colorScheme: 'dark' });
      await app.assertAccessible();
      // Nor is anything cut on wider ones, where letters and signs grow.
      for (const [width, height] of [
        [390, 844],
        [412, 892],
        [600, 960],
        [820, 1180],
        [1180, 820],
      ] as const) {
        await app.page.setViewportSize({ width, height });
        await passed(app.page, 60);
        assert.deepEqual([width, await crowded(app), (await scrollable(app)) <= 0], [width, [], true]);
      }
    }),
  );
}

for (const device of ['phone', 'tablet'] as const) {
  test.long(`costs on a ${device}, by day and by night`, () =>
    withApp({ device }, async (app) => {
      await app.open('/reference');
      await app.link(/^Create\. Tool: 3 frimen/).waitFor();
      assert.ok((await scrollable(app)) <= 0);
      for (const theme of ['light', 'dark'] as const) {
        await app.page.emulateMedia({ colorScheme: theme });
        await app.picture(`reference-costs-${device}-${theme}`);
        await app.assertAccessible();
      }
      await app.assertFits();
      await app.assertTargets();
    }),
  );
}

test.long('costs on the smallest screen, which is also a phone at twice the text size, are one column', () =>
  withApp({ device: 'small' }, async (app) => {
    await app.open('/reference');
    const blocks = app.page.getByRole('main').getByRole('link');
    await blocks.first().waitFor();
    const lefts = await blocks.evaluateAll((elements) =>
      elements.map((element) => Math.round(element.getBoundingClientRect().left)),
    );
    assert.equal(new Set(lefts).size, 1);
    await app.assertFits();
    await app.assertTargets();
  }),
);

test('home leads to the costs in one tap, a block to its rule, and back again', () =>
  withApp({ device: 'phone' }, async (app) => {
    await app.open('/');
    await app.link(/^Reference\./).tap();
    await app.link(/^New city\. Level 1: 3 frimen/).tap();
    await app.heading('Build a city').waitFor();
    await app.button('Back').tap();
    await app.link(/^New city\./).waitFor();
  }));

// ---------------------------------------------------------------- what is loaded

/** Code that only a match needs, by a text that stands in it. */
const OF_A_MATCH = ['CanvasKit', 'battalia.match.'];

test('opened from cold, the reference loads neither CanvasKit nor the code of a match', async () => {
  const folder = path.join(
    process.env['BATTALIA_ROOT'] ?? process.cwd(),
    process.env['BATTALIA_EXPORT'] ?? 'dist/web',
    '_expo/static/js/web',
  );
  const built = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  for (const text of OF_A_MATCH)
    assert.ok(
      built.some((code) => code.includes(text)),
      `no file of the app holds "${text}" any more: this test proves nothing`,
    );

  await withApp({ device: 'compact' }, async (app) => {
    const asked: string[] = [];
    const bodies: Promise<readonly [string, string]>[] = [];
    app.page.on('request', (request) => asked.push(request.url()));
    app.page.on('response', (response) => {
      if (response.url().endsWith('.js')) bodies.push(response.text().then((text) => [response.url(), text] as const));
    });
    for (const address of ['/reference', '/reference/moral', '/table']) {
      await app.open(address);
      await app.page.waitForLoadState('networkidle');
    }
    assert.deepEqual(
      asked.filter((address) => /canvaskit|\.wasm/i.test(address)),
      [],
    );
    const loaded = await Promise.all(bodies);
    assert.ok(loaded.length >= 3);
    for (const text of OF_A_MATCH)
      assert.deepEqual(
        loaded.filter(([, code]) => code.includes(text)).map(([address]) => address),
        [],
      );
  });
});

test.long('once it is open, no page of it asks for anything more: it works without a network', () =>
  withApp({ device: 'compact' }, async (app) => {
    await app.open('/reference');
    await app.link(/^Hire\./).waitFor();
    await app.page.waitForLoadState('networkidle');
    const asked: string[] = [];
    app.page.on('request', (request) => asked.push(request.url()));
    await app.link('Rules').tap();
    await app.link('Battle').first().tap();
    await app.heading('How a battle runs').waitFor();
    await app.link('My cards').tap();
    await app.heading('What can I do?').waitFor();
    await app.link('Table').tap();
    await app.heading('At the table').waitFor();
    assert.deepEqual(asked, []);
  }),
);

test('the screen is kept awake on every page of the reference, and let go on the way out', () =>
  withApp({ device: 'phone' }, async (app) => {
    await app.page.addInitScript(() => {
      const log: string[] = [];
      Object.assign(window, { wakeLog: log });
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          request: (type: string) => {
            log.push(`on ${type}`);
            return Promise.resolve({ released: false, type, release: () => log.push('off') });
          },
        },
      });
    });
    const held = () =>
      app.page.evaluate(() =>
        (Reflect.get(window, 'wakeLog') as string[]).reduce((count, entry) => count + (entry === 'off' ? -1 : 1), 0),
      );
    await app.open('/');
    assert.equal(await held(), 0);
    await app.link(/^Reference\./).tap();
    await app.link(/^Hire\./).waitFor();
    await app.page.waitForFunction(() => (Reflect.get(window, 'wakeLog') as string[]).includes('on screen'));
    await app.link('Table').tap();
    await app.heading('At the table').waitFor();
    assert.ok((await held()) > 0);
    await app.button('Back').tap();
    await app.heading('Battalia').waitFor();
    await app.page.waitForFunction(
      () =>
        (Reflect.get(window, 'wakeLog') as string[]).reduce((count, entry) => count + (entry === 'off' ? -1 : 1), 0) ===
        0,
    );
  }));

// ---------------------------------------------------------------- rules

test('all chapters are seen at once on a small phone', () =>
  withApp({ device: 'compact', locale: 'pl' }, async (app) => {
    await app.open('/reference/rules');
    await app.link('Słowniczek').waitFor();
    assert.ok((await scrollable(app)) <= 0);
    assert.equal(await app.page.getByRole('main').getByRole('link').count(), 13);
    await app.picture('reference-rules-pocket');
    await app.assertTargets();
    await app.assertAccessible();
  }));

/** Read by lamplight; the others by day. */
const NIGHTLY: readonly string[] = ['turn', 'artefacts', 'building', 'battle'];

for (const [chapter, ...headings] of [
  ['turn', 'The steps of a turn', 'Cohort', 'Mulligan', 'Ambush'],
  ['paying', 'A line pays for an action', 'Hire a unit', 'Create an artefact', 'Forked line'],
  ['artefacts', 'Tool', 'Weapon', 'Amulet', 'The six faces of the amulet', 'Title', 'Magical scroll', 'Tent', 'Horse'],
  [
    'great',
    'Hammer of Strato',
    'Sword of Elemag',
    'Shield of Britos',
    'Wings of Aviena',
    'Horn of Baldur',
    'Book of Crea',
    'Crown of Titus',
    'Hand of Luut',
    'Staff of Terra',
    'Pavilion of Eyla',
  ],
  ['sun', 'The Sun Oracle', 'Illuminated artefact', 'Matching artefact'],
  [
    'building',
    'Where you may build',
    'Sides must agree',
    'Cities keep apart',
    'No city beside the ruins',
    'A road from home',
    'Impassable squares',
  ],
  ['hero', 'Hire a hero', 'Move a hero'],
  ['battle', 'How a battle runs', 'Moral bonus', 'Retreat', 'Neutral city', 'The ruins'],
  ['end', 'When the game ends', 'Who wins'],
  ['setup', 'Map for two', 'Map for three', 'Map for four', 'What is in the box'],
  ['scenarios', 'Advanced game', 'Harder game', 'No starting cities', 'The Bleeding Horn of Destiny', 'The Unbound'],
  ['stormgates', 'Changed rules', 'Queens and kings', 'Storm effects', 'Fanatics'],
] as const) {
  const theme = NIGHTLY.includes(chapter) ? 'dark' : 'light';
  (chapter === 'battle' ? test : test.long)(
    `the chapter /reference/${chapter} can be linked to, read and pressed, ${theme}`,
    () =>
      withApp({ device: 'compact', theme }, async (app) => {
        await app.open(`/reference/${chapter}`);
        for (const heading of headings) await app.page.getByRole('heading', { name: heading, exact: true }).waitFor();
        assert.equal((await app.page.getByRole('main').innerText()).includes('{{'), false);
        await app.assertFits();
        await app.assertTargets();
        await app.picture(`reference-chapter-${chapter}`);
        await app.assertAccessible();
      }),
  );
}

test.long('entries can be linked to, and lead on to others', () =>
  withApp({ device: 'compact' }, async (app) => {
    for (const [address, heading] of [
      ['/reference/cohort', 'Cohort'],
      ['/reference/amulet-faces', 'The six faces of the amulet'],
      ['/reference/battle-order', 'How a battle runs'],
      ['/reference/illuminated', 'Illuminated artefact'],
    ] as const) {
      await app.open(address);
      await app.heading(heading).waitFor();
      await app.picture(`reference-entry-${address.split('/').at(-1)}`);
    }
    await app.assertAccessible();
    await app.assertTargets();
    await app.link('Horse').tap();
    await app.heading('Horse').waitFor();
    await app.link('Move a hero').tap();
    await app.heading('Move a hero').waitFor();
    await app.button('Back').tap();
    await app.heading('Horse').waitFor();
  }),
);

test.long('an artefact says what it does when illuminated', () =>
  withApp({ device: 'phone', locale: 'de' }, async (app) => {
    await app.open('/reference/tool');
    await app.page.getByText('Wenn erleuchtet').waitFor();
    await app.page.getByText(/Bis zu vier Stammeskrieger/).waitFor();
  }),
);

test.long('numbers come from the game', () =>
  withApp({ device: 'phone' }, async (app) => {
    await app.open('/reference/scenarios');
    await app.page.getByText(/The Keeper defends with 20, less 2 for each of your seals/).waitFor();
  }),
);

test('an address without an entry says so and leads to the rules', () =>
  withApp({ device: 'phone' }, async (app) => {
    await app.open('/reference/hats');
    await app.page.getByText('There is no such entry.').waitFor();
    await app.page.getByRole('main').getByRole('link', { name: 'Rules' }).tap();
    await app.link('A turn').waitFor();
  }));

test.long('the glossary shows four languages side by side on a tablet, two by two on a phone', async () => {
  const place = async (app: App, word: string) => app.page.getByText(word, { exact: true }).first().boundingBox();
  await withApp({ device: 'tablet' }, async (app) => {
    await app.open('/reference/glossary');
    const boxes = await Promise.all(['faction', 'Fraktion', 'frakcja', 'stam'].map((word) => place(app, word)));
    assert.equal(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size, 1);
    await app.picture('reference-glossary-tablet');
  });
  await withApp({ device: 'compact' }, async (app) => {
    await app.open('/reference/glossary');
    const [english, german, polish] = await Promise.all(
      ['faction', 'Fraktion', 'frakcja'].map((word) => place(app, word)),
    );
    assert.equal(Math.round(english?.y ?? 0), Math.round(german?.y ?? -1));
    assert.ok((polish?.y ?? 0) > (english?.y ?? 0));
    await app.assertFits();
    await app.picture('reference-glossary-pocket');
    await app.assertHolds();
  });
});

// ---------------------------------------------------------------- search

test('search answers with every letter, and is cleared by a tap', () =>
  withApp({ device: 'compact' }, async (app) => {
    await app.open('/reference');
    await search(app).pressSequentially('mora');
    await app.link(/^Moral bonus/).waitFor();
    await app.picture('reference-search-pocket');
    await app.assertTargets();
    await app.assertAccessible();
    // A question as a person asks it; the answer comes first.
    await search(app).fill('how do i win');
    await app.link(/^Who wins/).waitFor();
    const first = app.page.getByRole('list').getByRole('link').first();
    assert.match((await first.getAttribute('aria-label')) ?? '', /^Who wins/);
    await app.button('Clear the search').tap();
    await app.link(/^Hire\./).waitFor();
  }));

for (const { locale, query, finds } of [
  { locale: 'en-GB', query: 'Schriftrole', finds: /^Magical scroll.*Magische Schriftrolle/ },
  { locale: 'en-GB', query: 'kaplan', finds: /kapłan/ },
  { locale: 'de-DE', query: 'haeuptling', finds: /Häuptling/ },
  { locale: 'nl-NL', query: 'retreat', finds: /^Terugtrekken/ },
] as const) {
  test.long(`"${query}" is found by a reader of ${locale}`, () =>
    withApp({ device: 'phone', locale }, async (app) => {
      await app.open('/reference/rules');
      await search(app).fill(query);
      const list = app.page.getByRole('list');
      await list.getByRole('link', { name: finds }).or(list.getByText(finds)).first().waitFor();
    }),
  );
}

test.long('a search leads to the rule, with the keyboard alone', () =>
  withApp({ device: 'tablet' }, async (app) => {
    await app.open('/reference');
    const { keyboard } = app.page;
    await keyboard.press('Tab');
    for (let presses = 0; presses < 10; presses++) {
      if (
        (await app.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) === 'Search rules and words'
      )
        break;
      await keyboard.press('Tab');
    }
    await keyboard.type('impassable');
    await app.link(/^Impassable squares/).waitFor();
    for (let presses = 0; presses < 6; presses++) {
      await keyboard.press('Tab');
      if (
        (await app.page.evaluate(() => document.activeElement?.getAttribute('aria-label')))?.startsWith(
          'Impassable squares',
        ) === true
      )
        break;
    }
    await keyboard.press('Enter');
    await app.heading('Impassable squares').waitFor();
  }),
);

test.long('nothing found says what was looked for', () =>
  withApp({ device: 'phone' }, async (app) => {
    await app.open('/reference');
    await search(app).fill('zzzzqqq');
    await app.page.getByText('Nothing found for “zzzzqqq”.').waitFor();
  }),
);
