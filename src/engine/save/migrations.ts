/**
 * How older saves become readable. Whoever changes what a save holds adds the function that turns the last version's body
 * into the new one, and a text of the old version to the tests. Functions that were released are never changed.
 */
export type Format = 'battalia-state' | 'battalia-game';

/** From one version's body to the next one's. It may throw on a body that it cannot read. */
export type Migration = (body: unknown) => unknown;

/** What can be read of a format: its oldest readable version, and the steps from there to the newest. */
export interface History {
  readonly oldest: number;
  readonly migrations: readonly Migration[];
}

export const HISTORIES: Readonly<Record<Format, History>> = {
  // Version 1 had all numbers in one row, without their names.
  'battalia-state': { oldest: 2, migrations: [] },
  // Version 1 did not say who had done what.
  'battalia-game': { oldest: 2, migrations: [] },
};

export const newestVersion = ({ oldest, migrations }: History): number => oldest + migrations.length;

/** A body of an older version as the newest one has it. */
export function migrate(body: unknown, version: number, { oldest, migrations }: History): unknown {
  return migrations.slice(version - oldest).reduce((older, migration) => migration(older), body);
}
