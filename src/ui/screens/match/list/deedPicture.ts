/** What stands before a deed in a list: the thing that is gained or used, or the hero who goes. */
import type { Action, DeckView, Faction, PlayerView, Box } from '@battalia/engine';
import { deedLook } from '../../../deeds/deeds';
import type { DeedPicture } from '../../../deeds/look';

/** Of whoever the table waits for. */
export const actingFaction = ({ players, decision }: PlayerView): Faction | null =>
  players.find(({ seat }) => seat === decision?.seat)?.faction ?? null;

export const pictureOfDeed = (action: Action, box: Box, pool: readonly DeckView[] = []): DeedPicture | null =>
  deedLook(action).picture?.(action, box, pool) ?? null;
