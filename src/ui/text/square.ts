/** A square of the map in words: what it is, whose it is, who stands there, where its roads lead. */
import {
  FACTION_NAMES,
  item,
  SANCTUARY,
  TERRAIN_NAMES,
  type CardView,
  type Faction,
  type PlayerView,
  type Seat,
  type SquareView,
} from '@battalia/engine';
import { sanctuaryOf } from '@/board/scene';
import { placeText, playerText, roadsText, type Speaker } from './action';
import { factionText, kindText } from './cards';

export function squareText(speaker: Speaker, view: PlayerView, square: SquareView): string {
  const { t } = speaker;
  switch (square.kind) {
    case 'missing':
      return '';
    case 'empty':
      return t('match.empty');
    case 'impassable':
      return t('term.impassable');
    case 'tile': {
      const terrain = TERRAIN_NAMES[square.tile.faction];
      const name = tileText(speaker, square.tile);
      const land = terrain === undefined ? name : t('match.terrainOf', { tile: name, terrain: t(`term.${terrain}`) });
      const heroes = view.players.flatMap(({ seat, heroes: squares }) =>
        squares
          .filter((at) => at === square.square)
          .map(() => t('match.heroOf', { player: playerText(speaker, seat) })),
      );
      return [
        land,
        cityText(speaker, square),
        ...sealsText(speaker, view, square.tile),
        ...heroes,
        roadsText(speaker, square.roads),
      ]
        .filter((part) => part !== null)
        .join('; ');
    }
  }
}

/** Which of the four sanctuaries it is matters as much as that it is one (VOL-02). */
function tileText({ t }: Speaker, tile: CardView): string {
  const name = kindText(t, tile.kind);
  return tile.kind === SANCTUARY
    ? t('card.ofFaction', { kind: name, faction: factionText(t, sanctuaryOf(tile)) })
    : name;
}

/** VOL-02: several players may hold the seal of one sanctuary. */
export const holdersOfSeal = (view: PlayerView, faction: Faction): readonly Seat[] =>
  view.players.flatMap(({ seat, seals }) => (seals.includes(faction) ? [seat] : []));

const sealsText = (speaker: Speaker, view: PlayerView, tile: CardView): readonly string[] =>
  tile.kind === SANCTUARY
    ? holdersOfSeal(view, sanctuaryOf(tile)).map((seat) => `${speaker.t('term.seal')}: ${playerText(speaker, seat)}`)
    : [];

function cityText(speaker: Speaker, { level, holder }: Extract<SquareView, { kind: 'tile' }>): string | null {
  if (level === 0) return null;
  return holder === null
    ? speaker.t('match.neutralCityAt')
    : speaker.t('match.cityOf', { level, player: playerText(speaker, holder) });
}

/** With its place in front, as a screen reader and a list need it. */
export const placedText = (speaker: Speaker, view: PlayerView, square: SquareView): string =>
  `${placeText(speaker, square.square)}: ${squareText(speaker, view, square)}`;

/** The emblem of whoever sits there. */
export const emblemOf = (view: PlayerView, seat: number) => {
  const faction = view.players[seat]?.faction ?? null;
  return faction === null ? null : item(FACTION_NAMES, faction);
};
