/** What the players may agree on about the Great Artefacts of The Stormgates. */
import type { GameConfig } from '../../core/config';
import type { OptionTable } from '../../core/options';

export const options = {
  /** GA2-07: the Lost Scroll brings a figure, as its inventor has it, and nothing out of the limbo. */
  conjuring: { type: 'flag' },
} as const satisfies OptionTable;

/** Whether the figures that the Lost Scroll could bring have their rules in a game, chosen or not. */
export const conjures = ({ modules, options: agreed }: GameConfig): boolean =>
  modules.includes('relics') && agreed.conjuring === true;
