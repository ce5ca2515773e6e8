/** What came of something, in sentences. */
import type { Nearer, Outcome } from '../game/outcome';
import type { Passage } from '../game/passages';
import { eventText } from './event';
import { playerText, type Speaker } from './speaker';

export const passageText = (speaker: Speaker, { events }: Pick<Passage, 'events'>): string =>
  events.map((event) => eventText(speaker, event)).join(' ');

function nearerText(speaker: Speaker, nearer: Nearer): string {
  const { t } = speaker;
  switch (nearer.kind) {
    case 'city':
      return t('outcome.nearer.city', { player: playerText(speaker, nearer.seat) });
    case 'points':
      return t('outcome.nearer.points', { player: playerText(speaker, nearer.seat), count: nearer.count });
    case 'squares':
      return t('outcome.nearer.squares', { count: nearer.count });
    case 'lastWeek':
      return t('outcome.nearer.lastWeek');
  }
}

/** What it is named after, and what changed by it, a line each. */
export function outcomeText(
  speaker: Speaker,
  { heads, changes, points, nearer }: Outcome,
): { readonly title: string; readonly lines: readonly string[] } {
  const ends = nearer.map((each) => nearerText(speaker, each));
  return {
    title: heads.length === 0 ? speaker.t('outcome.nearer') : passageText(speaker, { events: heads }),
    lines: [
      ...changes.map((event) => eventText(speaker, event)),
      ...points.map(({ seat, from, to }) =>
        speaker.t('outcome.points', { player: playerText(speaker, seat), from, to }),
      ),
      ...ends,
    ],
  };
}
