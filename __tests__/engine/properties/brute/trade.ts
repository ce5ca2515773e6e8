/** Posts and trades, written from TRADE-01, TRADE-02 and TRADE-05 with RULE-36 alone. */
import {
  cardsIn,
  handOf,
  tradeState,
  type Action,
  type Card,
  type GameState,
  type KindName,
  type Seat,
  type Square,
} from '@battalia/engine/testing';
import { isConnectedHome, kindAt, kindNumber, ROAD_KINDS } from './board';
import { CREATE_PRICES, matchingToday } from './lines';

/** As the state keeps them: two bits a seat. */
const postsAt = (s: GameState, seat: Seat, square: Square): number =>
  Math.floor((tradeState.state.posts.of(s)[square] ?? 0) / 4 ** seat) % 4;

export const postsOf = (s: GameState, seat: Seat): number =>
  [...s.tile.keys()].reduce((sum, square) => sum + postsAt(s, seat, square), 0);

/** TRADE-01: a road card of the pool, connected to an own city. */
export function mayHoldPost(s: GameState, seat: Seat, square: Square): boolean {
  const kind = kindAt(s, square);
  return kind !== null && ROAD_KINDS.includes(kind) && isConnectedHome(s, seat, square);
}

const ARTEFACTS = Object.keys(CREATE_PRICES).filter(
  (name): name is keyof typeof CREATE_PRICES => name in CREATE_PRICES,
);

/** What is printed on a card, whatever it stands for. */
const printed = (s: GameState, card: Card): string => s.rules.names[s.rules.kindOf[card] ?? 0] ?? '';
const deckSize = (s: GameState, name: string): number => s.size[s.rules.deckOf[s.rules.named[name] ?? 0] ?? 0] ?? 0;

export interface Trade {
  readonly action: Action;
  readonly legal: boolean;
}

/** Every trade that anybody could think of with the cards of a hand, and whether it is one. */
export function tradesOf(s: GameState, seat: Seat): readonly Trade[] {
  const hand = cardsIn(s, handOf(seat));
  const here = [0, 1].some((hero) => {
    const square = s.hero[seat * 2 + hero] ?? -1;
    return square >= 0 && postsAt(s, seat, square) > 0;
  });
  const pays = (card: Card, fits: (name: string) => boolean): boolean =>
    here && fits(printed(s, card)) && s.lender[card] === 0 && tradeState.state.gained.of(s)[card] !== seat + 1;
  const isArtefact = (name: string): boolean => ARTEFACTS.some((artefact) => artefact === name);
  const sold = hand.map((card): Trade => ({
    action: { kind: 'sellArtefact', card },
    legal: pays(card, isArtefact) && deckSize(s, 'chest') > 0,
  }));
  const factions: readonly (number | null)[] = [null, 0, 1, 2, 3, 4, 5];
  const bought = hand.flatMap((chest) =>
    ARTEFACTS.flatMap((name: KindName) =>
      factions.map((faction): Trade => {
        const matches = name === matchingToday(s);
        const named = faction === null ? !matches : matches && (s.inPlay & (1 << faction)) !== 0;
        return {
          action: { kind: 'buyArtefact', chest, artefact: kindNumber(name), faction },
          legal: pays(chest, (one) => one === 'chest') && named && deckSize(s, name) > 0,
        };
      }),
    ),
  );
  const star = postsOf(s, seat) === 2;
  const isSupply = (name: string): boolean => name === 'supply';
  const dust = hand.flatMap((one) =>
    hand.map((other): Trade => ({
      action: { kind: 'buyStardust', cards: [one, other] },
      legal: star && one !== other && pays(one, isSupply) && pays(other, isSupply) && deckSize(s, 'stardust') > 0,
    })),
  );
  return [...sold, ...bought, ...dust];
}
