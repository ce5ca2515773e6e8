/** The Stormgates: six factions, up to six players, a wide board (SG). Its other modules build on this one. */
import type { GameConfig } from '../../core/config';
import { isMixedGreat } from '../../core/kinds';
import { move } from '../../core/piles';
import type { Module } from '../../core/ruleset';
import { BOX, cardsIn, kindOf } from '../../core/state';
import { FACTIONS_IN_PLAY, isPlayers, PRINTINGS, wideBoard } from './data';
import { options } from './options';
import { rest, zones } from './state';

/** SG-02, SG-09. */
const isWide = ({ seats, options: agreed }: GameConfig): boolean => seats.length > 4 || agreed.wide === true;

export const stormgates: Module = {
  id: 'stormgates',
  /** SG-12: those are for two to four players of the base factions. */
  clashes: ['nocities', 'volcano'],
  cards: PRINTINGS,
  options,
  zones,
  board: (board, players, config) => (isWide(config) && isPlayers(players) ? wideBoard(players) : board),
  tune(tuning, { seats: { length: players }, modules }) {
    const ids: readonly string[] = modules;
    if (isPlayers(players)) tuning.factionsInPlay = FACTIONS_IN_PLAY[players];
    // SG-06: the fate cards stand in for the extra one.
    tuning.greatFaceUp = ids.includes('fate') ? players : players + 1;
  },
  /** SG-06. */
  stages: [
    {
      name: 'rest',
      after: 'pool',
      lay(s) {
        for (const card of cardsIn(s, BOX)) if (isMixedGreat(s.rules, kindOf(s, card))) move(s, card, rest.at(s));
      },
    },
  ],
};
