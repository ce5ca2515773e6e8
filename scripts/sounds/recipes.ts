/** Every sound of the game: paper, wood, a bell and a horn, all small and dry, as on a table in a quiet room. */
import type { Sound } from '@/motion/cues';
import { finished, rustle, silence, struck, tone, type Samples } from './synth';

const BELL = { partials: [1, 0.6, 0.4, 0.25, 0.12], ratios: [1, 2.0, 2.99, 4.1, 5.43] } as const;
const HORN = [1, 0.7, 0.5, 0.32, 0.2, 0.1] as const;
const swell = (rise: number, seconds: number) => (time: number) =>
  Math.min(1, time / rise) * Math.max(0, 1 - time / seconds) ** 0.6;

/** Wood on wood: a knock with a body under it. */
function knock(out: Samples, at: number, hertz: number, loud: number, seed: number): void {
  rustle(out, { at, seconds: 0.03, loud: loud * 2.2, envelope: struck(0.0008, 0.005), low: 500, high: 5200, seed });
  tone(out, {
    at,
    hertz,
    to: hertz * 0.82,
    seconds: 0.12,
    loud,
    envelope: struck(0.001, 0.02),
    partials: [1, 0.35, 0.12],
    ratios: [1, 2.7, 5.1],
  });
}

/** Each is a function, so that nobody pays for the sounds that they do not ask for. */
export const RECIPES: Readonly<Record<Sound, () => Samples>> = {
  card() {
    const out = silence(0.12);
    rustle(out, {
      seconds: 0.12,
      loud: 1,
      envelope: (time) => Math.sin(Math.min(1, time / 0.11) * Math.PI) ** 2,
      low: 900,
      high: 2600,
      highAfter: 6400,
      seed: 11,
    });
    rustle(out, {
      at: 0.085,
      seconds: 0.03,
      loud: 1.1,
      envelope: struck(0.001, 0.006),
      low: 300,
      high: 3200,
      seed: 12,
    });
    return finished(out, 0.42);
  },
  shuffle() {
    const out = silence(0.34);
    for (let i = 0; i < 11; i++)
      rustle(out, {
        at: i * 0.027,
        seconds: 0.03,
        loud: 0.7 + 0.3 * Math.sin(i),
        envelope: struck(0.002, 0.008),
        low: 700,
        high: 3600 + i * 180,
        seed: 21 + i,
      });
    return finished(out, 0.42);
  },
  die() {
    const out = silence(0.4);
    const falls = [0, 0.055, 0.1, 0.15, 0.19, 0.222, 0.248, 0.268];
    falls.forEach((at, i) => knock(out, at, 1180 - i * 62, 0.9 * 0.84 ** i, 31 + i));
    return finished(out, 0.55);
  },
  tile() {
    const out = silence(0.24);
    rustle(out, { seconds: 0.05, loud: 0.5, envelope: struck(0.004, 0.015), low: 400, high: 2600, seed: 41 });
    knock(out, 0.015, 210, 1.1, 42);
    tone(out, { at: 0.015, hertz: 118, to: 84, seconds: 0.2, loud: 0.9, envelope: struck(0.002, 0.04) });
    return finished(out, 0.62);
  },
  token() {
    const out = silence(0.2);
    knock(out, 0, 940, 0.8, 51);
    tone(out, { at: 0.012, hertz: 1560, seconds: 0.18, loud: 0.4, envelope: struck(0.001, 0.035), ...BELL });
    knock(out, 0.06, 760, 0.5, 52);
    return finished(out, 0.46);
  },
  step() {
    const out = silence(0.09);
    rustle(out, {
      seconds: 0.07,
      loud: 1,
      envelope: struck(0.003, 0.014),
      low: 120,
      high: 1100,
      highAfter: 500,
      seed: 61,
    });
    tone(out, { hertz: 150, to: 100, seconds: 0.08, loud: 0.4, envelope: struck(0.002, 0.02) });
    return finished(out, 0.4);
  },
  dawn() {
    const out = silence(0.7);
    // A fifth and an octave on D, as the light comes.
    [587.33, 880, 1174.66].forEach((hertz, i) =>
      tone(out, {
        at: i * 0.09,
        hertz,
        seconds: 0.7 - i * 0.09,
        loud: 0.7 - i * 0.12,
        envelope: struck(0.004, 0.12),
        ...BELL,
      }),
    );
    rustle(out, { seconds: 0.4, loud: 0.12, envelope: swell(0.2, 0.4), low: 1500, high: 5000, seed: 71 });
    return finished(out, 0.42);
  },
  attack() {
    const out = silence(0.42);
    rustle(out, { seconds: 0.09, loud: 0.8, envelope: (time) => (time / 0.09) ** 2, low: 1200, high: 6000, seed: 81 });
    for (const [at, hertz, loud] of [
      [0.085, 1730, 0.8],
      [0.1, 2390, 0.6],
    ] as const) {
      tone(out, {
        at,
        hertz,
        to: hertz * 0.985,
        seconds: 0.32,
        loud,
        envelope: struck(0.0008, 0.045),
        partials: [1, 0.7, 0.55, 0.35],
        ratios: [1, 1.47, 2.09, 2.56],
      });
    }
    knock(out, 0.085, 320, 1.2, 82);
    return finished(out, 0.5);
  },
  count() {
    const out = silence(0.08);
    tone(out, { hertz: 1318.5, seconds: 0.08, loud: 1, envelope: struck(0.001, 0.014), partials: [1, 0.3] });
    return finished(out, 0.28);
  },
  turn() {
    const out = silence(0.44);
    tone(out, { hertz: 659.26, seconds: 0.3, loud: 0.8, envelope: struck(0.003, 0.07), ...BELL });
    tone(out, { at: 0.11, hertz: 987.77, seconds: 0.32, loud: 0.8, envelope: struck(0.003, 0.08), ...BELL });
    return finished(out, 0.4);
  },
  won() {
    const out = silence(0.6);
    [
      [0, 392, 0.16],
      [0.13, 523.25, 0.16],
      [0.26, 659.26, 0.34],
    ].forEach(([at = 0, hertz = 0, seconds = 0]) => {
      tone(out, { at, hertz, seconds, loud: 0.8, envelope: swell(0.02, seconds), partials: HORN });
    });
    return finished(out, 0.42);
  },
  lost() {
    const out = silence(0.5);
    [
      [0, 349.23, 0.22],
      [0.18, 277.18, 0.32],
    ].forEach(([at = 0, hertz = 0, seconds = 0]) => {
      tone(out, { at, hertz, to: hertz * 0.97, seconds, loud: 0.8, envelope: swell(0.03, seconds), partials: HORN });
    });
    return finished(out, 0.38);
  },
  end() {
    const out = silence(1);
    for (const [at, chord, seconds] of [
      [0, [392, 493.88], 0.2],
      [0.18, [440, 587.33], 0.2],
      [0.36, [523.25, 659.26, 783.99], 0.64],
    ] as const) {
      for (const hertz of chord)
        tone(out, { at, hertz, seconds, loud: 0.5, envelope: swell(0.025, seconds), partials: HORN });
    }
    tone(out, { at: 0.36, hertz: 1046.5, seconds: 0.64, loud: 0.35, envelope: struck(0.004, 0.14), ...BELL });
    return finished(out, 0.46);
  },
  refused() {
    const out = silence(0.2);
    knock(out, 0, 180, 1, 91);
    knock(out, 0.085, 150, 0.9, 92);
    return finished(out, 0.4);
  },
  /** Wind that rises, turns and falls away. */
  storm() {
    const out = silence(0.8);
    const gust = (time: number) => Math.sin(Math.min(1, time / 0.78) * Math.PI) ** 2;
    rustle(out, { seconds: 0.8, loud: 1.2, envelope: gust, low: 260, high: 700, highAfter: 3200, seed: 101 });
    rustle(out, {
      at: 0.12,
      seconds: 0.66,
      loud: 0.7,
      envelope: (time) => gust(time) * (0.6 + 0.4 * Math.sin(time * 34)),
      low: 900,
      high: 1500,
      highAfter: 4200,
      seed: 102,
    });
    tone(out, { hertz: 92, to: 61, seconds: 0.78, loud: 0.25, envelope: gust, partials: [1, 0.5, 0.2] });
    return finished(out, 0.5);
  },
  /** A card is turned up: paper, and a small bell. */
  reveal() {
    const out = silence(0.42);
    rustle(out, { seconds: 0.1, loud: 0.9, envelope: struck(0.03, 0.02), low: 900, high: 4800, seed: 111 });
    [783.99, 1174.66].forEach((hertz, i) =>
      tone(out, { at: 0.09 + i * 0.07, hertz, seconds: 0.26, loud: 0.5, envelope: struck(0.004, 0.1), ...BELL }),
    );
    return finished(out, 0.38);
  },
  /** A cork, and what bubbles up after it. */
  potion() {
    const out = silence(0.5);
    rustle(out, { seconds: 0.03, loud: 1.1, envelope: struck(0.001, 0.006), low: 500, high: 4000, seed: 121 });
    tone(out, { hertz: 320, to: 620, seconds: 0.07, loud: 0.9, envelope: struck(0.004, 0.02) });
    [0.12, 0.2, 0.265, 0.34, 0.4].forEach((at, i) =>
      tone(out, {
        at,
        hertz: 410 + i * 66,
        to: 690 + i * 80,
        seconds: 0.08,
        loud: 0.6 - i * 0.07,
        envelope: swell(0.02, 0.08),
      }),
    );
    return finished(out, 0.4);
  },
  /** Two coins on a table. */
  trade() {
    const out = silence(0.32);
    [
      [0, 2637],
      [0.09, 3136],
    ].forEach(([at = 0, hertz = 0], i) => {
      rustle(out, {
        at,
        seconds: 0.02,
        loud: 0.7,
        envelope: struck(0.0006, 0.004),
        low: 2000,
        high: 7000,
        seed: 131 + i,
      });
      tone(out, { at, hertz, seconds: 0.23, loud: 0.6, envelope: struck(0.0008, 0.05), ...BELL });
    });
    return finished(out, 0.34);
  },
  /** Small bells that climb, a fourth at a time: something is granted. */
  gift() {
    const out = silence(0.46);
    [698.46, 932.33, 1244.51, 1661.22].forEach((hertz, i) =>
      tone(out, {
        at: i * 0.055,
        hertz,
        seconds: 0.44 - i * 0.055,
        loud: 0.5 - i * 0.06,
        envelope: struck(0.003, 0.08),
        ...BELL,
      }),
    );
    return finished(out, 0.36);
  },
  /** A spark that jumps over: a crackle, and a hum that rises. */
  charge() {
    const out = silence(0.4);
    [0, 0.035, 0.06, 0.11, 0.14, 0.2].forEach((at, i) =>
      rustle(out, {
        at,
        seconds: 0.03,
        loud: 1 - i * 0.1,
        envelope: struck(0.0006, 0.006),
        low: 1800 - i * 120,
        high: 7600,
        seed: 141 + i,
      }),
    );
    tone(out, {
      hertz: 110,
      to: 330,
      seconds: 0.39,
      loud: 0.6,
      envelope: swell(0.14, 0.39),
      partials: [1, 0.6, 0.4, 0.2],
    });
    return finished(out, 0.42);
  },
  /** Horns in thirds, and a bell above them: somebody is crowned. */
  crown() {
    const out = silence(0.86);
    for (const [at, chord, seconds] of [
      [0, [392, 493.88], 0.14],
      [0.12, [392, 493.88], 0.1],
      [0.22, [523.25, 659.26], 0.62],
    ] as const) {
      for (const hertz of chord)
        tone(out, { at, hertz, seconds, loud: 0.55, envelope: swell(0.02, seconds), partials: HORN });
    }
    [1046.5, 1567.98].forEach((hertz, i) =>
      tone(out, {
        at: 0.3 + i * 0.09,
        hertz,
        seconds: 0.5 - i * 0.09,
        loud: 0.3,
        envelope: struck(0.004, 0.12),
        ...BELL,
      }),
    );
    return finished(out, 0.46);
  },
};
