/** Every module's look, words and entries, for tests that ask about all of them. */
import { addEntries } from '@/i18n/entries';
import { draftWords } from '@/i18n/modules/draft';
import { gatesWords } from '@/i18n/modules/gates';
import { nocitiesWords } from '@/i18n/modules/nocities';
import { teamsWords } from '@/i18n/modules/teams';
import { unboundWords } from '@/i18n/modules/unbound';
import { volcanoWords } from '@/i18n/modules/volcano';
import { draftModule } from '@/ui/modules/draft/module';
import { gatesModule } from '@/ui/modules/gates/module';
import { addModule } from '@/ui/modules/module';
import { nocitiesModule } from '@/ui/modules/nocities/module';
import { teamsModule } from '@/ui/modules/teams/module';
import { unboundModule } from '@/ui/modules/unbound/module';
import { volcanoModule } from '@/ui/modules/volcano/module';

export const MODULE_WORDS = [nocitiesWords, volcanoWords, unboundWords, gatesWords, teamsWords, draftWords] as const;

[nocitiesModule, volcanoModule, unboundModule, gatesModule, teamsModule, draftModule].forEach(addModule);
MODULE_WORDS.forEach(addEntries);
