/** What is done next: from what is to be seen, by weight, so that matches come forward and everything else is met as well. */
import { translators } from '@/i18n/translate';
import type { Choice, Weighted } from './choice';
import type { Control, Look, Part } from './look';
import { KEPT_OPEN, type Kind, type Plan } from './plan';

/** A place on the screen, as shares of its width and height: the same on every screen. */
export interface Share {
  readonly x: number;
  readonly y: number;
}

export type Step =
  | { readonly kind: 'press' | 'longPress'; readonly control: Control }
  | { readonly kind: 'type'; readonly control: Control; readonly text: string }
  | { readonly kind: 'drag'; readonly control: Control; readonly to: Share }
  | { readonly kind: 'tap' | 'doubleTap'; readonly at: Share }
  | { readonly kind: 'pan'; readonly at: Share; readonly to: Share }
  | { readonly kind: 'pinch'; readonly at: Share; readonly from: number; readonly to: number }
  | { readonly kind: 'scroll'; readonly at: Share; readonly by: number }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'rotate' | 'back' | 'resume' }
  | { readonly kind: 'reload' };

const TEXTS = [
  'Ada',
  'Żółw',
  'ß',
  'road',
  'x',
  'battalia2',
  '7',
  'Straße und Stadt und noch viel mehr als in ein Feld passt',
];
/** What the keyboard does in a match, and elsewhere hardly anything. */
const KEYS = ['Escape', 'u', 'y', 'l', '?', 'n', 'r', 'Tab', 'Enter', 'ArrowRight', 'ArrowDown'];

/** In a match: a deed on a line, a row of the list, an answer in the dock bring it forward. */
const BY_PLACE: Readonly<Record<Part, number>> = {
  lines: 22,
  list: 16,
  dock: 20,
  hand: 9,
  map: 3,
  page: 6,
  head: 2,
  log: 1,
  dialog: 1,
};

/** Where an episode that plays no game is at home. */
const ROOTS: Readonly<Partial<Record<Kind, string>>> = {
  reading: '/reference',
  table: '/table',
  settings: '/settings',
  replay: '/replay',
};

/** `begun`: a game of this episode is not over yet. */
export function nextStep(choice: Choice, plan: Plan, seen: Look, begun = false): Step | null {
  const inMatch = seen.path.startsWith('/match/');
  const drawn = seen.map !== null && inMatch;
  const hand = seen.controls.filter(({ place }) => place === 'hand');
  const none = seen.controls.length === 0;
  const wanted = choice.weighted<Step['kind']>([
    { value: 'press', weight: none ? 0 : 70 },
    { value: 'longPress', weight: none ? 0 : 2 },
    { value: 'drag', weight: hand.length > 0 ? 5 : 0 },
    { value: 'tap', weight: drawn ? 5 : 0.5 },
    { value: 'doubleTap', weight: drawn ? 1 : 0 },
    { value: 'pan', weight: drawn ? 2 : 0 },
    { value: 'pinch', weight: drawn ? 1.5 : 0.2 },
    { value: 'scroll', weight: inMatch ? 2 : 8 },
    { value: 'key', weight: 1 },
    { value: 'rotate', weight: 1 },
    { value: 'back', weight: inMatch ? 0.7 : 2 },
    { value: 'reload', weight: inMatch ? 1.2 : 1 },
    { value: 'resume', weight: 0.8 },
  ]);
  switch (wanted) {
    case 'press': {
      const control = pressed(choice, plan, seen, begun);
      if (control === null) return null;
      return isField(control) ? { kind: 'type', control, text: choice.of(TEXTS) } : { kind: 'press', control };
    }
    case 'longPress': {
      const control = pressed(choice, plan, seen, begun);
      return control === null ? null : { kind: 'longPress', control };
    }
    case 'drag':
      return { kind: 'drag', control: choice.of(hand), to: share(choice) };
    case 'tap':
    case 'doubleTap':
      return { kind: wanted, at: share(choice) };
    case 'pan':
      return { kind: 'pan', at: share(choice), to: share(choice) };
    case 'pinch':
      return { kind: 'pinch', at: share(choice), from: choice.between(40, 160), to: choice.between(40, 160) };
    case 'scroll':
      return { kind: 'scroll', at: share(choice), by: choice.between(-600, 900) };
    case 'key':
      return { kind: 'key', key: choice.of(KEYS) };
    case 'rotate':
    case 'back':
    case 'reload':
    case 'resume':
      return { kind: wanted };
    case 'type':
    case null:
      return null;
  }
}

const share = (choice: Choice): Share => ({ x: choice.between(5, 95) / 100, y: choice.between(5, 95) / 100 });

const isField = ({ role }: Control): boolean => role === 'input' || role === 'textarea';

/** First where, then what: a long list is no more likely than a short one. */
function pressed(choice: Choice, plan: Plan, seen: Look, begun: boolean): Control | null {
  if (!seen.path.startsWith('/match/'))
    return choice.weighted(
      seen.controls.map((control) => ({ value: control, weight: onPage(plan, seen, begun, control) })),
    );
  const places = new Map<Part, Control[]>();
  for (const control of seen.controls) places.set(control.place, [...(places.get(control.place) ?? []), control]);
  const place = choice.weighted(
    [...places.keys()].sort().map((value): Weighted<Part> => ({ value, weight: BY_PLACE[value] })),
  );
  if (place === null) return null;
  const t = translators[seen.language];
  const there = places.get(place) ?? [];
  return choice.weighted(
    there.map((value) => ({
      value,
      // From a sheet of many cards back to the match, and on to the next turn before all is tried in this one.
      weight:
        place === 'dialog' && value.name === t('look.close')
          ? there.length
          : value.name === t('action.endTurn')
            ? 6
            : value.name === t('match.whatCanIDo')
              ? 3
              : 1,
    })),
  );
}

/** On a page that is no match: the way to what the episode is about. */
function onPage(
  { kind }: Plan,
  { path, controls, language }: Look,
  begun: boolean,
  { name, href, place }: Control,
): number {
  const t = translators[language];
  const root = ROOTS[kind];
  if (place === 'dialog') return name === t('look.close') ? controls.length * 0.5 : 1;
  // Who plays comes back from what is read in between.
  if (name === t('nav.back')) return root === undefined ? controls.length * 0.6 : path === root ? 0.1 : 0.6;
  if (root !== undefined)
    return href?.startsWith(root) === true ? (path.startsWith(root) ? 1 : controls.length * 2) : 1;
  // What was begun is played to its end first.
  if (path.startsWith('/new')) return name !== t('newGame.start') ? 1 : begun ? 0.2 : controls.length;
  if (isMatch(href)) return href === `/match/${KEPT_OPEN}` ? 0.5 : controls.length * 1.5;
  if (href === '/new') return begun ? 0.2 : controls.length;
  return 1;
}

const isMatch = (href: string | null): boolean => href?.startsWith('/match/') === true;

/** In the words of a report. */
export function stepText(step: Step): string {
  const at = ({ x, y }: Share) => `${x} ${y}`;
  switch (step.kind) {
    case 'press':
    case 'longPress':
      return `${step.kind} ${step.control.place} ${step.control.role} "${step.control.name}"`;
    case 'type':
      return `type "${step.text}" into "${step.control.name}"`;
    case 'drag':
      return `drag "${step.control.name}" to ${at(step.to)}`;
    case 'tap':
    case 'doubleTap':
      return `${step.kind} at ${at(step.at)}`;
    case 'pan':
      return `pan from ${at(step.at)} to ${at(step.to)}`;
    case 'pinch':
      return `pinch at ${at(step.at)} from ${step.from} to ${step.to}`;
    case 'scroll':
      return `scroll at ${at(step.at)} by ${step.by}`;
    case 'key':
      return `key ${step.key}`;
    case 'rotate':
    case 'back':
    case 'reload':
    case 'resume':
      return step.kind;
  }
}
