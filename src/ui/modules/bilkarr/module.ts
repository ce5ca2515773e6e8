/** What a match with this module fetches: its look and its words. */
import { bilkarrWords } from '@/i18n/modules/bilkarr';
import type { UiModule } from '../module';
import { bilkarrLook } from './look';

export const bilkarrModule: UiModule = { look: bilkarrLook, words: bilkarrWords };
