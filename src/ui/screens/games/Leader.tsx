/** The standard of whoever is ahead; of nobody while several are. Says nothing that words do not. */
import { FACTION_NAMES, item } from '@battalia/engine';
import { FigureView } from '@/art/FigureView';
import { standard, STANDARD_BOX } from '@/art/places/standard';
import type { MatchFacts } from '@/store/match/journalFormat';
import { sidesOf } from './sides';

const STANDARDS = [null, ...FACTION_NAMES].map((name) => [name, standard(name)] as const);
const WIDE = 38;

export function Leader({ facts: { standing } }: { readonly facts: Pick<MatchFacts, 'standing'> }) {
  const sides = sidesOf({ standing });
  const best = Math.max(...sides.map(({ points }) => points));
  const ahead = sides.filter(({ points }) => points === best);
  const [leader] = ahead[0]?.seats ?? [];
  const faction = ahead.length === 1 && leader !== undefined ? (standing[leader]?.faction ?? null) : null;
  const name = faction === null ? null : item(FACTION_NAMES, faction);
  const figure = STANDARDS.find(([of]) => of === name)?.[1] ?? [];
  return (
    <FigureView figure={figure} width={WIDE} height={(WIDE * STANDARD_BOX[3]) / STANDARD_BOX[2]} box={STANDARD_BOX} />
  );
}
