import { explainWords } from '@/i18n/modules/explain';
import { addWords } from '@/i18n/translate';

addWords(explainWords);
