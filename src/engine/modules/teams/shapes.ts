/** What teams add to the engine's words. */
import { small } from '../../core/shape';
import type { OptionTable } from '../../core/options';

export const violations = {
  /** The team has attacked as often as was agreed. */
  attackLimit: { most: small },
} as const;

export const options = {
  /** Six players: two teams of three instead of three of two. */
  twoTeams: { type: 'flag' },
  /** Five players: the team of three attacks twice a turn at most. */
  twoAttacks: { type: 'flag' },
} as const satisfies OptionTable;
