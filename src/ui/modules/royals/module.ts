/** What a match with this module fetches: its look, its words and its drawings. */
import { royalsArt } from '@/art/modules/royals';
import { royalsWords } from '@/i18n/modules/royals';
import type { UiModule } from '../module';
import { royalsLook } from './look';

export const royalsModule: UiModule = { look: royalsLook, words: royalsWords, art: royalsArt };
