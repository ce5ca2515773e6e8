import type { Sound } from '@/motion/cues';
import attack from '../../../assets/sounds/attack.wav';
import card from '../../../assets/sounds/card.wav';
import charge from '../../../assets/sounds/charge.wav';
import count from '../../../assets/sounds/count.wav';
import crown from '../../../assets/sounds/crown.wav';
import dawn from '../../../assets/sounds/dawn.wav';
import die from '../../../assets/sounds/die.wav';
import end from '../../../assets/sounds/end.wav';
import gift from '../../../assets/sounds/gift.wav';
import lost from '../../../assets/sounds/lost.wav';
import potion from '../../../assets/sounds/potion.wav';
import refused from '../../../assets/sounds/refused.wav';
import reveal from '../../../assets/sounds/reveal.wav';
import shuffle from '../../../assets/sounds/shuffle.wav';
import step from '../../../assets/sounds/step.wav';
import storm from '../../../assets/sounds/storm.wav';
import tile from '../../../assets/sounds/tile.wav';
import token from '../../../assets/sounds/token.wav';
import trade from '../../../assets/sounds/trade.wav';
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
  storm,
  reveal,
  potion,
  trade,
  gift,
  charge,
  crown,
};
