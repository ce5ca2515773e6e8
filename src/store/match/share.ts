/**
 * A game as a code that can be pasted anywhere: names, set-up, seed and actions as the engine writes them, deflated and
 * written in letters that need no escaping in a link. It holds everything, hidden cards included.
 */
import {
  decodeGame,
  encodeGame,
  isOver,
  replay,
  type GameConfig,
  type Played,
  type Unreadable,
} from '@battalia/engine';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import * as v from 'valibot';
import { PlayerSchema, type Player } from './journalFormat';
import { checksum } from './storage';

export interface SharedGame {
  readonly players: readonly Player[];
  readonly config: GameConfig;
  readonly seed: string;
  readonly actions: readonly Played[];
  /** How many entries follow that this version cannot read. */
  readonly unread?: number;
}

/**
 * Why a text is not a game: there is none, it is longer than any game, it has no code in it, one that is not whole, one
 * of a newer or a too old app, or one that the rules refuse from its first action on.
 */
export type NoGame = 'empty' | 'tooLong' | 'notACode' | 'damaged' | 'newer' | 'tooOld' | 'against';

export type Opened =
  /**
   * The code as it stood in the text. Of a game of another version perhaps only a part can be read, and only a part of that
   * follows the rules of today: the first `follows` actions.
   */
  | {
      readonly ok: true;
      readonly code: string;
      readonly game: SharedGame;
      readonly follows: number;
      readonly over: boolean;
    }
  | { readonly ok: false; readonly reason: NoGame };

const WORD = 'battalia';
const VERSION = 2;
// Whatever somebody pastes is answered before they wonder: a long game has some 600 actions and 4,000 letters.
export const LONGEST_CODE = 100_000;
const LONGEST_TEXT = 1_000_000;
const MOST_ACTIONS = 5_000;

/**
 * What nearly every game says, so that a short one need not say it. Part of version 2: a code is read with the very
 * words that it was written with.
 */
const DICTIONARY = strToU8(
  '"format":"battalia-game","version":2,"checksum":"","body":{"config":{"seats":[{"faction":null},{"faction":0},{"faction":1},{"faction":2},{"faction":3}],"modules":["advanced","harder","nocities","volcano","unbound"],"options":{"weeks":3},"excluded":null},"seed":"","actions":[' +
    '{"seat":0,"action":{"kind":"chooseFaction","faction":0}},{"seat":0,"action":{"kind":"chooseCity","square":8}},{"seat":1,"action":{"kind":"fight","raise":true,"heroes":1}},{"seat":1,"action":{"kind":"surrender"}},{"seat":1,"action":{"kind":"retreat","to":1,"pay":[]}},{"seat":2,"action":{"kind":"annex","square":1}},{"seat":2,"action":{"kind":"take","cards":[]}},' +
    '{"seat":2,"action":{"kind":"attack","target":{"kind":"city","square":1},"heroes":1,"weapon":100,"copies":1}},{"seat":3,"action":{"kind":"lay","card":10,"copies":1}},{"seat":3,"action":{"kind":"stand"}},{"seat":3,"action":{"kind":"pass"}},{"seat":0,"action":{"kind":"promote","by":1,"card":1,"ranks":1}},{"seat":0,"action":{"kind":"convert","by":1,"card":1,"faction":1}},{"seat":0,"action":{"kind":"charm","by":1,"card":1}},' +
    '{"seat":1,"action":{"kind":"station","tent":1,"cards":[],"pay":[]}},{"seat":1,"action":{"kind":"ambush","card":1,"price":1}},{"seat":1,"action":{"kind":"create","artefact":5,"pay":[1,2],"faction":null}},{"seat":2,"action":{"kind":"upgrade","square":1,"pay":[1,2]}},{"seat":2,"action":{"kind":"recruit","square":1,"pay":[1]}},{"seat":2,"action":{"kind":"move","hero":0,"to":1,"pay":[]}},' +
    '{"seat":3,"action":{"kind":"build","tile":1,"level":1,"pay":[1,2]}},{"seat":3,"action":{"kind":"place","square":1,"quarters":0}},{"seat":3,"action":{"kind":"hire","unit":0,"pay":[1,2]}},{"seat":0,"action":{"kind":"cohort","factions":[0],"draw":2,"witness":1}},{"seat":0,"action":{"kind":"mulligan"}},{"seat":0,"action":{"kind":"endTurn"}},{"seat":1,"action":{"kind":"begin"}},',
);

const BodySchema = v.object({ players: v.pipe(v.array(PlayerSchema), v.maxLength(6)), game: v.string() });

export function toCode({ players, config, seed, actions }: SharedGame): string {
  const text = JSON.stringify({ players, game: encodeGame({ config, seed, actions }) });
  const letters = toLetters(deflateSync(strToU8(text), { level: 9, mem: 9, dictionary: DICTIONARY }));
  return `${WORD}${VERSION}.${letters}.${checksum(letters)}`;
}

/** Finds a code in a text, which may be a link or a whole message, and reads it. */
export function fromCode(text: string): Opened {
  if (text.length > LONGEST_CODE) return no('tooLong');
  const unbroken = text.replace(/\s+/g, '');
  if (unbroken === '') return no('empty');
  const found = /battalia(\d+)\.([\w-]+)\.([0-9a-z]+)/.exec(unbroken);
  if (found === null) return no(/battalia\d+\./.test(unbroken) ? 'damaged' : 'notACode');
  const [code, version, letters = '', sum] = found;
  if (Number(version) > VERSION) return no('newer');
  if (Number(version) < VERSION) return no('tooOld');
  if (sum !== checksum(letters)) return no('damaged');
  const body = v.safeParse(BodySchema, unpacked(letters));
  if (!body.success) return no('damaged');
  const game = decodeGame(body.output.game);
  if (!game.ok) return no(whyUnread(game.reason));
  const { config, seed, actions, unread = 0 } = game.game;
  if (actions.length > MOST_ACTIONS) return no('tooLong');
  const { players } = body.output;
  const played = replay(config, seed, actions);
  const length = played.ok ? actions.length : played.at;
  if (players.length !== config.seats.length || (length === 0 && actions.length + unread > 0)) return no('against');
  return {
    ok: true,
    code,
    game: { players, config, seed, actions, unread },
    follows: length,
    over: isOver(played.state),
  };
}

/** What is whole and unknown here was written by an app that knows more; a set-up may have been agreed under other rules. */
function whyUnread(reason: Unreadable): NoGame {
  if (reason.kind === 'version') return 'newer';
  const problem = reason.kind === 'config' ? reason.problem : null;
  return problem === null ? 'damaged' : problem.kind === 'unknownModule' ? 'newer' : 'against';
}

const no = (reason: NoGame): Opened => ({ ok: false, reason });

function unpacked(letters: string): unknown {
  const bytes = fromLetters(letters);
  if (bytes === null) return undefined;
  try {
    // A size of our own: a small text must not blow up into one that fills the memory.
    return JSON.parse(strFromU8(inflateSync(bytes, { dictionary: DICTIONARY, out: new Uint8Array(LONGEST_TEXT) })));
  } catch {
    return undefined;
  }
}

// ---------------------------------------------------------------- letters of a link (RFC 4648, base64url without padding)

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function toLetters(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const word = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const four = [18, 12, 6, 0].map((shift) => LETTERS.charAt((word >> shift) & 63)).join('');
    parts.push(four.slice(0, Math.min(3, bytes.length - i) + 1));
  }
  return parts.join('');
}

function fromLetters(letters: string): Uint8Array | null {
  if (letters.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  let word = 0;
  let bits = 0;
  let size = 0;
  for (const letter of letters) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return null;
    word = ((word << 6) | value) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[size++] = (word >> bits) & 255;
  }
  return bytes;
}
