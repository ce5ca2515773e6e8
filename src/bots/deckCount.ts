/** What is in a player's creation deck, counted. */
import {
  at,
  factionOf,
  FRIMAN,
  isArtefact,
  isGreat,
  kindOf,
  nationOf,
  NONE,
  SEAT_ZONES,
  strengthOfKind,
  TOOL,
  UNIVERSAL,
  WEAPON,
  type GameState,
  type Kind,
  type Seat,
} from '@battalia/engine';

/** More kinds and factions than a game has. */
export const KINDS = 128;
const FACTIONS = 8;

export class DeckCount {
  cards = 0;
  /** Of all cards together; an artefact that is there already counts less. */
  worth = 0;
  strength = 0;
  weapons = 0;
  greats = 0;
  readonly kinds = new Int16Array(KINDS);
  private readonly factions = new Int16Array(FACTIONS);
  private universal = 0;

  /** `value`: of a card of each kind; `again`: what is left of it when there is one more of an artefact. */
  count(s: GameState, seat: Seat, value: Float64Array, again: number): void {
    const { kinds, factions } = this;
    kinds.fill(0);
    factions.fill(0);
    this.universal = 0;
    this.cards = 0;
    this.worth = 0;
    this.strength = 0;
    this.greats = 0;
    const first = nationOf(seat);
    for (let zone = first; zone < first + SEAT_ZONES.length; zone++) {
      for (let card = at(s.top, zone); card !== NONE; card = at(s.below, card)) {
        if (at(s.lender, card) !== 0) continue;
        const kind = kindOf(s, card);
        const seen = at(kinds, kind);
        kinds[kind] = seen + 1;
        const one = value[kind] ?? 0;
        this.worth += isArtefact(s.rules, kind) && seen > 0 ? one * again ** seen : one;
        this.strength += strengthOfKind(s.rules, kind, true);
        if (isGreat(s.rules, kind)) this.greats++;
        this.cards++;
        const faction = factionOf(s, card);
        if (faction >= 0) factions[faction] = at(factions, faction) + 1;
        else if (faction === UNIVERSAL) this.universal++;
      }
    }
    this.weapons = at(kinds, WEAPON);
  }

  /** A tool does the work of two frimen. */
  unitsOf(kind: Kind): number {
    return at(this.kinds, kind) + (kind === FRIMAN ? 2 * at(this.kinds, TOOL) : 0);
  }

  /** Cards that could stand in the largest cohort. */
  largestCohort(): number {
    let most = 0;
    for (let faction = 0; faction < FACTIONS; faction++) most = Math.max(most, at(this.factions, faction));
    return most + this.universal;
  }
}
