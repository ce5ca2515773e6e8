/** Cards, piles, lines and what is asked. */
import { boxOf, nameOfKind } from '@battalia/engine';
import type { TopicOf } from '../../../hint/topic';
import { modulePart } from '../../../modules/registry';
import { capital } from '../../../text/capital';
import { kindText } from '../../../text/cards';
import { entryOfKind } from '../../../text/kindEntry';
import { questionLook, rulesNow } from '../../../text/question';
import { cardsText } from '../../../text/speaker';
import type { RuleRef } from '../../../game/rule';
import type { Play } from '../usePlay';
import { cardNow, lineNow } from './deed';
import type { Explanation } from './explanation';

export function ruleOfKind({ view }: Pick<Play, 'view'>, kind: number): RuleRef {
  const box = boxOf(view);
  const entry = entryOfKind(kind, box);
  const line = modulePart('kinds', nameOfKind(box, kind))?.line;
  return line === undefined ? entry : [entry, line];
}

export function cardExplained({ card, of, label }: TopicOf<'card'>, play: Play): Explanation {
  const { view, speaker } = play;
  const now = card === null ? null : cardNow(play, card);
  return {
    title: capital(label),
    says: modulePart('kinds', nameOfKind(boxOf(view), of))?.says?.(speaker.t) ?? null,
    now: now === null ? [] : [now],
    rule: ruleOfKind(play, of),
    lit: view.illuminated === of,
  };
}

export function pileExplained({ pile, seat }: TopicOf<'pile'>, { view, speaker }: Play): Explanation | null {
  const { t } = speaker;
  const player = view.players[seat];
  if (player === undefined) return null;
  switch (pile) {
    case 'nation':
      return { title: t('match.nationSize', { count: player.nationSize }), says: null, now: [], rule: 'drawing' };
    case 'shelter':
      return {
        title: t('match.shelterSize', { count: player.shelterSize }),
        says: null,
        now: player.played.length === 0 ? [] : [`${t('match.tableSize', { count: player.played.length })}.`],
        rule: ['drawing', 1],
      };
    case 'ambush':
      return {
        title: t('match.ambushSize', { count: player.ambushSize }),
        says: null,
        now: holding(
          speaker,
          (player.ambush ?? []).map(({ card }) => card),
        ),
        rule: ['ambush', 1],
      };
  }
}

const holding = (speaker: Play['speaker'], cards: readonly number[]): readonly string[] =>
  cards.length === 0 ? [] : [speaker.t('explain.holds', { cards: cardsText(speaker, cards) })];

export function tentExplained({ tent }: TopicOf<'tent'>, { speaker }: Play): Explanation {
  const kind = speaker.box.kindOf[tent] ?? 0;
  return {
    title: capital(kindText(speaker.t, kind, speaker.box)),
    says: null,
    now: holding(speaker, speaker.tents?.get(tent) ?? []),
    rule: ['tent', 1],
  };
}

export function lineExplained({ number, cards }: TopicOf<'line'>, play: Play): Explanation {
  const { t } = play.speaker;
  return {
    title: t('play.lineNumber', { number }),
    says: null,
    now: cards.length === 0 ? [t('explain.line.empty')] : [lineNow(play, cards)],
    rule: 'line',
  };
}

export const lackExplained = ({ words, rule }: TopicOf<'lack'>, { speaker: { t } }: Play): Explanation => ({
  title: words,
  says: t('explain.lack'),
  now: [],
  rule,
});

export function questionExplained({ view: { decision }, speaker: { t } }: Play): Explanation | null {
  if (decision === null) return null;
  const words = questionLook(decision).words(t, decision);
  return words === null ? null : { title: words, says: null, now: [], rule: rulesNow(decision)[0] ?? null };
}
