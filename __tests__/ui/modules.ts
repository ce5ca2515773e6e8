/** Every module's look, words and entries, for tests that ask about all of them. */
import { addEntries } from '@/i18n/entries';
import { nocitiesWords } from '@/i18n/modules/nocities';
import { unboundWords } from '@/i18n/modules/unbound';
import { volcanoWords } from '@/i18n/modules/volcano';
import { addModule } from '@/ui/modules/module';
import { nocitiesModule } from '@/ui/modules/nocities/module';
import { unboundModule } from '@/ui/modules/unbound/module';
import { volcanoModule } from '@/ui/modules/volcano/module';

export const MODULE_WORDS = [nocitiesWords, volcanoWords, unboundWords] as const;

[nocitiesModule, volcanoModule, unboundModule].forEach(addModule);
MODULE_WORDS.forEach(addEntries);
