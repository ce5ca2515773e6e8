/** What there is to know of a square, one fact each. */
import { GATE_SIDE, PEAK, SANCTUARY, TERRAIN_NAMES, type PlayerView, type SquareView } from '@battalia/engine';
import { sanctuaryOf } from '@/board/scene';
import { capital } from '../../../text/capital';
import { listText, placeText, playerText, type Speaker } from '../../../text/action';
import { factionText, kindText } from '../../../text/cards';
import { holdersOfSeal } from '../../../text/square';

export interface Fact {
  readonly name: string;
  readonly value: string;
}

const SIDES = [0, 1, 2, 3] as const;

export function squareFacts(
  speaker: Speaker,
  view: PlayerView,
  square: SquareView,
): { readonly title: string; readonly facts: readonly Fact[] } {
  const { t } = speaker;
  const place: Fact = { name: t('play.fact.place'), value: placeText(speaker, square.square) };
  if (square.kind === 'missing') return { title: '', facts: [] };
  if (square.kind !== 'tile')
    return { title: capital(t(square.kind === 'empty' ? 'match.empty' : 'term.impassable')), facts: [place] };
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
  if (square.tile.kind === SANCTUARY) {
    const faction = sanctuaryOf(square.tile);
    const holders = holdersOfSeal(view, faction).map((seat) => playerText(speaker, seat));
    facts.push({ name: capital(t('term.faction')), value: factionText(t, faction) });
    facts.push({
      name: t('play.fact.seals'),
      value: holders.length > 0 ? listText(speaker, holders) : t('play.fact.nobody'),
    });
  }
  // VOL-04: who wants to go in or out needs the seal of the faction whose gate it is.
  if (square.tile.kind === PEAK) {
    facts.push({
      name: t('play.fact.gates'),
      value: SIDES.map((side) => `${t(`match.side.${side}`)} ${factionText(t, GATE_SIDE.indexOf(1 << side))}`).join(
        ', ',
      ),
    });
  }
  const hoard = view.hoards.find((other) => other.square === square.square && other.size > 0);
  if (hoard !== undefined) facts.push({ name: t('play.fact.hidden'), value: String(hoard.size) });
  if (square.defence !== null) facts.push({ name: t('play.fact.defence'), value: String(square.defence) });
  const heroes = view.players.flatMap(({ seat, heroes: squares }) => {
    const count = squares.filter((at) => at === square.square).length;
    const name = playerText(speaker, seat);
    return count === 0 ? [] : [count === 1 ? name : `${count}× ${name}`];
  });
  if (heroes.length > 0) facts.push({ name: t('play.fact.heroes'), value: listText(speaker, heroes) });
  const roads = SIDES.filter((side) => (square.roads & (1 << side)) !== 0).map((side) => t(`match.side.${side}`));
  facts.push({ name: t('play.fact.roads'), value: roads.length > 0 ? listText(speaker, roads) : '–' });
  return { title: capital(kindText(t, square.tile.kind)), facts: [...facts, place] };
}
