/** What is to be seen on the page, and what can be pressed there. */
import type { Page } from 'playwright-core';
import { LANGUAGES, type Language } from '@/i18n/language';
import { translators } from '@/i18n/translate';
import type { Point } from '../../__tests__/browser/harness/touch';

/** Where on the screen a control is, by what brings a match forward. */
export type Part = 'lines' | 'list' | 'hand' | 'dock' | 'dialog' | 'map' | 'log' | 'head' | 'page';

export interface Control {
  /** Among all there are, in the order of the page. */
  readonly index: number;
  readonly role: string;
  readonly name: string;
  readonly place: Part;
  readonly href: string | null;
}

export interface Look {
  readonly path: string;
  /** The language that is spoken now: settings change it. */
  readonly language: Language;
  /** The first heading: in a match it says who is to move. */
  readonly title: string;
  /** The kind of screen: where it is and what it is about, without names and numbers. */
  readonly kind: string;
  readonly controls: readonly Control[];
  /** Everything that is written on it. */
  readonly text: string;
  readonly blank: boolean;
  /** Something is being fetched or drawn. */
  readonly busy: boolean;
  /** Who is to move in the match that is shown. */
  readonly move: 'person' | 'bot' | 'nobody';
  /** The match that is shown has come to its end. */
  readonly over: boolean;
  /** What the head of a match says of everybody: points, cards in hand and deck. */
  readonly players: readonly string[];
  /** The newest record of the match that is shown: rises with everything that is written. */
  readonly saved: number;
  /** Where the drawn map is free to be touched. */
  readonly map: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
}

/** Words by which parts of the screen are known in a language. */
function wordsOf(language: Language) {
  const t = translators[language];
  const NAME = '\u0000';
  const around = (text: string): [string, string] => {
    const [before = '', after = ''] = text.split(NAME);
    return [before, after];
  };
  return {
    language,
    lines: t('play.lines'),
    list: t('match.everything'),
    hand: t('match.hand'),
    board: t('match.board'),
    controls: t('play.mapControls'),
    players: t('newGame.players'),
    log: around(t('log.show', { sentence: NAME })),
    end: t('match.end'),
    yours: around(t('match.yourMove', { player: NAME })),
    theirs: around(t('match.waitsFor', { player: NAME })),
  };
}

/** The controls that were seen last wait in the page for the one that is taken. */
declare global {
  var monkeySeen: Element[] | undefined;
}

const WORDS = LANGUAGES.map(wordsOf);

export const look = (page: Page): Promise<Look> =>
  page.evaluate(async (languages) => {
    const words = languages.find(({ language }) => language === document.documentElement.lang) ?? languages[0];
    if (words === undefined) throw new Error('no language is known');
    const CONTROLS =
      '[role=button], [role=link], [role=radio], [role=switch], [role=checkbox], [role=slider], [role=tab], a[href], button, input, textarea';
    const shown = (element: Element): boolean =>
      element.closest('[aria-hidden=true], [inert]') === null &&
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility !== 'hidden';
    const mains = [...document.querySelectorAll('[role=main], main')].filter(shown);
    const dialog = [...document.querySelectorAll('[aria-modal=true]')].filter(shown).at(-1) ?? null;
    const canvas = [...document.querySelectorAll('canvas')]
      .filter((element) => element.getClientRects().length > 0 && element.closest('[aria-hidden=true]') === null)
      .at(-1);
    const drawn = canvas?.getBoundingClientRect() ?? null;
    const path = location.pathname;
    const inMatch = path.startsWith('/match/');

    const within = (said: string, [start, end]: readonly [string, string]): boolean =>
      said.length > start.length + end.length && said.startsWith(start) && said.endsWith(end);
    // What the thumb reaches has no name of its own: it is the part of the screen that the hand lies in.
    let dock: Element | null =
      [...document.querySelectorAll('[aria-label]')].find(
        (element) => element.getAttribute('aria-label') === words.hand && shown(element),
      ) ?? null;
    while (dock !== null && getComputedStyle(dock).position !== 'absolute') dock = dock.parentElement;

    const placeOf = (element: Element): Control['place'] => {
      if (dialog?.contains(element) === true) return 'dialog';
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const label = at.getAttribute('aria-label');
        if (at === element || label === null) continue;
        if (label === words.lines) return 'lines';
        if (label === words.list) return 'list';
        if (label === words.hand) return 'hand';
        if (label === words.board || label === words.controls) return 'map';
      }
      if (!inMatch) return 'page';
      if (within(element.getAttribute('aria-label') ?? '', words.log)) return 'log';
      if (dock?.contains(element) === true) return 'dock';
      return element.getBoundingClientRect().bottom < window.innerHeight * 0.25 ? 'head' : 'page';
    };

    const seen = [...(dialog ?? document).querySelectorAll(CONTROLS)].filter(
      (element) =>
        shown(element) &&
        element.closest('[aria-disabled=true], [disabled]') === null &&
        !(element instanceof HTMLAnchorElement && element.origin !== location.origin),
    );
    globalThis.monkeySeen = seen;
    // A dialog hides the page under it from screen readers, not from us.
    const title =
      [...document.querySelectorAll('h1, [role=heading][aria-level="1"]')].findLast(
        (element) => element.getClientRects().length > 0,
      )?.textContent ?? '';
    const move = !inMatch
      ? 'nobody'
      : within(title, words.theirs)
        ? 'bot'
        : within(title, words.yours)
          ? 'person'
          : 'nobody';
    const over = inMatch && title === words.end;
    const id = path.slice('/match/'.length);
    const heads = inMatch
      ? await new Promise<unknown[]>((resolve) => {
          const opening = indexedDB.open('battalia', 1);
          opening.onupgradeneeded = () => opening.result.createObjectStore('matches');
          opening.onerror = () => resolve([]);
          opening.onsuccess = () => {
            const matches = opening.result.transaction('matches').objectStore('matches');
            const found = matches.getAll(IDBKeyRange.bound(`battalia.game.${id}.head.`, `battalia.game.${id}.head.9`));
            found.onsuccess = () => resolve(found.result);
            found.onerror = () => resolve([]);
            opening.result.close();
          };
        })
      : [];
    const saved = Math.max(0, ...heads.map((head) => Number(/"number":(\d+)/.exec(String(head))?.[1] ?? 0)));
    const { innerText: text } = dialog instanceof HTMLElement ? dialog : document.body;
    const route = path
      .replace(/^\/match\/.*/, '/match')
      .replace(/^\/reference\/(?!rules$|glossary$).+/, '/reference/entry');
    const has = (label: string): boolean =>
      [...document.querySelectorAll('[aria-label]')].some(
        (element) => element.getAttribute('aria-label') === label && shown(element),
      );
    const part =
      dialog !== null
        ? ' dialog'
        : !inMatch
          ? ''
          : over
            ? ' end'
            : has(words.list)
              ? ' list'
              : has(words.hand)
                ? has(words.lines)
                  ? ' lines'
                  : ' hand'
                : ' hand-over';
    return {
      path: path + location.search.slice(0, 60),
      language: words.language,
      title,
      kind: route + part,
      controls: seen.map((element, index) => ({
        index,
        role: element.getAttribute('role') ?? element.tagName.toLowerCase(),
        name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 120),
        place: placeOf(element),
        href: element instanceof HTMLAnchorElement ? element.pathname : null,
      })),
      text,
      blank: (mains.length === 0 && dialog === null) || text.trim() === '',
      busy: [...document.querySelectorAll('[aria-busy=true]')].some(shown) || document.readyState !== 'complete',
      move,
      over,
      players: inMatch
        ? [...document.querySelectorAll('[role=group]')]
            .filter((group) => group.getAttribute('aria-label') === words.players)
            .flatMap((group) =>
              [...group.querySelectorAll('[role=button]')].map((player) => player.getAttribute('aria-label') ?? ''),
            )
        : [],
      saved,
      map:
        drawn === null || dialog !== null ? null : { x: drawn.x, y: drawn.y, width: drawn.width, height: drawn.height },
    } satisfies Look;
  }, WORDS);

/** Brings a control that was seen to where a finger reaches it, and says where; null where something lies over all of it. */
export const reach = (page: Page, { index }: Control): Promise<Point | null> =>
  page.evaluate((wanted) => {
    const element = globalThis.monkeySeen?.[wanted];
    if (element === undefined || !element.isConnected) return null;
    const found = (): { x: number; y: number } | null => {
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const down of [0.5, 0.25, 0.75])
        for (const across of [0.5, 0.2, 0.8, 0.05, 0.95]) {
          const [x, y] = [left + width * across, top + height * down];
          const hit = document.elementFromPoint(x, y);
          if (
            hit !== null &&
            (element.contains(hit) ||
              (hit.contains(element) === false && hit.closest('label')?.contains(element) === true))
          )
            return { x, y };
        }
      return null;
    };
    const first = found();
    if (first !== null) return first;
    element.scrollIntoView({ block: 'center', inline: 'center' });
    return found();
  }, index);
