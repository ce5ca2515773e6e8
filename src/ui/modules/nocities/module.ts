/** What a match with this module fetches: its look and its words. */
import { nocitiesWords } from '@/i18n/modules/nocities';
import type { UiModule } from '../module';
import { nocitiesLook } from './look';

export const nocitiesModule: UiModule = { look: nocitiesLook, words: nocitiesWords };
