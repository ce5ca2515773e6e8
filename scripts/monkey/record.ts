/** What a device has on record of a match, to see that nothing is lost when the app starts anew. */
import { hash } from '@battalia/engine';
import type { Page } from 'playwright-core';
import { loadMatch } from '@/store/match/journal';
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
  const entries = await page.evaluate((name) => Object.entries(localStorage).filter(([key]) => key.startsWith(`battalia.match.${name}.`)), id);
  const loaded = await loadMatch(new Memory(new Map(entries)), id);
  if (!loaded.ok) throw new Fallen({ kind: 'lost action', says: `the match on the screen is ${loaded.reason} on the device` });
  return { actions: loaded.match.actions.map((action) => JSON.stringify(action)), hash: hash(loaded.match.state) };
}

/** Everything that was on record still is; bots may have gone on. */
export function assertKept(before: Recorded, after: Recorded): void {
  const lost = before.actions.findIndex((action, i) => after.actions[i] !== action);
  if (lost === -1) return;
  throw new Fallen({ kind: 'lost action', says: `action ${lost + 1} of ${before.actions.length} was ${before.actions[lost] ?? ''} and is ${after.actions[lost] ?? 'gone'}` });
}

/** What the screen says of a match and of the cards in hand; null while there is nothing to compare: nobody holds the device, a card lies on a line, bots go on. */
export function shownOf({ kind, move, title, controls }: Look): string | null {
  if (!kind.startsWith('/match') || kind.endsWith('hand-over') || kind.endsWith('dialog') || move !== 'person') return null;
  if (controls.some(({ place }) => place === 'lines')) return title;
  return [title, ...controls.filter(({ place }) => place === 'hand').map(({ name }) => name)].join('\n');
}

/** On the screen is what was there before: all that was shown as done has been kept. */
export function assertShown(before: string, after: string | null): void {
  // A line that was laid out is gone, and its cards are in the hand again.
  if (after === null || before === after || after.startsWith(`${before}\n`)) return;
  throw new Fallen({ kind: 'lost action', says: `before the reload the screen showed\n${before}\nand after it\n${after}` });
}
