/** What an artefact that lies in a line to work on another card is still waiting for. */
import {
  countNeeds,
  item,
  missingFor,
  stationCost,
  type Action,
  type Box,
  type Line,
  type Violation,
} from '@battalia/engine';
import type { Translate } from '@/i18n/message';
import { workOf } from '../../../deeds/works';
import { costText } from '../../../text/cards';
import { offersOfLine } from './goals';
import type { Playable } from './line';

interface Waiting {
  readonly t: Translate;
  readonly box: Box;
  readonly line: Line;
  readonly playable: readonly Playable[];
  /** Whether the hand has what it waits for. */
  readonly grows: boolean;
  readonly whyNot: (action: Action) => Violation | null;
}

/** Null where nothing of the line works on other cards, or nothing is missing that could be named. */
export function awaitsText(waiting: Waiting): string | null {
  const { t, line, playable, grows } = waiting;
  const works = line.map((card) => workOf(playable.find((live) => live.card === card)?.kind));
  const camp = works.indexOf('station');
  const work = line.length === 1 ? (works[0] ?? null) : null;
  const words = camp >= 0 ? stationText(waiting, camp) : work === null ? null : t(`play.awaits.${work}`);
  return words === null || grows ? words : `${words} ${t('play.awaits.none')}`;
}

/** What keeps cards is paid for and filled: either may be missing. */
function stationText({ t, box, line, playable, whyNot }: Waiting, camp: number): string | null {
  const tent = item(line, camp);
  const [other] = line.filter((_, i) => i !== camp);
  const kind = playable.find((live) => live.card === tent)?.kind;
  if (kind === undefined || line.length > 2) return null;
  const cost = stationCost(kind);
  const price = costText(t, cost);
  if (other === undefined)
    return countNeeds(cost) === 0 ? t('play.awaits.station') : t('play.awaits.stationFor', { cost: price });
  const missing = missingFor(box, offersOfLine([other], playable), cost);
  if (missing !== null && countNeeds(missing) === 0) return t('play.awaits.station');
  const kept = whyNot({ kind: 'station', tent, cards: [other], pay: [] });
  return kept?.code === 'doesNotPay' ? t('play.awaits.price', { cost: price }) : null;
}
