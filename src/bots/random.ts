/** Any legal action, each as likely: what every other bot has to beat. */
import { item, pick } from '@battalia/engine';
import type { Bot } from './bot';

export const random: Bot = {
  name: 'random',
  *think(_view, legal, chance) {
    return item(legal, pick(chance, legal.length));
  },
};
