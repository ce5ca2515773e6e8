/** Kings and queens, earned and lost by the size of a deck; residences and capitals (CP, ROY). */
import type { Card } from '../../core/components';
import type { Log } from '../../core/event';
import { at, item, NONE } from '../../core/ints';
import { discard, move, wipe } from '../../core/piles';
import type { Module } from '../../core/ruleset';
import {
  BOX,
  campOf,
  cardsIn,
  deckSize,
  factionOf,
  kindOf,
  LIMBO,
  nationOf,
  seatOfZone,
  shelterOf,
  type GameState,
  type Seat,
} from '../../core/state';
import { guestsOf } from '../../rules/ambush';
import { crown, hasRoyalToken } from './crown';
import { CAPITAL, CARDS_FOR, FIRST_COUNT, KINDS, PRINTINGS } from './data';
import { events, shapes, violations } from './shapes';
import { court, isRoyal, zones } from './state';

/** The card of a seat's faction. */
function royalOf(s: GameState, seat: Seat, name: 'queen' | 'king'): Card {
  for (let card = 0; card < s.rules.cards; card++)
    if (kindOf(s, card) === s.rules.named[name] && factionOf(s, card) === at(s.faction, seat)) return card;
  return NONE;
}

/** ROY-01, ROY-02, CP-03: one count of every deck, before anybody gains or loses a royal. */
function countDecks(s: GameState, log: Log): void {
  const sizes = Array.from({ length: s.rules.seats }, (_, seat) => deckSize(s, seat));
  for (let seat = 0; seat < s.rules.seats; seat++) {
    for (const { name } of KINDS) {
      const card = royalOf(s, seat, name);
      const enough = item(sizes, seat) >= CARDS_FOR[name];
      if (enough && at(s.zone, card) === court.at(s)) {
        move(s, card, shelterOf(seat));
        log?.push({ kind: 'enthroned', seat, card });
      } else if (!enough && seatOfZone(s, at(s.zone, card)) === seat) depose(s, seat, card, log);
    }
  }
}

/** ROY-06: from wherever it lies; a tent that it leaves empty goes to the shelter. */
function depose(s: GameState, seat: Seat, card: Card, log: Log): void {
  const tent = at(s.host, card);
  if (at(s.zone, card) === nationOf(seat)) forgetInNation(s, seat, card);
  wipe(s, card);
  move(s, card, LIMBO);
  if (tent !== NONE && at(s.zone, tent) === campOf(seat) && guestsOf(s, seat, tent).length === 0)
    discard(s, seat, tent);
  log?.push({ kind: 'deposed', seat, card });
}

/** Of the cards that the seat knows on top of its nation there is one less. */
function forgetInNation(s: GameState, seat: Seat, card: Card): void {
  const known = at(s.known, seat);
  if (cardsIn(s, nationOf(seat)).indexOf(card) < known) s.known[seat] = known - 1;
}

/** ROY-01, ROY-06: whose a royal is, if anybody's: the player of its faction. */
function isSound(s: GameState): boolean {
  for (let card = 0; card < s.rules.cards; card++) {
    if (!isRoyal(s.rules, kindOf(s, card))) continue;
    const zone = at(s.zone, card);
    const holder = at(s.lender, card) === 0 ? seatOfZone(s, zone) : at(s.lender, card) - 1;
    const owner = s.faction.indexOf(factionOf(s, card));
    // A player of its faction has begun when it lies at court; nobody earns one before the second checkpoint.
    if (holder !== NONE ? holder !== owner || s.day < FIRST_COUNT : zone !== BOX && owner === NONE) return false;
    if (zone === BOX && owner !== NONE && s.day > 0) return false;
  }
  return true;
}

export const royals: Module = {
  id: 'royals',
  needs: ['stormgates'],
  kinds: KINDS,
  cards: PRINTINGS,
  zones,
  shapes,
  events,
  violations,
  listedAfter: { crown: 'upgrade' },
  actions: { crown },
  tune(tuning) {
    tuning.highestLevel = CAPITAL;
  },
  sound: isSound,
  stages: [
    {
      name: 'court',
      after: 'factions',
      lay(s) {
        for (const card of cardsIn(s, BOX))
          if (isRoyal(s.rules, kindOf(s, card)) && s.faction.includes(factionOf(s, card))) move(s, card, court.at(s));
      },
    },
  ],
  hooks: {
    checkpoint(s, _seat, log) {
      if (s.day >= FIRST_COUNT) countDecks(s, log);
    },
    /** ROY-03. */
    unchanging: (s, card) => isRoyal(s.rules, kindOf(s, card)),
    /** ROY-06. */
    forgotten: (s, card) => isRoyal(s.rules, kindOf(s, card)),
    hasToken: hasRoyalToken,
  },
};
