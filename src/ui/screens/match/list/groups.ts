/** Actions in the order in which a person looks for them. */
import type { Action } from '@battalia/engine';
import { deedLook } from '../../../deeds/deeds';
import { GROUPS, type Group } from '../../../deeds/look';

export function grouped(
  actions: readonly Action[],
): readonly { readonly group: Group; readonly actions: readonly Action[] }[] {
  return GROUPS.map((group) => ({
    group,
    actions: actions.filter((action) => deedLook(action).group === group),
  })).filter(({ actions: some }) => some.length > 0);
}
