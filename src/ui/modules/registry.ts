/** The modules whose looks are there: those of the match that is shown, or all of them for the reference. */
import { registerLandmark, registerTokens, registerWay } from '@/board/landmarks';
import { registerMotion } from '@/motion/told';
import type { ModuleLook, Parts, Tables } from './look';

const looks = new Map<string, ModuleLook>();

/** Once more is the same again. */
export function registerModule(look: ModuleLook): void {
  looks.set(look.id, look);
  for (const [name, { landmark }] of Object.entries(look.tiles ?? {}))
    if (landmark !== undefined) registerLandmark(name, landmark);
  for (const [kind, { card, reveals, motion }] of Object.entries(look.events ?? {}))
    if (motion !== undefined || reveals === true)
      registerMotion(kind, { ...motion, ...(reveals === true && card !== undefined ? { reveals: card } : {}) });
  if (look.tokens !== undefined) registerTokens(look.id, look.tokens);
  if (look.way !== undefined) registerWay(look.id, look.way);
}

export const isRegistered = (id: string): boolean => looks.has(id);

/** What some module says of a kind. */
export function modulePart<P extends keyof Parts>(part: P, kind: string): Parts[P] | undefined {
  for (const look of looks.values()) {
    const tables: Tables = look;
    const found = tables[part]?.[kind];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What some module says of something that has no kind of its own. */
export function askModules<T>(ask: (look: ModuleLook) => T | null | undefined): T | null {
  for (const look of looks.values()) {
    const found = ask(look) ?? null;
    if (found !== null) return found;
  }
  return null;
}

/** Those that a game is played with, in its order. */
export const looksOf = (ids: readonly string[]): readonly ModuleLook[] =>
  ids.flatMap((id) => {
    const look = looks.get(id);
    return look === undefined ? [] : [look];
  });
