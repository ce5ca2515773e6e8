/**
 * The actions worth a thought: of lines that pay the same with the same kinds of cards only one, of the many ways to
 * lay an ambush or to walk only those that could matter. What is left out is never the only thing to do.
 */
import {
  ACTION_KINDS,
  at,
  factionOf,
  generate,
  groundOf,
  isPrize,
  kindOf,
  type Action,
  type Card,
  type GameState,
  type Line,
  type Seat,
  type Square,
} from '@battalia/engine';

/** More kinds of cards and more factions than a game has. */
const KINDS = 128;
const FACTIONS = 16;

/** A number for each kind of card, so that equal sums mean equal kinds. */
const SIGN: readonly number[] = Array.from(
  { length: KINDS },
  (_, kind) => ((kind + 3) * 40503 + kind * kind * 7919) % 65521,
);
const sign = (s: GameState, line: Line): number => {
  let sum = line.length;
  for (let i = 0; i < line.length; i++) sum += SIGN[kindOf(s, line[i] ?? 0)] ?? 0;
  return sum;
};
const KIND_INDEX: ReadonlyMap<string, number> = new Map(ACTION_KINDS.map((kind, i) => [kind, i]));

/** More than a sum of signs, and more than what is done with whatever else: together they stay below 2^53. */
const LINES = 1 << 24;
const WHATS = KINDS * KINDS * 4;

/** Equal for actions that come to the same. */
export function keyOf(s: GameState, action: Action): number {
  let what = 0;
  let line = 0;
  switch (action.kind) {
    case 'hire':
      what = action.unit;
      line = sign(s, action.pay);
      break;
    case 'create':
      what = action.artefact + KINDS * ((action.faction ?? -1) + 1);
      line = sign(s, action.pay);
      break;
    case 'build':
      what = action.tile * 8 + action.level;
      line = sign(s, action.pay);
      break;
    case 'upgrade':
    case 'recruit':
      what = action.square;
      line = sign(s, action.pay);
      break;
    case 'move':
      what = action.to * 2 + action.hero;
      line = sign(s, action.pay);
      break;
    case 'station':
      what = kindOf(s, action.tent);
      line = sign(s, action.cards) * 7 + sign(s, action.pay);
      break;
    case 'ambush':
      what = kindOf(s, action.card) * KINDS + kindOf(s, action.price);
      break;
    case 'sacrifice':
      what = kindOf(s, action.card) * KINDS + kindOf(s, action.price);
      break;
    case 'promote':
      what = (kindOf(s, action.by) * KINDS + kindOf(s, action.card)) * 4 + action.ranks;
      line = factionOf(s, action.card) + 2;
      break;
    case 'convert':
      what = kindOf(s, action.by) * KINDS + kindOf(s, action.card);
      line = (factionOf(s, action.card) + 2) * FACTIONS + action.faction;
      break;
    case 'charm':
      what = kindOf(s, action.by) * KINDS + kindOf(s, action.card);
      break;
    default:
      // Another way of a hero, from one square to another, or something else that is paid for.
      if (!('hero' in action && 'pay' in action)) return -1;
      what = ('from' in action && 'to' in action ? action.from * KINDS + action.to : 0) * 2 + action.hero;
      line = sign(s, action.pay);
  }
  return ((KIND_INDEX.get(action.kind) ?? 0) * WHATS + what) * LINES + line;
}

export class Choices {
  private readonly all: Action[] = [];
  private readonly seen = new Set<number>();
  readonly list: Action[] = [];

  constructor(private readonly value: Float64Array) {}

  /** What the seat to move could do; empty only where nothing can be done at all. */
  fill(s: GameState, seat: Seat): readonly Action[] {
    const { all, seen, list } = this;
    all.length = 0;
    list.length = 0;
    seen.clear();
    generate(s, all);
    for (let i = 0; i < all.length; i++) {
      const action = all[i];
      if (action === undefined || !this.isSensible(s, seat, action)) continue;
      const key = keyOf(s, action);
      if (key >= 0) {
        if (seen.has(key)) continue;
        seen.add(key);
      }
      list.push(action);
    }
    return list;
  }

  private isSensible(s: GameState, seat: Seat, action: Action): boolean {
    switch (action.kind) {
      // A better card for the next turn, for a card that will not be missed.
      case 'ambush':
        return this.of(s, action.card) >= this.of(s, action.price);
      // A card that is gone for good, for one that counts twice today.
      case 'sacrifice':
        return this.of(s, action.card) >= this.of(s, action.price);
      case 'convert':
        return action.faction === mainFaction(s, seat);
      case 'station':
        return action.cards.every((card) => this.of(s, card) >= KEEPING);
      // Ground counts in the advanced game: the own under an own city.
      case 'terraform':
        return action.terrain === at(s.faction, seat) && isFarFromHome(s, seat, action.square);
      case 'swap':
        return (
          (isFarFromHome(s, seat, action.square) && factionOf(s, at(s.tile, action.other)) === at(s.faction, seat)) ||
          (isFarFromHome(s, seat, action.other) && factionOf(s, at(s.tile, action.square)) === at(s.faction, seat))
        );
      case 'fly':
        return isPrize(s, seat, action.to);
      // Whoever has nothing to do thinks of it by itself.
      case 'passHands':
        return false;
      default:
        return true;
    }
  }

  private of(s: GameState, card: Card): number {
    return this.value[kindOf(s, card)] ?? 0;
  }
}

/** Below this a card is not worth a tent. */
const KEEPING = 0.5;

/** The faction to build a deck of: the own one, whose heroes give it moral. */
const mainFaction = (s: GameState, seat: Seat): number => at(s.faction, seat);

/** ADV-02: an own city on ground that does not help. */
const isFarFromHome = (s: GameState, seat: Seat, square: Square): boolean =>
  s.rules.hooks.ground.length > 0 && at(s.holder, square) === seat && groundOf(s, seat, square) === 0;
