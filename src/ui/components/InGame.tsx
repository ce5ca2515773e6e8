/** Cards look and read as in the game that a part of the screen shows: what is in its box, and what the oracle illuminates. */
import { boxOf, type PlayerView } from '@battalia/engine';
import type { ReactNode } from 'react';
import { BoxContext } from './box';
import { LitContext } from './lit';

export function InGame({ view, children }: { readonly view: PlayerView; readonly children: ReactNode }) {
  return (
    <BoxContext value={boxOf(view)}>
      <LitContext value={view.illuminated}>{children}</LitContext>
    </BoxContext>
  );
}
