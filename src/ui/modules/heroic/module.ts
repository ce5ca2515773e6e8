/** What a match with this module fetches: its look, its words and its drawings. */
import { heroicArt } from '@/art/modules/heroic';
import { heroicWords } from '@/i18n/modules/heroic';
import type { UiModule } from '../module';
import { heroicLook } from './look';

export const heroicModule: UiModule = { look: heroicLook, words: heroicWords, art: heroicArt };
