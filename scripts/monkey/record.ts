/** What a device has on record of a match, to see that nothing is lost when the app starts anew. */
import { hash } from '@battalia/engine';
import type { Page } from 'playwright-core';
import { loadMatch } from '@/store/match/savedMatches';
import { storedIn } from '../../__tests__/browser/harness/database';
import { Memory } from '../../__tests__/store/match/memory';
import { Fallen } from './falls';
import type { Look } from './look';

export interface Recorded {
  /** Every action as the engine writes it. */
  readonly actions: readonly string[];
  readonly hash: string;
}

export const matchOf = ({ path }: Look): string | null => /^\/match\/([\w-]+)/.exec(path)?.[1] ?? null;

export async function recordOf(page: Page, id: string): Promise<Recorded> {
  const loaded = await loadMatch(new Memory(await storedIn(page)), id);
  if (!loaded.ok)
    throw new Fallen({ kind: 'lost action', says: `the match on the screen is ${loaded.reason} on the device` });
  return { actions: loaded.match.actions.map((action) => JSON.stringify(action)), hash: hash(loaded.match.state) };
}

/** Everything that was on record still is; bots may have gone on. */
export function assertKept(before: Recorded, after: Recorded): void {
  const lost = before.actions.findIndex((action, i) => after.actions[i] !== action);
  if (lost === -1) return;
  throw new Fallen({
    kind: 'lost action',
    says: `action ${lost + 1} of ${before.actions.length} was ${before.actions[lost] ?? ''} and is ${after.actions[lost] ?? 'gone'}`,
  });
}

/** The kind of screen that passes the device on. */
export const HAND_OVER = '/match hand-over';

/** What the screen says of a match, and of the cards in hand where it shows all of them; between two people, who comes next. Null while bots go on. */
export function shownOf({ kind, move, title, players, controls }: Look): string | null {
  if (!kind.startsWith('/match') || move === 'bot') return null;
  if (kind === HAND_OVER) return title;
  if (move !== 'person') return null;
  const whole = !kind.endsWith('dialog') && !controls.some(({ place }) => place === 'lines');
  const hand = whole ? controls.filter(({ place }) => place === 'hand').map(({ name }) => name) : [];
  return [title, ...players, ...hand].join('\n');
}

/** On the screen is what was there before: all that was shown as done has been kept. */
export function assertShown(before: string, after: string | null): void {
  // Where the hand was not seen as a whole, it comes after the rest.
  if (after === null || before === after || after.startsWith(`${before}\n`)) return;
  throw new Fallen({
    kind: 'lost action',
    says: `before the reload the screen showed\n${before}\nand after it\n${after}`,
  });
}
