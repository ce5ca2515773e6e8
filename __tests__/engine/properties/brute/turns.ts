/** Who acts when teams share a turn, written from TEAM-01, TEAM-02, ORACLE-01 and RULE-24 alone, as a table that is kept beside a game. */
import type { Action, Seat } from '@battalia/engine/testing';

/** TEAM-01, with seats from 0. */
export function teamsBySeat(players: number, twoTeams: boolean): readonly (readonly Seat[])[] {
  if (players === 4)
    return [
      [0, 2],
      [1, 3],
    ];
  if (players === 5)
    return [
      [0, 2, 4],
      [1, 3],
    ];
  return twoTeams
    ? [
        [0, 2, 4],
        [1, 3, 5],
      ]
    : [
        [0, 3],
        [1, 4],
        [2, 5],
      ];
}

export class TurnTable {
  day = 1;
  /** Teams in the order of a day, each with its members clockwise from the first player. */
  readonly order: readonly (readonly Seat[])[];
  private team = 0;
  hands: Seat;
  private begun: Seat[];
  private ended: Seat[] = [];
  private hasActed = false;

  constructor(
    private readonly players: number,
    teams: readonly (readonly Seat[])[],
    first: Seat,
  ) {
    const seats = Array.from({ length: players }, (_, i) => (first + i) % players);
    const found = seats.map((seat) => teams.find((team) => team.includes(seat)) ?? []);
    this.order = found
      .filter((team, i) => found.indexOf(team) === i)
      .map((team) => seats.filter((seat) => team.includes(seat)));
    this.hands = first;
    this.begun = [first];
  }

  private members(): readonly Seat[] {
    return this.order[this.team] ?? [];
  }

  /** RULE-24: whom the hands may pass to. */
  mayPass(to: Seat): boolean {
    if (to === this.hands || !this.members().includes(to) || this.ended.includes(to)) return false;
    return this.hasActed || !this.begun.includes(to);
  }

  /** Something was done by the seat whose hands are on the table, or by an opponent who was attacked. */
  done(seat: Seat, action: Action): void {
    if (action.kind === 'passHands') this.give(action.to);
    else if (action.kind === 'endTurn') this.end();
    else if (seat === this.hands) this.hasActed = true;
  }

  private give(to: Seat): void {
    this.hands = to;
    this.hasActed = false;
    if (!this.begun.includes(to)) this.begun.push(to);
  }

  private end(): void {
    this.ended.push(this.hands);
    for (let i = 1; i < this.players; i++) {
      const next = (this.hands + i) % this.players;
      if (this.members().includes(next) && !this.ended.includes(next)) return this.give(next);
    }
    this.team = (this.team + 1) % this.order.length;
    if (this.team === 0) this.day++;
    this.begun = [];
    this.ended = [];
    this.give(this.members()[0] ?? 0);
  }
}
