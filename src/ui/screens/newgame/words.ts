/** What only these screens say is fetched with them, in every language. */
import { newgameWords } from '@/i18n/modules/newgame';
import { addWords } from '@/i18n/translate';

addWords(newgameWords);
