/** What is heard and felt: cues in their time, as far as the player wants them. Neither is fetched before it is wanted. */
import type { Cue, Sound, Touch } from '@/motion/cues';
import { useSettings } from '@/store/settings';

/** Starts the cues of a plan; what comes back calls off those that are still due. */
export function playCues(cues: readonly Cue[]): () => void {
  const timers = cues.map(({ at, sound, touch }) => setTimeout(() => give(sound, touch), at));
  return () => timers.forEach(clearTimeout);
}

/** One at once; each with a switch of its own. */
export function give(sound: Sound, touch: Touch | null): void {
  const settings = useSettings.getState();
  if (settings.sound && mayBeHeard()) void hear(sound);
  if (settings.haptics && touch !== null) void feel(touch);
}

/** A browser plays nothing on a page that nobody has touched yet, and complains if it is asked to. */
const mayBeHeard = (): boolean => typeof navigator === 'undefined' || navigator.userActivation?.hasBeenActive !== false;

/** A sound that cannot be played is a silent one. */
async function hear(sound: Sound): Promise<void> {
  try {
    const { playSound } = await import('./soundPlayer');
    playSound(sound);
  } catch {
    return;
  }
}

async function feel(touch: Touch): Promise<void> {
  try {
    const { vibrate } = await import('./vibration');
    await vibrate(touch);
  } catch {
    return;
  }
}
