/** A battle in words: what it is about, every term of a total by name, what is still missing. */
import {
  assertNever,
  type BattleView,
  type Foresight,
  type PlayerView,
  type SideView,
  type Term,
  type Violation,
} from '@battalia/engine';
import { textOr } from '@/i18n/translate';
import { playerText, type Speaker } from '../../../text/speaker';
import { targetLook } from '../../../deeds/targets';
import { cardText, costText } from '../../../text/cards';
import { plainName } from '../../../text/plain';
import { violationText } from '../../../text/violation';

export const battleTitle = (speaker: Speaker, { target }: BattleView): string =>
  speaker.t('battle.title', { target: targetLook(target).name(speaker, target) });

export const sideName = (speaker: Speaker, { seat }: SideView): string =>
  seat === null ? speaker.t('match.guards') : playerText(speaker, seat);

/** What a term stands for: a card, the level of the city that is attacked, guards, moral, home terrain. */
export function termName(speaker: Speaker, view: PlayerView, battle: BattleView, term: Term): string {
  const { t } = speaker;
  switch (term.kind) {
    case 'card':
      return cardText(speaker, term.card);
    case 'moral':
      return t('term.moral');
    case 'other':
      return textOr(t, `match.term.${term.name}`, {}, `${t('match.term.other')}: ${plainName(term.name)}`);
    case 'ground':
      return t('term.homeTerrain');
    case 'defence': {
      const square = view.board[battle.target.square];
      const held = battle.defence.seat !== null;
      const named = targetLook(battle.target).defence?.(t, held);
      if (named !== undefined) return named;
      if (battle.target.kind === 'city' && held && square?.kind === 'tile')
        return t('battle.term.level', { level: square.level });
      return held ? t('match.term.defence') : t('battle.term.guards');
    }
    default:
      return assertNever(term);
  }
}

/** BATTLE-03, BATTLE-06: the attack must be greater, the defence must reach it. 0: enough for now. */
export function missing(battle: BattleView, side: 'attack' | 'defence'): number {
  const { attack, defence } = battle;
  return Math.max(0, side === 'attack' ? defence.total + 1 - attack.total : attack.total - defence.total);
}

/** How it stands: of an opening both totals, for it is confirmed with them or called off; later what is needed to stay in. */
export function standingText(speaker: Speaker, battle: BattleView): string {
  const { t } = speaker;
  const side = onMove(battle);
  const player = sideName(speaker, battle[side]);
  const count = missing(battle, side);
  if (battle.phase !== 'assault')
    return count > 0 ? t('battle.need', { player, count }) : t('battle.enough', { player });
  const { attack, defence } = battle;
  const facts = { player, attack: attack.total, other: sideName(speaker, defence), defence: defence.total };
  return count > 0 ? t('battle.weak', { ...facts, count }) : t('battle.strong', facts);
}

/** What the side on move has to know. BATTLE-04: only a hero that is attacked by itself may retreat. BATTLE-16: guards do not answer. BATTLE-18: what it costs to give up an opening. */
export function ruleText(speaker: Speaker, battle: BattleView): string {
  const { t } = speaker;
  const { phase, target, committed, defence } = battle;
  if (phase === 'reply' && target.kind !== 'hero') return t('battle.rule.hold');
  if (phase !== 'assault') return t(`battle.rule.${phase}`);
  if (missing(battle, 'attack') > 0) return t(committed ? 'battle.rule.committed' : 'battle.rule.assault');
  return defence.seat === null
    ? t('battle.rule.strike')
    : t('battle.rule.challenge', { other: playerText(speaker, defence.seat) });
}

/** Why a hero that is attacked cannot flee. */
export function noRetreatText(speaker: Speaker, why: Violation): string {
  if (why.code === 'doesNotPay') return speaker.t('battle.noRetreat', { cost: costText(speaker.t, why.cost) });
  return why.code === 'cannotRetreat' ? violationText(speaker, why) : speaker.t('battle.noWayOut');
}

/** Whose move it is in the battle. */
export const onMove = ({ phase }: BattleView): 'attack' | 'defence' =>
  phase === 'assault' || phase === 'press' ? 'attack' : 'defence';

/** 'Ada: 7. friman +1, moral bonus +1'. */
export function sumText(speaker: Speaker, view: PlayerView, battle: BattleView, side: SideView): string {
  const terms = side.terms
    .filter(({ strength }) => strength !== 0)
    .map((term) => `${termName(speaker, view, battle, term)} +${term.strength}`);
  if (hasLostMoral(side)) terms.push(speaker.t('battle.noMoral'));
  return speaker.t('battle.sum', {
    player: sideName(speaker, side),
    total: side.total,
    terms: terms.length === 0 ? speaker.t('battle.noCards') : terms.join(', '),
  });
}

/** BATTLE-09: heroes take part and cards lie there, and yet nothing is added for them. */
export const hasLostMoral = ({ heroes, terms }: SideView): boolean =>
  heroes.length > 0 && terms.some(({ kind }) => kind === 'card') && !terms.some(({ kind }) => kind === 'moral');

const moralOf = ({ terms }: SideView): number => terms.find(({ kind }) => kind === 'moral')?.strength ?? 0;

/** 'then your 5 against 4: enough, costs the moral bonus of 1': whoever is on move comes first. Null: there is nothing to say. */
export function foresightText(
  { t }: Pick<Speaker, 't'>,
  before: BattleView | null,
  { battle, binds }: Foresight,
): string | null {
  const side = before === null ? 'attack' : onMove(before);
  const parts: string[] = [];
  const count = battle === null ? null : missing(battle, side);
  if (battle !== null && count !== null) {
    const facts = { own: battle[side].total, other: battle[side === 'attack' ? 'defence' : 'attack'].total };
    parts.push(count > 0 ? t('battle.then.short', { ...facts, count }) : t('battle.then.enough', facts));
    const lost = before === null ? 0 : moralOf(before[side]) - moralOf(battle[side]);
    if (lost > 0) parts.push(t('battle.then.moral', { count: lost }));
  }
  // What is strong enough is not called off anyway.
  if (binds && count !== 0) parts.push(t('battle.then.binds'));
  return parts.length === 0 ? null : parts.join(', ');
}
