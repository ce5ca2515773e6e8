/** What a match with this module fetches: its look, its words and its drawings. */
import { tradeArt } from '@/art/modules/trade';
import { tradeWords } from '@/i18n/modules/trade';
import type { UiModule } from '../module';
import { tradeLook } from './look';

export const tradeModule: UiModule = { look: tradeLook, words: tradeWords, art: tradeArt };
