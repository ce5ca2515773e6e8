import type { english } from './en/messages';
import type { texts as bilkarr } from './en/modules/bilkarr';
import type { texts as draft } from './en/modules/draft';
import type { texts as explain } from './en/modules/explain';
import type { texts as fanatics } from './en/modules/fanatics';
import type { texts as fate } from './en/modules/fate';
import type { texts as gates } from './en/modules/gates';
import type { texts as heroic } from './en/modules/heroic';
import type { texts as learn } from './en/modules/learn';
import type { texts as metamorpha } from './en/modules/metamorpha';
import type { texts as newgame } from './en/modules/newgame';
import type { texts as nocities } from './en/modules/nocities';
import type { texts as relics } from './en/modules/relics';
import type { texts as royals } from './en/modules/royals';
import type { texts as stormgates } from './en/modules/stormgates';
import type { texts as teams } from './en/modules/teams';
import type { texts as trade } from './en/modules/trade';
import type { texts as unbound } from './en/modules/unbound';
import type { texts as valleys } from './en/modules/valleys';
import type { texts as volcano } from './en/modules/volcano';
import type { Language } from './language';
import type { PLURAL_CATEGORIES, PluralCategory } from './plural';

/**
 * English is the measure of the other languages: its keys are the keys, its `{{placeholders}}` the parameters.
 * A key that ends in a plural category (`cards_one`, `cards_other`) is a counted message, asked for as `cards`.
 */
type Own = typeof english;
/** With the words of modules, which are there as soon as a match is played with them. */
type English = Own &
  typeof newgame &
  typeof learn &
  typeof explain &
  typeof nocities &
  typeof stormgates &
  typeof gates &
  typeof trade &
  typeof relics &
  typeof fate &
  typeof unbound &
  typeof volcano &
  typeof teams &
  typeof heroic &
  typeof royals &
  typeof draft &
  typeof fanatics &
  typeof metamorpha &
  typeof bilkarr &
  typeof valleys;
type EnglishKey = keyof English;

export type CountedKey = EnglishKey extends infer Key
  ? Key extends `${infer Base}_${PluralCategory}`
    ? Base
    : never
  : never;
export type PlainKey = EnglishKey extends infer Key ? (Key extends `${string}_${PluralCategory}` ? never : Key) : never;
export type MessageKey = CountedKey | PlainKey;

type OwnKey = keyof Own extends infer Key ? (Key extends `${string}_${PluralCategory}` ? never : Key & string) : never;

/** What a language has to bring: every plain message, and every counted one in each of its plural forms. */
export type Catalogue<L extends Language> = Readonly<
  Record<OwnKey, string> & Record<`${CountedKey}_${(typeof PLURAL_CATEGORIES)[L][number]}`, string>
>;

type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Placeholders<Rest> : never;

type ParamsOf<Key extends MessageKey> = Key extends CountedKey
  ? {
      readonly [Name in Placeholders<English[`${Key}_other` & EnglishKey]> | 'count']: Name extends 'count'
        ? number
        : string | number;
    }
  : { readonly [Name in Placeholders<English[Key & EnglishKey]>]: string | number };

/** The arguments after the key: none when the message has no placeholder. */
export type MessageArgs<Key extends MessageKey> = keyof ParamsOf<Key> extends never ? [] : [params: ParamsOf<Key>];

export type Translate = <Key extends MessageKey>(key: Key, ...args: MessageArgs<Key>) => string;
