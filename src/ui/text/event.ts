/** What happened, as sentences of the log. An event that came through `eventFor` tells nothing its reader may not know. */
import type { Box, Card, Event, Seat, Square } from '@battalia/engine';
import type { ModuleEventKind } from '../modules/kinds';
import { modulePart } from '../modules/registry';
import { cardText, factionText, kindText, objectText } from './cards';
import { dayText } from './day';
import type { EventLook, Weight } from './eventLook';
import { plainSentence } from './plain';
import { atText, cardsText, cityAtText, listText, objectsText, placeText, playerText, type Speaker } from './speaker';

type OwnKind = Exclude<Event['kind'], ModuleEventKind>;
type EventOf<K extends OwnKind> = Extract<Event, { kind: K }>;

interface Seated {
  readonly seat: number;
}
interface There {
  readonly square: Square;
}

const player = (speaker: Speaker, { seat }: Seated) => ({ player: playerText(speaker, seat) });
const place = (speaker: Speaker, square: Square) => ({ place: placeText(speaker, square) });
const at = (speaker: Speaker, square: Square) => ({ at: atText(speaker, square) });
const square = (event: There): Square => event.square;
const target = (event: { readonly target: There }): Square => event.target.square;
const end = ({ path }: { readonly path: readonly Square[] }): Square | null => path[path.length - 1] ?? null;

const moment = (): Weight => 'moment';
const step = (): Weight => 'step';
const theAttacked = (_event: unknown, attacked: Seat | null): Seat | null => attacked;
const theOwner = ({ owner }: { readonly owner: Seat }): Seat => owner;

const OWN: { readonly [K in OwnKind]: EventLook<EventOf<K>> } = {
  factionChosen: {
    words: (s, e) => s.t('event.factionChosen', { ...player(s, e), faction: factionText(s.t, e.faction) }),
  },
  cityChosen: { words: (s, e) => s.t('event.cityChosen', { ...player(s, e), ...place(s, e.square) }), square },
  dawn: {
    words: ({ t }, { day, illuminated, matching }) =>
      t('event.dawn', { day: dayText(t, day), illuminated: kindText(t, illuminated), matching: kindText(t, matching) }),
    weight: step,
  },
  turn: { words: (s, e) => s.t('event.turn', player(s, e)), weight: step },
  cohort: {
    words: (s, e) =>
      s.t('event.cohort', {
        ...player(s, e),
        factions: listText(
          s,
          e.factions.map((faction) => factionText(s.t, faction)),
        ),
        witness: playerText(s, e.witness),
      }),
  },
  mulligan: { words: (s, e) => s.t('event.mulligan', player(s, e)), weight: step },
  drew: {
    words: (s, e) =>
      e.secret.cards.length > 0
        ? s.t('event.drewCards', { ...player(s, e), cards: cardsText(s, e.secret.cards) })
        : s.t('event.drew', { ...player(s, e), count: e.count }),
    weight: step,
  },
  raised: { words: (s, e) => s.t('event.raised', { ...player(s, e), count: e.count }), weight: step },
  paid: { words: (s, e) => s.t('event.paid', { ...player(s, e), cards: cardsText(s, e.line) }), weight: step },
  gained: { words: (s, e) => s.t('event.gained', { ...player(s, e), card: objectText(s, e.card) }) },
  promoted: {
    words: (s, e) => s.t('event.promoted', { ...player(s, e), from: cardText(s, e.from), to: cardText(s, e.to) }),
    weight: step,
  },
  converted: {
    words: (s, e) => s.t('event.converted', { ...player(s, e), from: cardText(s, e.from), to: cardText(s, e.to) }),
    weight: step,
  },
  rolled: { words: (s, e) => s.t(`event.rolled.${e.face}`, { ...player(s, e), card: cardText(s, e.card) }) },
  stationed: { words: (s, e) => s.t('event.stationed', { ...player(s, e), cards: objectsText(s, e.cards) }) },
  decamped: { words: (s, e) => s.t('event.decamped', { ...player(s, e), cards: objectsText(s, e.cards) }) },
  ambushed: {
    words: (s, e) =>
      e.price === null
        ? s.t('event.ambushed', player(s, e))
        : s.t('event.ambushedFor', { ...player(s, e), price: objectText(s, e.price) }),
  },
  dismissed: { words: (s, e) => s.t('event.dismissed', { ...player(s, e), card: objectText(s, e.card) }) },
  searched: {
    words: (s, e) => s.t('event.searched', { ...player(s, e), owner: playerText(s, e.owner) }),
    weight: step,
  },
  summoned: { words: (s, e) => s.t('event.summoned', { ...player(s, e), cards: objectsText(s, e.cards) }) },
  borrowed: {
    words: (s, e) => s.t('event.borrowed', { ...player(s, e), owner: playerText(s, e.owner) }),
    hits: theOwner,
  },
  built: {
    words: (s, e) =>
      e.level > 0
        ? s.t('event.builtCity', { ...player(s, e), level: e.level, ...at(s, e.square) })
        : s.t('event.builtRoad', { ...player(s, e), ...at(s, e.square) }),
    square,
    weight: ({ level }) => (level > 0 ? 'moment' : 'news'),
  },
  upgraded: {
    words: (s, e) => s.t('event.upgraded', { ...player(s, e), city: cityAtText(s, e.square), level: e.level }),
    square,
    weight: moment,
  },
  impassable: { words: (s, e) => s.t('event.impassable', place(s, e.square)), square },
  replaced: { words: (s, e) => s.t('event.replaced', { ...player(s, e), ...place(s, e.square) }), square },
  recruited: { words: (s, e) => s.t('event.recruited', { ...player(s, e), ...at(s, e.square) }), square },
  moved: {
    words: (s, e) => s.t('event.moved', { ...player(s, e), ...place(s, end(e) ?? 0) }),
    square: end,
    goesOn: true,
  },
  flew: { words: (s, e) => s.t('event.moved', { ...player(s, e), ...place(s, e.to) }), square: ({ to }) => to },
  attacked: {
    words: (s, e) =>
      e.target.kind === 'city'
        ? s.t('event.attackedCity', { ...player(s, e), city: cityAtText(s, e.target.square) })
        : s.t('event.attacked', { ...player(s, e), ...at(s, e.target.square) }),
    square: target,
    hits: ({ defender }) => defender,
    opens: true,
  },
  laid: { words: (s, e) => s.t('event.laid', { ...player(s, e), card: objectText(s, e.card) }), weight: step },
  stood: { words: ({ t }, { attack, defence }) => t('event.stood', { attack, defence }), weight: step },
  fought: { words: (s, e) => s.t('event.fought', player(s, e)), weight: step },
  calledOff: {
    words: (s, e) => s.t('event.calledOff', { ...player(s, e), cards: objectsText(s, e.cards) }),
    closes: true,
  },
  passed: { words: (s, e) => s.t('event.passed', player(s, e)), weight: step },
  surrendered: { words: (s, e) => s.t('event.surrendered', player(s, e)), weight: step },
  retreated: {
    words: (s, e) => s.t('event.retreated', { ...player(s, e), ...place(s, end(e) ?? 0) }),
    square: end,
    weight: moment,
    hits: theAttacked,
    closes: true,
  },
  won: {
    words: (s, e) => s.t('event.won', { ...player(s, e), attack: e.attack, defence: e.defence }),
    square: target,
    weight: moment,
    hits: theAttacked,
    closes: true,
  },
  repelled: {
    words: (s, e) => s.t('event.repelled', { ...player(s, e), attack: e.attack, defence: e.defence }),
    square: target,
    weight: moment,
    hits: theAttacked,
    closes: true,
  },
  disbanded: { words: (s, e) => s.t('event.disbanded', player(s, e)), square, hits: ({ seat }) => seat },
  conquered: {
    words: (s, e) => s.t('event.conquered', { ...player(s, e), city: cityAtText(s, e.square), level: e.level }),
    square,
    hits: theAttacked,
  },
  annexed: {
    words: (s, e) => s.t('event.annexed', { ...player(s, e), ...place(s, e.square) }),
    square,
    weight: moment,
  },
  claimed: {
    words: (s, e) =>
      e.card === null
        ? s.t('event.claimedNothing', player(s, e))
        : s.t('event.claimed', { ...player(s, e), card: objectText(s, e.card) }),
    weight: ({ card }) => (card === null ? 'news' : 'moment'),
    card: ({ card }) => card,
  },
  ended: { words: (speaker, { reason }) => endText(speaker, reason) },
};
const own: Readonly<Record<string, EventLook | undefined>> = OWN;

/** So many cities of the highest level end a game, if nothing else was agreed (END-02). */
const USUAL_CITIES = 5;

/** For an event that nobody has written a sentence for. */
const PLAIN: EventLook = {
  words: (speaker, event) =>
    [plainSentence(event.kind), ...('seat' in event ? [playerText(speaker, event.seat)] : [])].join(' – '),
  square: (event) => ('square' in event ? event.square : null),
};

const eventLook = ({ kind }: Event): EventLook => own[kind] ?? modulePart('events', kind) ?? PLAIN;

/** Why a game has ended. */
export function endText(speaker: Speaker, reason: Extract<Event, { kind: 'ended' }>['reason']): string {
  if (reason === 'no') return '';
  const count = reason === 'cities' ? (speaker.citiesToEnd ?? USUAL_CITIES) : USUAL_CITIES;
  return count === USUAL_CITIES ? speaker.t(`event.ended.${reason}`) : speaker.t('event.ended.citiesOf', { count });
}

export const eventText = (speaker: Speaker, event: Event): string => eventLook(event).words(speaker, event);

/** The square that an event is about, or null when it is about none. */
export const squareOfEvent = (event: Event): Square | null => eventLook(event).square?.(event) ?? null;

export const weightOf = (event: Event): Weight => eventLook(event).weight?.(event) ?? 'news';

/** Whom it hits; `attacked` is the defender of the battle that it belongs to. */
export const hitBy = (event: Event, attacked: Seat | null): Seat | null =>
  eventLook(event).hits?.(event, attacked) ?? null;

/** The card that a moment shows. */
export const cardOfEvent = (event: Event, box: Box): Card | null => eventLook(event).card?.(event, box) ?? null;

export const isOfCheckpoint = (event: Event): boolean => eventLook(event).checkpoint === true;

export const goesOn = (event: Event): boolean => eventLook(event).goesOn === true;
export const opensBattle = (event: Event): boolean => eventLook(event).opens === true;
export const closesBattle = (event: Event): boolean => eventLook(event).closes === true;
