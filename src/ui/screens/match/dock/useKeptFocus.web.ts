import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';
import { LEAVE_PART } from '../keys/groupKeys';
import type { useKeptFocus as native } from './useKeptFocus';

const buttonsOf = (part: Element): HTMLElement[] => [
  ...part.querySelectorAll<HTMLElement>('[role=button], [role=switch]'),
];
/** A key that is pressed once too often ends no turn. */
const goesOn = (button: HTMLElement): boolean => button.closest(`#${LEAVE_PART}`) === null;

/** When what has the focus goes, such as a card that is laid, whatever took its place has it: a keyboard does not start again from the top. */
export const useKeptFocus = ((part: RefObject<View | null>) => {
  useEffect(() => {
    const element: unknown = part.current;
    if (!(element instanceof HTMLElement)) return undefined;
    let last: { readonly region: Element; readonly index: number } | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const region = target.closest('[role=region]') ?? element;
      last = { region, index: buttonsOf(region).indexOf(target) };
    };
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) last = null;
    };
    const forget = () => (last = null);
    const watcher = new MutationObserver(() => {
      if (
        last === null ||
        last.index === -1 ||
        (document.activeElement !== null && document.activeElement !== document.body)
      )
        return;
      const there = buttonsOf(last.region.isConnected ? last.region : element);
      const next = there.slice(0, last.index + 1).findLast(goesOn) ?? there.find(goesOn);
      (next ?? buttonsOf(element).find(goesOn))?.focus({ preventScroll: true });
    });
    watcher.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', onBlur);
    // Whoever points at something else is not taken back.
    document.addEventListener('pointerdown', forget, true);
    return () => {
      watcher.disconnect();
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onBlur);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, [part]);
}) satisfies typeof native;
