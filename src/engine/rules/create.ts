/** Creating artefacts (CREATE, ORACLE-03). */
import type { Action } from '../core/action';
import { type Card, type Faction } from '../core/components';
import { createCost, CREATE_COSTS } from '../core/costs';
import { at, item } from '../core/ints';
import type { Purse } from '../core/payment';
import { findInDeck, shuffle, topOf } from '../core/piles';
import { playedOf, type GameState, type Seat } from '../core/state';
import { gain } from './hire';
import { payLine, refuseLine } from './line';
import { matching } from './oracle';
import { isFactionInPlay, refuseEmptyDeck, type Rule } from './rule';
import type { Kind } from '../core/kinds';

function offerCreating(s: GameState, _seat: Seat, purse: Purse, out: Action[]): void {
  const chosen = matching(s);
  for (let i = 0; i < CREATE_COSTS.length; i++) {
    const [artefact, cost] = item(CREATE_COSTS, i);
    if (at(s.size, artefact) === 0) continue;
    const lines = purse.lines(cost);
    for (let j = 0; j < lines.length; j++) {
      const pay = item(lines, j);
      if (artefact !== chosen) out.push({ kind: 'create', artefact, faction: null, pay });
      else
        for (let faction = 0; 1 << faction <= s.inPlay; faction++)
          if (isFactionInPlay(s, faction)) out.push({ kind: 'create', artefact, faction, pay });
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
    if (artefact === matching(s)) {
      if (faction === null) return { code: 'factionNotNamed' };
      if (!isFactionInPlay(s, faction)) return { code: 'factionNotInPlay' };
    } else if (faction !== null) return { code: 'factionNamed' };
    return refuseLine(s, seat, pay, price);
  },
  pay: payLine,
  perform(s, seat, { artefact, faction }, log) {
    gain(s, seat, takeFrom(s, artefact, faction), playedOf(seat), log);
    if (faction !== null) shuffle(s, artefact);
  },
};

function takeFrom(s: GameState, kind: Kind, faction: Faction | null): Card {
  return faction === null ? topOf(s, kind) : findInDeck(s, kind, faction);
}
