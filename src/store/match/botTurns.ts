/** Bots play until a person is to decide, at the pace that the settings say. */
import { item, pick, type Action, type Chance } from '@battalia/engine';
import { Cancelled, choose, type Bot, type Budget } from '@/bots/bot';
import { BOTS } from '@/bots/players';
import { useSettings, type Settings } from '../settings';
import type { BotLevel } from './botLevels';
import type { OpenMatch } from './openMatch';

/** How long a bot may think, in milliseconds. */
const THINKING: Readonly<Record<BotLevel, Budget>> = {
  squire: { kind: 'time', ms: 50 },
  friman: { kind: 'time', ms: 50 },
  chief: { kind: 'time', ms: 500 },
  lord: { kind: 'time', ms: 2000 },
};

/** How long a bot's move takes at least, in milliseconds. */
const PACE: Readonly<Record<Settings['pace'], number>> = { instant: 0, quick: 450, watchable: 1400 };
const pace = (): number => PACE[useSettings.getState().pace];

/** A bot's move waits for what was done before to be on record, but no longer than this: storage may not answer at all. */
const PATIENCE = 400;

/** Without pauses the screen still shows now and then how things stand. */
const GLIMPSE = 80;

function botOf(level: BotLevel): Bot {
  const bots: Readonly<Partial<Record<string, Bot>>> = BOTS;
  return bots[level] ?? BOTS.friman;
}

/** What a bot does that falls over its own thoughts: nobody waits for it for ever. */
const anyOf = (legal: readonly Action[], chance: Chance): Action => item(legal, pick(chance, legal.length));

/** What happens around them. */
export interface Surroundings {
  readonly isOpen: (match: OpenMatch) => boolean;
  /** Nothing can be written now. */
  readonly isUnsaved: () => boolean;
  readonly save: () => void;
  readonly refresh: () => void;
}

export async function playBots(match: OpenMatch, around: Surroundings): Promise<void> {
  const { sitting, signal, chance } = match;
  let shown = Date.now();
  for (;;) {
    const seat = sitting.mover();
    const level = seat === null ? null : sitting.players[seat]?.bot;
    if (seat === null || level === null || level === undefined) {
      match.hurried = false;
      return around.refresh();
    }
    const began = Date.now();
    const legal = sitting.legal();
    const action = await choose(botOf(level), sitting.viewOfBot(seat), legal, chance, THINKING[level], signal).catch(
      (error: unknown) => {
        if (error instanceof Cancelled) return null;
        // eslint-disable-next-line no-console -- Whoever mends that bot is told here.
        console.error(error);
        return anyOf(legal, chance);
      },
    );
    if (action === null) return;
    const unpaced = match.hurried || pace() === 0;
    const left = unpaced ? 0 : Math.max(pace() - (Date.now() - began), match.busyUntil - Date.now());
    if (left > 0 && !signal.aborted) await match.pause(left);
    else if (!signal.aborted && !around.isUnsaved())
      await Promise.race([match.journal.settled(), match.pause(PATIENCE)]);
    if (signal.aborted || !around.isOpen(match)) return;
    if (!sitting.take(action, seat).ok) sitting.take(anyOf(legal, chance), seat);
    around.save();
    if ((match.hurried || pace() === 0) && Date.now() - shown < GLIMPSE) continue;
    around.refresh();
    // Gives the screen a moment to show what was done.
    await new Promise((resolve) => setTimeout(resolve, 0));
    shown = Date.now();
  }
}
