/** How well a bot plays, the easiest first. */
export const BOT_LEVELS = ['squire', 'friman', 'chief', 'lord'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
