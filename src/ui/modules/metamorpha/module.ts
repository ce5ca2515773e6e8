/** What a match with this module fetches: its look and its words. */
import { metamorphaWords } from '@/i18n/modules/metamorpha';
import type { UiModule } from '../module';
import { metamorphaLook } from './look';

export const metamorphaModule: UiModule = { look: metamorphaLook, words: metamorphaWords };
