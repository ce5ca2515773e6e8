/** A battle in words: what it is about, every term of a total by name, what is still missing. */
import { assertNever, type BattleView, type PlayerView, type SideView, type Term } from '@battalia/engine';
import type { Translate } from '@/i18n/message';
import { textOr } from '@/i18n/translate';
import { playerText, type Speaker } from '../../../text/speaker';
import { targetLook } from '../../../deeds/targets';
import { cardText } from '../../../text/cards';
import { plainName } from '../../../text/plain';

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

/** What the side on move has to know. BATTLE-04: only a hero that is attacked by itself may retreat. BATTLE-18: what it costs to give up an opening. */
export function ruleText(
  t: Translate,
  { phase, target, committed }: Pick<BattleView, 'phase' | 'target' | 'committed'>,
): string {
  if (phase === 'reply' && target.kind !== 'hero') return t('battle.rule.hold');
  return t(committed ? 'battle.rule.committed' : `battle.rule.${phase}`);
}

/** Whose move it is in the battle. */
export const onMove = ({ phase }: BattleView): 'attack' | 'defence' =>
  phase === 'assault' || phase === 'press' ? 'attack' : 'defence';

/** 'Ada: 7. friman +1, moral bonus +1'. */
export function sumText(speaker: Speaker, view: PlayerView, battle: BattleView, side: SideView): string {
  const terms = side.terms
    .filter(({ strength }) => strength !== 0)
    .map((term) => `${termName(speaker, view, battle, term)} +${term.strength}`);
  return speaker.t('battle.sum', {
    player: sideName(speaker, side),
    total: side.total,
    terms: terms.length === 0 ? speaker.t('battle.noCards') : terms.join(', '),
  });
}
