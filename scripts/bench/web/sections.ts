import type { NodeSection } from '../node-only';
import { browser } from './browser';
import { size } from './size';

/** What only `npm run bench -- web` measures: it exports apps and drives a browser. */
export const WEB_SECTIONS: readonly NodeSection[] = [size, browser];
