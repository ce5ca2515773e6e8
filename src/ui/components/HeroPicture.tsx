/** A hero as on the map. Decoration to a screen reader. */
import { FACTION_NAMES, item, type Faction } from '@battalia/engine';
import { FigureView } from '@/art/FigureView';
import type { Figure } from '@/art/figure';
import { hero, RIM } from '@/art/places/hero';

const BOX = [-21, -40, 43, 49] as const;
const HEROES = new Map<string, Figure>();

/** Without the rim that sets it off from a map. */
function figureOf(faction: Faction | null, which: number): Figure {
  const key = `${faction ?? ''} ${which}`;
  const known = HEROES.get(key);
  if (known !== undefined) return known;
  const made = hero(faction === null ? null : item(FACTION_NAMES, faction), which).filter((_, i) => i !== RIM);
  HEROES.set(key, made);
  return made;
}

export function HeroPicture({
  faction,
  which,
  size,
}: {
  readonly faction: Faction | null;
  readonly which: number;
  readonly size: number;
}) {
  return <FigureView figure={figureOf(faction, which)} width={size} height={size} box={BOX} />;
}
