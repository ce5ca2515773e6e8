/** What tells on a close-up what the card can do at this moment; outside of a match nothing does. */
import type { Card } from '@battalia/engine';
import { createContext, type ComponentType } from 'react';

export const CardNowContext = createContext<ComponentType<{ readonly card: Card }> | null>(null);
