/** Queens and kings, residences and capitals (ROY). */
import {
  boxOf,
  royalsData,
  cardsOfKind,
  type ActionOf,
  type Card,
  type Event,
  type PlayerView,
  type Seat,
} from '@battalia/engine';
import type { EntryId } from '@/i18n/entryText';
import type { DeedLook } from '../../deeds/look';
import type { EventLook } from '../../text/eventLook';
import type { Kit } from '../kit';
import type { KindLook, ModuleLook } from '../look';

export type RoyalsKind = 'queen' | 'king';
export type RoyalsActionKind = 'crown';
export type RoyalsEventKind = 'crowned' | 'enthroned' | 'deposed';
export type RoyalsViolation = 'needsRoyal' | 'wrongLevel';

const ROYALS = ['queen', 'king'] as const;
/** ROY-04. */
const RESIDENCE = 5;

const crown = ({ capital, cityAtText, paid, upgradedLevel }: Kit): DeedLook<ActionOf<'crown'>> => ({
  ...paid,
  group: 'build',
  answer: 'never',
  picture: ({ pay }, box) => ({
    kind: 'thing',
    name: pay.some((card) => box.kindOf[card] === box.named['king']) ? 'capital' : 'residence',
    faction: null,
  }),
  squares: ({ square }) => [square],
  mark: 'build',
  words: (speaker, { square }) => {
    const city = cityAtText(speaker, square);
    const residence = upgradedLevel(speaker, square) === RESIDENCE;
    return capital(speaker.t(residence ? 'action.residence' : 'action.capital', { city }));
  },
  places: ({ t }) => t('play.places.upgrade'),
});

const crowned = ({ cityAtText, playerText }: Kit): EventLook<Extract<Event, { kind: 'crowned' }>> => ({
  words: (speaker, { seat, square, level }) =>
    speaker.t(level === RESIDENCE ? 'event.residence' : 'event.capital', {
      player: playerText(speaker, seat),
      city: cityAtText(speaker, square),
    }),
  square: ({ square }) => square,
  weight: () => 'moment',
});

const succession = ({ cardText, playerText }: Kit): EventLook<Extract<Event, { kind: 'enthroned' | 'deposed' }>> => ({
  words: (speaker, { kind, seat, card }) =>
    speaker.t(`event.${kind}`, { player: playerText(speaker, seat), card: cardText(speaker, card) }),
  hits: ({ seat }) => seat,
  card: ({ card }) => card,
  checkpoint: true,
  motion: {
    comes: ({ kind, seat, card }) => [[card, kind === 'enthroned' ? COURT : { kind: 'shelter', seat }]],
    goes: ({ kind, seat, card }) => [[card, kind === 'enthroned' ? { kind: 'shelter', seat } : { kind: 'limbo' }]],
    signal: ({ kind, seat }, viewer) => (kind === 'enthroned' ? 'honour' : seat === viewer ? 'lost' : null),
  },
});

const COURT = { kind: 'pile', name: 'court', seat: null } as const;

/** Those of a seat's faction that are neither at court nor deposed. */
function royalsOf(view: PlayerView, seat: Seat): readonly RoyalsKind[] {
  const box = boxOf(view);
  const faction = view.players[seat]?.faction ?? null;
  const away = (card: Card) =>
    [...view.limbo, ...view.piles.flatMap(({ cards }) => cards)].some((other) => other.card === card);
  return ROYALS.filter((name) =>
    cardsOfKind(box, box.named[name] ?? -1).some((card) => box.factionOf[card] === faction && !away(card)),
  );
}

const court =
  ({ capital }: Kit): NonNullable<ModuleLook['seatFacts']> =>
  (t, view, seat) =>
    view.setupLeft > 0 ? [] : royalsOf(view, seat).map((name) => ({ glyph: name, text: capital(t(`term.${name}`)) }));

export const royalsLook = (kit: Kit): ModuleLook => ({
  id: 'royals',
  deeds: { crown: crown(kit) } satisfies Readonly<Record<RoyalsActionKind, DeedLook>>,
  events: {
    crowned: crowned(kit),
    enthroned: succession(kit),
    deposed: succession(kit),
  } satisfies Readonly<Record<RoyalsEventKind, EventLook>>,
  kinds: {
    queen: { name: (t) => t('term.queen'), entry: 'royals' },
    king: { name: (t) => t('term.king'), entry: 'royals' },
  } satisfies Readonly<Record<RoyalsKind, KindLook>>,
  reasons: { needsRoyal: 'royals', wrongLevel: 'royals' } satisfies Readonly<Record<RoyalsViolation, EntryId>>,
  squareFacts: ({ t }, _view, { level }) =>
    level < RESIDENCE
      ? []
      : [{ name: t('play.fact.crowned'), value: t(level === RESIDENCE ? 'term.residence' : 'term.capital') }],
  seatFacts: court(kit),
  checkpoint: {
    has: court(kit),
    asks: (t) => t('checkpoint.royals', { queen: royalsData.CARDS_FOR.queen, king: royalsData.CARDS_FOR.king }),
  },
});
