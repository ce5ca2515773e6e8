/**
 * How older saves become readable. The version of a format is one more than the number of its migrations:
 * whoever changes what a save holds adds the function that turns the last version's body into the new one,
 * and a text of the old version to the tests. Functions that were released are never changed.
 */
export type Format = 'battalia-state' | 'battalia-game';

/** From one version's body to the next one's. It may throw on a body that it cannot read. */
export type Migration = (body: unknown) => unknown;

export const MIGRATIONS: Readonly<Record<Format, readonly Migration[]>> = {
  'battalia-state': [],
  'battalia-game': [],
};

export const newestVersion = (migrations: readonly Migration[]): number => migrations.length + 1;

/** A body of an older version as the newest one has it. */
export function migrate(body: unknown, version: number, migrations: readonly Migration[]): unknown {
  return migrations.slice(version - 1).reduce((older, migration) => migration(older), body);
}
