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

export const SOUND_FILES: Readonly<Record<Sound, number>> = {
  card,
  shuffle,
  die,
  tile,
  token,
  step,
  dawn,
  attack,
  count,
  turn,
  won,
  lost,
  end,
  refused,
};
