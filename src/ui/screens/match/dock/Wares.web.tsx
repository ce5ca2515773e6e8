/** Fetched by matches with modules: a base match is played without it. */
import type { Seat } from '@battalia/engine';
import { lazy, Suspense } from 'react';

const Stock = lazy(async () => ({ default: (await import('./Stock')).Stock }));

export const Wares = ({ seat }: { readonly seat: Seat | null }) => (
  <Suspense fallback={null}>
    <Stock seat={seat} />
  </Suspense>
);
