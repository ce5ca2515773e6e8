/** The Bleeding Horn of Destiny: the peak, its sanctuaries and their seals (VOL). */
import {
  FACTION_NAMES,
  GATE_SIDE,
  item,
  type CardView,
  type DecisionView,
  type Event,
  type Faction,
  type PlayerView,
  type Seat,
  boxOf,
  ordinalOf,
  type Box,
} from '@battalia/engine';
import type { EntryId } from '@/i18n/entryText';
import type { TargetLook } from '../../deeds/targets';
import type { EventLook } from '../../text/eventLook';
import type { QuestionLook } from '../../text/question';
import type { Speaker } from '../../text/speaker';
import { hiddenHere } from '../hidden';
import type { Kit } from '../kit';
import type { Fact, KindLook, ModuleLook, TileLook, TileView } from '../look';

export type VolcanoKind = 'peak' | 'sanctuary' | 'passage';
export type VolcanoEventKind = 'sealed';
export type VolcanoQuestionKind = 'hoard';
export type VolcanoViolation = 'needsSeal';

/** Sanctuaries are printed in the order of the factions. */
const sanctuaryOf = (box: Box, tile: CardView): Faction => ordinalOf(box, tile.card);

/** VOL-02: several players may hold the seal of one sanctuary. */
const holdersOfSeal = (view: Pick<PlayerView, 'config' | 'own'>, tile: CardView): readonly Seat[] =>
  [...(view.own.volcano?.seals ?? []).entries()].flatMap(([seat, held]) =>
    (held & (1 << sanctuaryOf(boxOf(view), tile))) === 0 ? [] : [seat],
  );

/** The factions whose seals a seat has. */
const sealsOf = ({ own }: PlayerView, seat: Seat): readonly Faction[] =>
  [...FACTION_NAMES.keys()].filter((faction) => ((own.volcano?.seals[seat] ?? 0) & (1 << faction)) !== 0);

const sealHolders = ({ playerText }: Kit, speaker: Speaker, view: PlayerView, { tile }: TileView): readonly string[] =>
  holdersOfSeal(view, tile).map((seat) => playerText(speaker, seat));

const sealed = ({ placeText, playerText }: Kit): EventLook<Extract<Event, { kind: 'sealed' }>> => ({
  words: (speaker, { seat, square }) =>
    speaker.t('event.sealed', { player: playerText(speaker, seat), place: placeText(speaker, square) }),
  square: ({ square }) => square,
  weight: () => 'moment',
});

const hoard = ({ takeOf }: Kit): QuestionLook<Extract<DecisionView, { kind: 'hoard' }>> => ({
  // VOL-02: who may own no further one looks at them all the same.
  words: (t, { choice }) => t(choice.most === 0 ? 'play.question.hoardFull' : 'play.question.hoard'),
  cards: ({ choice }) => ({ choice, answer: takeOf }),
  rules: ['seals'],
});

const targets = ({ atText, placeAttack }: Kit): Readonly<Record<'sanctuary' | 'peak', TargetLook>> => ({
  sanctuary: {
    rule: 'seals',
    name: (speaker, { square }) => speaker.t('battle.target.sanctuary', { at: atText(speaker, square) }),
    attack: placeAttack((t) => t('term.sanctuary')),
  },
  peak: {
    rule: 'keeper',
    name: ({ t }) => t('battle.target.peak'),
    attack: placeAttack((t) => t('term.peak')),
    defence: (t, held) => t(held ? 'battle.term.ruler' : 'battle.term.keeper'),
  },
});

const tiles = (kit: Kit): Readonly<Record<'sanctuary' | 'passage', TileLook>> => ({
  passage: { bare: true },
  sanctuary: {
    // Which of the four it is matters as much as that it is one (VOL-02).
    name: ({ t, box }, tile) =>
      t('card.ofFaction', {
        kind: kit.kindText(t, tile.kind, box),
        faction: kit.factionText(t, sanctuaryOf(box, tile)),
      }),
    remarks: (speaker, view, square) =>
      sealHolders(kit, speaker, view, square).map((name) => `${speaker.t('term.seal')}: ${name}`),
    landmark: (tile, view) => ({
      faction: item(FACTION_NAMES, sanctuaryOf(boxOf(view), tile)),
      tokens: holdersOfSeal(view, tile),
    }),
  },
});

const SIDES = [0, 1, 2, 3] as const;

const squareFacts =
  (kit: Kit): NonNullable<ModuleLook['squareFacts']> =>
  (speaker, view, square) => {
    const { t } = speaker;
    const facts: Fact[] = [];
    if (square.tile.kind === speaker.box.named['sanctuary']) {
      const holders = sealHolders(kit, speaker, view, square);
      facts.push({
        name: kit.capital(t('term.faction')),
        value: kit.factionText(t, sanctuaryOf(speaker.box, square.tile)),
      });
      facts.push({
        rule: 'seals',
        name: t('play.fact.seals'),
        value: holders.length > 0 ? kit.listText(speaker, holders) : t('play.fact.nobody'),
      });
    }
    // VOL-04: who wants to go in or out needs the seal of the faction whose gate it is.
    if (square.tile.kind === speaker.box.named['peak'])
      facts.push({
        rule: 'keeper',
        name: t('play.fact.gates'),
        value: SIDES.map(
          (side) => `${t(`match.side.${side}`)} ${kit.factionText(t, GATE_SIDE.indexOf(1 << side))}`,
        ).join(', '),
      });
    return [...facts, ...hiddenHere(speaker, view, square)];
  };

export const volcanoLook = (kit: Kit): ModuleLook => ({
  id: 'volcano',
  events: { sealed: sealed(kit) } satisfies Readonly<Record<VolcanoEventKind, EventLook>>,
  questions: { hoard: hoard(kit) } satisfies Readonly<Record<VolcanoQuestionKind, QuestionLook>>,
  targets: targets(kit),
  kinds: {
    peak: { name: (t) => t('term.peak'), entry: 'volcano' },
    sanctuary: { name: (t) => t('term.sanctuary'), entry: 'seals' },
    passage: { name: (t) => t('kind.passage'), entry: 'volcano' },
  } satisfies Readonly<Record<VolcanoKind, KindLook>>,
  tiles: tiles(kit),
  reasons: { needsSeal: 'keeper' } satisfies Readonly<Record<VolcanoViolation, EntryId>>,
  squareFacts: squareFacts(kit),
  seatFacts(t, view, seat) {
    const seals = sealsOf(view, seat).map((faction) => kit.factionText(t, faction));
    return seals.length === 0
      ? []
      : [{ rule: 'seals', glyph: 'sanctuary', text: `${t('play.fact.seals')}: ${seals.join(', ')}` }];
  },
});
