/**
 * From cards that a person has laid out to what they can do. The engine's legal list names one of several
 * interchangeable cards; a person may have picked another of them, so cards are compared by what they are.
 */
import { type Action, type Card, type HandCard, type Line, type PlayedCard, type PlayerView } from '@battalia/engine';
import { deedLook } from '../../../deeds/deeds';

/** A card in the hand, or on the table with copies left: what may go into a line. Interchangeable cards are of one group. */
export type Playable = (HandCard | PlayedCard) & { readonly group: number };

/** Units by rank, then supplies, then artefacts; alike cards side by side. */
const inOrder = (a: Playable, b: Playable): number => a.kind - b.kind || a.faction - b.faction || a.card - b.card;

const NO_CARDS: readonly Playable[] = [];

/** The hand, and what is on the table with copies left (LINE-04). */
export function playableOf(view: PlayerView): readonly Playable[] {
  const own = view.viewer === 'table' ? undefined : view.players[view.viewer];
  if (own === undefined) return NO_CARDS;
  const groups = new Map(view.alike.flatMap((cards, group) => cards.map((card) => [card, group])));
  return [...own.hand, ...own.played]
    .flatMap((live) => {
      const group = groups.get(live.card);
      return group === undefined ? [] : [{ ...live, group }];
    })
    .sort(inOrder);
}

/** Every card of the hand or the table that an action uses, the transforming one first. What lies in the battle line already is not taken up for it (BATTLE-15). */
export const cardsOf = (action: Action, playable: readonly Playable[]): Line =>
  deedLook(action).cards?.(action, (card) => playable.some((other) => other.card === card)) ?? [];

/** The same action with other cards in the place of those it names. */
const withCards = (action: Action, swap: (card: Card) => Card): Action =>
  deedLook(action).withCards?.(action, swap) ?? action;

/** What of a card counts when lines are compared. */
type Key = (card: Card, playable: readonly Playable[]) => string;

/** Equal for interchangeable cards. */
const groupOf: Key = (card, playable) => {
  const live = playable.find((other) => other.card === card);
  return live === undefined ? `#${card}` : String(live.group);
};

/** Equal for cards that a way takes alike. */
const kindOf: Key = (card, playable) => {
  const live = playable.find((other) => other.card === card);
  return live === undefined ? `#${card}` : live.wild ? 'wild' : String(live.kind);
};

/** A list of very many ways names one line of each mix of kinds: the cards that were picked take the place of those it names. */
const keyFor = (action: Action): Key => (deedLook(action).byKind === true ? kindOf : groupOf);

const mixOf = (line: Line, playable: readonly Playable[], key: Key): string =>
  line
    .map((card) => key(card, playable))
    .sort()
    .join(' ');

/** What exactly these cards can do, each action with the very cards that were picked. */
export function whatLineCanDo(legal: readonly Action[], line: Line, playable: readonly Playable[]): readonly Action[] {
  if (line.length === 0) return [];
  const wanted = { group: mixOf(line, playable, groupOf), kind: mixOf(line, playable, kindOf) };
  const found = new Map<string, Action>();
  for (const action of legal) {
    const cards = cardsOf(action, playable);
    if (cards.length !== line.length) continue;
    const key = keyFor(action);
    if (mixOf(cards, playable, key) !== (key === kindOf ? wanted.kind : wanted.group)) continue;
    const picked = withCards(action, matcher(line, playable, key));
    found.set(JSON.stringify(picked), picked);
  }
  return [...found.values()];
}

/** Gives each named card one of the picked ones that is like it, each as often as it was picked. */
function matcher(line: Line, playable: readonly Playable[], key: Key): (card: Card) => Card {
  const left = [...line];
  const given = new Map<Card, Card>();
  return (card) => {
    const known = given.get(card);
    const exact = left.indexOf(card);
    const i = exact >= 0 ? exact : left.findIndex((other) => key(other, playable) === key(card, playable));
    const [picked] = i >= 0 ? left.splice(i, 1) : [known ?? card];
    given.set(card, picked ?? card);
    return picked ?? card;
  };
}

/** Whether an action uses all of these cards, and perhaps more. */
export function covers(action: Action, line: Line, playable: readonly Playable[]): boolean {
  const key = keyFor(action);
  const left = cardsOf(action, playable).map((card) => key(card, playable));
  for (const card of line) {
    const i = left.indexOf(key(card, playable));
    if (i < 0) return false;
    left.splice(i, 1);
  }
  return true;
}

/** Whether further cards could make something of the line. */
export const canGrow = (legal: readonly Action[], line: Line, playable: readonly Playable[]): boolean =>
  legal.some((action) => cardsOf(action, playable).length > line.length && covers(action, line, playable));

/** Whether it is no time for lines: a card is to be placed or chosen first, or the turn has not come to its actions. */
export const linesWait = (view: PlayerView, legal: readonly Action[]): boolean =>
  view.decision?.kind !== 'acting' && legal.every((action) => cardsOf(action, playableOf(view)).length === 0);

/** The cards that an action takes, with those of the line in the place of others that are like them. */
export const completed = (action: Action, line: Line, playable: readonly Playable[]): Line =>
  cardsOf(withCards(action, preferring(line, playable, keyFor(action))), playable);

/** Gives each named card one of the line that is like it, as long as there are any; then the named one itself or its like. */
function preferring(line: Line, playable: readonly Playable[], key: Key): (card: Card) => Card {
  const laid = [...line];
  const spare = playable.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card));
  for (const card of line) spare.splice(spare.indexOf(card), 1);
  const takeLike = (from: Card[], card: Card): Card | undefined => {
    const exact = from.indexOf(card);
    const i = exact >= 0 ? exact : from.findIndex((other) => key(other, playable) === key(card, playable));
    return i < 0 ? undefined : from.splice(i, 1)[0];
  };
  return (card) => takeLike(laid, card) ?? takeLike(spare, card) ?? card;
}
