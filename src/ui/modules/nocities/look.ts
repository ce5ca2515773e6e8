/** A game without start cities: everybody sets out from the ruins, and the corner cities hide something (ALT-02). */
import type { EntryId } from '@/i18n/entryText';
import { hiddenHere } from '../hidden';
import type { ModuleLook } from '../look';

export type NocitiesViolation = 'neutralLimit';

export const nocitiesLook = (): ModuleLook => ({
  id: 'nocities',
  reasons: { neutralLimit: 'no-start-cities' } satisfies Readonly<Record<NocitiesViolation, EntryId>>,
  squareFacts: hiddenHere,
});
