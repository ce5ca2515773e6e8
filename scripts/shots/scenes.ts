/** What is photographed: every screen, with what has to be done before it looks like itself. */
import { stormgatesPreset } from '@battalia/engine';
import type { Locator, Page } from 'playwright-core';
import type { Translate } from '@/i18n/message';
import { bilkarrWords } from '@/i18n/modules/bilkarr';
import { newgameWords } from '@/i18n/modules/newgame';
import { addWords } from '@/i18n/translate';
import type { Player } from '@/store/match/journalFormat';
import { actsRichly, ends, fights, gameWhere, isBuilt, leads, places, stored, type Game } from './games';

// Pages fetch these when they are opened; here they tell what is looked for on them.
for (const words of [bilkarrWords, newgameWords]) addWords(words);

export interface Scene {
  readonly name: string;
  readonly address: string;
  /** Waits for the screen, and brings it to the moment of the picture. */
  readonly prepare?: (page: Page, t: Translate) => Promise<void>;
  /** Goes on from the scene before, with its dialog closed: drawing the land takes most of the time. */
  readonly goesOn?: true;
}

const person = (name: string): Player => ({ name, bot: null });
const bot = (name: string): Player => ({ name, bot: 'friman' });

/** Drawing the land without a graphics card takes its time. */
const LAND = 60_000;

/** Until the hand is there and the land has been drawn. */
export async function atTable(page: Page, t: Translate): Promise<void> {
  await page.getByRole('region', { name: t('match.hand') }).waitFor({ timeout: LAND });
  await landDrawn(page);
}

/** The board lies still when two looks at it, some time apart, are the same. */
export async function landDrawn(page: Page): Promise<void> {
  const canvas = page.locator('canvas').first();
  await canvas.waitFor({ timeout: LAND });
  let before = '';
  for (let i = 0; i < 40; i++) {
    await page.waitForTimeout(500);
    const now = (await canvas.screenshot({ type: 'jpeg', quality: 30, timeout: LAND })).toString('base64');
    if (now === before) return;
    before = now;
  }
}

/** Taps over the map, square by square, until something is seen. */
export async function tapMapUntil(page: Page, seen: Locator): Promise<readonly [x: number, y: number]> {
  const box = await page.locator('canvas').first().boundingBox();
  if (box === null) throw new Error('no map');
  const step = Math.min(box.width, box.height) / 9;
  // Once more between the first places: what is read of a square may have moved the map.
  for (const start of [0.5, 0]) {
    for (let y = box.y + step * (start + 0.5); y < box.y + box.height; y += step) {
      for (let x = box.x + step * (start || 1); x < box.x + box.width; x += step) {
        // A browser takes a tap close to a button for a tap on it.
        const free = await page.evaluate(
          ([px, py]) =>
            [
              [0, 0],
              [-18, 0],
              [18, 0],
              [0, -18],
              [0, 18],
            ].every(
              ([dx = 0, dy = 0]) =>
                (document
                  .elementFromPoint(px + dx, py + dy)
                  ?.closest('[role=img]')
                  ?.querySelector('canvas') ?? null) !== null,
            ),
          [x, y] as const,
        );
        if (!free) continue;
        await page.touchscreen.tap(x, y);
        await page.waitForTimeout(250);
        if ((await seen.count()) > 0) return [x, y];
      }
    }
  }
  throw new Error('nothing on the map answers');
}

/** Points of width below which the dock leaves hardly any map. */
const SMALLEST_MAP = 400;

/** Whatever lies over the screen goes away. */
export async function closeDialogs(page: Page, t: Translate): Promise<void> {
  const close = page.getByRole('button', { name: t('look.close') });
  if ((await close.count()) > 0) await close.last().tap();
}

export const SCENES: readonly Scene[] = [
  { name: 'home', address: '/' },
  { name: 'new', address: '/new' },
  { name: 'games', address: '/games' },
  { name: 'statistics', address: '/statistics' },
  { name: 'settings', address: '/settings' },
  { name: 'reference', address: '/reference' },
  { name: 'reference-rules', address: '/reference/rules' },
  { name: 'reference-entry', address: '/reference/amulet' },
  { name: 'reference-glossary', address: '/reference/glossary' },
  { name: 'table', address: '/table' },
  { name: 'table-cards', address: '/table/cards' },
  { name: 'table-battle', address: '/table/battle' },
  { name: 'match', address: '/match/acting', prepare: atTable },
  {
    name: 'match-oracle',
    address: '/match/acting',
    goesOn: true,
    prepare: async (page, t) => {
      await atTable(page, t);
      await page.getByRole('button', { name: t('term.oracle') }).tap();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'match-player',
    address: '/match/acting',
    goesOn: true,
    prepare: async (page, t) => {
      await atTable(page, t);
      await page
        .getByRole('group', { name: t('newGame.players') })
        .getByRole('button')
        .first()
        .tap();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'match-card',
    address: '/match/acting',
    goesOn: true,
    prepare: async (page, t) => {
      await atTable(page, t);
      const box = await page
        .getByRole('region', { name: t('match.hand') })
        .locator('[aria-pressed]')
        .nth(2)
        .boundingBox();
      await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 40);
      await page.mouse.down();
      await page.waitForTimeout(900);
      await page.mouse.up();
      await page.waitForTimeout(300);
    },
  },
  {
    name: 'match-line',
    address: '/match/acting',
    goesOn: true,
    prepare: async (page, t) => {
      await atTable(page, t);
      const cards = page.getByRole('region', { name: t('match.hand') }).locator('[aria-pressed]');
      // Two supplies, one after the other: enough to hire a friman.
      for (let i = 0; i < 2; i++) await cards.nth(3).tap();
    },
  },
  {
    name: 'match-log',
    address: '/match/acting',
    goesOn: true,
    prepare: async (page, t) => {
      await atTable(page, t);
      await page.getByRole('button', { name: t('match.log'), exact: true }).tap();
    },
  },
  { name: 'match-place', address: '/match/placing', prepare: atTable },
  {
    name: 'match-preview',
    address: '/match/placing',
    goesOn: true,
    prepare: async (page, t) => {
      await atTable(page, t);
      // Where squares are smaller than a fingertip, the list has the same ones.
      if ((page.viewportSize()?.width ?? 0) >= SMALLEST_MAP)
        await tapMapUntil(page, page.getByRole('button', { name: t('match.confirm') }));
      else {
        await page.getByRole('button', { name: t('match.whatCanIDo') }).tap();
        await page
          .getByRole('list', { name: t('match.everything') })
          .getByRole('button')
          .first()
          .tap();
      }
      await landDrawn(page);
    },
  },
  { name: 'match-attack', address: '/match/attack', prepare: atTable },
  { name: 'match-defend', address: '/match/defence', prepare: atTable },
  { name: 'match-four', address: '/match/four', prepare: atTable },
  { name: 'match-volcano', address: '/match/volcano', prepare: atTable },
  { name: 'storm', address: '/match/storm', prepare: atTable },
  {
    name: 'storm-near',
    address: '/match/storm',
    goesOn: true,
    prepare: async (page, t) => {
      await atTable(page, t);
      await page.getByRole('button', { name: t('match.mine') }).tap();
      await landDrawn(page);
    },
  },
  {
    name: 'storm-player',
    address: '/match/storm',
    goesOn: true,
    prepare: async (page, t) => {
      await page
        .getByRole('group', { name: t('newGame.players') })
        .getByRole('button')
        .first()
        .tap();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'storm-list',
    address: '/match/storm',
    goesOn: true,
    prepare: async (page, t) => {
      const list = page.getByRole('button', { name: t('match.whatCanIDo') });
      if ((await list.count()) > 0) await list.tap();
    },
  },
  {
    name: 'storm-log',
    address: '/match/storm',
    goesOn: true,
    prepare: async (page, t) => page.getByRole('button', { name: t('match.log'), exact: true }).tap(),
  },
  {
    name: 'storm-replay',
    address: '/replay?match=storm',
    prepare: async (page) => {
      const box = await page.getByRole('slider').boundingBox({ timeout: LAND });
      if (box !== null) await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height / 2);
      await landDrawn(page);
    },
  },
  {
    name: 'storm-new',
    address: '/new',
    prepare: async (page, t) => {
      await page.getByRole('radio', { name: t('newGame.preset.stormStandard'), exact: true }).tap();
      const more = page.getByRole('button', { name: t('newGame.add') });
      while ((await more.count()) > 0) await more.tap();
      await page.getByText(t('newGame.family.stormgates')).first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'storm-new-teams',
    address: '/new',
    goesOn: true,
    prepare: async (page, t) =>
      page.getByRole('group', { name: t('newGame.team', { team: 3 }) }).scrollIntoViewIfNeeded(),
  },
  {
    name: 'storm-new-modules',
    address: '/new',
    goesOn: true,
    prepare: async (page, t) => {
      await page.getByRole('button', { name: t('newGame.more') }).tap();
      await page.getByRole('switch', { name: t('newGame.preset.valleys') }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'storm-new-options',
    address: '/new',
    goesOn: true,
    prepare: async (page, t) => page.getByRole('switch', { name: t('newGame.clock') }).scrollIntoViewIfNeeded(),
  },
  {
    name: 'storm-board',
    address: '/new',
    goesOn: true,
    prepare: async (page, t) => page.getByRole('button', { name: t('newGame.layout.open') }).tap(),
  },
  {
    name: 'storm-table',
    address: '/table',
    prepare: async (page, t) => {
      const more = page.getByRole('button', { name: t('stepper.more', { name: t('table.players.number') }) });
      for (let players = 2; players < 6; players++) await more.tap();
      await page
        .getByRole('heading', { name: t('table.points') })
        .first()
        .scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'storm-table-potions',
    address: '/table',
    goesOn: true,
    prepare: async (page, t) =>
      page
        .getByRole('heading', { name: t('play.potions') })
        .first()
        .scrollIntoViewIfNeeded(),
  },
  {
    name: 'storm-table-bilkarr',
    address: '/table',
    goesOn: true,
    prepare: async (page, t) => {
      const put = page.getByRole('button', { name: t('table.bilkarr.put') });
      if ((await put.count()) > 0) await put.tap();
      await page
        .getByRole('group', { name: t('table.bilkarr.heading') })
        .or(page.getByRole('radiogroup', { name: t('table.bilkarr.heading') }))
        .first()
        .scrollIntoViewIfNeeded();
    },
  },
  { name: 'storm-table-cards', address: '/table/cards' },
  { name: 'storm-table-battle', address: '/table/battle' },
  { name: 'storm-costs', address: '/reference/stormgates-costs' },
  {
    name: 'match-handover',
    address: '/match/people',
    prepare: async (page) => page.getByRole('main').waitFor({ timeout: LAND }),
  },
  { name: 'match-end', address: '/match/over', prepare: landDrawn },
  {
    name: 'replay',
    address: '/replay?match=over',
    prepare: async (page) => {
      // In the middle of the game, where there is something to see.
      const box = await page.getByRole('slider').boundingBox({ timeout: LAND });
      if (box !== null) await page.touchscreen.tap(box.x + box.width * 0.6, box.y + box.height / 2);
      await landDrawn(page);
    },
  },
];

/** When the latest of them was played, whatever the calendar says: pictures are the same on any day. */
const LAST_EVENING = Date.UTC(2026, 9, 17, 19, 40);
const DAY = 86_400_000;

const table = [person('Ada'), bot('Bo'), bot('Cleo'), bot('Dov')];
const two = [person('Ada'), bot('Bo')];
const six = [...table, bot('Ewa'), bot('Finn')];

/** Two scenes sit at this one. */
let played: Game | undefined;
const acting = () =>
  (played ??= gameWhere({
    after: 90,
    until: (state, legal) => leads(state, 5) && isBuilt(state, 0.76) && actsRichly(state, legal),
  }));

/** The second box with all that walks and lies about in it. */
const storm = stormgatesPreset('standard', 6);
const WITH = ['valleys', 'metamorpha', 'bilkarr'] as const;

/** Games by their address, the one that was played last first. */
const GAMES: Readonly<Record<string, () => readonly [game: Game, players: readonly Player[]]>> = {
  four: () => [
    gameWhere({
      players: 4,
      modules: ['advanced'],
      after: 200,
      until: (state, legal) => leads(state, 6) && isBuilt(state, 0.8) && actsRichly(state, legal),
    }),
    table,
  ],
  acting: () => [acting(), two],
  over: () => [gameWhere({ players: 3, until: (state) => ends(state) && leads(state, 15) }), table.slice(0, 3)],
  volcano: () => [
    gameWhere({
      players: 4,
      modules: ['volcano'],
      after: 150,
      until: (state, legal) => isBuilt(state, 0.7) && actsRichly(state, legal),
    }),
    table,
  ],
  people: () => [acting(), [person('Ada'), person('Bo')]],
  placing: () => [gameWhere({ after: 60, until: (state) => isBuilt(state, 0.6) && places(state) }), two],
  attack: () => [gameWhere({ after: 100, until: (state) => isBuilt(state, 0.6) && fights('assault')(state) }), two],
  defence: () => [gameWhere({ after: 100, until: fights('reply') }), two],
  storm: () => [
    gameWhere({
      players: 6,
      modules: [...storm.modules, ...WITH],
      options: storm.options,
      after: 500,
      until: (state, legal) => state.day > 8 && isBuilt(state, 0.72) && actsRichly(state, legal),
    }),
    six,
  ],
};

/** What storage holds with these games, or with all of them. */
export async function library(
  ids: readonly string[] = Object.keys(GAMES),
): Promise<readonly (readonly [string, string])[]> {
  const shelves = await Promise.all(
    Object.entries(GAMES).map(([id, make], i) =>
      ids.includes(id) ? stored(...make(), id, LAST_EVENING - i * DAY) : [],
    ),
  );
  return shelves.flat();
}
