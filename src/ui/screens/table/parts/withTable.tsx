import type { ComponentType } from 'react';
import { useTable } from '@/store/table';
import { TABLE_BOX } from '@/store/tableBox';
import { BoxContext } from '../../../components/box';

/** Shows a screen once the table is read from storage: what somebody changed before that would be lost. */
export function withTable(Screen: ComponentType): ComponentType {
  return function WhenRead() {
    return useTable((table) => table.ready) ? (
      <BoxContext value={TABLE_BOX}>
        <Screen />
      </BoxContext>
    ) : null;
  };
}
