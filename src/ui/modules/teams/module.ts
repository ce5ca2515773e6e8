/** What a match with this module fetches: its look, its words and its drawings. */
import { teamsArt } from '@/art/modules/teams';
import { teamsWords } from '@/i18n/modules/teams';
import type { UiModule } from '../module';
import { teamsLook } from './look';

export const teamsModule: UiModule = { look: teamsLook, words: teamsWords, art: teamsArt };
