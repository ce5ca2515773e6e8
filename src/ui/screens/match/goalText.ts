/** What a line is on its way to, in words. */
import { assertNever } from '@battalia/engine';
import type { Translate } from '@/i18n/message';
import type { Speaker } from '../../text/action';
import { kindText } from '../../text/cards';
import type { Choice } from './choices';
import type { Goal } from './goals';

export function goalText(t: Translate, goal: Goal): string {
  switch (goal.kind) {
    case 'hire': return kindText(t, goal.unit);
    case 'create': return kindText(t, goal.artefact);
    case 'city': return t('play.goal.city', { level: goal.level });
    case 'upgrade': return t('play.goal.upgrade', { level: goal.level });
    case 'road': case 'junction': case 'recruit': return t(`play.goal.${goal.kind}`);
    default: return assertNever(goal);
  }
}

/** A deed whose place is still open: 'Hero 1: move to …'. */
export function placesText({ t }: Speaker, choice: Extract<Choice, { kind: 'places' }>): string {
  switch (choice.what) {
    case 'move': return t('play.places.move', { hero: (choice.hero ?? 0) + 1 });
    case 'fly': return t('play.places.fly', { hero: (choice.hero ?? 0) + 1 });
    case 'upgrade': case 'recruit': case 'attack': case 'retreat': case 'terraform': case 'swap': return t(`play.places.${choice.what}`);
    default: return t('play.places.other');
  }
}
