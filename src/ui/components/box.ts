/** What is in the box of the game that a screen shows; outside of a game, of the base game. */
import { BASE_BOX, type Box } from '@battalia/engine';
import { createContext, useContext } from 'react';

export const BoxContext = createContext<Box>(BASE_BOX);
export const useBox = (): Box => useContext(BoxContext);
