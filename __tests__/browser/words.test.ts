import { BASE_BOX, decision, isRoad, type Action, type GameState } from '@battalia/engine';
import { LANGUAGES } from '../../src/i18n/language';
import { translators } from '../../src/i18n/translate';
import { withApp, type App } from './harness/app';
import { actingWith, bot, finishedGame, person, plant, positionWhere } from './harness/planted';
import { test } from './harness/test';

/** The pages of the reference and the tools of the table are looked at in their own tests. */
const ADDRESSES = ['/', '/new', '/games', '/settings'];
const LOCALES = { en: 'en-GB', de: 'de-DE', pl: 'pl-PL', nl: 'nl-NL' } as const;

const asked =
  (kind: 'assault' | 'reply') =>
  (state: GameState): boolean => {
    const open = decision(state);
    return open !== null && open.seat === 0 && open.kind === kind;
  };
/** Two cards that make a road could be hidden as well, which is the longest that a line of two has to say. */
const paidWithTwo = (action: Action): boolean =>
  action.kind === 'build' && isRoad(BASE_BOX, action.tile) && action.pay.length === 2;
const GAMES = {
  acting: positionWhere((state, legal) => actingWith(0, 'ambush')(state, legal) && legal.some(paidWithTwo)),
  attack: positionWhere(asked('assault')),
  defence: positionWhere(asked('reply')),
} as const;
const OVER = finishedGame();

for (const language of LANGUAGES) {
  const t = translators[language];
  const setting = { device: 'compact', locale: LOCALES[language] } as const;
  const handOf = ({ page }: App) => page.getByRole('region', { name: t('match.hand') });

  (language === 'de' ? test : test.long)(`no word is cut or broken and nothing is out of reach in ${language}`, () =>
    withApp(setting, async (app) => {
      await plant(app.page, [person('Ada'), bot('Bo')], GAMES.acting, 'acting');
      for (const address of ADDRESSES) {
        await app.open(address);
        await app.assertHolds();
      }
      await app.open('/match/acting');
      await handOf(app).waitFor();
      for (const i of [0, 0]) await handOf(app).locator('[aria-pressed]').nth(i).tap();
      await app.assertHolds(t('match.board'));
      for (const opened of [t('match.log'), t('match.whatCanIDo')]) {
        await app.button(opened).tap();
        await app.assertHolds(t('match.board'));
      }
      await app.button(t('play.closeList')).tap();
      await app.button(t('term.oracle')).tap();
      await app.page.getByRole('dialog').waitFor();
      await app.assertWholeWords();
    }),
  );

  // Its words are the shortest of the four: what holds in the others holds in English.
  if (language === 'en') continue;
  test.long(`nor in a battle, when the device is handed over, at the end and in a replay, in ${language}`, () =>
    withApp(setting, async (app) => {
      for (const id of ['attack', 'defence'] as const) await plant(app.page, [person('Ada'), bot('Bo')], GAMES[id], id);
      await plant(app.page, [person('Ada'), person('Bo')], GAMES.acting, 'people');
      await plant(app.page, [person('Ada'), bot('Bo')], OVER, 'over');
      for (const id of ['attack', 'defence'] as const) {
        await app.open(`/match/${id}`);
        await handOf(app).waitFor();
        await app.assertHolds(t('match.board'));
      }
      await app.open('/match/people');
      await app.heading(t('match.handOver', { player: 'Ada' })).waitFor();
      await app.assertHolds();
      await app.open('/match/over');
      await app.button(t('match.rematch')).waitFor();
      await app.assertHolds(t('match.board'));
      await app.button(t('games.replay')).tap();
      await app.button(t('replay.last')).tap();
      await app.assertHolds(t('match.board'));
    }),
  );
}
