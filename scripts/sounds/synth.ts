/** A small synthesiser: tones, noise, filters and envelopes over plain arrays of samples. No chance but a seeded one. */
import { RATE } from './wav';

export type Samples = Float64Array;

export const silence = (seconds: number): Samples => new Float64Array(Math.round(seconds * RATE));

/** Numbers from -1 to 1 that are the same every time (xorshift32). */
export function noiseFrom(seed: number): () => number {
  let word = seed | 0;
  return () => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) / 2 ** 31 - 1;
  };
}

/** Up in `attack` seconds, then half as loud every `half` seconds. */
export const struck =
  (attack: number, half: number) =>
  (time: number): number =>
    time < attack ? time / attack : 2 ** (-(time - attack) / half);

export interface Tone {
  readonly at?: number;
  readonly hertz: number;
  /** What the pitch has come to at the end, if it glides. */
  readonly to?: number;
  readonly seconds: number;
  readonly loud: number;
  readonly envelope: (time: number) => number;
  /** How loud each partial is, the first being the tone itself. */
  readonly partials?: readonly number[];
  /** Partials of a bell are not whole multiples. */
  readonly ratios?: readonly number[];
}

export function tone(
  out: Samples,
  { at = 0, hertz, to = hertz, seconds, loud, envelope, partials = [1], ratios }: Tone,
): void {
  const start = Math.round(at * RATE);
  const length = Math.min(out.length - start, Math.round(seconds * RATE));
  const phases = partials.map(() => 0);
  for (let i = 0; i < length; i++) {
    const time = i / RATE;
    const pitch = hertz + (to - hertz) * (i / length);
    let sum = 0;
    for (let p = 0; p < partials.length; p++) {
      const ratio = ratios?.[p] ?? p + 1;
      phases[p] = ((phases[p] ?? 0) + (pitch * ratio) / RATE) % 1;
      sum += (partials[p] ?? 0) * Math.sin((phases[p] ?? 0) * Math.PI * 2);
    }
    out[start + i] = (out[start + i] ?? 0) + sum * loud * envelope(time);
  }
}

export interface Rustle {
  readonly at?: number;
  readonly seconds: number;
  readonly loud: number;
  readonly envelope: (time: number) => number;
  /** Between these pitches, from the start to the end. */
  readonly low: number;
  readonly high: number;
  readonly highAfter?: number;
  readonly seed: number;
}

/** Noise between two pitches: paper, wood, cloth. */
export function rustle(
  out: Samples,
  { at = 0, seconds, loud, envelope, low, high, highAfter = high, seed }: Rustle,
): void {
  const noise = noiseFrom(seed);
  const start = Math.round(at * RATE);
  const length = Math.min(out.length - start, Math.round(seconds * RATE));
  let [smooth, smoother, slow] = [0, 0, 0];
  for (let i = 0; i < length; i++) {
    const above = share(high + (highAfter - high) * (i / length));
    smooth += (noise() - smooth) * above;
    smoother += (smooth - smoother) * above;
    slow += (smoother - slow) * share(low);
    out[start + i] = (out[start + i] ?? 0) + (smoother - slow) * loud * envelope(i / RATE);
  }
}

/** How far a one-pole filter follows its input in a sample. */
const share = (hertz: number): number => 1 - Math.exp((-2 * Math.PI * hertz) / RATE);

/** As loud as wanted at its loudest, and silent at its end: a sample cut off clicks. */
export function finished(samples: Samples, peak: number): Samples {
  let loudest = 0;
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  const fade = Math.round(0.01 * RATE);
  return samples.map((sample, i) =>
    loudest === 0 ? 0 : (sample / loudest) * peak * Math.min(1, (samples.length - 1 - i) / fade),
  );
}
