/**
 * Squire: who plays for the first time can beat it, and learn from it. It sees what Friman sees and does the obvious: a city
 * where it can, a road to a place for one, more people for the next. For as long as a first game takes it leaves the others in
 * peace, announces no cohorts and lets no turn go by: before it does nothing it hires somebody. It never keeps a card for later.
 */
import type { Target } from '@battalia/engine';
import { byOpinion, worthOf, type Sight } from './friman';

/** Less than ending the turn is worth: it does not think of it. */
const NEVER = -1;
/** A little more than that: rather than nothing. */
const RATHER = 2;

/** Weeks of a first game, in which nobody is hurried. */
const PEACE = 2;

export const squire = byOpinion('squire', (table, action) => {
  switch (action.kind) {
    case 'ambush':
    case 'sacrifice':
      return NEVER;
    case 'cohort':
      return isPeace(table) ? NEVER : worthOf(table, action);
    case 'hire': {
      const worth = worthOf(table, action);
      return isPeace(table) && table.me.played.length === 0 && worth !== null ? Math.max(RATHER, worth) : worth;
    }
    case 'attack':
      return isPeace(table) && !isNobodys(table, action.target) ? NEVER : worthOf(table, action);
    default:
      return worthOf(table, action);
  }
});

const isPeace = ({ view }: Sight): boolean => view.week <= PEACE;

function isNobodys({ view }: Sight, { kind, square }: Target): boolean {
  const there = view.board[square];
  return kind !== 'hero' && there?.kind === 'tile' && there.holder === null;
}
