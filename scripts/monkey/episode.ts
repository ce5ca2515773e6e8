/** One episode: a device, a plan, and steps until the plan is fulfilled, something falls, or time is up. */
import { createHash } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import {
  actingWith,
  bot,
  finishedGame,
  person,
  plant,
  plantItems,
  positionWhere,
} from '../../__tests__/browser/harness/planted';
import { catalogues } from '@/i18n/catalogues';
import { Choice } from './choice';
import { ownTime, REAL_TIME, type Time } from './clock';
import { complaints, Fallen, graveViolations, report, type Fall } from './falls';
import { Hand } from './hand';
import { look, reach, type Look } from './look';
import { KEPT_OPEN, KEPT_OVER, type Plan } from './plan';
import { assertKept, assertShown, HAND_OVER, matchOf, recordOf, shownOf } from './record';
import { nextStep, stepText } from './steps';

/** One pixel a point: more of them would only be drawn. */
const DEVICES = {
  phone: { viewport: { width: 412, height: 892 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 1180, height: 820 }, deviceScaleFactor: 1, hasTouch: true },
} as const satisfies Record<string, BrowserContextOptions>;
const LOCALES = { en: 'en-GB', de: 'de-DE', pl: 'pl-PL', nl: 'nl-NL' } as const;

/** The run that an episode belongs to. */
export interface Run {
  readonly browser: Browser;
  readonly url: string;
  readonly exported: string;
  readonly seed: string;
  readonly clock: 'own' | 'real';
  /** When it has to be over, on the machine's clock. */
  readonly deadline: number;
  /** Kinds of screens that axe has looked at. */
  readonly checked: Set<string>;
  readonly verbose: boolean;
}

export interface Outcome {
  readonly plan: Plan;
  readonly falls: readonly { readonly fall: Fall; readonly file: string }[];
  readonly steps: number;
  /** The same for the same steps. */
  readonly digest: string;
  readonly started: number;
  readonly finished: number;
  readonly screens: ReadonlySet<string>;
  /** Ended by the deadline. */
  readonly cut: boolean;
}

/** Milliseconds of the page between two looks that have to agree. */
const REST = 100;
/** A page on which something changes all the time is as much at rest as it will ever be. */
const RESTLESS = 40;
/** So long a bot may take, on the page's clock, and the page on the machine's. */
const BOT_MS = 40_000;
const BUSY_MS = 60_000;
const BLANK_MS = 20_000;
/** How much is looked at after the end of a game. */
const AFTERWARDS = 15;
/** So many things in a row that nobody can touch: the screen is stuck, whatever it shows. */
const UNREACHABLE = 12;

/** Sentences that nobody is to read who only presses what there is. */
const FAULTS = /^(ref\.(missing|loadFailed)|notFound\.title|match\.unreadable|fall\.(text|map))$/;

class TimeIsUp extends Error {}

export async function episode(run: Run, plan: Plan): Promise<Outcome> {
  const context = await run.browser.newContext({
    ...DEVICES[plan.device],
    locale: LOCALES[plan.language],
    timezoneId: 'Europe/Berlin',
    colorScheme: plan.theme,
    reducedMotion: 'no-preference',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(BUSY_MS);
  try {
    const time = run.clock === 'own' ? await ownTime(context, plan.seed, run.exported) : REAL_TIME;
    const page = await context.newPage();
    await furnish(page, plan);
    return await new Episode(run, plan, page, time, await Hand.of(page, time)).play();
  } finally {
    await context.close();
  }
}

/** What the device has kept: the last set-up, how fast bots move, and maybe games. Everything else is as the app comes. */
async function furnish(page: Page, { setup, pace, kept }: Plan): Promise<void> {
  const stored = (state: object, version: number) => JSON.stringify({ state, version });
  await plantItems(page, 'furniture', [
    ['battalia.lastSetup', stored(setup, 2)],
    ...(pace === 'quick' ? [] : [['battalia.settings', stored({ pace }, 1)] as const]),
  ]);
  if (!kept) return;
  await plant(page, [person('Ada'), bot('Bo')], finishedGame(), KEPT_OVER);
  await plant(page, [person('Ada'), person('Bo')], positionWhere(actingWith(0, 'hire')), KEPT_OPEN);
}

class Episode {
  private readonly choice: Choice;
  private readonly complaints: readonly Fall[];
  private readonly falls: { fall: Fall; file: string }[] = [];
  private readonly steps: string[] = [];
  private readonly screens = new Set<string>();
  private readonly started = new Set<string>();
  private readonly finished = new Set<string>();
  private pending = 0;

  constructor(
    private readonly run: Run,
    private readonly plan: Plan,
    private readonly page: Page,
    private readonly time: Time,
    private readonly hand: Hand,
  ) {
    this.choice = new Choice(`steps ${plan.seed}`);
    this.complaints = complaints(page);
    page.on('request', () => this.pending++);
    page.on('requestfinished', () => this.pending--);
    page.on('requestfailed', () => this.pending--);
  }

  async play(): Promise<Outcome> {
    let cut = false;
    try {
      await this.page.goto(this.run.url + this.plan.address);
      await this.steady();
    } catch (problem) {
      if (problem instanceof TimeIsUp) cut = true;
      // A page that is gone, or one that no longer answers, shows in what it complained of last.
      else
        await this.fell(
          problem instanceof Fallen
            ? problem.fall
            : (this.complaints[0] ?? {
                kind: 'monkey',
                says: String(problem instanceof Error ? problem.stack : problem),
              }),
        );
    }
    const digest = createHash('sha256').update(this.steps.join('\n')).digest('hex').slice(0, 12);
    return {
      plan: this.plan,
      falls: this.falls,
      steps: this.steps.length,
      digest,
      started: this.started.size,
      finished: this.finished.size,
      screens: this.screens,
      cut,
    };
  }

  private async steady(): Promise<void> {
    let seen = await this.atRest();
    let unreached = 0;
    let left = this.plan.steps;
    while (left-- > 0) {
      const step = nextStep(this.choice, this.plan, seen, this.started.size > this.finished.size);
      if (step === null) continue;
      this.steps.push(`${stepText(step)}   [${seen.kind}] ${seen.move} ${seen.title}`);
      if (this.run.verbose)
        console.log(
          `  ${this.plan.number}.${this.steps.length} ${stepText(step)}   [${seen.kind}] ${seen.move} ${seen.title}`,
        );
      if (step.kind === 'reload') {
        seen = await this.reload(seen);
        continue;
      }
      const done = await this.hand.does(step);
      unreached = done || step.kind === 'back' ? 0 : unreached + 1;
      if (unreached >= UNREACHABLE)
        throw new Fallen({ kind: 'stuck', says: `nothing on ${seen.kind} can be reached by a finger` });
      seen = await this.afterwards(seen);
      if (this.finished.size > 0) left = Math.min(left, AFTERWARDS);
    }
  }

  /** Mostly waits for the page; sometimes it does not, as people do. Bots that move without pauses leave nothing to be quick about. */
  private async afterwards(before: Look): Promise<Look> {
    const watched = this.plan.pace !== 'instant' && matchOf(before) !== null;
    const hasty = watched && this.choice.percent(before.move === 'bot' ? 60 : 15);
    if (!hasty) return this.atRest();
    await this.time.run(this.page, this.choice.between(0, 30) * 40);
    this.heed();
    const seen = await look(this.page);
    return seen.busy || seen.blank || seen.path !== before.path ? this.atRest() : seen;
  }

  /** Starts the app anew; all that was done is still there. */
  private async reload(before: Look): Promise<Look> {
    const id = matchOf(before);
    const recorded = id === null ? null : await recordOf(this.page, id);
    const shown = shownOf(before);
    await this.page.reload();
    let seen = await this.atRest(before.move !== 'bot');
    // Whoever comes back is asked who it is.
    if (shown !== null && before.kind !== HAND_OVER && seen.kind === HAND_OVER) seen = await this.takesOver(seen);
    if (recorded !== null && id !== null && matchOf(seen) === id) {
      assertKept(recorded, await recordOf(this.page, id));
      if (shown !== null) assertShown(shown, shownOf(seen));
    }
    return seen;
  }

  private async takesOver(seen: Look): Promise<Look> {
    const [control] = seen.controls;
    const at = control === undefined ? null : await reach(this.page, control);
    if (control === undefined || at === null)
      throw new Fallen({ kind: 'stuck', says: 'nobody can take the device over' });
    await this.hand.does({ kind: 'press', control });
    return this.atRest();
  }

  /** Until nothing changes any more, and all that has to hold then holds. */
  private async atRest(patient = true): Promise<Look> {
    let still = Date.now();
    let before: Look | null = null;
    let waited = 0;
    let saved = -1;
    for (let i = 0; ; i++) {
      const length = before?.move === 'bot' ? REST * 5 : REST;
      await this.time.run(this.page, length);
      this.heed();
      const seen = await look(this.page);
      const loading = seen.busy || seen.blank || this.pending > 0;
      waited = seen.move === 'bot' && seen.saved === saved ? waited + length : 0;
      saved = seen.saved;
      if (waited > BOT_MS) throw new Fallen({ kind: 'stuck', says: `a bot is to move and does not: ${seen.title}` });
      if (!loading) still = Date.now();
      const late = Date.now() > this.run.deadline;
      // Who is short of time waits less: a page that has been empty for so long will not be filled.
      if (Date.now() - still > (late ? BLANK_MS : BUSY_MS))
        throw new Fallen(
          seen.blank
            ? { kind: 'blank page', says: seen.path }
            : { kind: 'stuck', says: `${seen.path} never comes to rest` },
        );
      if (late) throw new TimeIsUp();
      const same = before !== null && signature(before) === signature(seen);
      before = seen;
      const waits =
        seen.move === 'bot' && patient && !(this.plan.kind === 'bots' && this.plan.pace !== 'instant' && i > 4);
      if (loading || waits || (!same && i < RESTLESS)) continue;
      if (seen.move !== 'bot') await this.time.align(this.page);
      await this.time.run(this.page, REST);
      this.heed();
      const rested = await look(this.page);
      await this.inspect(rested);
      return rested;
    }
  }

  private heed(): void {
    const [first] = this.complaints;
    if (first !== undefined) throw new Fallen(first);
  }

  /** What has to hold on every screen at rest. */
  private async inspect(seen: Look): Promise<void> {
    this.screens.add(seen.kind);
    const id = matchOf(seen);
    if (id !== null && id !== KEPT_OVER && id !== KEPT_OPEN) {
      this.started.add(id);
      if (seen.over) this.finished.add(id);
    }
    const useful =
      seen.move === 'person' && !seen.kind.endsWith('dialog')
        ? seen.controls.filter(({ place }) => place !== 'head')
        : seen.controls;
    if (useful.length === 0)
      throw new Fallen({ kind: 'stuck', says: `nothing can be pressed on ${seen.kind}: ${seen.title}` });
    const said = Object.entries(catalogues[seen.language]).find(
      ([key, text]) => FAULTS.test(key) && seen.text.includes(text),
    );
    if (said !== undefined) throw new Fallen({ kind: 'dead end', says: `${seen.path} says: ${said[1]}` });
    if (this.run.checked.has(seen.kind)) return;
    this.run.checked.add(seen.kind);
    // It goes on afterwards: the steps are the same whether or not somebody has looked.
    for (const fall of await this.time.aside(this.page, () => graveViolations(this.page))) await this.fell(fall);
    this.heed();
  }

  private async fell(fall: Fall): Promise<void> {
    const file = await report(this.page, this.run.seed, this.plan, this.steps, fall, this.falls.length + 1);
    this.falls.push({ fall, file });
  }
}

const signature = ({ path, title, text, controls, saved }: Look): string =>
  JSON.stringify([path, title, text, controls.map(({ name }) => name), saved]);
