/** Fingers: real touch events, as a phone sends them. */
import type { CDPSession, Locator, Page } from 'playwright-core';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export async function centre(locator: Locator): Promise<Point> {
  const box = await locator.first().boundingBox();
  if (!box) throw new Error('nothing to touch');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Lets so much of the page's own time pass, and two pictures: what it has put off until then is done, however slow the machine. */
export const passed = (page: Page, ms = 0): Promise<unknown> =>
  page.evaluate(
    (wait) =>
      new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(resolve)), wait)),
    ms,
  );

export class Finger {
  private at: Point = { x: 0, y: 0 };

  private constructor(
    private readonly session: CDPSession,
    private readonly wait: (ms: number) => Promise<unknown>,
  ) {}

  /** `wait` lets time pass on the page, for one that has a clock of its own. */
  static async of(page: Page, wait: (ms: number) => Promise<unknown> = (ms) => passed(page, ms)): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page), wait);
  }

  async down(at: Point): Promise<void> {
    this.at = at;
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...at }] });
  }

  async moveTo(to: Point, steps = 8): Promise<void> {
    const from = this.at;
    for (let i = 1; i <= steps; i++) {
      this.at = { x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps };
      await this.session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ ...this.at }] });
    }
  }

  async up(): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // What was let go may spring back first.
    await this.wait(60);
  }

  /** Sent in one go: what lies between the two taps is not the machine's time. */
  async doubleTap(at: Point): Promise<void> {
    const tap = () => [
      this.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...at }] }),
      this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ];
    await Promise.all([...tap(), ...tap()]);
  }

  /** Two fingers, level with each other around a point, that go from one distance to another. */
  async pinch(around: Point, from: number, to: number, steps = 8): Promise<void> {
    const fingers = (apart: number) => [
      { id: 0, x: around.x - apart / 2, y: around.y },
      { id: 1, x: around.x + apart / 2, y: around.y },
    ];
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
    for (let i = 1; i <= steps; i++)
      await this.session.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: fingers(from + ((to - from) * i) / steps),
      });
    await this.up();
  }

  /** Takes a card up and waits until places to let it go are shown. */
  async lift(card: Locator): Promise<void> {
    const from = await centre(card);
    await this.down(from);
    await this.moveTo({ x: from.x, y: from.y - 60 }, 5);
    await this.wait(100);
  }

  /** Takes a card up and lets it go over something, or over a point. */
  async drag(card: Locator, target: Locator | Point | (() => Locator)): Promise<void> {
    await this.lift(card);
    const to = typeof target === 'function' ? await centre(target()) : 'x' in target ? target : await centre(target);
    await this.moveTo(to);
    await this.wait(0);
    await this.up();
  }
}

/** Counts what React commits, from the moment the page is loaded: `commits(page)` tells. */
export const countCommits = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counted: { commits: number } = { commits: 0 };
    Object.assign(globalThis, {
      counted,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        isDisabled: false,
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        onCommitFiberRoot: () => {
          counted.commits++;
        },
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        onScheduleFiberRoot: () => undefined,
        checkDCE: () => undefined,
      },
    });
  });

export const commits = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const counted: unknown = Reflect.get(globalThis, 'counted');
    return typeof counted === 'object' && counted !== null && 'commits' in counted ? Number(counted.commits) : -1;
  });
