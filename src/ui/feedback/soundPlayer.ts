/** Plays the sounds of the game. Loaded with the first sound, each file fetched when it is first heard: see feedback.ts. In a browser: soundPlayer.web.ts. */
import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio';
import type { Sound } from '@/motion/cues';
import { SOUND_FILES } from './soundFiles';

const players = new Map<Sound, AudioPlayer>();
let mode: Promise<void> | null = null;

export function playSound(sound: Sound): void {
  // A table with music stays a table with music, and a phone on silent stays silent.
  mode ??= setAudioModeAsync({ interruptionMode: 'mixWithOthers', playsInSilentMode: false }).catch(() => undefined);
  const known = players.get(sound);
  if (known !== undefined) {
    void known.seekTo(0).catch(() => undefined);
    known.play();
    return;
  }
  const made = createAudioPlayer(SOUND_FILES[sound]);
  players.set(sound, made);
  made.play();
}
