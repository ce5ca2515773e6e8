/** What the volcano adds to the engine's words. */
export const targets = ['sanctuary', 'peak'] as const;
