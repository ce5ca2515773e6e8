/** A battle: what each number of a sum stands for. */
import { assertNever, boxOf, type BattleView, type Term } from '@battalia/engine';
import { targetLook } from '../../../deeds/targets';
import type { RuleRef } from '../../../game/rule';
import type { TopicOf } from '../../../hint/topic';
import { modulePart } from '../../../modules/registry';
import { capital } from '../../../text/capital';
import { sideName, standingText, sumText, termName } from '../battle/battleText';
import type { Play } from '../usePlay';
import { ruleOfKind } from './cards';
import type { Explanation } from './explanation';

function ruleOfTerm(play: Play, { target, defence }: BattleView, term: Term): RuleRef {
  switch (term.kind) {
    case 'card':
      return ruleOfKind(play, boxOf(play.view).kindOf[term.card] ?? 0);
    case 'moral':
      return 'moral';
    case 'ground':
      return ['advanced', 1];
    case 'defence':
      if (target.kind !== 'city') return targetLook(target).rule;
      return defence.seat === null ? 'neutral-city' : 'opening';
    case 'other':
      return modulePart('terms', term.name) ?? 'strength';
    default:
      return assertNever(term);
  }
}

export function termExplained({ which, place }: TopicOf<'term'>, play: Play): Explanation | null {
  const { view, speaker } = play;
  const { battle } = view;
  const term = battle?.[which].terms[place];
  if (battle === null || term === undefined) return null;
  return {
    title: capital(termName(speaker, view, battle, term)),
    says: null,
    now: [
      speaker.t('explain.term', {
        strength: term.strength < 0 ? `−${-term.strength}` : `+${term.strength}`,
        total: battle[which].total,
        player: sideName(speaker, battle[which]),
      }),
    ],
    rule: ruleOfTerm(play, battle, term),
  };
}

export function totalExplained({ which }: TopicOf<'total'>, { view, speaker }: Play): Explanation | null {
  const { battle } = view;
  if (battle === null) return null;
  return {
    title: `${sideName(speaker, battle[which])}: ${battle[which].total}`,
    says: speaker.t('explain.total'),
    now: [sumText(speaker, view, battle, battle[which]), standingText(speaker, battle)],
    rule: 'strength',
  };
}

export function joiningExplained({ which }: TopicOf<'joining'>, { view, speaker: { t } }: Play): Explanation | null {
  const count = view.battle?.[which].heroes.length ?? 0;
  return count === 0
    ? null
    : { title: capital(t('battle.heroes', { count })), says: null, now: [], rule: 'battle-lost' };
}
