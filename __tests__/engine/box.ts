/** What is in the box, for tests that look at kinds and cards without a game. */
import { BASE_BOX, rulesOf, standardConfig, type Box, type KindName } from '@battalia/engine';

/** Every kind of the app's games: with the volcano there are all of them. */
export const EVERY_KIND: Box = rulesOf(standardConfig(4, ['volcano']));
const isKindName = (name: string): name is KindName => name !== '';
export const KIND_NAMES: readonly KindName[] = EVERY_KIND.names.filter(isKindName);
export const ROADS_OF: readonly number[] = [...EVERY_KIND.roads];
export const TURNS_OF: readonly number[] = [...EVERY_KIND.turns];

/** The cards of the base game without modules. */
export const CARDS = BASE_BOX.cards;
export const KIND_OF = BASE_BOX.kindOf;
export const FACTION_OF = BASE_BOX.factionOf;

export const printedKind = (card: number): number => BASE_BOX.kindOf[card] ?? -1;
export const printedFaction = (card: number): number => BASE_BOX.factionOf[card] ?? -1;
