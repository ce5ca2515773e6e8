import { rulesOf, standardConfig } from '@battalia/engine';
import { capital } from '../../text/capital';
import type { ModuleReference } from '../reference';

const { retreats } = rulesOf(standardConfig(2, ['stormgates']));

/** Its entries stand in the chapter of the expansion. */
export const stormgatesReference: ModuleReference = {
  entries: [],
  prices: [
    {
      id: 'retreat',
      block: 'jumps',
      entry: 'sg-changes',
      glyph: 'step',
      name: (t) => capital(t('ref.cost.flee')),
      paid: { kind: 'line', ways: retreats.map(({ cost }) => cost) },
    },
  ],
};
