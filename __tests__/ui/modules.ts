/** Every module's look, words and entries, for tests that ask about all of them. */
import { addEntries } from '@/i18n/entries';
import { bilkarrWords } from '@/i18n/modules/bilkarr';
import { draftWords } from '@/i18n/modules/draft';
import { explainWords } from '@/i18n/modules/explain';
import { fateWords } from '@/i18n/modules/fate';
import { gatesWords } from '@/i18n/modules/gates';
import { heroicWords } from '@/i18n/modules/heroic';
import { learnWords } from '@/i18n/modules/learn';
import { metamorphaWords } from '@/i18n/modules/metamorpha';
import { newgameWords } from '@/i18n/modules/newgame';
import { nocitiesWords } from '@/i18n/modules/nocities';
import { stormgatesWords } from '@/i18n/modules/stormgates';
import { royalsWords } from '@/i18n/modules/royals';
import { relicsWords } from '@/i18n/modules/relics';
import { teamsWords } from '@/i18n/modules/teams';
import { tradeWords } from '@/i18n/modules/trade';
import { fanaticsWords } from '@/i18n/modules/fanatics';
import { unboundWords } from '@/i18n/modules/unbound';
import { valleysWords } from '@/i18n/modules/valleys';
import { volcanoWords } from '@/i18n/modules/volcano';
import { bilkarrModule } from '@/ui/modules/bilkarr/module';
import { draftModule } from '@/ui/modules/draft/module';
import { fateModule } from '@/ui/modules/fate/module';
import { gatesModule } from '@/ui/modules/gates/module';
import { addModule } from '@/ui/modules/module';
import { heroicModule } from '@/ui/modules/heroic/module';
import { metamorphaModule } from '@/ui/modules/metamorpha/module';
import { nocitiesModule } from '@/ui/modules/nocities/module';
import { stormgatesModule } from '@/ui/modules/stormgates/module';
import { royalsModule } from '@/ui/modules/royals/module';
import { relicsModule } from '@/ui/modules/relics/module';
import { teamsModule } from '@/ui/modules/teams/module';
import { tradeModule } from '@/ui/modules/trade/module';
import { fanaticsModule } from '@/ui/modules/fanatics/module';
import { unboundModule } from '@/ui/modules/unbound/module';
import { valleysModule } from '@/ui/modules/valleys/module';
import { volcanoModule } from '@/ui/modules/volcano/module';

export const MODULE_WORDS = [
  nocitiesWords,
  volcanoWords,
  unboundWords,
  fanaticsWords,
  stormgatesWords,
  tradeWords,
  relicsWords,
  fateWords,
  gatesWords,
  teamsWords,
  heroicWords,
  royalsWords,
  valleysWords,
  draftWords,
  metamorphaWords,
  newgameWords,
  learnWords,
  explainWords,
  bilkarrWords,
] as const;

[
  nocitiesModule,
  volcanoModule,
  unboundModule,
  fanaticsModule,
  stormgatesModule,
  tradeModule,
  relicsModule,
  fateModule,
  gatesModule,
  teamsModule,
  heroicModule,
  royalsModule,
  valleysModule,
  draftModule,
  metamorphaModule,
  bilkarrModule,
].forEach(addModule);
MODULE_WORDS.forEach(addEntries);
