/** The bots by name. */
import type { Bot } from './bot';
import { chief } from './chief';
import { friman } from './friman';
import { lord } from './lord';
import { random } from './random';
import { squire } from './squire';

export const BOT_NAMES = ['random', 'squire', 'friman', 'chief', 'lord'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const BOTS: Readonly<Record<BotName, Bot>> = { random, squire, friman, chief, lord };

/** Nodes a decision where nothing else is said. */
export const USUAL_NODES: Readonly<Record<BotName, number>> = {
  random: 1,
  squire: 1,
  friman: 1,
  chief: 800,
  lord: 4000,
};
