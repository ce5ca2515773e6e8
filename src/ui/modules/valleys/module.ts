/** What a match with this module fetches: its look and its words. */
import { valleysWords } from '@/i18n/modules/valleys';
import type { UiModule } from '../module';
import { valleysLook } from './look';

export const valleysModule: UiModule = { look: valleysLook, words: valleysWords };
