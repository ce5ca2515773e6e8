/** What a match with this module fetches: its look and its words. */
import { relicsWords } from '@/i18n/modules/relics';
import type { UiModule } from '../module';
import { relicsLook } from './look';

export const relicsModule: UiModule = { look: relicsLook, words: relicsWords };
