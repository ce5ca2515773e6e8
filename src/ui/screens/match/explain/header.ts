/** The header and the keys of the app: day and oracle, what everybody knows of a player, teams. */
import { DAYS_PER_WEEK, item, modulesOf, rulesOf, TERRAIN_NAMES, type SeatView } from '@battalia/engine';
import { useMatch } from '@/store/match/useMatch';
import type { TopicOf } from '../../../hint/topic';
import type { RuleRef } from '../../../game/rule';
import { looksOf } from '../../../modules/registry';
import { capital } from '../../../text/capital';
import { factionText, kindText } from '../../../text/cards';
import { dayText, weekAndDay } from '../../../text/day';
import { rulesNow } from '../../../text/question';
import { playerText } from '../../../text/speaker';
import type { Play } from '../usePlay';
import { deedExplained } from './deed';
import type { Explanation } from './explanation';

const RULES_OF_TOOLS: Readonly<Partial<Record<TopicOf<'tool'>['tool'], RuleRef>>> = {
  help: 'victory',
  pool: 'empty-deck',
  list: 'turn-steps',
  newLine: 'line',
  chooseLine: 'line',
  clearLine: 'line',
  turnCard: 'roads-agree',
};

export function toolExplained({ tool, words }: TopicOf<'tool'>, { speaker: { t }, legal }: Play): Explanation {
  return {
    title: words,
    says: t(`explain.tool.${tool}`),
    now: tool === 'undo' ? undoNow(t) : tool === 'list' ? [t('explain.list.now', { number: legal.length })] : [],
    rule: RULES_OF_TOOLS[tool] ?? null,
  };
}

function undoNow(t: Play['speaker']['t']): readonly string[] {
  const { undoStop, undoCosts } = useMatch.getState();
  if (undoStop !== null) return [t(`match.undoStop.${undoStop}`)];
  return undoCosts ? [t('match.undoCosts')] : [];
}

export function statusExplained({ view, speaker: { t, ...rest } }: Play): Explanation {
  const seat = view.decision?.seat;
  return {
    title: seat === undefined ? t('match.end') : playerText({ t, ...rest }, seat),
    says: t('explain.status'),
    now: [],
    rule: rulesNow(view.decision)[0] ?? null,
  };
}

export function dayExplained({ view, speaker: { t } }: Play): Explanation {
  const left = DAYS_PER_WEEK - weekAndDay(view.day).day;
  const { weeks } = rulesOf(view.config);
  return {
    title: dayText(t, view.day),
    says: null,
    now: [
      left === 0 ? t('explain.day.last') : t('explain.day.left', { number: left }),
      ...(weeks > 0 ? [t('explain.day.end', { week: weeks })] : []),
    ],
    rule: 'oracle',
  };
}

export function oracleExplained({ view: { illuminated, matching }, speaker: { t } }: Play): Explanation | null {
  if (illuminated === null || matching === null) return null;
  return {
    title: t('term.oracle'),
    says: `${t('look.illuminatedMeans')} ${t('look.matchingMeans')}`,
    now: [
      t('match.illuminated', { artefact: kindText(t, illuminated) }),
      t('match.matching', { artefact: kindText(t, matching) }),
    ],
    rule: 'illuminated',
  };
}

// ---------------------------------------------------------------- players

type Told = (player: SeatView, play: Play) => Explanation;

const levelsOf = ({ view }: Play, { seat }: SeatView): readonly number[] =>
  view.board
    .flatMap((square) => (square.kind === 'tile' && square.holder === seat && square.level > 0 ? [square.level] : []))
    .sort((a, b) => b - a);

const FACTS: Readonly<Record<NonNullable<TopicOf<'player'>['fact']>, Told>> = {
  emblem: ({ seat, faction }, { speaker }) => ({
    title: faction === null ? playerText(speaker, seat) : factionText(speaker.t, faction),
    says:
      faction === null
        ? speaker.t('explain.emblem.none', { player: playerText(speaker, seat) })
        : speaker.t('explain.emblem', {
            player: playerText(speaker, seat),
            terrain: speaker.t(`term.${item(TERRAIN_NAMES, faction)}`),
          }),
    now: [],
    rule: 'moral',
  }),
  points: (player, play) => {
    const { t } = play.speaker;
    const levels = levelsOf(play, player);
    return {
      title: t('count.points', { count: player.points }),
      says: t('help.aim.points'),
      now:
        levels.length === 0
          ? []
          : [t('explain.points.now', { player: playerText(play.speaker, player.seat), levels: levels.join(', ') })],
      rule: 'victory',
    };
  },
  cities({ seat, level4Cities }, { view, speaker }) {
    const end = view.ends.find(({ reason, seats }) => reason === 'cities' && seats.includes(seat));
    const facts = { player: playerText(speaker, seat), needed: end?.needed ?? 0 };
    return {
      title: speaker.t('match.level4', { count: level4Cities }),
      says: speaker.t(end !== undefined && end.seats.length > 1 ? 'explain.cities.team' : 'explain.cities', facts),
      now: [],
      rule: ['game-end', 1],
    };
  },
  hand: ({ seat, handSize }, { speaker }) => ({
    title: speaker.t('match.handSize', { count: handSize }),
    says: speaker.t('explain.hand', { player: playerText(speaker, seat) }),
    now: [],
    rule: ['turn-steps', 4],
  }),
  deck: ({ deckSize }, { speaker: { t } }) => ({
    title: `${capital(t('term.creationDeck'))}: ${t('count.cards', { count: deckSize })}`,
    says: null,
    now: [],
    rule: 'creation-deck',
  }),
};

export function playerExplained({ seat, fact }: TopicOf<'player'>, play: Play): Explanation | null {
  const player = play.view.players[seat];
  if (player === undefined) return null;
  if (fact !== null) return FACTS[fact](player, play);
  const { t } = play.speaker;
  return {
    title: playerText(play.speaker, seat),
    says: t('explain.player', { player: playerText(play.speaker, seat) }),
    now: [
      player.faction === null ? null : factionText(t, player.faction),
      ...[FACTS.points, FACTS.cities, FACTS.hand, FACTS.deck].map((told) => told(player, play).title),
    ].filter((part) => part !== null),
    rule: 'victory',
  };
}

/** What partners have together is told by whoever lets them play together. */
export function teamExplained({ party, fact }: TopicOf<'team'>, { view, speaker: { t } }: Play): Explanation | null {
  const all = view.together?.[party];
  const [seat] = all?.seats ?? [];
  if (all === undefined || seat === undefined) return null;
  const told = looksOf(modulesOf(view)).flatMap(({ seatFacts }) => seatFacts?.(t, view, seat) ?? []);
  const sign = fact === 'points' ? 'points' : 'castle';
  const own = fact === null ? told[0] : told.find(({ glyph }) => glyph === sign);
  const { points, level4Cities: cities, citiesNeeded: needed } = all;
  return {
    title: own?.text ?? t('play.team.sum', { team: party + 1, points, cities, needed }),
    says: fact === 'points' ? t('help.aim.points') : null,
    now: fact === null ? [t('play.team.sum', { team: party + 1, points, cities, needed })] : [],
    rule: own?.rule ?? 'victory',
  };
}

export function partnerExplained({ seat, action }: TopicOf<'partner'>, play: Play): Explanation | null {
  const { view, speaker } = play;
  if (action !== null)
    return deedExplained([action], speaker.t('play.team.partner', { player: playerText(speaker, seat) }), play);
  const [told] = looksOf(modulesOf(view)).flatMap(({ seatFacts }) => seatFacts?.(speaker.t, view, seat) ?? []);
  return {
    title: playerText(speaker, seat),
    says: speaker.t('explain.partner.waits', { player: playerText(speaker, seat) }),
    now: [],
    rule: told?.rule ?? null,
  };
}
