/** A draft kept beside a game, written from DRAFT-01 alone: who chooses, what lies there, who knows what. */
import type { Card, Seat } from '@battalia/engine/testing';

export class DraftTable {
  round = 0;
  /** Left of this round; null until somebody has seen it. */
  private left: readonly Card[] | null = null;
  private taken: { readonly seat: Seat; readonly card: Card }[] = [];
  /** By seat: what it owns. */
  readonly owned: Card[][];
  /** By seat: what it saw and passed on in this round. */
  readonly memory: Card[][];

  constructor(
    private readonly players: number,
    private readonly first: Seat,
  ) {
    this.owned = Array.from({ length: players }, () => []);
    this.memory = Array.from({ length: players }, () => []);
  }

  static readonly KINDS = ['friman', 'friman', 'friman', 'chief', 'priest'] as const;
  private static readonly FORWARD = [true, false, true, false, true] as const;

  isOver(): boolean {
    return this.round === DraftTable.KINDS.length;
  }

  order(): readonly Seat[] {
    const clockwise = Array.from({ length: this.players }, (_, i) => (this.first + i) % this.players);
    return DraftTable.FORWARD[this.round] === true ? clockwise : clockwise.reverse();
  }

  chooser(): Seat {
    return this.order()[this.taken.length] ?? -1;
  }

  /** What the cards have to be; the first of a round is told what lies there. */
  lies(cards: readonly Card[]): readonly Card[] {
    this.left ??= cards;
    return this.left;
  }

  /** The chooser takes a card. Whoever is alone with one card takes that. */
  take(card: Card): void {
    const seat = this.chooser();
    this.left = (this.left ?? []).filter((other) => other !== card);
    this.taken.push({ seat, card });
    this.owned[seat]?.push(card);
    this.memory[seat]?.push(...this.left);
    const [only] = this.left;
    if (this.left.length === 1 && only !== undefined) return this.take(only);
    if (this.left.length > 0) return;
    this.round++;
    this.left = null;
    this.taken = [];
    for (const cards of this.memory) cards.length = 0;
  }
}
