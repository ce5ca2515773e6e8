/** The Stormgates: six factions, up to six players, a wide board (SG). Its other modules build on this one. */
import type { GameConfig } from '../../core/config';
import { cost, type Retreat } from '../../core/costs';
import { isMixedGreat } from '../../core/kinds';
import { move } from '../../core/piles';
import type { Module } from '../../core/ruleset';
import { BOX, cardsIn, deckSize, kindOf } from '../../core/state';
import { dealLast } from '../../rules/setup';
import { FACTIONS_IN_PLAY, isPlayers, PRINTINGS, wideBoard } from './data';
import { options } from './options';
import { shapes } from './shapes';
import { actions, questions } from './staff';
import { rest, zones } from './state';

/** SG-02, SG-09. */
const isWide = ({ seats, options: agreed }: GameConfig): boolean => seats.length > 4 || agreed.wide === true;

/** SG-RETREAT. */
const RETREATS: readonly Retreat[] = [cost({ supplies: 3 }), cost({ horses: 1 })].map((price) => ({
  steps: [3],
  cost: price,
}));

/** SG-END: on with four and six, and on the wide board with fewer. */
const endsWhenFull = (config: GameConfig): boolean => {
  const players = config.seats.length;
  return players === 4 || players === 6 || (players < 4 && isWide(config));
};

export const stormgates: Module = {
  id: 'stormgates',
  /** SG-12: those are for two to four players of the base factions. */
  clashes: ['nocities', 'volcano'],
  cards: PRINTINGS,
  options,
  zones,
  shapes,
  listedAfter: { swapFrom: 'swap', swapWith: 'swapFrom', leaveLand: 'swapWith' },
  actions,
  questions,
  board: (board, players, config) => (isWide(config) && isPlayers(players) ? wideBoard(players) : board),
  tune(tuning, config) {
    const players = config.seats.length;
    if (isPlayers(players)) tuning.factionsInPlay = FACTIONS_IN_PLAY[players];
    // SG-06: the fate cards stand in for the extra one.
    tuning.greatFaceUp = config.modules.includes('fate') ? players : players + 1;
    tuning.severalCities = players <= 4;
    tuning.retreats = RETREATS;
    tuning.mapFullEnds = endsWhenFull(config);
  },
  insist(tuning) {
    // SG-STAFF: a swap is asked for in two steps.
    tuning.staffSwaps = false;
  },
  /** SG-10, SG-06. */
  stages: ({ seats }) => [
    {
      name: 'rest',
      after: 'pool',
      lay(s) {
        for (const card of cardsIn(s, BOX)) if (isMixedGreat(s.rules, kindOf(s, card))) move(s, card, rest.at(s));
      },
    },
    ...(seats > 4 ? [dealLast] : []),
  ],
  hooks: {
    /** SG-END: after everything else, who owns more cards. */
    ranked(s, merits) {
      for (const merit of merits) merit.more.push(deckSize(s, merit.seat));
    },
  },
};
