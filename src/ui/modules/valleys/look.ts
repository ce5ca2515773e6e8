/** The valleys of kings and queens: exploring, buildings, pass and bridge (VAL). */
import {
  boxOf,
  FACTION_NAMES,
  nameOfKind,
  type ActionOf,
  type DecisionView,
  type Event,
  type PlayerView,
  type Seat,
  type Square,
} from '@battalia/engine';
import type { EntryId } from '@/i18n/entryText';
import type { DeedLook } from '../../deeds/look';
import type { EventLook } from '../../text/eventLook';
import type { QuestionLook } from '../../text/question';
import type { Speaker } from '../../text/speaker';
import { hiddenHere } from '../hidden';
import type { Kit } from '../kit';
import type { KindLook, ModuleLook, TileLook } from '../look';

const BUILDINGS = ['townHall', 'smithy', 'stable', 'arena', 'tavern', 'weavingMill', 'guildOfMagic', 'shop'] as const;
type Building = (typeof BUILDINGS)[number];
export type ValleysKind = 'centre' | 'valleyRoad' | 'mountainPass' | 'kingsBridge' | Building;
export type ValleysActionKind =
  | 'explore'
  | 'collect'
  | 'occupy'
  | 'takeBooster'
  | 'spendBooster'
  | 'returnGreat'
  | 'raiseCity'
  | 'lowerCity'
  | 'exchangeGreat'
  | 'moveOn';
export type ValleysEventKind =
  'explored' | 'occupied' | 'deserted' | 'boosterTaken' | 'boosterSpent' | 'returned' | 'lowered';
export type ValleysQuestionKind = 'atPass' | 'atBridge' | 'raising' | 'giving' | 'lowering' | 'atGate' | 'underGate';
export type ValleysViolation =
  'nothingHidden' | 'noWayIn' | 'unexplored' | 'collectedAlready' | 'noSuchGoods' | 'lowestLevel' | 'tooFewLevels';

/** 'stormgate (Bärfolk)'. */
const gateText = ({ cardText, placeText }: Kit, speaker: Speaker, square: Square): string => {
  const there = speaker.board[square];
  return there?.kind === 'tile' ? cardText(speaker, there.tile.card) : placeText(speaker, square);
};

// ---------------------------------------------------------------- what can be done

type Deeds = { readonly [K in ValleysActionKind]: DeedLook<ActionOf<K>> };

const deeds = (kit: Kit): Deeds => ({
  explore: {
    group: 'build',
    answer: 'never',
    ...kit.paid,
    picture: () => ({ kind: 'sign', name: 'valleyRoad' }),
    squares: ({ square }) => [square],
    mark: 'build',
    words: (speaker, { square }) => speaker.t('action.explore', { place: kit.placeText(speaker, square) }),
    places: ({ t }) => t('play.places.explore'),
  },
  collect: {
    group: 'pool',
    answer: 'side',
    picture: ({ goods }, _box, pool) => kit.nextThing(goods, pool),
    words: (speaker, { goods }) => speaker.t('action.collect', { card: kit.nextText(speaker, goods) }),
  },
  occupy: {
    group: 'heroes',
    answer: 'side',
    picture: () => ({ kind: 'sign', name: 'townHall' }),
    squares: ({ square }) => [square],
    mark: 'build',
    words: (speaker, { square }) => speaker.t('action.occupy', { at: kit.atText(speaker, square) }),
  },
  takeBooster: {
    group: 'choice',
    answer: 'side',
    picture: () => ({ kind: 'thing', name: 'booster', faction: null }),
    words: ({ t }) => t('action.takeBooster'),
  },
  spendBooster: {
    group: 'choice',
    answer: 'side',
    picture: () => ({ kind: 'thing', name: 'booster', faction: null }),
    words: ({ t }) => t('action.spendBooster'),
  },
  returnGreat: {
    group: 'choice',
    answer: 'panel',
    face: ({ t }, { card }) => ({ card, note: t('play.note.returnGreat') }),
    words: (speaker, { card }) => speaker.t('action.returnGreat', { card: kit.cardText(speaker, card) }),
  },
  raiseCity: {
    group: 'choice',
    answer: 'side',
    squares: ({ square }) => [square],
    mark: 'build',
    words: (speaker, { square }) =>
      kit.capital(
        speaker.t('action.raiseCity', {
          city: kit.cityAtText(speaker, square),
          level: kit.upgradedLevel(speaker, square),
        }),
      ),
  },
  lowerCity: {
    group: 'choice',
    answer: 'side',
    squares: ({ square }) => [square],
    mark: 'build',
    words: (speaker, { square }) =>
      kit.capital(speaker.t('action.lowerCity', { city: kit.cityAtText(speaker, square) })),
  },
  exchangeGreat: {
    group: 'choice',
    answer: 'panel',
    face: ({ t }, { card }) => ({ card, note: t('play.note.exchangeGreat') }),
    words: (speaker, { card }) => speaker.t('action.exchangeGreat', { card: kit.cardText(speaker, card) }),
  },
  moveOn: { group: 'choice', answer: 'main', words: ({ t }) => t('action.moveOn') },
});

// ---------------------------------------------------------------- what is asked

type Questions = { readonly [K in ValleysQuestionKind]: QuestionLook<DecisionView & { readonly kind: K }> };

const LINKS: readonly EntryId[] = ['valley-links'];

const questions = ({ takeOf }: Kit): Questions => ({
  atPass: { words: (t) => t('play.question.atPass'), rules: LINKS },
  atBridge: { words: (t) => t('play.question.atBridge'), rules: LINKS },
  raising: { words: (t) => t('play.question.raising'), rules: LINKS },
  giving: { words: (t) => t('play.question.giving'), rules: LINKS },
  lowering: { words: (t) => t('play.question.lowering'), rules: LINKS },
  atGate: { words: (t) => t('play.question.atGate'), rules: ['valley-links', 'gates'] },
  underGate: {
    words: (t) => t('play.question.underGate'),
    cards: ({ choice }) => ({ choice, answer: takeOf }),
    rules: LINKS,
  },
});

// ---------------------------------------------------------------- what happened

type Events = { readonly [K in ValleysEventKind]: EventLook<Extract<Event, { kind: K }>> };

const events = (kit: Kit): Events => ({
  explored: {
    words: (speaker, { seat, square, card }) =>
      speaker.t('event.explored', {
        player: kit.playerText(speaker, seat),
        place: kit.placeText(speaker, square),
        card: kit.cardText(speaker, card),
      }),
    square: ({ square }) => square,
    weight: () => 'moment',
    card: ({ card }) => card,
  },
  occupied: {
    words: (speaker, { seat, square }) =>
      speaker.t('event.occupied', { player: kit.playerText(speaker, seat), place: kit.placeText(speaker, square) }),
    square: ({ square }) => square,
  },
  deserted: {
    words: (speaker, { square }) => speaker.t('event.deserted', { place: kit.placeText(speaker, square) }),
    square: ({ square }) => square,
  },
  boosterTaken: {
    words: (speaker, { seat, hero, gate }) =>
      speaker.t('event.boosterTaken', {
        player: kit.playerText(speaker, seat),
        hero: hero + 1,
        gate: gateText(kit, speaker, gate),
      }),
    square: ({ gate }) => gate,
    motion: {
      spark: ({ seat, hero, gate }) => ({ of: 'charge', from: { square: gate }, to: { seat, hero }, faction: null }),
    },
  },
  boosterSpent: {
    words: (speaker, { seat, gate }) =>
      speaker.t('event.boosterSpent', { player: kit.playerText(speaker, seat), gate: gateText(kit, speaker, gate) }),
    square: ({ gate }) => gate,
    motion: { spark: ({ gate }) => ({ of: 'charge', from: { square: gate }, to: { square: gate }, faction: null }) },
  },
  returned: {
    words: (speaker, { seat, card }) =>
      speaker.t('event.returned', { player: kit.playerText(speaker, seat), card: kit.cardText(speaker, card) }),
    motion: { goes: ({ card }) => [[card, { kind: 'hidden' }]] },
  },
  lowered: {
    words: (speaker, { seat, square, level }) =>
      speaker.t('event.lowered', {
        player: kit.playerText(speaker, seat),
        city: kit.cityAtText(speaker, square),
        level,
      }),
    square: ({ square }) => square,
  },
});

// ---------------------------------------------------------------- all of it

const buildingKind = (name: Building): KindLook => ({
  name: (t) => t(`term.${name}`),
  entry: 'valley-buildings',
});

/** No city, though there is a token on it. */
const building = ({ playerText }: Kit): TileLook => ({
  owned: (speaker, { holder }) =>
    holder === null ? null : speaker.t('match.buildingOf', { player: playerText(speaker, holder) }),
});

const bits = (mask: number): number => FACTION_NAMES.filter((_, i) => (mask & (1 << i)) !== 0).length;

/** Boosters that heroes of a seat carry, by the factions of their gates. */
const carried = (
  { own, players }: Pick<PlayerView, 'own' | 'players'>,
  seat: Seat,
): readonly { hero: number; faction: number }[] =>
  (players[seat]?.heroes ?? []).flatMap((_, hero) => {
    const gate = own.valleys?.boosters[seat * 2 + hero] ?? 0;
    return gate === 0 ? [] : [{ hero, faction: gate - 1 }];
  });

export const valleysLook = (kit: Kit): ModuleLook => ({
  id: 'valleys',
  deeds: deeds(kit),
  questions: questions(kit),
  events: events(kit),
  targets: {
    building: {
      name: (speaker, { square }) => speaker.t('battle.target.building', { at: kit.atText(speaker, square) }),
      attack: kit.placeAttack((t) => t('term.building')),
      defence: (t) => t('battle.term.building'),
    },
  },
  kinds: {
    centre: { name: (t) => t('term.centre'), entry: 'valleys' },
    valleyRoad: { name: (t) => t('kind.valleyRoad'), entry: 'valleys' },
    mountainPass: { name: (t) => t('term.mountainPass'), entry: 'valley-links' },
    kingsBridge: { name: (t) => t('term.kingsBridge'), entry: 'valley-links' },
    ...Object.fromEntries(BUILDINGS.map((name) => [name, buildingKind(name)])),
  },
  tiles: {
    valleyRoad: { bare: true },
    ...Object.fromEntries(BUILDINGS.map((name) => [name, building(kit)])),
  },
  reasons: {
    nothingHidden: 'valleys',
    noWayIn: 'valleys',
    unexplored: 'valleys',
    collectedAlready: 'valley-buildings',
    noSuchGoods: 'valley-buildings',
    lowestLevel: 'valley-links',
    tooFewLevels: 'valley-links',
  } satisfies Readonly<Record<ValleysViolation, EntryId>>,
  // A booster lies where it works.
  tokens(view, square) {
    const there = view.board[square];
    if (there?.kind !== 'tile' || nameOfKind(boxOf(view), there.tile.kind) !== 'gate') return [];
    return view.players.flatMap(({ seat }) =>
      carried(view, seat)
        .filter(({ faction }) => faction === there.tile.faction)
        .map(({ hero }) => ({ name: 'booster', seat, face: hero })),
    );
  },
  squareFacts: hiddenHere,
  seatFacts(t, view, seat) {
    const spent = bits(view.own.valleys?.spent[seat] ?? 0);
    return [
      ...carried(view, seat).map(({ hero, faction }) => ({
        glyph: 'booster' as const,
        text: t('play.fact.booster', { hero: hero + 1, gate: kit.factionText(t, faction) }),
      })),
      ...(spent === 0 ? [] : [{ glyph: 'booster' as const, text: t('play.fact.boosters', { spent }) }]),
    ];
  },
});
