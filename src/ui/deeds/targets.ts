/** What is attacked, in words. */
import type { Target, TargetKind } from '@battalia/engine';
import type { Translate } from '@/i18n/message';
import type { RuleRef } from '../game/rule';
import { modulePart } from '../modules/registry';
import { capital } from '../text/capital';
import { atText, cityAtText, playerText, type Speaker } from '../text/speaker';
import { plainName } from '../text/plain';

export interface TargetLook {
  /** Where it is told what is won there. */
  readonly rule: RuleRef;
  /** 'a city on 3/4', as the title of a battle names it. */
  readonly name: (speaker: Speaker, target: Target) => string;
  readonly attack: (speaker: Speaker, target: Target, weapon: string) => string;
  /** What defends it before a card is laid, if it is neither a city's level nor guards. */
  readonly defence?: (t: Translate, held: boolean) => string;
}

/** Attacked for what it is. */
export const placeAttack =
  (what: (t: Translate) => string): TargetLook['attack'] =>
  (speaker, { square }, weapon) =>
    speaker.t('action.attackPlace', { at: atText(speaker, square), weapon, what: what(speaker.t) });

const OWN: Readonly<Partial<Record<TargetKind, TargetLook>>> = {
  city: {
    rule: 'conquest',
    name: (speaker, { square }) => speaker.t('battle.target.city', { city: cityAtText(speaker, square) }),
    attack: (speaker, { square }, weapon) =>
      capital(speaker.t('action.attackCity', { city: cityAtText(speaker, square), weapon })),
  },
  hero: {
    rule: 'battle-lost',
    name: (speaker, { square }) => speaker.t('battle.target.hero', { at: atText(speaker, square) }),
    attack: (speaker, { square, hero, seat }, weapon) =>
      speaker.t('action.attackHero', {
        at: atText(speaker, square),
        weapon,
        hero: (hero ?? 0) + 1,
        player: playerText(speaker, seat ?? 0),
      }),
  },
  ruins: {
    rule: 'ruins',
    name: ({ t }) => t('battle.target.ruins'),
    attack: placeAttack((t) => t('term.ruinGuards')),
  },
};

export function targetLook({ kind }: Target): TargetLook {
  const name = () => plainName(kind);
  return OWN[kind] ?? modulePart('targets', kind) ?? { rule: 'targets', name, attack: placeAttack(name) };
}
