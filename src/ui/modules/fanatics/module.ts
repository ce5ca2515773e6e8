/** What a match with this module fetches: its look and its words. */
import { fanaticsWords } from '@/i18n/modules/fanatics';
import type { UiModule } from '../module';
import { fanaticsLook } from './look';

export const fanaticsModule: UiModule = { look: fanaticsLook, words: fanaticsWords };
