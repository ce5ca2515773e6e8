/** What a match with this module fetches: its look, its words and its drawings. */
import { bilkarrArt } from '@/art/modules/bilkarr';
import { bilkarrWords } from '@/i18n/modules/bilkarr';
import type { UiModule } from '../module';
import { bilkarrLook } from './look';

export const bilkarrModule: UiModule = { look: bilkarrLook, words: bilkarrWords, art: bilkarrArt };
