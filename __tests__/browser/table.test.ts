import assert from 'node:assert/strict';
import { withApp, type App } from './harness/app';
import { test } from './harness/test';

const add = (app: App, name: string) => app.button(new RegExp(`^${name}: add one`)).tap();
const region = (app: App, name: string) => app.page.getByRole('region', { name, exact: true });

for (const device of ['compact', 'tablet'] as const) {
  (device === 'compact' ? test : test.long)(
    `the three tools on a ${device} can be read and pressed by everybody, by day and by night`,
    () =>
      withApp({ device, ...(device === 'compact' ? { locale: 'de-DE' } : {}) }, async (app) => {
        for (const [address, name] of [
          ['/table/cards', 'cards'],
          ['/table/battle', 'battle'],
          ['/table', 'tools'],
        ] as const) {
          await app.open(address);
          await app.assertFits();
          await app.assertTargets();
          if (device === 'compact') await app.assertHolds();
          for (const theme of ['light', 'dark'] as const) {
            await app.page.emulateMedia({ colorScheme: theme });
            await app.picture(`table-${name}-${device}-${theme}`);
            await app.assertAccessible();
          }
        }
      }),
  );
}

for (const locale of ['pl-PL', 'nl-NL'] as const) {
  test.long(`the tools fit a small phone in ${locale}`, () =>
    withApp({ device: 'compact', locale }, async (app) => {
      for (const [address, name] of [
        ['/table/cards', 'cards'],
        ['/table/battle', 'battle'],
        ['/table', 'tools'],
      ] as const) {
        await app.open(address);
        await app.assertFits();
        await app.assertTargets();
        await app.assertHolds();
        await app.picture(`table-${name}-pocket-${locale.slice(0, 2)}`);
      }
    }),
  );
}

// ---------------------------------------------------------------- what can I do?

test('cards are tapped, what they pay for is listed, and a line leaves the rest', () =>
  withApp({ device: 'compact' }, async (app) => {
    await app.open('/table/cards');
    for (const name of ['Friman', 'Chief', 'Priest', 'Supply', 'Supply', 'Supply']) await add(app, name);
    const pays = region(app, 'You can pay for');
    await pays.getByRole('button', { name: /^Create: magical scroll\. 1 friman, 1 chief, 1 priest/ }).tap();
    await pays.getByText('Left: 3 supplies').waitFor();
    await app.picture('table-cards-open');
    await app.button('Lay this line').tap();
    const rest = region(app, 'With what is left');
    await rest.getByRole('button', { name: /^Hire: chief\. 3 supplies/ }).tap();
    await rest.getByText('Left: nothing').waitFor();
    await app.button('Lay this line').tap();
    await region(app, 'Lines laid').getByText('Hire: chief').waitFor();
    await app.assertAccessible();
    // A line is taken back, and its cards are there again.
    await app.button('Take back line 1: Create: magical scroll').tap();
    await region(app, 'With what is left')
      .getByRole('button', { name: /^Create: magical scroll/ })
      .waitFor();
  }));

test('what six cards pay for stands on a small phone without a scroll, above the hand', () =>
  withApp({ device: 'compact' }, async (app) => {
    await app.open('/table/cards');
    for (const name of ['Friman', 'Friman', 'Chief', 'Supply', 'Weapon', 'Title']) await add(app, name);
    const hand = region(app, 'Your cards');
    const dock = await hand.boundingBox();
    assert.ok(dock !== null && dock.y + dock.height <= 640, 'the hand is in sight');
    const rows = region(app, 'You can pay for').getByRole('button');
    const boxes = await rows.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().bottom),
    );
    const shown = boxes.filter((bottom) => bottom <= dock.y).length;
    assert.ok(shown >= 3, `${shown} of ${boxes.length} answers are in sight`);
    await app.picture('table-cards-pocket-six');
    await app.assertAccessible();
    // The hand stays where it is while the answers are read, and is changed there.
    await region(app, 'And also').getByRole('link').last().scrollIntoViewIfNeeded();
    assert.deepEqual(await hand.boundingBox(), dock);
    await hand.getByRole('button', { name: /^2 × Friman/ }).tap();
    await app.button('Friman: less').tap();
    await app.button('Done').tap();
    await app.button('Great Artefact').tap();
    await app.button(/^Hammer of Strato: add one/).tap();
    await app.assertHolds();
  }));

test.long('what one card more would allow is said by its name', () =>
  withApp({ device: 'compact' }, async (app) => {
    await app.open('/table/cards');
    for (const name of ['Friman', 'Chief']) await add(app, name);
    await region(app, 'One card short')
      .getByText(/^One friman short of: Weapon/)
      .waitFor();
    await add(app, 'Friman');
    await region(app, 'You can pay for')
      .getByRole('button', { name: /^Create: weapon/ })
      .waitFor();
  }),
);

test.long('illumination, a multiplied card and a wild card change the answer', () =>
  withApp({ device: 'compact' }, async (app) => {
    await app.open('/table/cards');
    await add(app, 'Tool');
    // On the first day the tool counts twice.
    await app.button(/^New city of level 1/).waitFor();
    await app.button(/^Week 1, day 1: tool illuminated/).tap();
    await app.radio('Weapon').tap();
    await app.page.getByText('Nothing yet that these cards pay for.').waitFor();
    await app.button(/^Week 1, day 2: weapon illuminated/).tap();
    await app.button(/^1 × Tool, change or remove/).tap();
    await app.radio('Twice').tap();
    await app.button(/^New city of level 1/).waitFor();
    await app.radio('Wild').tap();
    await app.button('Done').tap();
    await add(app, 'Lord');
    await app.button(/^Upgrade a city to level 4/).waitFor();
    await app.button(/^1 × Tool, Wild, change or remove/).tap();
    await app.button('Tool: less').tap();
    await app.page.getByText('Nothing yet that these cards pay for.').waitFor();
  }),
);

test.long('a title that promotes a unit first is shown apart', () =>
  withApp({ device: 'compact' }, async (app) => {
    await app.open('/table/cards');
    for (const name of ['Title', 'Friman', 'Chief']) await add(app, name);
    await region(app, 'With a title first')
      .getByRole('button', { name: /^Upgrade a city to level 2\. Friman becomes chief/ })
      .waitFor();
    await region(app, 'And also')
      .getByRole('link', { name: /^Promote a unit/ })
      .tap();
    await app.heading('Title').waitFor();
  }),
);

test.long('the hand is still there after the app was closed', () =>
  withApp({ device: 'compact' }, async (app) => {
    await app.open('/table/cards');
    for (const name of ['Supply', 'Supply']) await add(app, name);
    await app.page.reload();
    await app.button(/^2 × Supply, change or remove/).waitFor();
    await app.button(/^Hire: friman/).waitFor();
    await app.button('Clear').tap();
    await app.page.reload();
    await app.page.getByText('Tap the cards you hold.').waitFor();
  }),
);

// ---------------------------------------------------------------- battle

const attacker = (app: App) => region(app, 'Attacker');
const defender = (app: App) => region(app, 'Defender');
const lay = (side: ReturnType<typeof region>, name: string) => side.getByRole('button', { name: `Add: ${name}` }).tap();
const says = (app: App, text: string | RegExp) => app.page.getByRole('status').getByText(text).first().waitFor();

test("the rulebook's battle, card by card: 4 to 3, 4 to 4, 8 to 4, 8 to 8", () =>
  withApp({ device: 'compact' }, async (app) => {
    await app.open('/table/battle');
    for (let level = 1; level < 3; level++) await app.button('City level: more').tap();
    await says(app, 'An attack opens with a weapon.');
    await lay(attacker(app), 'Weapon');
    await lay(attacker(app), 'Chief');
    await attacker(app).getByRole('button', { name: 'Heroes taking part: more' }).tap();
    await attacker(app).getByText('Moral bonus').waitFor();
    await says(app, 'The defender needs 1 more to hold.');
    await lay(defender(app), 'Friman');
    await says(app, 'The attacker needs 1 more.');
    await lay(attacker(app), 'Friman');
    await lay(attacker(app), 'Chief');
    await lay(attacker(app), 'Chief');
    await attacker(app).getByRole('button', { name: 'Chief: 2' }).last().tap();
    await app.radio('Other faction').tap();
    await attacker(app).getByText('No moral: a card of another faction').waitFor();
    await says(app, 'The defender needs 4 more to hold.');
    await app.picture('table-battle-pocket-worked');
    await app.assertTargets();
    await app.assertAccessible();
    await lay(defender(app), 'Lord');
    await says(app, 'The attacker needs 1 more.');
    await app.button('New battle').tap();
    await says(app, 'An attack opens with a weapon.');
  }));

test.long('the chance of an amulet is a number, with the faces it takes', () =>
  withApp({ device: 'compact' }, async (app) => {
    await app.open('/table/battle');
    await app.radio('Neutral city').tap();
    await lay(attacker(app), 'Weapon');
    await lay(attacker(app), 'Chief');
    await attacker(app).getByRole('button', { name: 'Chief: 2' }).tap();
    await app.radio('Roll to come').tap();
    await says(app, /^50 % that the attacker is ahead after the roll \(3 of 6\)\. It takes 2, 3, 6\.$/);
    await app.radio('Ruins').tap();
    await says(app, /^0 %.*No face is enough\.$/);
    // The other way round: the defender rolls for a friman against 3.
    await app.page.getByRole('radio', { name: 'City', exact: true }).tap();
    await app.radio('Once').tap();
    await attacker(app).getByRole('button', { name: 'Done', exact: true }).tap();
    await lay(defender(app), 'Friman');
    await defender(app).getByRole('button', { name: 'Friman: 1' }).tap();
    await app.radio('Roll to come').tap();
    await says(app, /^50 % that the defender holds after the roll \(3 of 6\)\. It takes 2, 3, 6\.$/);
  }),
);

test.long('terrain, Great Artefacts, the Unbound and other guards count', () =>
  withApp({ device: 'tablet' }, async (app) => {
    await app.open('/table/battle');
    await app.radio('Others').tap();
    await app.page.getByRole('region', { name: 'Guards' }).getByText('Total').waitFor();
    await lay(attacker(app), 'Sword of Elemag');
    await attacker(app)
      .getByRole('switch', { name: /home terrain/ })
      .tap();
    await attacker(app).getByText('Home terrain', { exact: true }).waitFor();
    await says(app, 'The attacker needs 1 more.');
    await lay(attacker(app), 'Friman');
    await says(app, 'The guards are beaten.');
    await attacker(app).getByRole('button', { name: 'Friman: 1' }).tap();
    await app.radio('Unbound').tap();
    await app.button('Supplies laid on it: more').tap();
    await attacker(app)
      .getByRole('button', { name: /^Friman, Unbound, 1 supply: 2/ })
      .waitFor();
    await app.picture('table-battle-tablet-guards');
  }),
);

// ---------------------------------------------------------------- the table

test('the oracle goes from day to day and says what is illuminated and what matches', () =>
  withApp({ device: 'compact' }, async (app) => {
    await app.open('/table');
    const oracle = region(app, 'The oracle');
    await oracle.getByText('Week 1, day 1').waitFor();
    for (let day = 1; day < 8; day++) await app.button('Next day').tap();
    await oracle.getByText('Week 2, day 1').waitFor();
    await app.button('Next day').tap();
    // Day 2: the weapon is illuminated, the scroll matches (ORACLE-02).
    await oracle.getByText('Weapon', { exact: true }).waitFor();
    await oracle.getByText('Scroll', { exact: true }).waitFor();
    await app.page.reload();
    await oracle.getByText('Week 2, day 2').waitFor();
    // The calculators count with it, say so, and change it for all.
    await app.link('My cards').tap();
    const today = (day: string) => app.button(new RegExp(`^${day}`));
    await today('Week 2, day 2: weapon illuminated. Matching: magical scroll').tap();
    await app.radio('Amulet').tap();
    await today('Week 2, day 3: amulet illuminated').tap();
    await app.link('Battle').tap();
    await today('Week 2, day 3: amulet illuminated').tap();
    await app.button('Day of the game: more').tap();
    await today('Week 2, day 4: title illuminated').waitFor();
    await app.assertTargets();
    await app.assertAccessible();
    await app.picture('table-day-pocket');
    await app.link('Table').tap();
    await oracle.getByText('Week 2, day 4').waitFor();
  }));

test.long('the wheels are set to the order of another box, and back', () =>
  withApp({ device: 'compact' }, async (app) => {
    await app.open('/table');
    const oracle = region(app, 'The oracle');
    await app.button('Set the wheels to your box').tap();
    await app.button('Outer wheel, place 1: tool').tap();
    await app.button('Outer wheel, place 7: horse').tap();
    await oracle.getByText('Horse', { exact: true }).waitFor();
    await app.button('Outer wheel, place 1: horse').waitFor();
    await app.assertTargets();
    await app.picture('table-wheels-pocket');
    await app.page.reload();
    await oracle.getByText('Horse', { exact: true }).waitFor();
    await app.button('Set the wheels to your box').tap();
    await app.button('As on our oracle').tap();
    await oracle.getByText('Tool', { exact: true }).first().waitFor();
  }),
);

test.long('points and cities of level 4 are kept for six, ranked, and warn of the end', () =>
  withApp({ device: 'compact' }, async (app) => {
    await app.open('/table');
    for (let players = 2; players < 6; players++) await app.button('Number of players: more').tap();
    const points = region(app, 'Points');
    assert.equal(await points.getByRole('button', { name: /edit points/ }).count(), 6);
    await points.getByRole('button', { name: /^Player 5: edit points/ }).tap();
    for (let city = 0; city < 4; city++) await app.button('Level 4: more').tap();
    await points.getByRole('alert').getByText('Player 5: one more city of level 4 ends the game.').waitFor();
    await points
      .getByRole('button', { name: /^Player 5: edit points\. Place 1\. 16 victory points\. 4 of 5 cities of level 4/ })
      .waitFor();
    await app.picture('table-points-pocket');
    await app.assertTargets();
    await app.assertAccessible();
    await app.button('Level 4: more').tap();
    await points.getByRole('alert').getByText('Player 5: the game is over.').waitFor();
    await app.page.reload();
    await points.getByRole('alert').getByText('Player 5: the game is over.').waitFor();
  }),
);

test.long('lots give everybody a faction and the table a first player', () =>
  withApp({ device: 'compact' }, async (app) => {
    await app.open('/table');
    const players = region(app, 'Players');
    await app.page.getByLabel('Name of player 1').fill('Ada');
    await app.button('Draw lots').tap();
    assert.equal(await players.getByText('no faction yet').count(), 0);
    assert.equal(await players.getByText('First player', { exact: true }).count(), 1);
    await players.getByText(/^Stays in the box: (Bärfolk|Cloudborn|Emberians|Islanders)$/).waitFor();
    await app.page.reload();
    assert.equal(await app.page.getByLabel('Name of player 1').inputValue(), 'Ada');
    assert.equal(await players.getByText('no faction yet').count(), 0);
    await region(app, 'Points').getByText('Ada').waitFor();
  }),
);

test.long('the die shows a face and what the amulet makes of it', () =>
  withApp({ device: 'compact' }, async (app) => {
    await app.open('/table');
    const die = region(app, 'Die');
    const seen = new Set<string>();
    for (let roll = 0; roll < 40; roll++) {
      await app.button('Roll').tap();
      seen.add(
        (await die
          .getByRole('heading', { name: 'Die' })
          .locator('xpath=../..')
          .getByText(/^Rolled: [1-6]$/)
          .textContent()) ?? '',
      );
    }
    assert.ok(seen.size >= 5, `only ${[...seen].join(', ')} in forty rolls`);
    await die.getByText(/^For an amulet: \S/).waitFor();
    await app.picture('table-die-pocket');
  }),
);

test('the timer runs, survives a closed app, and passes the turn and the day on', () =>
  withApp({ device: 'compact' }, async (app) => {
    await app.page.clock.install({ time: new Date('2026-01-01T10:00:00') });
    await app.open('/table');
    const timer = region(app, 'Turn timer');
    await timer.getByText('Turn of Player 1').waitFor();
    await timer.getByRole('radio', { name: '2 min' }).tap();
    await app.page.getByRole('button', { name: 'Start', exact: true }).tap();
    // Both show whole seconds and make up the limit; the clock of the page runs on while the test looks.
    const [used, left] = [timer.getByText(/^[01]:\d\d$/), timer.getByText(/^[01]:\d\d left$/)];
    const seconds = (text: string) => Number(text.slice(0, 1)) * 60 + Number(text.slice(2, 4));
    await app.page.clock.pauseAt(new Date('2026-01-01T10:01:05'));
    assert.equal(seconds(await used.innerText()) + seconds(await left.innerText()), 120);
    assert.ok(seconds(await used.innerText()) >= 50);
    await app.page.clock.resume();
    await app.page.reload();
    await used.waitFor();
    await app.page.clock.runFor(1000);
    assert.ok(seconds(await used.innerText()) >= 50);
    await app.page.clock.runFor(60_000);
    await timer.getByText('Time is up.').waitFor();
    await app.button('Next player').tap();
    await timer.getByText('Turn of Player 2').waitFor();
    await timer.getByText('0:00', { exact: true }).waitFor();
    await app.button('Next player and new day').tap();
    await region(app, 'The oracle').getByText('Week 1, day 2').waitFor();
    await timer.getByText('Turn of Player 1').waitFor();
    await timer.getByText(/^2:0\d in all$/).waitFor();
  }));

test.long('a new table asks first, and keeps the names', () =>
  withApp({ device: 'compact' }, async (app) => {
    await app.open('/table');
    await app.page.getByLabel('Name of player 2').fill('Bo');
    await app.button('Next day').tap();
    await app.button('Start a new table').tap();
    await app.button('Keep').tap();
    await region(app, 'The oracle').getByText('Week 1, day 2').waitFor();
    await app.button('Start a new table').tap();
    await app.button('Start over').tap();
    await region(app, 'The oracle').getByText('Week 1, day 1').waitFor();
    assert.equal(await app.page.getByLabel('Name of player 2').inputValue(), 'Bo');
  }),
);

test.long('a damaged table costs nothing but itself', () =>
  withApp({ device: 'compact' }, async (app) => {
    await app.page.addInitScript(() =>
      localStorage.setItem('battalia.table', '{"state":{"day":"x","players":[1,2,3],"outer":["tool"]},"version":1}'),
    );
    await app.open('/table');
    await region(app, 'The oracle').getByText('Week 1, day 1').waitFor();
  }),
);

test('everything on a calculator works with the keyboard', () =>
  withApp({ device: 'tablet' }, async (app) => {
    await app.open('/table/cards');
    const { keyboard } = app.page;
    const focused = () => app.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    const tabTo = async (label: RegExp) => {
      for (let presses = 0; presses < 60; presses++) {
        if (label.test(await focused())) return;
        await keyboard.press('Tab');
      }
      assert.fail(`no way to ${label.source} with the keyboard`);
    };
    await tabTo(/^Supply: add one/);
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await tabTo(/^Hire: friman/);
    await keyboard.press('Enter');
    await tabTo(/^Lay this line/);
    await keyboard.press('Enter');
    await region(app, 'Lines laid').getByText('Hire: friman').waitFor();
  }));

// ---------------------------------------------------------------- the second box

test('the costs of The Stormgates stand on a small phone without a scroll, and lead to their rules', () =>
  withApp({ device: 'compact', locale: 'de-DE' }, async (app) => {
    await app.open('/reference');
    await app.radio('Die Sturmpforten').tap();
    await app.page.getByText('Alles andere kostet wie auf dem ersten Blatt.').waitFor();
    await app.assertFits();
    await app.assertTargets();
    await app.assertAccessible();
    const main = app.page.getByRole('main');
    assert.ok(await main.evaluate((page) => page.scrollHeight <= page.clientHeight + 1), 'the sheet fits');
    await app.picture('costs-stormgates');
    await app.link(/^Helden\. Sprung: 2 Versorgungen oder/).tap();
    await app.heading(/^Sturmpforten$/).waitFor();
  }));

test.long('cards, battle and table know the second box', () =>
  withApp({ device: 'compact' }, async (app) => {
    await app.open('/table/cards');
    await app.button('The Stormgates').tap();
    for (const name of ['Stardust', 'Chest', 'Queen', 'Friman \\(Fanatics\\)']) await add(app, name);
    await app.button('The Stormgates').tap();
    await add(app, 'Friman');
    const pays = region(app, 'You can pay for');
    await pays.getByRole('button', { name: /^Jump from gate to gate/ }).waitFor();
    // The chest is given for the Fanatic, who counts twice then: three frimen are a tool.
    const first = region(app, 'With another card first');
    await first
      .getByRole('button', { name: /^Create: tool\. .* to the limbo: the Fanatic \(friman\) counts twice/ })
      .tap();
    await region(app, 'And also').getByRole('link', { name: 'Queen: make a city of level 4 a residence' }).waitFor();
    await app.assertFits();
    await app.picture('table-cards-stormgates');

    await app.open('/table/battle');
    const attacker = region(app, 'Attacker');
    for (const name of ['Weapon', 'Queen', 'Friman'])
      await attacker.getByRole('button', { name: `Add: ${name}` }).tap();
    for (const name of ['Veteran', 'Colossus']) await attacker.getByRole('switch', { name }).tap();
    // 1 + 5 + (1 + 1) + 4.
    await attacker.getByRole('button', { name: 'Friman: 2' }).waitFor();
    await app.page.getByText('The defender needs 11 more to hold.').waitFor();
    await app.assertTargets();
    await app.picture('table-battle-stormgates');

    await app.open('/table');
    for (let i = 0; i < 4; i++) await app.button('Number of players: more').tap();
    await app.page.getByRole('switch', { name: 'Partners play together' }).tap();
    await app.page.getByText('Player 3 + Player 6: 0 points, 0 of 9 cities').waitFor();
    await app.button('Put him onto the map').tap();
    await app.page.getByText('Next morning: row 2, column 8').waitFor();
    await app.button('Next day').tap();
    await app.page.getByText('Next morning: row 2, column 10').waitFor();
    await app.button('Frosthand: Bilkarr has it.').tap();
    await app.radio('Player 2').tap();
    await app.button('Drunk today').tap();
    await app.button('Next day').tap();
    await app.button('Frosthand: Works on Player 2: day 2 of 3').waitFor();
    await app.assertFits();
    await app.assertTargets();
    await app.assertAccessible();
    await app.picture('table-tools-stormgates');
  }),
);
