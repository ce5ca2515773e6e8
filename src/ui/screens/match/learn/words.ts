/** What only lessons and the companion say is fetched with them, in every language. */
import { learnWords } from '@/i18n/modules/learn';
import { addWords } from '@/i18n/translate';

addWords(learnWords);
