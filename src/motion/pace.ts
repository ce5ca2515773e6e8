/** How fast things move: the player's choice, or the device's where the player leaves it to that. */
export const PACES = ['system', 'off', 'quick', 'calm'] as const;
export type Pace = (typeof PACES)[number];

/** Times in plans are those of `calm`. */
const QUICK = 1.6;

/** What times are divided by; 0 when nothing is to move. */
export function speedOf(pace: Pace, deviceReduces: boolean): number {
  switch (pace) {
    case 'system':
      return deviceReduces ? 0 : QUICK;
    case 'off':
      return 0;
    case 'quick':
      return QUICK;
    case 'calm':
      return 1;
  }
}
