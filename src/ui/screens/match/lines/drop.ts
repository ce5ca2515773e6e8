/** What comes of a card that is let go over something: it joins a line, transforms a card, goes to a square, or springs back. */
import {
  boxOf,
  isUnit,
  type Action,
  type Card,
  type LineCard,
  type PlayerView,
  type Square,
  type Target,
  type Violation,
  type Box,
} from '@battalia/engine';
import { deedLook } from '../../../deeds/deeds';
import { workOf } from '../../../deeds/works';
import { actionsAt } from '../map/boardPlay';
import { leadsAnywhere } from './goals';
import { canGrow, covers, whatLineCanDo, type Playable } from './line';
import { cardsInLine, type Lines } from './lines';

export type DropTarget =
  | { readonly kind: 'line'; readonly line: number }
  | { readonly kind: 'newLine' }
  | {
      readonly kind: 'card';
      readonly card: Card;
      /** The line it lies in, null in the hand. */ readonly line: number | null;
    }
  /** A card of the own battle line (BATTLE-15). */
  | { readonly kind: 'laid'; readonly card: Card }
  | { readonly kind: 'square'; readonly square: Square }
  /** On the map, beside its squares. */
  | { readonly kind: 'offMap' }
  | { readonly kind: 'hand' };

export interface Dropped {
  readonly card: Card;
  /** The line it was taken from, null from the hand. */
  readonly from: number | null;
}

export type DropOutcome =
  | { readonly kind: 'lay'; readonly into: number | 'new' }
  /** Both cards into a line of their own: there is more than one way to go on, or something is still missing. */
  | { readonly kind: 'pair'; readonly cards: readonly Card[] }
  | { readonly kind: 'act'; readonly action: Action }
  | { readonly kind: 'square'; readonly square: Square; readonly into: number | 'new' }
  | { readonly kind: 'lift'; readonly line: number }
  | { readonly kind: 'refuse'; readonly violation: Violation }
  /** The line would lead nowhere. */
  | { readonly kind: 'useless' }
  | { readonly kind: 'nothingThere' }
  | { readonly kind: 'notYourMove' }
  | { readonly kind: 'nothing' };

export interface Situation {
  readonly view: PlayerView;
  readonly legal: readonly Action[];
  readonly playable: readonly Playable[];
  readonly lines: Lines;
  readonly whyNot: (action: Action) => Violation | null;
  /** What the viewer could want to attack on a square. */
  readonly targetsOn: (square: Square) => readonly Target[];
}

export function outcomeOf(table: Situation, { card, from }: Dropped, target: DropTarget | null): DropOutcome {
  if (target === null) return { kind: 'nothing' };
  if (table.legal.length === 0) return { kind: 'notYourMove' };
  switch (target.kind) {
    case 'hand':
      return from === null ? { kind: 'nothing' } : { kind: 'lift', line: from };
    case 'newLine':
      return joined(table, card, 'new');
    case 'line':
      return target.line === from ? { kind: 'nothing' } : joined(table, card, target.line);
    case 'card':
      return onCard(table, card, from, target);
    case 'laid':
      return onLaid(table, card, from, target.card);
    case 'square':
      return onSquare(table, card, target.square);
    case 'offMap':
      return { kind: 'nothingThere' };
  }
}

function joined(table: Situation, card: Card, into: number | 'new'): DropOutcome {
  const { view, legal, playable, lines } = table;
  const line = into === 'new' ? [card] : [...cardsInLine(lines, into), card];
  if (
    whatLineCanDo(legal, line, playable).length > 0 ||
    canGrow(legal, line, playable) ||
    leadsAnywhere(view, line, playable)
  )
    return { kind: 'lay', into };
  const battle = view.battle === null ? null : table.whyNot({ kind: 'lay', card, copies: 1 });
  return battle === null ? { kind: 'useless' } : { kind: 'refuse', violation: battle };
}

function onCard(
  table: Situation,
  card: Card,
  from: number | null,
  target: Extract<DropTarget, { kind: 'card' }>,
): DropOutcome {
  if (target.card === card) return { kind: 'nothing' };
  const { view, legal, playable } = table;
  const ways = whatLineCanDo(legal, [card, target.card], playable).filter(
    (action) => deedLook(action).onto !== undefined && !('by' in action && action.by !== card),
  );
  const [only] = ways;
  if (only !== undefined)
    return ways.length === 1 ? { kind: 'act', action: only } : { kind: 'pair', cards: [card, target.card] };
  const tried = transformation(boxOf(view), card, target.card);
  const why = tried === null ? null : table.whyNot(tried);
  if (why !== null) return { kind: 'refuse', violation: why };
  if (target.line !== null) return target.line === from ? { kind: 'nothing' } : joined(table, card, target.line);
  const pair = [target.card, card];
  const useful =
    whatLineCanDo(legal, pair, playable).length > 0 ||
    canGrow(legal, pair, playable) ||
    leadsAnywhere(table.view, pair, playable);
  return useful ? { kind: 'pair', cards: pair } : { kind: 'useless' };
}

/** What a card can do to one that lies in the battle line, or to one there that is like it. */
export function waysOnLaid(
  legal: readonly Action[],
  line: readonly LineCard[],
  playable: readonly Playable[],
  card: Card,
  target: Card,
): readonly Action[] {
  const alike = (other: Card) =>
    isAlike(
      line.find((one) => one.card === other),
      line.find((one) => one.card === target),
    );
  return whatLineCanDo(legal, [card], playable).flatMap((action): readonly Action[] => {
    const { onto, withOnto } = deedLook(action);
    if (onto?.(action) === target) return [action];
    return onto !== undefined && withOnto !== undefined && alike(onto(action)) ? [withOnto(action, target)] : [];
  });
}

function isAlike(one: LineCard | undefined, other: LineCard | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const facts = ({ kind, faction, copies, laid, affected, opens, borrowedFrom }: LineCard) =>
    [kind, faction, copies, laid, affected, opens, borrowedFrom].join();
  return one.card === other.card || facts(one) === facts(other);
}

function onLaid(table: Situation, card: Card, from: number | null, target: Card): DropOutcome {
  const { view, legal, playable } = table;
  const line = view.viewer === 'table' ? [] : (view.players[view.viewer]?.line ?? []);
  const ways = waysOnLaid(legal, line, playable, card, target);
  const [only] = ways;
  if (only !== undefined && ways.length === 1) return { kind: 'act', action: only };
  const tried = only === undefined ? transformation(boxOf(view), card, target) : null;
  const why = tried === null ? null : table.whyNot(tried);
  if (why !== null) return { kind: 'refuse', violation: why };
  return from === null ? joined(table, card, 'new') : { kind: 'nothing' };
}

/** What an artefact would do to a card, to ask the rules why it does not. */
function transformation(box: Box, by: Card, card: Card): Action | null {
  const work = workOf(box.kindOf[by]);
  switch (work) {
    case 'charm':
      return { kind: work, by, card };
    case 'promote':
      return { kind: work, by, card, ranks: 1 };
    case 'convert':
      return { kind: work, by, card, faction: box.factionOf[card] === 0 ? 1 : 0 };
    default:
      return null;
  }
}

function onSquare(table: Situation, card: Card, square: Square): DropOutcome {
  const { legal, playable, lines } = table;
  const there = actionsAt(legal, square);
  const active = cardsInLine(lines, lines.active);
  const grown = active.includes(card) ? active : [...active, card];
  if (lines.active !== null && there.some((action) => covers(action, grown, playable)))
    return { kind: 'square', square, into: lines.active };
  if (there.some((action) => covers(action, [card], playable))) return { kind: 'square', square, into: 'new' };
  const [why] = triedAt(table, card, square).flatMap((action) => table.whyNot(action) ?? []);
  return why === undefined ? { kind: 'nothingThere' } : { kind: 'refuse', violation: why };
}

/** What a card is most likely let go over a square for, to ask the rules why it cannot be. */
function triedAt({ view, targetsOn }: Situation, card: Card, square: Square): readonly Action[] {
  const own = view.viewer === 'table' ? undefined : view.players[view.viewer];
  if (own === undefined) return [];
  const pay = [card];
  if (view.decision?.kind === 'reply') return [{ kind: 'retreat', to: square, pay }];
  const heroes = own.heroes.flatMap((at, hero) => (at === null ? [] : [hero]));
  const [first = 0] = heroes;
  const there = view.board[square];
  const box = boxOf(view);
  const kind = box.kindOf[card] ?? 0;
  const def = box.kindDefs[kind];
  if (def?.opens === true)
    return targetsOn(square).map((target) => ({
      kind: 'attack',
      target,
      heroes: 1 << first,
      weapon: card,
      copies: 1,
    }));
  if (def?.fills?.horses !== undefined || def?.fills?.supplies !== undefined)
    return (heroes.length === 0 ? [0] : heroes).map((hero) => ({ kind: 'move', hero, to: square, pay }));
  if (isUnit(box, kind) && there?.kind === 'tile' && there.holder === own.seat)
    return [{ kind: 'upgrade', square, pay }];
  return [];
}

// ---------------------------------------------------------------- where it was let go

export interface DropZone {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest zone around a point: a card before the line it lies in, a line before the map under it; '' outside of all. */
export function zoneAt(zones: readonly DropZone[], x: number, y: number): string {
  'worklet';
  let key = '';
  let smallest = Infinity;
  for (let i = 0; i < zones.length; i++) {
    const zone = zones[i];
    if (zone === undefined || x < zone.x || y < zone.y || x >= zone.x + zone.width || y >= zone.y + zone.height)
      continue;
    const area = zone.width * zone.height;
    if (area >= smallest) continue;
    smallest = area;
    key = zone.key;
  }
  return key;
}
