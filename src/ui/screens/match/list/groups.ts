/** Actions in the order in which a person looks for them. */
import type { Action, ActionKind } from '@battalia/engine';

export const GROUPS = ['choice', 'battle', 'pool', 'build', 'heroes', 'artefacts', 'ambush', 'turn'] as const;
export type Group = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Record<ActionKind, Group>> = {
  chooseFaction: 'choice',
  chooseCity: 'choice',
  place: 'choice',
  dismiss: 'choice',
  take: 'choice',
  cohort: 'turn',
  mulligan: 'turn',
  begin: 'turn',
  endTurn: 'turn',
  hire: 'pool',
  create: 'pool',
  build: 'build',
  upgrade: 'build',
  recruit: 'heroes',
  move: 'heroes',
  fly: 'heroes',
  annex: 'heroes',
  promote: 'artefacts',
  convert: 'artefacts',
  charm: 'artefacts',
  station: 'artefacts',
  decamp: 'artefacts',
  ambush: 'ambush',
  summon: 'artefacts',
  borrow: 'artefacts',
  terraform: 'artefacts',
  swap: 'artefacts',
  attack: 'battle',
  lay: 'battle',
  bribe: 'battle',
  stand: 'battle',
  callOff: 'battle',
  pass: 'battle',
  fight: 'battle',
  surrender: 'battle',
  retreat: 'battle',
};

export function grouped(
  actions: readonly Action[],
): readonly { readonly group: Group; readonly actions: readonly Action[] }[] {
  return GROUPS.map((group) => ({
    group,
    actions: actions.filter((action) => GROUP_OF[action.kind] === group),
  })).filter(({ actions: some }) => some.length > 0);
}
