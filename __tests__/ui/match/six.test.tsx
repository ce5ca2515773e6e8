/** Six players on seven rows of eleven squares: a match is shown, read and played like any other. */
import './undrawn';
import { createGame, debug, FACTION_NAMES, item, legalActions, standardConfig, step } from '@battalia/engine/testing';
import { screen } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { sceneOf } from '@/board/scene';
import { actionText } from '@/ui/text/action';
import { press, sit, start, t } from './sitting';
import '../modules';

const config = standardConfig(6, ['stormgates'], { startHeroes: 2 });

describe.each([
  [412, 892],
  [1280, 800],
] as const)('on a screen of %i x %i', (width, height) => {
  beforeEach(() => Dimensions.set({ window: { width, height, scale: 1, fontScale: 1 } }));

  test('all six factions are there to choose, without cards before they are dealt', () => {
    const { legal, speaker, done } = sit(createGame(config, 'six'));
    expect(legal).toHaveLength(FACTION_NAMES.length);
    const last = item(legal, 5);
    press(start(actionText(speaker, last)));
    expect(done).toEqual([last]);
  });

  test('everybody is in the head, and the turn can be played', () => {
    const s = debug.started(config, 'six');
    while (legalActions(s)[0]?.kind === 'mulligan') step(s, { kind: 'begin' });
    const { view } = sit(s);
    for (const name of ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo'])
      expect(
        screen.queryAllByLabelText(new RegExp(name)).length + screen.queryAllByText(new RegExp(name)).length,
      ).toBeGreaterThan(0);
    const scene = sceneOf(view);
    expect([scene.rows, scene.columns, scene.sites.length]).toEqual([7, 11, 77]);
    expect(t('term.wolfsclan')).not.toBe(t('term.sunblessed'));
  });
});
