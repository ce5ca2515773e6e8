/** What a match with this module fetches: its look and its words. */
import { draftWords } from '@/i18n/modules/draft';
import type { UiModule } from '../module';
import { draftLook } from './look';

export const draftModule: UiModule = { look: draftLook, words: draftWords };
