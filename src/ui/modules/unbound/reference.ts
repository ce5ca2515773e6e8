import type { ModuleReference } from '../reference';

export const unboundReference: ModuleReference = {
  entries: [{ id: 'unbound', see: ['cohort', 'moral'], rules: ['UNB-01', 'UNB-02'] }],
  seenFrom: { cohort: ['unbound'], moral: ['unbound'] },
  terms: { factions: ['term.unbound'] },
};
