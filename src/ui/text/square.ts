/** A square of the map in words: what it is, whose it is, who stands there, where its roads lead. */
import {
  FACTION_NAMES,
  item,
  TERRAIN_NAMES,
  type CardView,
  type PlayerView,
  type SquareView,
  nameOfKind,
} from '@battalia/engine';
import { modulePart } from '../modules/registry';
import { gridText, nameText, playerText, roadsText, type Speaker } from './speaker';
import { kindText } from './cards';

export function squareText(speaker: Speaker, view: PlayerView, square: SquareView): string {
  const { t } = speaker;
  switch (square.kind) {
    case 'missing':
      return '';
    case 'empty':
      return t('match.empty');
    case 'impassable':
      return t('term.impassable');
    case 'down':
      return `${t('match.faceDown')}; ${roadsText(speaker, square.roads)}`;
    case 'tile': {
      const terrain = TERRAIN_NAMES[square.tile.faction];
      const name = tileText(speaker, square.tile);
      const land = terrain === undefined ? name : t('match.terrainOf', { tile: name, terrain: t(`term.${terrain}`) });
      const heroes = view.players.flatMap(({ seat, heroes: squares }) =>
        squares
          .filter((at) => at === square.square)
          .map(() => t('match.heroOf', { player: playerText(speaker, seat) })),
      );
      const look = modulePart('tiles', nameOfKind(speaker.box, square.tile.kind));
      return [
        land,
        look?.owned ? look.owned(speaker, square) : cityText(speaker, square),
        ...(look?.remarks?.(speaker, view, square) ?? []),
        ...heroes,
        roadsText(speaker, square.roads),
      ]
        .filter((part) => part !== null)
        .join('; ');
    }
  }
}

const tileText = (speaker: Speaker, tile: CardView): string =>
  modulePart('tiles', nameOfKind(speaker.box, tile.kind))?.name?.(speaker, tile) ??
  kindText(speaker.t, tile.kind, speaker.box);

function cityText(speaker: Speaker, { level, holder }: Extract<SquareView, { kind: 'tile' }>): string | null {
  if (level === 0) return null;
  return holder === null
    ? speaker.t('match.neutralCityAt')
    : speaker.t('match.cityOf', { level, player: playerText(speaker, holder) });
}

/** With its place and its name in front, as a screen reader and a list need it. */
export function placedText(speaker: Speaker, view: PlayerView, square: SquareView): string {
  const name = nameText(speaker, square.square);
  return `${gridText(speaker, square.square)}: ${name === null ? '' : `${name}, `}${squareText(speaker, view, square)}`;
}

/** The emblem of whoever sits there. */
export const emblemOf = (view: PlayerView, seat: number) => {
  const faction = view.players[seat]?.faction ?? null;
  return faction === null ? null : item(FACTION_NAMES, faction);
};
