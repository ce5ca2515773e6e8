import { createGame, standardConfig } from '@battalia/engine';
import type { ModuleReference } from '../reference';

export const nocitiesReference: ModuleReference = {
  entries: [{ id: 'no-start-cities', rules: ['ALT-02'] }],
  facts: () => ({
    neutralNoCities: createGame(standardConfig(4, ['nocities']), 'reference').rules.neutralDefence,
  }),
};
