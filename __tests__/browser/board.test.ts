/** A board of one's own: laid out by hand, checked, kept by name and opened from a code. */
import { translators } from '../../src/i18n/translate';
import '../../src/ui/screens/newgame/words';
import { withApp, type App } from './harness/app';
import { test } from './harness/test';

const t = translators.en;
const startButton = (app: App) => app.button(new RegExp(`^${t('newGame.start')}$`));

test('a board is laid out by hand, checked by the engine, kept by name and opened from a code', () =>
  withApp({ device: 'compact' }, async (app) => {
    await app.open('/new');
    await app.button(t('newGame.layout.open')).tap();
    await app.page.getByText(t('newGame.layout.why')).waitFor();
    await app.open('/board');
    const square = (row: number, column: number) =>
      app.page.getByRole('button', { name: new RegExp(`^${t('match.place', { row, column })}:`) });
    await square(2, 2).tap();
    await app.page.getByText(t('newGame.layout.held', { what: t('newGame.square.starts') })).waitFor();
    await square(3, 4).tap();
    await app.page
      .getByText(t('setupProblem.cityTouches', { place: t('match.place', { row: 3, column: 4 }) }))
      .last()
      .waitFor();
    await app.picture('board-wrong-compact');
    await square(3, 4).tap();
    await square(2, 3).tap();
    await app.page.getByText(t('newGame.layout.good')).waitFor();
    await app.page.getByLabel(t('newGame.layouts.name')).fill('Ours');
    await app.button(t('newGame.layouts.save')).tap();
    await app.page.getByText(t('newGame.layouts.saved', { name: 'Ours' })).waitFor();
    const code = app.page.getByLabel(t('newGame.layouts.paste'));
    await code.fill('battalia-board1.2s.oops');
    await app.button(t('newGame.layouts.open')).tap();
    await app.page.getByText(t('layoutCode.damaged')).waitFor();
    await app.assertFits();
    await app.assertTargets();
    await app.assertAccessible();
    await app.button(t('newGame.layout.reset')).tap();
    await app.page.reload();
    // It is there again the next time.
    await app.button(t('newGame.layouts.useOf', { name: 'Ours' })).tap();
    await square(2, 3)
      .and(app.page.getByRole('button', { name: new RegExp(t('newGame.square.starts')) }))
      .waitFor();
    await app.button(new RegExp(`^${t('newGame.title')}$`)).tap();
    await app.page.getByText(new RegExp(t('newGame.layout.changed'))).waitFor();
    await startButton(app).waitFor();
  }));
