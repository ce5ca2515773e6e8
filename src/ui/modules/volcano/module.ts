/** What a match with this module fetches: its look and its words. */
import { volcanoWords } from '@/i18n/modules/volcano';
import type { UiModule } from '../module';
import { volcanoLook } from './look';

export const volcanoModule: UiModule = { look: volcanoLook, words: volcanoWords };
