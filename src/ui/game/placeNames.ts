/**
 * What places are called: cities and lands in the tongue of the people whose land they are, what is older than all of
 * them in one that nobody speaks any more. A name follows from the game and the square alone, so that it is the same on
 * every device and in every language, and says nothing of what is hidden.
 */
import { FACTION_NAMES, isCity, type Box, type FactionName, type SquareView } from '@battalia/engine';

interface Tongue {
  readonly stems: readonly string[];
  readonly cities: readonly string[];
  readonly lands: readonly string[];
}

const words = (list: string): readonly string[] => list.split(' ');

/** Sixteen beginnings and eight ends of each kind: more names than any board has squares. */
export const TONGUES: Readonly<Record<FactionName | 'old', Tongue>> = {
  barfolk: {
    stems: words('Bjar Tord Hald Grum Ulv Eik Brun Storn Rav Thrun Dovr Halm Knut Svar Odd Yrs'),
    cities: words('heim gard vik stad borg tun havn by'),
    lands: words('skog mark moss dal lund hed fell mo'),
  },
  cloudborn: {
    stems: words('Tsa Nyi Lhu Pema Dor Gyal Rin Yang Sona Chim Karu Tash Wen Zhol Dze Meru'),
    cities: words('dzong gompa thang khar ling zur phel shar'),
    lands: words('la ri chu gang lung tso ne nak'),
  },
  emberians: {
    stems: words('Kaz Zhar Ash Urm Tor Qal Sarn Drak Hesh Mazr Ifr Bal Rukh Vesh Okt Jarr'),
    cities: words('adar abad ukar esh ishan ozan antal ur'),
    lands: words('aghan edra immar okh ushta arra enzi yl'),
  },
  islanders: {
    stems: words('Ka Lo Mo Te Ru Hana Wai Pele Tua Nui Ori Fa Koa Sava Mele Rangi'),
    cities: words('lani pua tahi rota meho kai noa vele'),
    lands: words('moana hiti roa fenu lagu wera iti hoku'),
  },
  wolfsclan: {
    stems: words('Aku Hal Ilma Jaa Kuu Lum Nor Otso Pak Rai Suk Talv Ukko Vai Yrj Susi'),
    cities: words('linna kyla talo vaara koski salmi ranta pori'),
    lands: words('tunturi jarvi korpi suo niemi selka saari aho'),
  },
  sunblessed: {
    stems: words('Xo Tla Coa Itz Pal Cha Mix Yax Ome Teo Qua Zac Hua Nau Ek Tol'),
    cities: words('pan tlan cal huacan mal chan tepec zamna'),
    lands: words('nal tzin milco balam xoch quil cuah tzal'),
  },
  old: {
    stems: words('Vael Ith Oru Mord Sael Nhym Ael Cyr Thaum Lor Eph Uld Xan Ysm Phae Gol'),
    cities: words('athor emion uriel oth azar issa undor yr'),
    lands: words('enas omar iath urun elis avos ymna oss'),
  },
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Walks through all names there are, from a place and with a stride of this game's own: no two squares meet. */
function pick(stems: readonly string[], ends: readonly string[], game: number, square: number): string {
  const size = stems.length * ends.length;
  let stride = 1 + ((game >>> 8) % (size - 1));
  while (gcd(stride, size) !== 1) stride++;
  const at = ((game % size) + square * stride) % size;
  return (stems[at % stems.length] ?? '') + (ends[Math.floor(at / stems.length)] ?? '');
}

/** The name of what lies on a square; null where nothing lies yet. */
export function placeName(box: Box, game: number, square: SquareView): string | null {
  if (square.kind !== 'tile') return null;
  const { stems, cities, lands } = TONGUES[FACTION_NAMES[square.tile.faction] ?? 'old'];
  const ruled = isCity(box, square.tile.kind) || FACTION_NAMES[square.tile.faction] === undefined;
  return pick(stems, ruled ? cities : lands, game >>> 0, square.square);
}
