/** Everything that is measured on both engines, printed as one line of JSON a row. Runs on Node and on Hermes. */
import { botSections } from './bots';
import { engineSections } from './engine';
import type { Row, Section } from './measure';

export const SECTIONS: readonly Section[] = [...engineSections, ...botSections];

/** A row with the section it belongs to: what goes from one process to the table. */
export interface Line extends Row {
  readonly section: string;
}

for (const section of SECTIONS) {
  for (const row of section.run()) console.log(JSON.stringify({ section: section.title, ...row } satisfies Line));
}
