/** The type of tables for some of the app's own kinds: none of them may be missing, and none made up. */
import type { ActionKind, ActionOf } from '@battalia/engine';
import type { DeedLook } from './look';

export type OwnDeeds<K extends ActionKind> = { readonly [Kind in K]: DeedLook<ActionOf<Kind>> };
