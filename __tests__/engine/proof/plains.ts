/** A board of seven rows and eleven columns for five and six players, with six factions: a module that exists in the tests alone. */
import { NEUTRAL, PER_FACTION, SUPPLIES_PER_FACTION, type Board, type Module } from '@battalia/engine/testing';
import { nameOfKind } from '../../../src/engine/core/kinds';
import { BASE_BOX, type Printing } from '../../../src/engine/core/box';

const NEW_FACTIONS = [4, 5] as const;

const cards: readonly Printing[] = [
  ...NEW_FACTIONS.flatMap((faction) =>
    PER_FACTION.map(([kind, copies]): Printing => ({ kind: nameOfKind(BASE_BOX, kind), faction, copies })),
  ),
  { kind: 'supply', faction: NEUTRAL, copies: SUPPLIES_PER_FACTION * NEW_FACTIONS.length },
  { kind: 'ruins' },
];

const STARTS = [
  [1, 1],
  [1, 11],
  [7, 1],
  [7, 11],
  [1, 6],
  [7, 6],
] as const;
const NEUTRALS = [
  [2, 4],
  [6, 4],
  [4, 2],
  [2, 8],
  [6, 8],
  [4, 10],
] as const;

const boardFor = (players: number): Board => ({
  rows: 7,
  columns: 11,
  missing: [],
  sites: [
    { place: [4, 4], kind: 'ruins' },
    { place: [4, 8], kind: 'ruins' },
  ],
  starts: STARTS.slice(0, players),
  neutrals: NEUTRALS.slice(0, players),
  secondStarts: [],
  secondNeutrals: [],
});

export const plains: Module = {
  id: 'plains',
  cards,
  board: (board, players) => (players > 4 ? boardFor(players) : board),
  tune(tuning, config) {
    tuning.factionsInPlay = Math.max(config.seats.length === 2 ? 3 : 4, config.seats.length);
  },
};
