/** The sun oracle: which artefact a day illuminates, and which one both wheels show (ORACLE-01, ORACLE-02). */
import { DAYS_PER_WEEK } from '../core/components';
import { item } from '../core/ints';
import type { Kind } from '../core/kinds';
import type { GameState } from '../core/state';
import { illuminatedBy, matchingBy, WHEELS } from '../core/wheel';

/** By day of the week, with the wheels as the base game has them. */
export const ILLUMINATED: readonly Kind[] = illuminatedBy(WHEELS);
export const MATCHING: readonly Kind[] = matchingBy(WHEELS);

export const illuminated = (s: GameState): Kind => item(s.rules.illuminated, (s.day - 1) % DAYS_PER_WEEK);
export const matching = (s: GameState): Kind => item(s.rules.matching, (s.day - 1) % DAYS_PER_WEEK);
