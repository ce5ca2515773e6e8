/** What a match with this module fetches: its look, its words and its drawings. */
import { relicsArt } from '@/art/modules/relics';
import { relicsWords } from '@/i18n/modules/relics';
import type { UiModule } from '../module';
import { relicsLook } from './look';

export const relicsModule: UiModule = { look: relicsLook, words: relicsWords, art: relicsArt };
