/** What went wrong, as a text for whoever can mend it: nothing of it tells what is hidden in a game. */
import Constants from 'expo-constants';
import { Platform } from 'react-native';
import type { Fall } from './Catch';

const LONGEST = 4000;

export function reportOf({ error, parts }: Fall, pathname: string): string {
  const device = Platform.OS === 'web' ? navigator.userAgent : `${Platform.OS} ${String(Platform.Version)}`;
  return [
    `Battalia ${Constants.expoConfig?.version ?? ''}, ${device}`,
    pathname,
    '',
    errorText(error),
    placesOf(error),
    '',
    (parts ?? '').trim(),
  ]
    .map((part) => discreet(part).slice(0, LONGEST))
    .join('\n')
    .trim();
}

/** In a line. */
export const errorText = (error: unknown): string =>
  discreet(error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 200);

/** Where it went wrong. Most engines repeat the message there, which was told already. */
const placesOf = (error: unknown): string =>
  error instanceof Error
    ? (error.stack ?? '')
        .split('\n')
        .filter((line) => /^\s*at |@/.test(line))
        .join('\n')
    : '';

/** A game as a code, what an address carries besides its page, and data that a message quotes may tell cards and seeds. */
const discreet = (text: string): string =>
  text
    .replace(/battalia\d+\.\S*/g, 'battalia…')
    .replace(/(https?:\/\/[^\s?#]*)[?#][^\s)]*/g, '$1')
    .replace(/[{[].*/g, '…');
