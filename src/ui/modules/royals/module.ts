/** What a match with this module fetches: its look and its words. */
import { royalsWords } from '@/i18n/modules/royals';
import type { UiModule } from '../module';
import { royalsLook } from './look';

export const royalsModule: UiModule = { look: royalsLook, words: royalsWords };
