/** What there is to know of a square, one fact each. */
import { TERRAIN_NAMES, modulesOf, type PlayerView, type SquareView, boxOf } from '@battalia/engine';
import { capital } from '../../../text/capital';
import { gridText, listText, nameText, playerText, type Speaker } from '../../../text/speaker';
import { kindText } from '../../../text/cards';
import type { Fact } from '../../../modules/look';
import { looksOf } from '../../../modules/registry';

const NOT_OPEN = { empty: 'match.empty', impassable: 'term.impassable', down: 'match.faceDown' } as const;
const SIDES = [0, 1, 2, 3] as const;

export function squareFacts(
  speaker: Speaker,
  view: PlayerView,
  square: SquareView,
): { readonly title: string; readonly facts: readonly Fact[] } {
  const { t } = speaker;
  const place: Fact = { name: t('play.fact.place'), value: gridText(speaker, square.square) };
  if (square.kind === 'missing') return { title: '', facts: [] };
  if (square.kind !== 'tile') return { title: capital(t(NOT_OPEN[square.kind])), facts: [place] };
  const facts: Fact[] = [];
  const terrain = TERRAIN_NAMES[square.tile.faction];
  if (terrain !== undefined) facts.push({ name: t('play.fact.terrain'), value: t(`term.${terrain}`) });
  if (square.level > 0) {
    facts.push({
      name: t('play.fact.owner'),
      value: square.holder === null ? t('play.fact.nobody') : playerText(speaker, square.holder),
    });
    facts.push({ name: t('play.fact.level'), value: String(square.level) });
  } else if (square.holder !== null)
    facts.push({ name: t('play.fact.owner'), value: playerText(speaker, square.holder) });
  for (const { squareFacts: more } of looksOf(modulesOf(view))) facts.push(...(more?.(speaker, view, square) ?? []));
  if (square.defence !== null) facts.push({ name: t('play.fact.defence'), value: String(square.defence) });
  const heroes = view.players.flatMap(({ seat, heroes: squares }) => {
    const count = squares.filter((at) => at === square.square).length;
    const name = playerText(speaker, seat);
    return count === 0 ? [] : [count === 1 ? name : `${count}× ${name}`];
  });
  if (heroes.length > 0) facts.push({ name: t('play.fact.heroes'), value: listText(speaker, heroes) });
  const roads = SIDES.filter((side) => (square.roads & (1 << side)) !== 0).map((side) => t(`match.side.${side}`));
  facts.push({ name: t('play.fact.roads'), value: roads.length > 0 ? listText(speaker, roads) : '–' });
  const kind = capital(kindText(t, square.tile.kind, boxOf(view)));
  const name = nameText(speaker, square.square);
  return { title: name === null ? kind : `${name} · ${kind}`, facts: [...facts, place] };
}
