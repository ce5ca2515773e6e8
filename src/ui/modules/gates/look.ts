/** The gates: jumps through the storm, and what the storm asks (GATE). */
import {
  cardsOfKind,
  FACTION_NAMES,
  item,
  nameOfKind,
  STORMS,
  TERRAIN_NAMES,
  type ActionOf,
  type Box,
  type Card,
  type DecisionView,
  type Event,
  type Line,
  type Square,
  type Storm,
} from '@battalia/engine';
import type { EntryId } from '@/i18n/entryText';
import type { Translate } from '@/i18n/message';
import type { DeedLook } from '../../deeds/look';
import type { EventLook } from '../../text/eventLook';
import type { QuestionLook } from '../../text/question';
import type { Teller } from '../../text/cards';
import type { Speaker } from '../../text/speaker';
import type { Kit } from '../kit';
import type { KindLook, ModuleLook } from '../look';

export type GatesKind = 'gate' | Storm;
export type GatesActionKind =
  | 'jump'
  | 'onward'
  | 'stay'
  | 'stormArtefact'
  | 'stormRoad'
  | 'stormLand'
  | 'stormTerrain'
  | 'stormEcho'
  | 'stormRank'
  | 'stormCity'
  | 'stormTent';
export type GatesEventKind = 'stormDrawn' | 'stormSkipped' | 'stormsShuffled' | 'jumped' | 'fetched' | 'struck';
export type GatesQuestionKind =
  | 'onward'
  | 'stormArtefact'
  | 'stormRoad'
  | 'stormLand'
  | 'stormTerrain'
  | 'stormEcho'
  | 'stormRank'
  | 'stormCity'
  | 'stormLimbo'
  | 'stormTent';
export type GatesViolation = 'notAGate' | 'jumpedAlready' | 'wrongJump';

/** The effect that a card is. */
const stormOf = (box: Box, card: Card): Storm | undefined => {
  const name = nameOfKind(box, box.kindOf[card] ?? 0);
  return STORMS.find((storm) => storm === name);
};

const nameOf = ({ t, box }: Teller, card: Card): string => {
  const storm = stormOf(box, card);
  return storm === undefined ? '' : t(`kind.${storm}`);
};
const sentenceOf = ({ t, box }: Teller, card: Card): string => {
  const storm = stormOf(box, card);
  return storm === undefined ? '' : t(`storm.${storm}`);
};

/** 'Ulvmoss', as it stands on the map, or 'stormgate (Bärfolk)'. */
const gateText = ({ cardText, placeText }: Kit, speaker: Speaker, square: Square): string => {
  const there = speaker.board[square];
  const named = (speaker.naming ?? null) !== null;
  return !named && there?.kind === 'tile' ? cardText(speaker, there.tile.card) : placeText(speaker, square);
};

// ---------------------------------------------------------------- what can be done

type Deeds = { readonly [K in GatesActionKind]: DeedLook<ActionOf<K>> };

const faceOf = (card: Card | null) => (card === null ? null : { card });

const ownerOf = ({ names, campers }: Speaker, tent: Card): string => names[campers?.get(tent) ?? -1] ?? '';

const deeds = (kit: Kit): Deeds => ({
  jump: {
    rule: 'gates',
    group: 'heroes',
    answer: 'never',
    byKind: true,
    cards: ({ pay }): Line => pay,
    withCards: (action, swap) => ({ ...action, pay: action.pay.map(swap).sort((a, b) => a - b) }),
    picture: ({ hero }) => ({ kind: 'hero', which: hero }),
    squares: ({ to }) => [to],
    mark: 'move',
    hero: ({ hero }) => hero,
    dims: true,
    words: (speaker, { hero, from, to }) =>
      speaker.t('action.jump', {
        hero: hero + 1,
        from: gateText(kit, speaker, from),
        to: gateText(kit, speaker, to),
      }),
    places: ({ t }, [action]) => t('play.places.jump', { hero: (action?.hero ?? 0) + 1 }),
  },
  onward: {
    rule: 'gates',
    group: 'choice',
    answer: 'never',
    squares: ({ to }) => [to],
    mark: 'move',
    words: (speaker, { to }) => speaker.t('action.onward', { place: kit.placeText(speaker, to) }),
  },
  stay: { rule: 'gates', group: 'choice', answer: 'main', words: ({ t }) => t('action.stay') },
  stormArtefact: {
    rule: ['storm-effects', 1],
    group: 'choice',
    answer: 'panel',
    face: (speaker, { artefact, faction }) => faceOf(kit.oneOf(speaker, artefact, faction)),
    words: (speaker, { artefact, faction }) =>
      speaker.t('action.stormArtefact', {
        artefact:
          faction === null
            ? kit.nextText(speaker, artefact)
            : speaker.t('card.ofFaction', {
                kind: kit.kindText(speaker.t, artefact),
                faction: kit.factionText(speaker.t, faction),
              }),
      }),
  },
  stormRoad: {
    rule: ['storm-effects', 4],
    group: 'choice',
    answer: 'panel',
    face: (speaker, { tile }) => faceOf(kit.oneOf(speaker, tile)),
    words: (speaker, { tile }) => speaker.t('action.stormRoad', { tile: kit.kindText(speaker.t, tile) }),
  },
  stormLand: {
    rule: ['storm-effects', 7],
    group: 'choice',
    answer: 'never',
    squares: ({ square }) => [square],
    mark: 'build',
    words: (speaker, { square }) => speaker.t('action.stormLand', { place: kit.placeText(speaker, square) }),
  },
  stormTerrain: {
    rule: ['storm-effects', 7],
    group: 'choice',
    answer: 'side',
    picture: ({ terrain }) => ({ kind: 'emblem', faction: terrain }),
    glyph: ({ terrain }) => item(FACTION_NAMES, terrain),
    words: ({ t }, { terrain }) => t('action.stormTerrain', { terrain: t(`term.${item(TERRAIN_NAMES, terrain)}`) }),
  },
  stormEcho: {
    rule: ['storm-effects', 8],
    group: 'choice',
    answer: 'panel',
    face: (speaker, { card }) => ({ card, note: sentenceOf(speaker, card) }),
    words: (speaker, { card }) =>
      speaker.t('action.stormEcho', { effect: nameOf(speaker, card), does: sentenceOf(speaker, card) }),
  },
  stormRank: {
    rule: ['storm-effects', 9],
    group: 'choice',
    answer: 'panel',
    face: (_speaker, { card }) => ({ card }),
    words: (speaker, { card }) => speaker.t('action.stormRank', { card: kit.nowText(speaker, card) }),
  },
  stormCity: {
    rule: ['storm-effects', 10],
    group: 'choice',
    answer: 'side',
    squares: ({ square }) => [square],
    mark: 'build',
    words: (speaker, { square }) =>
      kit.capital(
        speaker.t('action.stormCity', {
          city: kit.cityAtText(speaker, square),
          level: kit.upgradedLevel(speaker, square),
        }),
      ),
  },
  stormTent: {
    rule: ['storm-effects', 12],
    group: 'choice',
    answer: 'panel',
    face: (speaker, { tent }) => ({ card: tent, note: ownerOf(speaker, tent) }),
    words: (speaker, { tent }) =>
      speaker.t('action.stormTent', { tent: kit.cardText(speaker, tent), player: ownerOf(speaker, tent) }),
  },
});

// ---------------------------------------------------------------- what is asked

const RULES: readonly EntryId[] = ['storm-effects', 'gates'];

/** The effect says itself what it wants. */
const effect = (storm: Storm): QuestionLook => ({
  words: (t) => t(`storm.${storm}`),
  asker: cardOf(storm),
  rules: RULES,
});

/** There is one card of each. */
const cardOf =
  (storm: Storm) =>
  (_decision: unknown, box: Box): Card | null =>
    cardsOfKind(box, box.named[storm] ?? -1)[0] ?? null;

type Questions = { readonly [K in GatesQuestionKind]: QuestionLook<DecisionView & { readonly kind: K }> };

const questions = ({ takeOf }: Kit): Questions => ({
  onward: { words: (t, { steps }) => t('play.question.onward', { steps }), rules: ['gates', 'move-hero'] },
  stormArtefact: effect('stormArtefact'),
  stormRoad: effect('stormRoad'),
  stormLand: effect('stormLand'),
  stormTerrain: {
    words: (t) => t('play.question.stormTerrain'),
    asker: cardOf('stormLand'),
    rules: RULES,
  },
  stormEcho: effect('stormEcho'),
  stormRank: effect('stormRank'),
  stormCity: effect('stormCity'),
  stormLimbo: {
    words: (t) => t('storm.stormLimbo'),
    asker: cardOf('stormLimbo'),
    cards: ({ choice }) => ({ choice, answer: takeOf }),
    rules: RULES,
  },
  stormTent: effect('stormTent'),
});

// ---------------------------------------------------------------- what happened

type Events = { readonly [K in GatesEventKind]: EventLook<Extract<Event, { kind: K }>> };

const events = (kit: Kit): Events => ({
  stormDrawn: {
    words: (speaker, { seat, card }) =>
      speaker.t('event.stormDrawn', {
        player: kit.playerText(speaker, seat),
        effect: nameOf(speaker, card),
        does: sentenceOf(speaker, card),
      }),
    weight: () => 'moment',
    card: ({ card }) => card,
    reveals: true,
  },
  stormSkipped: { words: (speaker, { card }) => speaker.t('event.stormSkipped', { effect: nameOf(speaker, card) }) },
  stormsShuffled: {
    words: ({ t }) => t('event.stormsShuffled'),
    weight: () => 'step',
    motion: { signal: () => 'shuffle' },
  },
  jumped: {
    words: (speaker, { seat, to }) =>
      speaker.t('event.jumped', { player: kit.playerText(speaker, seat), to: gateText(kit, speaker, to) }),
    square: ({ to }) => to,
    motion: { way: ({ seat, hero, from, to }) => ({ seat, hero, path: [from, to], vanishes: true }) },
  },
  fetched: {
    words: (speaker, { seat, to }) =>
      speaker.t('event.fetched', { player: kit.playerText(speaker, seat), to: gateText(kit, speaker, to) }),
    square: ({ to }) => to,
    motion: {
      way: ({ seat, hero, from, to }) => (from === null ? null : { seat, hero, path: [from, to], vanishes: true }),
    },
  },
  struck: {
    words: (speaker, { seat, owner, tent }) =>
      speaker.t('event.struck', {
        player: kit.playerText(speaker, seat),
        owner: kit.playerText(speaker, owner),
        tent: kit.cardText(speaker, tent),
      }),
    hits: ({ owner }) => owner,
  },
});

// ---------------------------------------------------------------- all of it

const stormKind = (storm: Storm): KindLook => ({
  name: (t: Translate) => t(`kind.${storm}`),
  entry: 'storm-effects',
  says: (t: Translate) => t(`storm.${storm}`),
  glyph: 'gate',
});

export const gatesLook = (kit: Kit): ModuleLook => ({
  id: 'gates',
  deeds: deeds(kit),
  questions: questions(kit),
  events: events(kit),
  kinds: {
    gate: { name: (t) => t('term.gate'), entry: 'gates' },
    ...Object.fromEntries(STORMS.map((storm) => [storm, stormKind(storm)])),
  },
  tiles: {
    gate: { landmark: (tile) => ({ faction: FACTION_NAMES[tile.faction] ?? null, tokens: [] }) },
  },
  reasons: {
    notAGate: 'gates',
    jumpedAlready: 'gates',
    wrongJump: 'gates',
  } satisfies Readonly<Record<GatesViolation, EntryId>>,
});
