/** What a match with this module fetches: its look and its words. */
import { tradeWords } from '@/i18n/modules/trade';
import type { UiModule } from '../module';
import { tradeLook } from './look';

export const tradeModule: UiModule = { look: tradeLook, words: tradeWords };
