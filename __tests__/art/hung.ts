/** What all modules have drawn, hung up as a match with them would have it. */
import { hang } from '@/art/gallery';
import { bilkarrArt } from '@/art/modules/bilkarr';
import { fanaticsArt } from '@/art/modules/fanatics';
import { fateArt } from '@/art/modules/fate';
import { gatesArt } from '@/art/modules/gates';
import { heroicArt } from '@/art/modules/heroic';
import { metamorphaArt } from '@/art/modules/metamorpha';
import { relicsArt } from '@/art/modules/relics';
import { royalsArt } from '@/art/modules/royals';
import { stormgatesArt } from '@/art/modules/stormgates';
import { teamsArt } from '@/art/modules/teams';
import { tradeArt } from '@/art/modules/trade';
import { valleysArt } from '@/art/modules/valleys';

export const MODULE_ART = {
  stormgatesArt,
  gatesArt,
  tradeArt,
  royalsArt,
  relicsArt,
  fateArt,
  fanaticsArt,
  heroicArt,
  teamsArt,
  metamorphaArt,
  bilkarrArt,
  valleysArt,
} as const;

for (const art of Object.values(MODULE_ART)) hang(art);
