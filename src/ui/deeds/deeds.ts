/** The table of deeds: the app's own, those of the modules that are there, and for anything else a plain entry. */
import type { Action, ActionKind } from '@battalia/engine';
import type { ModuleActionKind } from '../modules/kinds';
import { modulePart } from '../modules/registry';
import { artefactDeeds } from './artefacts';
import { battleDeeds } from './battle';
import { lineDeeds } from './lines';
import { PLAIN } from './plain';
import type { DeedLook } from './look';
import type { OwnDeeds } from './own';
import { turnDeeds } from './turn';

const OWN: OwnDeeds<Exclude<ActionKind, ModuleActionKind>> = {
  ...turnDeeds,
  ...lineDeeds,
  ...artefactDeeds,
  ...battleDeeds,
};
const own: Readonly<Record<string, DeedLook | undefined>> = OWN;

export const deedLook = ({ kind }: Pick<Action, 'kind'>): DeedLook => own[kind] ?? modulePart('deeds', kind) ?? PLAIN;
