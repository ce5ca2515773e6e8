/** What a match with this module fetches: its look, its words and its drawings. */
import { fateArt } from '@/art/modules/fate';
import { fateWords } from '@/i18n/modules/fate';
import type { UiModule } from '../module';
import { fateLook } from './look';

export const fateModule: UiModule = { look: fateLook, words: fateWords, art: fateArt };
