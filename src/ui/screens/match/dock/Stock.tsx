/** What only modules have in the dock: where something can be traded, and what is kept beside the cards. */
import type { Seat } from '@battalia/engine';
import { Market } from './Market';
import { Shelf } from './Shelf';

export function Stock({ seat }: { readonly seat: Seat | null }) {
  return (
    <>
      <Market />
      {seat === null ? null : <Shelf seat={seat} />}
    </>
  );
}
