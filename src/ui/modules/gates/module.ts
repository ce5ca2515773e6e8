/** What a match with this module fetches: its look and its words. */
import { gatesWords } from '@/i18n/modules/gates';
import type { UiModule } from '../module';
import { gatesLook } from './look';

export const gatesModule: UiModule = { look: gatesLook, words: gatesWords };
