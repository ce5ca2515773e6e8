/** What a match with this module fetches: its look, its words and its drawings. */
import { gatesArt } from '@/art/modules/gates';
import { gatesWords } from '@/i18n/modules/gates';
import type { UiModule } from '../module';
import { gatesLook } from './look';

export const gatesModule: UiModule = { look: gatesLook, words: gatesWords, art: gatesArt };
