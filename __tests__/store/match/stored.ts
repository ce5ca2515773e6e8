/** A position in the storage of the app, as a game that goes on from there. */
import type { GameState } from '@battalia/engine';
import { deviceStorage } from '@/store/match/deviceStorage';
import { Journal } from '@/store/match/journal';
import type { Player } from '@/store/match/journalFormat';
import { arranged, STORED } from './arranged';

export { STORED };

export const PEOPLE: readonly Player[] = ['Ada', 'Bo', 'Cy', 'Di'].map((name) => ({ name, bot: null }));

export async function store(state: GameState, writer = 'before'): Promise<void> {
  const journal = new Journal(deviceStorage, STORED, writer);
  await journal.open();
  const written = await journal.write(arranged(state, PEOPLE));
  if (!written.ok) throw new Error(written.reason);
}
