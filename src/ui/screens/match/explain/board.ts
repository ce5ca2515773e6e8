/** Squares of the map, and who stands there. */
import { boxOf, isCity, modulesOf, type SquareView } from '@battalia/engine';
import { deedLook } from '../../../deeds/deeds';
import type { RuleRef } from '../../../game/rule';
import type { TopicOf } from '../../../hint/topic';
import { looksOf } from '../../../modules/registry';
import { capital } from '../../../text/capital';
import { atText, gridText, playerText } from '../../../text/speaker';
import { squareFacts } from '../map/squareFacts';
import type { Play } from '../usePlay';
import { ruleOfKind } from './cards';
import { squareNow } from './deed';
import type { Explanation } from './explanation';

function ruleOfSquare(play: Play, square: SquareView): RuleRef | null {
  switch (square.kind) {
    case 'missing':
      return null;
    case 'empty':
      return 'where-to-build';
    case 'impassable':
      return 'impassable';
    case 'down':
      return looksOf(modulesOf(play.view)).find(({ down }) => down !== undefined)?.down ?? 'where-to-build';
    case 'tile':
      if (!isCity(boxOf(play.view), square.tile.kind)) return ruleOfKind(play, square.tile.kind);
      if (square.holder === null) return square.defence === null ? 'conquest' : 'neutral-city';
      return square.holder === play.view.viewer ? 'upgrade-city' : 'opening';
  }
}

export function squareExplained({ square: at }: TopicOf<'square'>, play: Play): Explanation | null {
  const { view, speaker } = play;
  const { t } = speaker;
  const square = view.board[at];
  if (square === undefined || square.kind === 'missing') return null;
  const { title } = squareFacts(speaker, view, square);
  const tile = square.kind === 'tile' ? square : null;
  // What modules know of it; what everybody sees of a card is told in a sentence.
  const more =
    tile === null ? [] : looksOf(modulesOf(view)).flatMap((look) => look.squareFacts?.(speaker, view, tile) ?? []);
  const heroes = view.players.flatMap(({ seat, heroes: squares }) =>
    squares.filter((on) => on === at).map(() => t('match.heroOf', { player: playerText(speaker, seat) })),
  );
  const here = squareNow(play, at);
  return {
    title: title === '' ? gridText(speaker, at) : title,
    says: null,
    now: [
      ...(tile === null || tile.level === 0
        ? []
        : [
            tile.holder === null
              ? t('explain.city.free')
              : t('explain.city.worth', { level: tile.level, player: playerText(speaker, tile.holder) }),
          ]),
      ...(tile === null || tile.defence === null ? [] : [t('explain.defence', { defence: tile.defence })]),
      ...more.map(({ name, value }) => `${name}: ${value}.`),
      ...(heroes.length === 0 ? [] : [`${t('play.fact.heroes')}: ${heroes.join(', ')}.`]),
      ...(here === null ? [] : [here]),
    ],
    rule: more.find(({ rule }) => rule !== undefined)?.rule ?? ruleOfSquare(play, square),
  };
}

export function heroExplained({ seat, hero, square }: TopicOf<'hero'>, play: Play): Explanation {
  const { view, speaker, legal } = play;
  const { t } = speaker;
  const player = playerText(speaker, seat);
  const own = seat === view.viewer && legal.length > 0;
  const reached = new Set(
    legal.flatMap((action) => {
      const look = deedLook(action);
      return look.hero?.(action) === hero ? (look.squares?.(action) ?? []) : [];
    }),
  );
  return {
    title: capital(`${t('match.heroOf', { player })}, ${atText(speaker, square)}`),
    says: null,
    now: [
      !own
        ? t('explain.hero.others', { player })
        : reached.size === 0
          ? t('explain.hero.stays')
          : t('explain.hero.ways', { number: reached.size }),
    ],
    rule: own || seat === view.viewer ? ['move-hero', 1] : 'targets',
  };
}
