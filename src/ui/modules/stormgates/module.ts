/** What a match with this module fetches: its look, its words and its drawings. */
import { stormgatesArt } from '@/art/modules/stormgates';
import { stormgatesWords } from '@/i18n/modules/stormgates';
import type { UiModule } from '../module';
import { stormgatesLook } from './look';

export const stormgatesModule: UiModule = { look: stormgatesLook, words: stormgatesWords, art: stormgatesArt };
