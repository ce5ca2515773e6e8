import type { ModuleLook } from './look';

/** Great Artefacts that lie face down under a place, for the modules that hide some. */
export const hiddenHere: NonNullable<ModuleLook['squareFacts']> = ({ t }, { piles }, { square }) => {
  const here = piles.find((pile) => pile.square === square && pile.size > 0);
  return here === undefined ? [] : [{ name: t('play.fact.hidden'), value: String(here.size) }];
};
