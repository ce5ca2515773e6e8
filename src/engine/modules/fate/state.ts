/** What fate adds to the state. */
import type { Card } from '../../core/components';
import { NONE } from '../../core/ints';
import { pile } from '../../core/zones';
import type { GameState } from '../../core/state';
import { FATES } from './data';

/** The fate cards, face down; without the first while somebody keeps it. */
export const fates = pile({
  sees: 'nobody',
  holds: ({ names }, kind) => FATES.some((name) => name === names[kind]),
});

export const zones = { fate: fates } as const;

/** The card that is kept as a copy, wherever it lies. */
export const copyCard = ({ rules }: GameState): Card => rules.kindOf.indexOf(rules.named['fate1'] ?? NONE);
