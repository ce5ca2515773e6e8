/** What a match with this module fetches: its look and its words. */
import { stormgatesWords } from '@/i18n/modules/stormgates';
import type { UiModule } from '../module';
import { stormgatesLook } from './look';

export const stormgatesModule: UiModule = { look: stormgatesLook, words: stormgatesWords };
