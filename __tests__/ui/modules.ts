/** Every module's look, words and entries, for tests that ask about all of them. */
import { addEntries } from '@/i18n/entries';
import { draftWords } from '@/i18n/modules/draft';
import { gatesWords } from '@/i18n/modules/gates';
import { heroicWords } from '@/i18n/modules/heroic';
import { nocitiesWords } from '@/i18n/modules/nocities';
import { stormgatesWords } from '@/i18n/modules/stormgates';
import { royalsWords } from '@/i18n/modules/royals';
import { teamsWords } from '@/i18n/modules/teams';
import { unboundWords } from '@/i18n/modules/unbound';
import { volcanoWords } from '@/i18n/modules/volcano';
import { draftModule } from '@/ui/modules/draft/module';
import { gatesModule } from '@/ui/modules/gates/module';
import { addModule } from '@/ui/modules/module';
import { heroicModule } from '@/ui/modules/heroic/module';
import { nocitiesModule } from '@/ui/modules/nocities/module';
import { stormgatesModule } from '@/ui/modules/stormgates/module';
import { royalsModule } from '@/ui/modules/royals/module';
import { teamsModule } from '@/ui/modules/teams/module';
import { unboundModule } from '@/ui/modules/unbound/module';
import { volcanoModule } from '@/ui/modules/volcano/module';

export const MODULE_WORDS = [
  nocitiesWords,
  volcanoWords,
  unboundWords,
  stormgatesWords,
  gatesWords,
  teamsWords,
  heroicWords,
  royalsWords,
  draftWords,
] as const;

[
  nocitiesModule,
  volcanoModule,
  unboundModule,
  stormgatesModule,
  gatesModule,
  teamsModule,
  heroicModule,
  royalsModule,
  draftModule,
].forEach(addModule);
MODULE_WORDS.forEach(addEntries);
