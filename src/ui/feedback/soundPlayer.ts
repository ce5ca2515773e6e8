/** Plays the sounds of the game. Loaded with the first sound, each file fetched when it is first heard: see feedback.ts. */
import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio';
import type { Sound } from '@/motion/cues';
import attack from '../../../assets/sounds/attack.wav';
import card from '../../../assets/sounds/card.wav';
import count from '../../../assets/sounds/count.wav';
import dawn from '../../../assets/sounds/dawn.wav';
import die from '../../../assets/sounds/die.wav';
import end from '../../../assets/sounds/end.wav';
import lost from '../../../assets/sounds/lost.wav';
import refused from '../../../assets/sounds/refused.wav';
import shuffle from '../../../assets/sounds/shuffle.wav';
import step from '../../../assets/sounds/step.wav';
import tile from '../../../assets/sounds/tile.wav';
import token from '../../../assets/sounds/token.wav';
import turn from '../../../assets/sounds/turn.wav';
import won from '../../../assets/sounds/won.wav';

const FILES: Readonly<Record<Sound, number>> = { card, shuffle, die, tile, token, step, dawn, attack, count, turn, won, lost, end, refused };

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
  const made = createAudioPlayer(FILES[sound]);
  players.set(sound, made);
  made.play();
}
