/** The Stormgates: six factions, up to six players, a wide board (SG). Its other modules build on this one. */
import type { GameConfig } from '../../core/config';
import type { Module } from '../../core/ruleset';
import { FACTIONS_IN_PLAY, isPlayers, PRINTINGS, wideBoard } from './data';
import { options } from './options';

/** SG-02, SG-09. */
const isWide = ({ seats, options: agreed }: GameConfig): boolean => seats.length > 4 || agreed.wide === true;

export const stormgates: Module = {
  id: 'stormgates',
  /** SG-12: those are for two to four players of the base factions. */
  clashes: ['nocities', 'volcano'],
  cards: PRINTINGS,
  options,
  board: (board, players, config) => (isWide(config) && isPlayers(players) ? wideBoard(players) : board),
  tune(tuning, { seats: { length: players } }) {
    if (isPlayers(players)) tuning.factionsInPlay = FACTIONS_IN_PLAY[players];
  },
};
