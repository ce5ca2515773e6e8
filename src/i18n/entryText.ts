import type { base } from './en/entries/base';
import type { entries as nocities } from './en/modules/nocities';
import type { entries as unbound } from './en/modules/unbound';
import type { entries as volcano } from './en/modules/volcano';
import type { stormgates } from './en/entries/stormgates';

/** What a language says about one rule or card. */
export interface EntryText {
  readonly title: string;
  /** Paragraphs; "- " starts an item of a list, "1 " a numbered one. `{{name}}` is a number of the engine. */
  readonly text: readonly string[];
  /** What an artefact does while the oracle illuminates it. */
  readonly lit?: string;
  /** Other words somebody might search for. */
  readonly find: string;
}

/** English is the measure: its ids are the ids, and they are part of addresses. */
export type BaseId = keyof typeof base;
export type StormgatesId = keyof typeof stormgates;
export type ModuleEntryId = keyof typeof nocities | keyof typeof unbound | keyof typeof volcano;
export type EntryId = BaseId | StormgatesId | ModuleEntryId;

export type BaseTexts = Readonly<Record<BaseId, EntryText>>;
export type StormgatesTexts = Readonly<Record<StormgatesId, EntryText>>;
