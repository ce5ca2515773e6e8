/** What a match with this module fetches: its look, its words and its drawings. */
import { metamorphaArt } from '@/art/modules/metamorpha';
import { metamorphaWords } from '@/i18n/modules/metamorpha';
import type { UiModule } from '../module';
import { metamorphaLook } from './look';

export const metamorphaModule: UiModule = { look: metamorphaLook, words: metamorphaWords, art: metamorphaArt };
