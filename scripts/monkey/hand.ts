/** Does one step, with real touch events. */
import type { Page } from 'playwright-core';
import { Finger, type Point } from '../../__tests__/browser/harness/touch';
import type { Time } from './clock';
import { reach } from './look';
import type { Share, Step } from './steps';

/** Longer than anything takes for a long press. */
const LONG = 700;

export class Hand {
  private constructor(
    private readonly page: Page,
    private readonly time: Time,
    private readonly finger: Finger,
  ) {}

  static async of(page: Page, time: Time): Promise<Hand> {
    return new Hand(page, time, await Finger.of(page, (ms) => time.run(page, ms)));
  }

  /** False if it could not be done: something lies over what was to be touched. */
  async does(step: Exclude<Step, { kind: 'reload' }>): Promise<boolean> {
    const { page, finger } = this;
    switch (step.kind) {
      case 'press':
      case 'longPress':
      case 'type': {
        const at = await reach(page, step.control);
        if (at === null) return false;
        await this.touch(at, step.kind === 'longPress' ? LONG : 0);
        if (step.kind === 'type') await page.keyboard.insertText(step.text);
        return true;
      }
      case 'drag': {
        const from = await reach(page, step.control);
        if (from === null) return false;
        await finger.down(from);
        await finger.moveTo({ x: from.x, y: from.y - 60 }, 4);
        await this.time.run(page, 100);
        await finger.moveTo(this.at(step.to), 6);
        await this.time.run(page, 40);
        await finger.up();
        return true;
      }
      case 'tap':
        await this.touch(this.at(step.at), 0);
        return true;
      case 'doubleTap':
        await finger.doubleTap(this.at(step.at));
        return true;
      case 'pan':
        await finger.down(this.at(step.at));
        await finger.moveTo(this.at(step.to), 6);
        await finger.up();
        return true;
      case 'pinch':
        await finger.pinch(this.at(step.at), step.from, step.to, 5);
        return true;
      case 'scroll': {
        const { x, y } = this.at(step.at);
        await page.mouse.move(x, y);
        await page.mouse.wheel(0, step.by);
        return true;
      }
      case 'key':
        await page.keyboard.press(step.key);
        return true;
      case 'rotate': {
        const { width, height } = this.size();
        await page.setViewportSize({ width: height, height: width });
        return true;
      }
      // Only as far as the app goes: behind its first page lies an empty one.
      case 'back':
        return page.evaluate(() => {
          const { navigation } = globalThis;
          if (navigation.canGoBack) history.back();
          return navigation.canGoBack;
        });
      case 'resume':
        await this.visible(false);
        await this.time.run(page, 200);
        await this.visible(true);
        return true;
    }
  }

  private async touch(at: Point, ms: number): Promise<void> {
    await this.finger.down(at);
    if (ms > 0) await this.time.run(this.page, ms);
    await this.finger.up();
  }

  /** To the background and back, as the page is told of it. */
  private visible(visible: boolean): Promise<void> {
    return this.page.evaluate((shown) => {
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => (shown ? 'visible' : 'hidden'),
      });
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => !shown });
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event(shown ? 'focus' : 'blur'));
    }, visible);
  }

  private size(): { readonly width: number; readonly height: number } {
    return this.page.viewportSize() ?? { width: 412, height: 892 };
  }

  private at({ x, y }: Share): Point {
    const { width, height } = this.size();
    return { x: Math.round(x * width), y: Math.round(y * height) };
  }
}
