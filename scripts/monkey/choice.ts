/** Every choice of a run comes from here: one generator per episode, and things to choose from in an order of their own. */
import { item, newChance, pick, type Chance } from '@battalia/engine';

export interface Weighted<T> {
  readonly value: T;
  /** How likely it is beside the others. 0: never. */
  readonly weight: number;
}

/** Weights are counted in hundredths, so that only whole numbers are drawn. */
const FINE = 100;

export class Choice {
  private readonly chance: Chance;

  constructor(seed: string) {
    this.chance = newChance(seed);
  }

  /** A whole number from 0 to n - 1. */
  below(n: number): number {
    return pick(this.chance, n);
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** True so many times in a hundred. */
  percent(share: number): boolean {
    return this.below(100) < share;
  }

  of<T>(things: readonly T[]): T {
    return item(things, this.below(things.length));
  }

  /** One of them by weight; null when none has any. */
  weighted<T>(things: readonly Weighted<T>[]): T | null {
    const shares = things.map(({ weight }) => Math.max(0, Math.round(weight * FINE)));
    const all = shares.reduce((sum, share) => sum + share, 0);
    if (all === 0) return null;
    let left = this.below(all);
    for (const [i, share] of shares.entries()) {
      if (left < share) return item(things, i).value;
      left -= share;
    }
    return null;
  }
}
