/**
 * When two actions are the same but for interchangeable cards: same kind, also as printed, faction, marks, copies, place,
 * lender, host and amulet under it, and nothing that lies on it.
 * A legal list needs one of each such action.
 */
import {
  bandOf,
  campOf,
  cardsIn,
  factionOf,
  handOf,
  kindOf,
  lineOf,
  NONE,
  playedOf,
  seatOfZone,
  stationedOf,
  WILD,
  type Action,
  type ActionKind,
  type Card,
  type GameState,
  type Seat,
} from '@battalia/engine/testing';

/** Everything that tells a card from another. */
export function classOf(s: GameState, card: Card): string {
  const host = hostThatMatters(s, card);
  return [
    kindOf(s, card),
    // What stands for another kind goes back to a deck of its own.
    s.rules.kindOf[card],
    factionOf(s, card),
    bandOf(s.rules, card),
    ...s.rules.hooks.apart.map((apart) => apart(s, card)),
    s.mark[card],
    s.zone[card],
    s.left[card],
    s.laid[card],
    s.lender[card],
    host === NONE ? '' : `@${host}`,
    isLaidUpon(s, card) ? `itself ${card}` : '',
    isAwaited(s, card) ? 'awaited' : '',
  ].join(',');
}

/** A tent that holds something, a unit of a battle line with a bribe: told by what it has. */
function isLaidUpon(s: GameState, card: Card): boolean {
  const zone = s.zone[card] ?? NONE;
  const seat = seatOfZone(s, zone);
  if (seat === NONE || (zone !== campOf(seat) && zone !== lineOf(seat))) return false;
  return cardsIn(s, zone === lineOf(seat) ? zone : stationedOf(seat)).some((other) => s.host[other] === card);
}

/** With something to play, and an amulet under it that has a use left: it goes on when this one has been played, and what is left of it is lost (RULE-05). */
function isAwaited(s: GameState, card: Card): boolean {
  const seat = seatOfZone(s, s.zone[card] ?? NONE);
  return (
    seat !== NONE &&
    isUnused(s, seat, card) &&
    cardsIn(s, playedOf(seat)).some((amulet) => s.host[amulet] === card && (s.left[amulet] ?? 0) > 0)
  );
}

const isUnused = (s: GameState, seat: Seat, card: Card): boolean =>
  s.zone[card] === handOf(seat) || (s.left[card] ?? 0) > 0;

/** An amulet on the table is told by what it lies under only while there is something left of that card (RULE-05). */
function hostThatMatters(s: GameState, card: Card): Card {
  const host = s.host[card] ?? NONE;
  const zone = s.zone[card] ?? NONE;
  const seat = seatOfZone(s, zone);
  return host !== NONE && zone === playedOf(seat) && !isUnused(s, seat, host) ? NONE : host;
}

/** A line: which classes, and how many copies of a single card. */
export function lineKey(s: GameState, line: readonly Card[]): string {
  const cards = [...new Set(line)].map(
    (card) => `${classOf(s, card)}x${line.filter((other) => other === card).length}`,
  );
  return `[${cards.sort().join(' ')}]`;
}

/** Of any action: cards by their class, a list of them as a line, everything else as it is. */
function plainWords(s: GameState, action: object): readonly unknown[] {
  const kind: unknown = Reflect.get(action, 'kind');
  return (s.rules.words.layouts.get(String(kind)) ?? []).map(([name, field]) => {
    const value: unknown = Reflect.get(action, name);
    if (field.tag === 'card') return classOf(s, Number(value));
    if (field.tag === 'list' && field.of.tag === 'card' && Array.isArray(value)) return lineKey(s, value.map(Number));
    return JSON.stringify(value);
  });
}

/** Equal for actions that differ in nothing but which of several interchangeable cards they name. */
export function actionKey(s: GameState, action: Action): string {
  return [action.kind, ...wordsOf(s, action)].join(' | ');
}

/** Pairs of actions that differ in nothing else. */
export function namedTwice(s: GameState, actions: readonly Action[]): readonly string[] {
  const known = new Map<string, Action>();
  return actions.flatMap((action) => {
    const key = actionKey(s, action);
    const before = known.get(key);
    known.set(key, action);
    return before === undefined ? [] : [`${JSON.stringify(before)} and ${JSON.stringify(action)}`];
  });
}

function wordsOf(s: GameState, action: Action): readonly unknown[] {
  const card = (one: Card): string => classOf(s, one);
  // A scroll that converts itself is not the same as one that converts another scroll.
  if (action.kind === 'convert' && action.by === action.card) return [card(action.by), 'itself', action.faction];
  if (action.kind === 'attack') {
    const { kind, square, seat, hero } = action.target;
    return [kind, square, seat ?? '', hero ?? '', action.heroes, card(action.weapon), action.copies];
  }
  return plainWords(s, action);
}

const TRAVELS: readonly ActionKind[] = ['move', 'jump'];
/** So many ways and lines of one hero are told card by card; of more, one line for each mix of kinds (see `legalActions`). */
export const TOLD_BY_CARD = 400;

/** Of a move or a jump: equal where the lines are of the same kinds. */
export function mixKey(s: GameState, action: Action): string {
  if (!('pay' in action) || !TRAVELS.includes(action.kind)) return actionKey(s, action);
  const mix = action.pay.map((card) => (((s.mark[card] ?? 0) & WILD) !== 0 ? 'wild' : kindOf(s, card))).sort();
  return JSON.stringify({ ...action, pay: mix });
}

/** How a list of these actions tells them: card by card, or a hero's moves or jumps, where they are too many, by their mixes. */
export function tellerOf(s: GameState, actions: readonly Action[]): (action: Action) => string {
  const travel = (action: Action): string | null =>
    action.kind === 'move' || action.kind === 'jump' ? `${action.kind} ${action.hero}` : null;
  const counts = new Map<string, number>();
  for (const action of actions) {
    const name = travel(action);
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return (action) =>
    (counts.get(travel(action) ?? '') ?? 0) > TOLD_BY_CARD ? mixKey(s, action) : actionKey(s, action);
}
