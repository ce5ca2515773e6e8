/** What a match with this module fetches: its look, its words and its drawings. */
import { fanaticsArt } from '@/art/modules/fanatics';
import { fanaticsWords } from '@/i18n/modules/fanatics';
import type { UiModule } from '../module';
import { fanaticsLook } from './look';

export const fanaticsModule: UiModule = { look: fanaticsLook, words: fanaticsWords, art: fanaticsArt };
