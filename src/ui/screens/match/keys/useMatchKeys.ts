/** What keys do in a match besides opening and closing: cards by number, squares by arrows, groups of deeds by letters, Enter to do. */
import type { Action } from '@battalia/engine';
import { useEffect, useState } from 'react';
import { useSettings } from '@/store/settings';
import { GROUPS, type Group } from '../../../deeds/look';
import { held } from '../dock/handOrder';
import { whatLineCanDo } from '../lines/line';
import { cardsInLine } from '../lines/lines';
import { deedsAt, placesAt, proposedOf } from '../map/boardPlay';
import type { Play } from '../usePlay';
import { focusPart } from './focusPart';
import { GROUP_KEYS, groupPart, LINES_PART, SQUARE_PART, TURN_PART } from './groupKeys';
import { ARROWS, stepOn } from './step';
import type { Keys } from './useKeys';

/** What is chosen or laid out, as far as it leaves only one thing to do. */
export function chosenDeeds(play: Play): { readonly actions: readonly Action[]; readonly part: string } {
  const { view, legal, playable, lines, chosen, quarters } = play;
  if (chosen !== null) {
    const placed = proposedOf(view, placesAt(legal, chosen), quarters);
    const actions = view.decision?.kind === 'place' ? (placed === null ? [] : [placed]) : deedsAt(play, chosen);
    return { actions, part: SQUARE_PART };
  }
  return { actions: whatLineCanDo(legal, cardsInLine(lines, lines.active), playable), part: LINES_PART };
}

export function useMatchKeys(play: Play, openList: () => void): Keys {
  const order = useSettings((settings) => settings.handOrder);
  // What is listed on the way there is not on the page yet.
  const [wanted, want] = useState<Group | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    focusPart(wanted === 'turn' ? TURN_PART : groupPart(wanted));
    want(null);
  }, [wanted]);
  const hand = held(play.playable, play.lines, order);
  const cards = Array.from({ length: 10 }, (_, i): readonly [string, () => void] => [
    String((i + 1) % 10),
    () => {
      const card = hand[i];
      if (card !== undefined) play.tapCard(card.card);
    },
  ]);
  const arrows = Object.entries(ARROWS).map(([key, way]): readonly [string, () => void] => [
    key,
    () => {
      const square = stepOn(play.view, play.legal, play.chosen, way);
      if (square !== null) play.choose(square);
    },
  ]);
  const groups = GROUPS.map((group): readonly [string, () => void] => [
    GROUP_KEYS[group],
    () => {
      if (group !== 'turn') openList();
      want(group);
    },
  ]);
  return {
    ...Object.fromEntries([...cards, ...arrows, ...groups]),
    Enter: () => {
      const { actions, part } = chosenDeeds(play);
      const [only] = actions;
      if (only !== undefined && actions.length === 1) play.press(only);
      else focusPart(part);
    },
  };
}
