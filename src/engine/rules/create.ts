/** Creating artefacts (CREATE, ORACLE-03). */
import type { Action } from '../core/action';
import { type Card, type Faction } from '../core/components';
import { createCost, CREATE_COSTS } from '../core/costs';
import { at, item } from '../core/ints';
import type { Purse } from '../core/payment';
import { findInDeck, shuffle, topOf } from '../core/piles';
import { playedOf, type GameState, type Seat } from '../core/state';
import type { Violation } from '../core/violation';
import { gain } from './hire';
import { payLine, refuseLine } from './line';
import { matching } from './oracle';
import { isFactionInPlay, refuseEmptyDeck, type Rule } from './rule';
import type { Kind } from '../core/kinds';

/** CREATE-02, ORACLE-03: what can be named for an artefact: a faction on its day, nothing else. */
export function namesFor(s: GameState, artefact: Kind): readonly (Faction | null)[] {
  if (artefact !== matching(s)) return NO_NAME;
  const names: Faction[] = [];
  for (let faction = 0; 1 << faction <= s.inPlay; faction++) if (isFactionInPlay(s, faction)) names.push(faction);
  return names;
}
const NO_NAME: readonly null[] = [null];

export function refuseNaming(s: GameState, artefact: Kind, faction: Faction | null): Violation | null {
  if (artefact !== matching(s)) return faction === null ? null : { code: 'factionNamed' };
  if (faction === null) return { code: 'factionNotNamed' };
  return isFactionInPlay(s, faction) ? null : { code: 'factionNotInPlay' };
}

/** The card of the faction that was named, else the top one. The deck is shuffled when it was searched. */
export function takeFrom(s: GameState, kind: Kind, faction: Faction | null): Card {
  return faction === null ? topOf(s, kind) : findInDeck(s, kind, faction);
}

function offerCreating(s: GameState, _seat: Seat, purse: Purse, out: Action[]): void {
  for (let i = 0; i < CREATE_COSTS.length; i++) {
    const [artefact, cost] = item(CREATE_COSTS, i);
    if (at(s.size, artefact) === 0) continue;
    const lines = purse.lines(cost);
    const names = lines.length > 0 ? namesFor(s, artefact) : NO_NAME;
    for (let j = 0; j < lines.length; j++) {
      const pay = item(lines, j);
      for (const faction of names) out.push({ kind: 'create', artefact, faction, pay });
    }
  }
}

export const create: Rule<'create'> = {
  answers: ['acting'],
  offer: offerCreating,
  refuse(s, seat, { artefact, pay, faction }) {
    const price = createCost(artefact);
    if (price === null) return { code: 'malformed' };
    const empty = refuseEmptyDeck(s, artefact);
    if (empty) return empty;
    return refuseNaming(s, artefact, faction) ?? refuseLine(s, seat, pay, price);
  },
  pay: payLine,
  perform(s, seat, { artefact, faction }, log) {
    gain(s, seat, takeFrom(s, artefact, faction), playedOf(seat), log);
    if (faction !== null) shuffle(s, artefact);
  },
};
