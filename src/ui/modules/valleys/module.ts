/** What a match with this module fetches: its look, its words and its drawings. */
import { valleysArt } from '@/art/modules/valleys';
import { valleysWords } from '@/i18n/modules/valleys';
import type { UiModule } from '../module';
import { valleysLook } from './look';

export const valleysModule: UiModule = { look: valleysLook, words: valleysWords, art: valleysArt };
