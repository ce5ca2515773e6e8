/** What a match with this module fetches: its look and its words. */
import { unboundWords } from '@/i18n/modules/unbound';
import type { UiModule } from '../module';
import { unboundLook } from './look';

export const unboundModule: UiModule = { look: unboundLook, words: unboundWords };
