/**
 * Squire: who plays for the first time can beat it, and learn from it. It sees what Friman sees and does the obvious: a city
 * where it can, a road to a place for one, more people for the next. For as long as a first game takes it leaves the others in
 * peace and announces no cohorts; it never keeps a card for later. And it is hardly ever idle: where nothing is of any use it
 * still hires and builds roads, so that there is something to watch and the map gets full.
 */
import { boxOf, rankOf, type Target } from '@battalia/engine';
import { byOpinion, worthOf } from './friman';
import { isNearlyFull, type Sight } from './sight';

/** Less than ending the turn is worth: it does not think of it. */
const NEVER = -1;

/** Hardly more than ending the turn: whatever is of some use comes first. */
const PASTIME = 1;

/** Weeks of a first game, in which nobody is hurried. */
const PEACE = 2;

export const squire = byOpinion('squire', (table, action) => {
  const worth = worthOf(table, action);
  switch (action.kind) {
    case 'ambush':
    case 'sacrifice':
      return NEVER;
    case 'cohort':
      return isPeace(table) ? NEVER : worth;
    case 'attack':
      return isPeace(table) && !isNobodys(table, action.target) ? NEVER : worth;
    case 'hire':
      return Math.max(worth ?? NEVER, PASTIME + rankOf(boxOf(table.view), action.unit));
    case 'build':
      return shutsItsWay(table) ? worth : Math.max(worth ?? NEVER, PASTIME);
    default:
      return worth;
  }
});

const isPeace = ({ view }: Sight): boolean => view.week <= PEACE;

/** While there is a map to go on in, its only way into it is not lightly built on. */
const shutsItsWay = (table: Sight): boolean => table.land.open === 1 && !isNearlyFull(table);

function isNobodys({ view }: Sight, { kind, square }: Target): boolean {
  const there = view.board[square];
  return kind !== 'hero' && there?.kind === 'tile' && there.holder === null;
}
