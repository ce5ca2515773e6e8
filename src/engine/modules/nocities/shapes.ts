/** What the game without start cities adds to the engine's words. */
export const violations = {
  /** Everybody takes one neutral city at most. */
  neutralLimit: {},
} as const;
