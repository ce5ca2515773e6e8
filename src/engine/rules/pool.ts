/** Adding cards to a deck: hire units, create artefacts (HIRE, CREATE, ORACLE-03). */
import type { Action } from '../action';
import { isArtefact, isUnit, SUPPLY, type Card, type Faction, type Kind } from '../components';
import { createCost, CREATE_COSTS, HIRE_COSTS } from '../costs';
import type { Log } from '../event';
import { at, item, NONE } from '../ints';
import type { Purse } from '../payment';
import { findInDeck, move, shuffle, topOf } from '../piles';
import { matching, playedOf, type GameState, type Seat, type Zone } from '../state';
import { isFactionInPlay, playLine, refuseEmptyDeck, refuseLine, type Rule } from './rule';

/** A newly acquired card: it cannot be played this turn (LINE-05). */
export function gain(s: GameState, seat: Seat, card: Card, to: Zone, log: Log): void {
  move(s, card, to);
  log?.push({ kind: 'gained', seat, card });
}

/** A supply, as long as they last. */
export function gainSupply(s: GameState, seat: Seat, to: Zone, log: Log): void {
  const supply = topOf(s, SUPPLY);
  if (supply !== NONE) gain(s, seat, supply, to, log);
}

/** HIRE-02: a unit comes with a supply, unless a module says otherwise. */
function suppliesWith(s: GameState, unit: Card): number {
  let count = 1;
  for (const module of s.rules.modules) count = module.suppliesWith?.(unit) ?? count;
  return count;
}

export function offerPool(s: GameState, purse: Purse, out: Action[]): void {
  for (let unit = 0; unit < HIRE_COSTS.length; unit++) {
    if (at(s.size, unit) === 0) continue;
    const lines = purse.lines(item(HIRE_COSTS, unit));
    for (let i = 0; i < lines.length; i++) out.push({ kind: 'hire', unit, pay: item(lines, i) });
  }
  const chosen = matching(s);
  for (let i = 0; i < CREATE_COSTS.length; i++) {
    const [artefact, cost] = item(CREATE_COSTS, i);
    if (at(s.size, artefact) === 0) continue;
    const lines = purse.lines(cost);
    for (let j = 0; j < lines.length; j++) {
      const pay = item(lines, j);
      if (artefact !== chosen) out.push({ kind: 'create', artefact, pay, faction: null });
      else
        for (let faction = 0; 1 << faction <= s.inPlay; faction++)
          if (isFactionInPlay(s, faction)) out.push({ kind: 'create', artefact, pay, faction });
    }
  }
}

export const hire: Rule<'hire'> = {
  refuse(s, seat, { unit, pay }) {
    if (!Number.isInteger(unit) || unit < 0 || !isUnit(unit)) return { code: 'malformed' };
    return refuseEmptyDeck(s, unit) ?? refuseLine(s, seat, pay, item(HIRE_COSTS, unit));
  },
  perform(s, seat, { unit, pay }, log) {
    playLine(s, seat, pay, 'hire', log);
    const card = topOf(s, unit);
    gain(s, seat, card, playedOf(seat), log);
    for (let i = suppliesWith(s, card); i > 0; i--) gainSupply(s, seat, playedOf(seat), log);
  },
};

export const create: Rule<'create'> = {
  refuse(s, seat, { artefact, pay, faction }) {
    if (!Number.isInteger(artefact) || !isArtefact(artefact)) return { code: 'malformed' };
    const empty = refuseEmptyDeck(s, artefact);
    if (empty) return empty;
    if (artefact === matching(s)) {
      if (faction === null) return { code: 'factionNotNamed' };
      if (!isFactionInPlay(s, faction)) return { code: 'factionNotInPlay' };
    } else if (faction !== null) return { code: 'factionNamed' };
    return refuseLine(s, seat, pay, createCost(artefact));
  },
  perform(s, seat, { artefact, pay, faction }, log) {
    playLine(s, seat, pay, 'create', log);
    gain(s, seat, takeFrom(s, artefact, faction), playedOf(seat), log);
    if (faction !== null) shuffle(s, artefact);
  },
};

function takeFrom(s: GameState, kind: Kind, faction: Faction | null): Card {
  return faction === null ? topOf(s, kind) : findInDeck(s, kind, faction);
}
