/** What is on the face of a card: drawn from src/art, counted by the engine. */
import {
  bandOf,
  CREATE_COSTS,
  FACTION_NAMES,
  HIRE_COSTS,
  isGreat,
  roadCost,
  ROAD_TYPES,
  strengthOfKind,
  UNIVERSAL,
  type Cost,
  type Faction,
  type Kind,
  BASE_BOX,
  type Box,
  type CardView,
} from '@battalia/engine';
import { badgeFigure, type Badge } from '@/art/cards/badges';
import { CARD_HEIGHT, CARD_WIDTH, faceFigure } from '@/art/cards/face';
import type { Suit } from '@/art/cards/suit';
import { tuckedFigure } from '@/art/cards/tucked';
import type { Figure } from '@/art/figure';
import { edition, pictureNamed, suitNamed } from '@/art/gallery';
import { pill } from '@/art/glyphs/shape';
import { partsOf } from '../game/costParts';
import { glyphIn, kindName, nameIn } from '../text/kindName';

export function suitOf(kind: Kind, faction: Faction, box: Box = BASE_BOX, band = ''): Suit {
  const own = suitNamed(nameIn(box, kind)) ?? suitNamed(band);
  if (own !== undefined) return { own };
  if (isGreat(box, kind)) return 'great';
  return FACTION_NAMES[faction] ?? (faction === UNIVERSAL ? 'universal' : 'neutral');
}

/** The most it is worth in a battle line: the Sword and the Shield are worth less on the other side. */
export const greatestStrength = (kind: Kind, box: Box = BASE_BOX): number =>
  Math.max(strengthOfKind(box, kind, true), strengthOfKind(box, kind, false));

/** What it takes to hire, create or build it; null for what cannot be had that way. A city has no cost of its own, its level has. */
export function costOf(kind: Kind): Cost | null {
  const hired = HIRE_COSTS[kind];
  if (hired !== undefined) return hired;
  const created = CREATE_COSTS.find(([artefact]) => artefact === kind);
  if (created !== undefined) return created[1];
  return ROAD_TYPES.includes(kind) ? roadCost(kind) : null;
}

const FACES = new Map<string, Figure>();

function faceOf(kind: Kind, faction: Faction, box: Box, band: string): Figure {
  const name = nameIn(box, kind);
  const key = `${edition()}/${name}/${faction}/${band}`;
  const known = FACES.get(key);
  if (known !== undefined) return known;
  const cost = costOf(kind);
  const price = cost === null ? [] : partsOf(cost).map(([part, count]) => ({ glyph: kindName(part), count }));
  const made = faceFigure({
    kind: glyphIn(box, kind),
    // A band may have people of its own.
    art: pictureNamed(`${band} ${name}`) === undefined ? name : `${band} ${name}`,
    suit: suitOf(kind, faction, box, band),
    strength: greatestStrength(kind, box),
    price,
  });
  FACES.set(key, made);
  return made;
}

/** Hidden cards lie in the dark. */
const DUSK: Figure = [{ d: pill(0.5, 0.5, CARD_WIDTH - 1, CARD_HEIGHT - 1, 9), fill: '#1a163080' }];

export interface CardLook {
  readonly kind: Kind;
  readonly faction: Faction;
  readonly badges: readonly Badge[];
  /** The artefact that lies under it. */
  readonly under: { readonly kind: Kind; readonly faction: Faction } | null;
  /** What it belongs to besides its faction. */
  readonly band?: string;
}

/** A card as it lies there, with nothing done to it. */
export const plainLook = (box: Box, { card, kind, faction }: CardView): CardLook => ({
  kind,
  faction,
  badges: [],
  under: null,
  band: bandOf(box, card),
});

const LOOKS = new Map<string, Figure>();

/** The whole drawing. The same look gives the same figure, so that a view of it need not be drawn again. */
export function cardFigure({ kind, faction, badges, under, band = '' }: CardLook, box: Box = BASE_BOX): Figure {
  if (badges.length === 0 && under === null) return faceOf(kind, faction, box, band);
  const key = `${edition()}/${nameIn(box, kind)}/${faction}/${band}/${badges.map((badge) => badge.kind + ('count' in badge ? badge.count : '')).join()}/${under === null ? '' : `${nameIn(box, under.kind)}/${under.faction}`}`;
  const known = LOOKS.get(key);
  if (known !== undefined) return known;
  const dark = badges.some((badge) => badge.kind === 'ambush') ? DUSK : [];
  const upper = [...faceOf(kind, faction, box, band), ...dark, ...badgeFigure(badges)];
  const made =
    under === null ? upper : tuckedFigure(glyphIn(box, under.kind), suitOf(under.kind, under.faction, box), upper);
  LOOKS.set(key, made);
  return made;
}
