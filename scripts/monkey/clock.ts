/**
 * Time and chance of the page. So that the same seed makes the same steps, a page has a clock of its own, which stands
 * still until it is told to run; it runs as fast as the machine can, so that nothing of what moves has to be switched off.
 * Chance is seeded, and bots count what they think instead of looking at a watch.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { passed } from '../../__tests__/browser/harness/touch';

export interface Time {
  /** Lets so many milliseconds pass on the page. */
  run(page: Page, ms: number): Promise<void>;
  /** Brings the clock to the next full minute, as a device sleeps: how long it took to come to rest is forgotten. */
  align(page: Page): Promise<void>;
  /** Something that needs time as it is, and changes nothing. */
  aside<T>(page: Page, work: () => Promise<T>): Promise<T>;
}

/** As people have it: nothing is put in place of anything, and steps may differ from one run to the next. */
export const REAL_TIME: Time = {
  run: async (page, ms) => void (await passed(page, ms)),
  align: () => Promise.resolve(),
  aside: (_page, work) => work(),
};

const OWN_TIME: Time = {
  run: (page, ms) => page.evaluate((length) => globalThis.monkeyClock?.run(length), ms),
  align: (page) => page.evaluate(() => globalThis.monkeyClock?.align()),
  async aside(page, work) {
    await page.evaluate(() => globalThis.monkeyClock?.aside(true));
    try {
      return await work();
    } finally {
      await page.evaluate(() => globalThis.monkeyClock?.aside(false));
    }
  },
};

declare global {
  // A name of the page, which only `var` can be.
  var monkeyClock: { run(ms: number): Promise<void>; align(): void; aside(on: boolean): void } | undefined;
}

/** Gives all pages of a context a clock and chance of their own. `exported` is where the app lies. */
export async function ownTime(context: BrowserContext, seed: string, exported: string): Promise<Time> {
  await context.addInitScript(installed, seed);
  const { file, text } = countingBots(exported);
  await context.route(`**/${file}`, (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: text }),
  );
  return OWN_TIME;
}

/** How much a bot thinks about one decision: little, for what it chooses is not what is looked at. */
const NODES = { friman: 1, chief: 150, lord: 400 } as const;

/** The file of the app with the time that bots have, and that time as a number of nodes in it. */
function countingBots(exported: string): { readonly file: string; readonly text: string } {
  const folder = path.join(exported, '_expo', 'static', 'js', 'web');
  for (const file of readdirSync(folder)) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const found =
      /friman:\{kind:(['"])time\1,ms:\w+\},chief:\{kind:\1time\1,ms:\w+\},lord:\{kind:\1time\1,ms:\w+\}/.exec(text);
    if (found === null) continue;
    const counted = Object.entries(NODES).map(([level, nodes]) => `${level}:{kind:'nodes',nodes:${nodes}}`);
    return { file, text: text.replace(found[0], counted.join(',')) };
  }
  throw new Error(
    'the time that bots have is nowhere in the exported app: see THINKING in src/store/match/botTurns.ts',
  );
}

/** Runs in the page before anything else does; it knows nothing from outside. */
function installed(seed: string): void {
  // The empty page before the first one.
  if (location.protocol === 'about:') return;
  const KEY = 'monkey.clock';
  /** A slow device, for every picture costs as much as on a quick one. */
  const FRAME = 40;
  /** Every look at the clock takes a moment, as it does: who waits for it by looking would wait for ever. */
  const LOOK = 0.02;
  /** So many of them are drawn as one: what is between them is worked out all the same. */
  const DRAWN = 3;
  const MINUTE = 60_000;
  /** The date is rough, so that what is named after it is named the same each time. */
  const ROUGH = 50;
  const START = Date.UTC(2026, 0, 5, 9, 0, 0);

  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  const before =
    typeof kept === 'object' && kept !== null && 'now' in kept && 'loads' in kept
      ? { now: Number(kept.now), loads: Number(kept.loads) }
      : { now: START, loads: 0 };
  let now = before.now;
  const origin = now;
  const keep = () => sessionStorage.setItem(KEY, JSON.stringify({ now, loads: before.loads + 1 }));
  keep();

  // ------------------------------------------------------------ chance: mulberry32 over the seed and the number of the load
  let word = 2166136261;
  for (const letter of `${seed} ${before.loads}`) word = Math.imul(word ^ letter.charCodeAt(0), 16777619);
  const random = (): number => {
    word = (word + 0x6d2b79f5) | 0;
    let mixed = Math.imul(word ^ (word >>> 15), 1 | word);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  Math.random = random;
  Object.defineProperty(crypto, 'getRandomValues', {
    value: (values: ArrayBufferView) => {
      new Uint8Array(values.buffer, values.byteOffset, values.byteLength).forEach(
        (_, i, bytes) => (bytes[i] = Math.floor(random() * 256)),
      );
      return values;
    },
  });

  // ------------------------------------------------------------ time
  const real = {
    setTimeout: setTimeout.bind(globalThis),
    clearTimeout: clearTimeout.bind(globalThis),
    requestAnimationFrame: requestAnimationFrame.bind(globalThis),
  };
  interface Timer {
    readonly id: number;
    at: number;
    readonly every: number | null;
    readonly call: () => void;
  }
  const timers = new Map<number, Timer>();
  let last = 1_000_000;
  let beside = false;

  const set = (call: () => void, wait: number, every: number | null): number => {
    last++;
    timers.set(last, { id: last, at: now + Math.max(0, wait), every, call });
    return last;
  };
  const clear = (id: number | undefined) => {
    if (id === undefined || !timers.delete(id)) real.clearTimeout(id);
  };
  const waiting = (wait: unknown): number => (typeof wait === 'number' && wait > 0 ? wait : 0);

  const replaced = {
    setTimeout: (call: (...args: unknown[]) => void, wait?: number, ...args: unknown[]) =>
      beside ? real.setTimeout(call, wait, ...args) : set(() => call(...args), waiting(wait), null),
    setInterval: (call: (...args: unknown[]) => void, wait?: number, ...args: unknown[]) =>
      set(() => call(...args), Math.max(1, waiting(wait)), Math.max(1, waiting(wait))),
    clearTimeout: clear,
    clearInterval: clear,
    requestAnimationFrame: (call: (at: number) => void) =>
      beside ? real.requestAnimationFrame(call) : set(() => call(now - origin), FRAME - ((now - origin) % FRAME), null),
    cancelAnimationFrame: clear,
    requestIdleCallback: (call: (deadline: { didTimeout: boolean; timeRemaining: () => number }) => void) =>
      set(() => call({ didTimeout: false, timeRemaining: () => 10 }), 1, null),
    cancelIdleCallback: clear,
  };
  Object.assign(globalThis, replaced);
  const look = () => (now += LOOK);
  const date = () => Math.floor(look() / ROUGH) * ROUGH;
  performance.now = () => look() - origin;
  const RealDate = Date;
  const OwnDate = new Proxy(RealDate, {
    construct: (target, args, asked) => Reflect.construct(target, args.length === 0 ? [date()] : args, asked),
    apply: () => new RealDate(date()).toString(),
    get: (target, name, asked) => (name === 'now' ? date : Reflect.get(target, name, asked)),
  });
  Object.assign(globalThis, { Date: OwnDate });

  /** What waits for its turn has it: messages, promises; and, with every picture, what measures itself. */
  const turn = () =>
    new Promise<void>((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        channel.port1.close();
        resolve();
      };
      channel.port2.postMessage(null);
    });
  const picture = () => new Promise<void>((resolve) => void real.requestAnimationFrame(() => resolve()));

  const due = (until: number): Timer | undefined => {
    let first: Timer | undefined;
    for (const timer of timers.values())
      if (timer.at <= until && (first === undefined || timer.at < first.at)) first = timer;
    return first;
  };
  const fire = (timer: Timer) => {
    if (timer.every === null) timers.delete(timer.id);
    else timer.at = now + timer.every;
    try {
      timer.call();
    } catch (error) {
      // As it would end without us: on the page, for nobody to catch.
      real.setTimeout(() => {
        throw error;
      }, 0);
    }
  };

  globalThis.monkeyClock = {
    async run(ms) {
      const end = now + ms;
      for (let frame = 1; ; frame++) {
        const until = Math.min(end, now + FRAME);
        for (let timer = due(until); timer !== undefined; timer = due(until)) {
          now = Math.max(now, timer.at);
          fire(timer);
          await turn();
        }
        now = Math.max(now, until);
        keep();
        await turn();
        if (now >= end || frame % DRAWN === 0) await picture();
        if (now >= end) return;
      }
    },
    align() {
      now = (Math.floor(now / MINUTE) + 1) * MINUTE;
    },
    aside(on) {
      beside = on;
    },
  };
}
