// What the worker keeps: every file of a version, and what its bytes have to be.
import { createHash } from 'node:crypto';

const digest = (algorithm, bytes, encoding) => createHash(algorithm).update(bytes).digest(encoding);

/** The hash in a name that Expo gave. */
export const HASH = /[-.]([0-9a-f]{32})(?=[.@])/;

/**
 * A name that tells the contents needs nothing beside it; another is told apart by its revision.
 * @param {readonly string[]} names
 * @param {(name: string) => Buffer} bytesOf
 */
export const filesOf = (names, bytesOf) =>
  names.toSorted().map((name) => {
    const bytes = bytesOf(name);
    return {
      url: `/${name}`,
      revision: HASH.test(name) ? null : digest('md5', bytes, 'hex'),
      integrity: `sha256-${digest('sha256', bytes, 'base64')}`,
    };
  });
