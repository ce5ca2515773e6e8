/** Cities, ruins and heroes of the small pictures, drawn by the functions that draw those of the board. */
import { placed, type Figure } from '@/art/figure';
import { GLYPHS } from '@/art/glyphs/glyphs';
import { LIVERIES, type FactionName } from '@/art/palette';
import { hero } from '@/art/places/hero';
import { house } from '@/art/places/houses';
import { ruins } from '@/art/places/ruins';
import { oval } from '@/art/sprites/pen';

/** Whose a city is, as the pictures tell it: by colour and emblem. */
const FACTION_OF = { own: 'emberians', enemy: 'islanders' } as const satisfies Record<string, FactionName>;
export type Owner = keyof typeof FACTION_OF;

/** A handful of houses and the owner's emblem, around 0, 0 and some 36 units wide. */
function settlement(owner: Owner): Figure {
  const faction = FACTION_OF[owner];
  const livery = LIVERIES[faction];
  return [
    { d: oval(0, 0, 18, 15), fill: '#d9c190' },
    ...placed(house(livery, true), -8, -1, 1.65),
    ...placed(house(livery, false), 9, 0, 1.65),
    { d: oval(0, 8, 8, 8), fill: livery.main, line: livery.pale, width: 1.6 },
    { d: GLYPHS[faction].fill, fill: livery.on, evenOdd: true, at: { x: -6, y: 2, scale: 0.5 } },
  ];
}

/** Without soft shadows: at this size they are dirt. */
const crisp = (figure: Figure): Figure => figure.filter(({ blur, clip }) => blur === undefined && clip === undefined);

export const SETTLEMENTS: Readonly<Record<Owner, Figure>> = {
  own: crisp(settlement('own')),
  enemy: crisp(settlement('enemy')),
};
export const RUINS: Figure = crisp(ruins(1));
export const HERO: Figure = crisp(hero(FACTION_OF.own, 0));
