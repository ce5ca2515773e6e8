/** What a line is on its way to, in words. */
import { assertNever, type Goal } from '@battalia/engine';
import type { Translate } from '@/i18n/message';
import { upgradedLevel, type Speaker } from '../../../text/action';
import { kindText } from '../../../text/cards';
import type { Choice } from '../list/choices';

export function goalText(t: Translate, goal: Goal): string {
  switch (goal.kind) {
    case 'hire':
      return kindText(t, goal.unit);
    case 'create':
      return kindText(t, goal.artefact);
    case 'city':
      return t('play.goal.city', { level: goal.level });
    case 'upgrade':
      return t('play.goal.upgrade', { level: goal.level });
    case 'road':
    case 'junction':
    case 'recruit':
      return t(`play.goal.${goal.kind}`);
    default:
      return assertNever(goal);
  }
}

/** A deed whose place is still open: 'Hero 1: move to …'. */
export function placesText(speaker: Speaker, choice: Extract<Choice, { kind: 'places' }>): string {
  const { t } = speaker;
  switch (choice.what) {
    case 'move':
      return t('play.places.move', { hero: (choice.hero ?? 0) + 1 });
    case 'fly':
      return t('play.places.fly', { hero: (choice.hero ?? 0) + 1 });
    case 'upgrade': {
      const levels = new Set(
        choice.actions.flatMap((action) => (action.kind === 'upgrade' ? [upgradedLevel(speaker, action.square)] : [])),
      );
      const [level, ...others] = levels;
      // With a wild card the same line may raise one city to level 2 and another to level 3.
      return level === undefined || others.length > 0
        ? t('play.places.upgrade')
        : t('play.places.upgradeTo', { level });
    }
    case 'recruit':
    case 'attack':
    case 'retreat':
    case 'terraform':
    case 'swap':
    case 'promote':
    case 'convert':
    case 'charm':
      return t(`play.places.${choice.what}`);
    default:
      return t('play.places.other');
  }
}
