import { createGame, defenceOf, pointsOf, squareAt, standardConfig, VOLCANO, volcanoState } from '@battalia/engine';
import type { GlyphName } from '@/art/glyphs/glyphs';
import type { TermKey } from '../../game/terms';
import type { ModuleReference } from '../reference';

export const VOLCANO_GLYPH: GlyphName = 'peak';

/** Numbers that live in the module's own hooks are read off a game in which nothing has happened. */
function facts() {
  const game = (players: 2 | 4) => createGame(standardConfig(players, ['volcano']), 'reference');
  const s = game(4);
  const peak = squareAt(s.rules.columns, VOLCANO.peak);
  const sanctuary = VOLCANO.sanctuaries[0];
  const keeper = defenceOf(s, 0, { kind: 'peak', square: peak });
  const points = pointsOf(s, 0);
  volcanoState.seals.of(s)[0] = 1;
  const sealPoints = pointsOf(s, 0) - points;
  const sealWeakens = keeper - defenceOf(s, 0, { kind: 'peak', square: peak });
  s.holder[peak] = 0;
  return {
    keeper,
    sealPoints,
    sealWeakens,
    rulerPoints: pointsOf(s, 0) - points - sealPoints,
    sanctuary:
      sanctuary === undefined
        ? 0
        : defenceOf(s, 0, { kind: 'sanctuary', square: squareAt(s.rules.columns, sanctuary.place) }),
    volcanoGreat: s.rules.greatLimit,
    volcanoPoints: s.rules.points,
    volcanoPointsTwo: game(2).rules.points,
  };
}

const TERMS: readonly TermKey[] = ['term.volcano', 'term.peak', 'term.sanctuary', 'term.seal', 'term.keeper'];

export const volcanoReference: ModuleReference = {
  entries: [
    {
      id: 'volcano',
      glyph: VOLCANO_GLYPH,
      figures: [{ kind: 'board', players: 4, modules: ['volcano'] }],
      rules: ['VOL-01', 'VOL-06'],
    },
    { id: 'seals', glyph: 'sanctuary', see: ['great-artefacts'], rules: ['VOL-02', 'VOL-03', 'RULE-14'] },
    { id: 'keeper', rules: ['VOL-04', 'VOL-05'] },
  ],
  terms: { map: TERMS },
  proposed: { de: TERMS },
  facts,
};
