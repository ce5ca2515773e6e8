/**
 * What the modules of this app add to the engine's words, for the type checker alone: the core names none of them. At run
 * time a game has the words of its own modules and no others.
 */
import type { shapes as unbound } from './unbound/shapes';
import type { KINDS as volcanoKinds } from './volcano/data';
import type { HoardQuestion, targets as volcanoTargets } from './volcano/shapes';

export type ModuleShapes = typeof unbound;
export type ModuleTarget = (typeof volcanoTargets)[number];
/** Their questions, as a view shows them. */
export type ModuleQuestion = HoardQuestion;

export type ModuleId = 'advanced' | 'harder' | 'nocities' | 'volcano' | 'unbound';
/** Kinds of cards that they print. */
export type ModuleKind = (typeof volcanoKinds)[number]['name'];
