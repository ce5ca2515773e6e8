/** In a browser, which may refuse to play, or not find the file: each time a promise of its own is broken, which a player for phones does not hear. */
import { Asset } from 'expo-asset';
import type { Sound } from '@/motion/cues';
import { SOUND_FILES } from './soundFiles';
import type * as native from './soundPlayer';

const players = new Map<Sound, HTMLAudioElement>();

export const playSound: typeof native.playSound = (sound) => {
  const player = players.get(sound) ?? new Audio(Asset.fromModule(SOUND_FILES[sound]).uri);
  players.set(sound, player);
  player.currentTime = 0;
  // The next time it is fetched anew.
  player.play().catch(() => players.delete(sound));
};
