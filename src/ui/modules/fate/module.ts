/** What a match with this module fetches: its look and its words. */
import { fateWords } from '@/i18n/modules/fate';
import type { UiModule } from '../module';
import { fateLook } from './look';

export const fateModule: UiModule = { look: fateLook, words: fateWords };
