/** Base64 by hand: Hermes has neither Buffer nor a dependable atob. */
import { at } from '../core/ints';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const NO_DIGIT = 255;

const VALUES = new Uint8Array(128).fill(NO_DIGIT);
for (let i = 0; i < DIGITS.length; i++) VALUES[DIGITS.charCodeAt(i)] = i;

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const left = bytes.length - i;
    const word = (at(bytes, i) << 16) | (left > 1 ? at(bytes, i + 1) << 8 : 0) | (left > 2 ? at(bytes, i + 2) : 0);
    text += DIGITS.charAt(word >> 18) + DIGITS.charAt((word >> 12) & 63);
    text += left > 1 ? DIGITS.charAt((word >> 6) & 63) : '=';
    text += left > 2 ? DIGITS.charAt(word & 63) : '=';
  }
  return text;
}

/** Null for anything that `toBase64` would not have written. */
export function fromBase64(text: string): Uint8Array | null {
  if (text.length % 4 !== 0) return null;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  const digits = text.length - padding;
  let written = 0;
  let word = 0;
  let bits = 0;
  for (let i = 0; i < digits; i++) {
    const value = VALUES[text.charCodeAt(i)] ?? NO_DIGIT;
    if (value === NO_DIGIT) return null;
    word = ((word << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[written++] = word >> bits;
  }
  return (word & ((1 << bits) - 1)) === 0 ? bytes : null;
}
