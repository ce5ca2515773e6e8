import type { Catalogue } from '../message';
import { about } from './about';
import { battle } from './battle';
import { counts } from './counts';
import { falls } from './falls';
import { games } from './games';
import { help } from './help';
import { home } from './home';
import { newGame } from './newGame';
import { reference } from './reference';
import { look } from './look';
import { match } from './match';
import { play } from './play';
import { settings } from './settings';
import { statistics } from './statistics';
import { table } from './table';
import { telling } from './telling';
import { terms } from './terms';
import { violations } from './violations';

export const dutch = {
  ...about,
  ...battle,
  ...counts,
  ...falls,
  ...games,
  ...help,
  ...home,
  ...newGame,
  ...reference,
  ...look,
  ...match,
  ...play,
  ...settings,
  ...statistics,
  ...table,
  ...telling,
  ...terms,
  ...violations,
} as const satisfies Catalogue<'nl'>;
