/**
 * What a player cannot tell apart, written down a second time and independently of the view: two hidden cards
 * that may change places, by renaming them in every array of the state.
 */
import {
  ambushOf,
  BOX,
  cardsIn,
  decision,
  gatesState,
  handOf,
  isGreat,
  kindOf,
  nationOf,
  shelterOf,
  type Card,
  type GameState,
  type Viewer,
  type Zone,
} from '@battalia/engine/testing';
import { draftedCards, draftingIn } from './draft';
import { hoardsOf, restOf } from './volcano';

/** Where a hidden card is, as far as it matters for what it may change places with. */
export interface Hidden {
  readonly card: Card;
  /** Cards of the same class change places freely. */
  readonly place: string;
  /** Cards of different classes change places if this is the same, and not null. */
  readonly likeness: string | null;
}

/** Ends the name of a place whose cards a viewer looks at: which ones are there is known, their order is not. */
const IN_SIGHT = 'in sight';

/** Renames two cards into each other. What modules have written down of a card that somebody looks at stays with it. */
export function exchange(s: GameState, a: Card, b: Card, place = ''): void {
  const renamed = (card: number): number => (card === a ? b : card === b ? a : card);
  const noted = place.endsWith(IN_SIGHT) ? [] : s.rules.layout.own;
  const own = noted.flatMap(({ def }) => (def.per === 'card' ? [def.of(s)] : []));
  for (const array of [s.zone, s.left, s.laid, s.mark, s.lender, s.shown, s.below, s.host, ...own])
    [array[a], array[b]] = [array[b] ?? 0, array[a] ?? 0];
  for (const array of [s.below, s.host, s.top, s.bottom, s.tile]) {
    for (let i = 0; i < array.length; i++) if (array[i] === a || array[i] === b) array[i] = renamed(array[i] ?? 0);
  }
  for (let frame = 0; frame < s.frames; frame++) {
    const from = frame * s.rules.frame;
    const layout = s.rules.questions[s.pending[from] ?? 0]?.layout ?? [];
    // Facts of one number each come one after the other.
    layout.forEach(([, { tag }], i) => {
      if (tag === 'card') s.pending[from + 2 + i] = renamed(s.pending[from + 2 + i] ?? 0);
    });
  }
}

/** Every card that is hidden from a viewer. */
export function hiddenFrom(s: GameState, viewer: Viewer): readonly Hidden[] {
  const hidden: Hidden[] = [];
  const open = decision(s);
  const fact = s.pending[(s.frames - 1) * s.rules.frame + 2];
  const everybody = (1 << s.rules.seats) - 1;
  const seen = (card: Card, seat: number) =>
    viewer === 'table'
      ? ((s.shown[card] ?? 0) | (1 << seat)) === everybody
      : ((s.shown[card] ?? 0) & (1 << viewer)) !== 0;
  const add = (card: Card, place: string, owner: number) => {
    const kind = kindOf(s, card);
    // Whose a Great Artefact or a royal is everybody knows.
    const claimed = isGreat(s.rules, kind) || kind === s.rules.named['queen'] || kind === s.rules.named['king'];
    hidden.push({
      card,
      place: claimed ? `${place === 'players' ? `claimed by ${owner}` : place}` : place,
      likeness: claimed ? null : `kind ${kind}`,
    });
  };
  const only = (zone: Zone, place: string) =>
    cardsIn(s, zone).forEach((card) => hidden.push({ card, place, likeness: null }));
  for (const kind of s.rules.deckKinds)
    cardsIn(s, s.rules.deckOf[kind] ?? 0)
      .slice(1)
      .forEach((card) => add(card, `deck ${kind}`, -1));
  for (const { name, zone } of s.rules.piles) if (name === 'fate') only(zone, name);
  // Of the box the order, and which Great Artefacts are in it and which in a hoard.
  cardsIn(s, BOX).forEach((card) =>
    hidden.push({ card, place: isGreat(s.rules, kindOf(s, card)) ? 'unclaimed' : 'box', likeness: null }),
  );
  // GATE-03: which storm effects are left is known, their order is not.
  if (s.rules.config.modules.includes('gates')) only(gatesState.storms.at(s), 'storms');
  // Which ones are in the rest pile is known, their order is not.
  // With what the gates hide it may lie there or here (VAL-08); what somebody has looked at, or all saw returned, is known.
  const unseen = (zone: Zone, place: string) =>
    cardsIn(s, zone).forEach((card) => {
      const shown = s.shown[card] ?? 0;
      const known = viewer === 'table' ? shown === everybody : (shown & (1 << viewer)) !== 0;
      if (!known) hidden.push({ card, place, likeness: null });
    });
  const searching = open?.kind === 'fateRest' && open.seat === viewer;
  for (const zone of restOf(s)) unseen(zone, searching ? `rest ${IN_SIGHT}` : 'rest');
  for (const { name, zone } of s.rules.piles) if (name === 'hidden') unseen(zone, 'rest');
  // VAL-01: which of a valley's buildings lies where.
  for (const [square, tile] of s.tile.entries())
    if ((s.down[square] ?? 0) !== 0)
      hidden.push({ card: tile, place: `down ${s.rules.kindDefs[kindOf(s, tile)]?.back}`, likeness: null });
  for (const [i, zone] of hoardsOf(s).entries()) {
    const looking = open?.kind === 'hoard' && open.seat === viewer && fact === i;
    only(zone, looking ? `hoard ${IN_SIGHT}` : 'unclaimed');
  }
  for (let seat = 0; seat < s.rules.seats; seat++) {
    const nation = nationOf(seat);
    if (
      (open?.kind === 'summon' && open.seat === viewer && seat === viewer) ||
      (open?.kind === 'borrow' && open.seat === viewer && fact === seat)
    ) {
      only(nation, `nation ${seat} ${IN_SIGHT}`);
      continue;
    }
    // What somebody has looked at on top of the own one is known with its order (GA2-05).
    for (const card of cardsIn(s, nation).slice(seat === viewer ? (s.known[seat] ?? 0) : 0)) {
      // What lies in the own nation is known (SETUP-06, TURN-09), its order is not.
      if (seat !== viewer) add(card, 'players', seat);
      else hidden.push({ card, place: 'own nation', likeness: null });
    }
  }
  // DRAFT-01: who has chosen knows what went on, not where it is now; of everything else in a draft, nothing.
  const drafting = draftingIn(s);
  const order = drafting?.order ?? [];
  const mine = viewer === 'table' ? -1 : order.indexOf(viewer);
  const remembers = drafting !== null && mine >= 0 && mine < drafting.chosen;
  for (const { card, seat } of draftedCards(s)) {
    if (seat === viewer) continue;
    if (remembers && order.indexOf(seat) > mine) hidden.push({ card, place: 'passed on', likeness: null });
    else add(card, 'players', seat);
  }
  for (let seat = 0; seat < s.rules.seats; seat++) {
    if (seat === viewer) continue;
    cardsIn(s, shelterOf(seat))
      .slice(1)
      .forEach((card) => add(card, 'players', seat));
    for (const card of [...cardsIn(s, handOf(seat)), ...cardsIn(s, ambushOf(seat))]) {
      if (seen(card, seat)) continue;
      const lender = (s.lender[card] ?? 0) - 1;
      // Borrowed unseen: it could be any card of the nation that it came from.
      if (lender === viewer) hidden.push({ card, place: 'own nation', likeness: null });
      else add(card, 'players', lender < 0 ? seat : lender);
    }
  }
  return hidden;
}

/** Whether a viewer could not tell if these two had changed places. */
export const alike = (a: Hidden, b: Hidden): boolean =>
  a.place === b.place || (a.likeness !== null && a.likeness === b.likeness);
