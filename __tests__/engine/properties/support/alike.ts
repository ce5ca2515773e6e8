/**
 * When two actions are the same but for interchangeable cards: same kind, faction, marks, copies, place, lender, host and amulet under it.
 * A legal list needs one of each such action.
 */
import {
  bandOf,
  cardsIn,
  factionOf,
  handOf,
  kindOf,
  NONE,
  playedOf,
  seatOfZone,
  type Action,
  type Card,
  type GameState,
  type Seat,
} from '@battalia/engine/testing';

/** Everything that tells a card from another. */
export function classOf(s: GameState, card: Card): string {
  const host = hostThatMatters(s, card);
  return [
    kindOf(s, card),
    factionOf(s, card),
    bandOf(s.rules, card),
    ...s.rules.hooks.apart.map((apart) => apart(s, card)),
    s.mark[card],
    s.zone[card],
    s.left[card],
    s.laid[card],
    s.lender[card],
    host === NONE ? '' : `@${host}`,
    isAwaited(s, card) ? 'awaited' : '',
  ].join(',');
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

/** Of an action of a module: cards by their class, a list of them as a line, everything else as it is. */
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
  const card = (one: Card): string => classOf(s, one);
  const line = (cards: readonly Card[]): string => lineKey(s, cards);
  const words = (): readonly unknown[] => {
    switch (action.kind) {
      case 'hire':
        return [action.unit, line(action.pay)];
      case 'create':
        return [action.artefact, action.faction, line(action.pay)];
      case 'build':
        return [action.tile, action.level, line(action.pay)];
      case 'upgrade':
      case 'recruit':
        return [action.square, line(action.pay)];
      case 'move':
        return [action.hero, action.to, line(action.pay)];
      case 'retreat':
        return [action.to, line(action.pay)];
      case 'station':
        return [card(action.tent), line(action.cards), line(action.pay)];
      case 'promote':
        return [card(action.by), card(action.card), action.ranks];
      // A scroll that converts itself is not the same as one that converts another scroll.
      case 'convert':
        return [card(action.by), action.by === action.card ? 'itself' : card(action.card), action.faction];
      case 'charm':
        return [card(action.by), card(action.card)];
      case 'decamp':
        return [action.tent];
      case 'ambush':
        return [card(action.card), card(action.price)];
      case 'dismiss':
        return [card(action.card)];
      case 'fly':
        return [card(action.by), action.hero, action.to];
      case 'summon':
        return [card(action.by)];
      case 'borrow':
        return [card(action.by), action.from];
      case 'terraform':
        return [card(action.by), action.square, action.terrain];
      case 'swap':
        return [card(action.by), action.square, action.other];
      case 'take':
        return [line(action.cards)];
      case 'attack': {
        const { kind, square, seat, hero } = action.target;
        return [kind, square, seat ?? '', hero ?? '', action.heroes, card(action.weapon), action.copies];
      }
      case 'lay':
        return [card(action.card), action.copies];
      case 'bribe':
        return [card(action.unit), card(action.supply)];
      case 'chooseFaction':
        return [action.faction];
      case 'chooseCity':
      case 'annex':
        return [action.square];
      case 'cohort':
        return [action.factions.join(), action.draw, action.witness];
      case 'place':
        return [action.square, action.quarters];
      case 'fight':
        return [action.raise, action.heroes];
      case 'mulligan':
      case 'begin':
      case 'endTurn':
      case 'stand':
      case 'callOff':
      case 'pass':
      case 'surrender':
        return [];
      default:
        return plainWords(s, action);
    }
  };
  return [action.kind, ...words()].join(' | ');
}
