/** Groups of cards for a row of signs, and the same in words. */
import { assertNever, type Kind } from '@battalia/engine';
import type { Translate } from '@/i18n/message';
import { capital } from '../../text/capital';
import { kindText } from '../../text/cards';
import { TABLE_BOX } from '@/store/tableBox';
import { nameIn } from '../../text/kindName';
import type { Part } from '../../game/costParts';
import type { Payment } from '../../game/affordable';
import type { FighterEffect } from '../../game/fighters';
import type { Effect, Stock } from '../../game/hand';

interface Shown {
  readonly kind: Kind;
  readonly wild: boolean;
  readonly copies: number;
}

/** The same cards together, in the order of the kinds. */
export function grouped(cards: readonly Shown[]): readonly Part[] {
  const counts = new Map<string, { kind: Kind; wild: boolean; count: number }>();
  for (const { kind, wild, copies } of cards) {
    const key = `${kind} ${wild}`;
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { kind, wild, count: copies });
    else known.count += copies;
  }
  return [...counts.values()]
    .sort((a, b) => a.kind - b.kind || Number(a.wild) - Number(b.wild))
    .map(({ kind, wild, count }): Part => (wild ? [kind, count, true] : [kind, count]));
}

/** The cards that a line takes, as they are when they are laid: a promoted unit with its new rank. */
export function takenBy(stock: readonly Stock[], way: Payment): readonly Part[] {
  return grouped(
    way.line.flatMap((index) => {
      const card = stock.find((entry) => entry.index === index);
      const promotion = way.promotions.find(({ card: promoted }) => promoted === index);
      return card === undefined ? [] : [{ kind: promotion?.to ?? card.kind, wild: card.wild, copies: 1 }];
    }),
  );
}

/** '2 frimen', 'Hammer of Strato'. */
function partText(t: Translate, [kind, count, wild]: Part): string {
  const name = nameIn(TABLE_BOX, kind);
  const suffix = wild === true ? ` (${t('term.wildCard')})` : '';
  switch (name) {
    case 'friman':
    case 'chief':
    case 'priest':
    case 'lord':
    case 'supply':
    case 'tool':
    case 'weapon':
    case 'amulet':
    case 'title':
    case 'scroll':
    case 'tent':
    case 'horse':
      return t(`count.${name}`, { count }) + suffix;
    default:
      return (count > 1 ? `${count} × ` : '') + capital(kindText(t, kind, TABLE_BOX)) + suffix;
  }
}

export const partsText = (t: Translate, parts: readonly Part[]): string =>
  parts.map((part) => partText(t, part)).join(', ');

export function effectText(t: Translate, effect: FighterEffect): string {
  switch (effect) {
    case 'none':
    case 'twice':
    case 'thrice':
    case 'wild':
    case 'rolling':
      return t(`table.effect.${effect}`);
    default:
      return assertNever(effect);
  }
}

/** A sign small enough for the corner of a card. */
export function effectMark(effect: FighterEffect | Effect): string {
  switch (effect) {
    case 'none':
      return '';
    case 'twice':
      return '×2';
    case 'thrice':
      return '×3';
    case 'wild':
      return '★';
    case 'rolling':
      return '?';
    default:
      return assertNever(effect);
  }
}
