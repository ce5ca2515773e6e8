/** The artefact that the oracle illuminates today; outside of a game none is. */
import type { Kind } from '@battalia/engine';
import { createContext, useContext } from 'react';

export const LitContext = createContext<Kind | null>(null);
export const useLit = (): Kind | null => useContext(LitContext);
