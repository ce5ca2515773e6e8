/** One window holds a match: it alone plays and writes it. A phone has one window. In a browser: hold.web.ts. */
import { holdHere } from './holdHere';

/** What a window does that holds a match. */
export interface Holder {
  /** Another window wants it, to play it or to delete it: stops at once, and resolves when everything is written. */
  readonly give: (to: 'play' | 'delete') => Promise<void>;
  /** It was taken away, because we did not answer. */
  readonly lost: () => void;
}

export interface Hold {
  /** Lets go of the match, when everything is written. */
  readonly leave: (written?: Promise<unknown>) => void;
}

/**
 * - ask: takes the match if nobody has it
 * - play, delete: has it given up by the window that holds it, and takes it from one that does not answer
 */
export type Claim = 'ask' | 'play' | 'delete';

/** Null: another window holds it. */
export const holdMatch: (id: string, claim: Claim, holder: Holder) => Promise<Hold | null> = holdHere;
