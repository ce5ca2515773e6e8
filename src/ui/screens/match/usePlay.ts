/**
 * What a person at the table is about to do: open lines, the chosen square, a hero that was tapped, what was last said.
 * It is kept above the layout, so that turning or resizing the screen loses nothing of it.
 */
import type { Action, Card, Foresight, Line, PlayerView, Seat, Square, Violation } from '@battalia/engine';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { useMatch } from '@/store/match/useMatch';
import { useSettings } from '@/store/settings';
import type { EntryId } from '@/i18n/entryText';
import { deedLook } from '../../deeds/deeds';
import type { Group } from '../../deeds/look';
import { deedText } from '../../text/action';
import { capital } from '../../text/capital';
import { cardText } from '../../text/cards';
import type { Speaker } from '../../text/speaker';
import { eventText } from '../../text/event';
import { nextQuarters, placeRefusal, placesAt, proposedOf } from './map/boardPlay';
import { outcomeOf, type Dropped, type DropTarget } from './lines/drop';
import { cardsOf, completed, playableOf, type Playable } from './lines/line';
import {
  activated,
  cleared,
  filled,
  laid,
  lifted,
  NO_LINES,
  pruned,
  sameCards,
  tapped,
  type Lines,
} from './lines/lines';

/** What the screen says for a moment: why something was refused, or something to know. */
export type Saying =
  | { readonly kind: 'violation'; readonly violation: Violation }
  /** With the entry of the reference that explains it, if one does. */
  | { readonly kind: 'words'; readonly words: string; readonly entry?: EntryId };

export interface ChosenHero {
  readonly seat: Seat;
  readonly hero: number;
}

export interface Play {
  readonly view: PlayerView;
  readonly speaker: Speaker;
  readonly legal: readonly Action[];
  /** What may go into a line, in the order of the hand. */
  readonly playable: readonly Playable[];
  readonly lines: Lines;
  readonly chosen: Square | null;
  /** One of the viewer's heroes, whose ways are shown. */
  readonly hero: ChosenHero | null;
  /** Quarter turns of the card that is being placed; null before somebody turns it. */
  readonly quarters: number | null;
  readonly saying: Saying | null;
  readonly say: (saying: Saying | null) => void;
  readonly tapCard: (card: Card) => void;
  readonly layCard: (card: Card, into: number | 'new') => void;
  readonly liftCard: (line: number, card: Card) => void;
  readonly openLine: (line: number | null) => void;
  readonly clearLine: (line: number) => void;
  /** Lays out what an action takes, for the player to look at and to press. */
  readonly fill: (action: Action, from?: Line) => void;
  /** What was laid out from the list just now: a second tap at once is still meant for it, whatever has come under the finger. */
  readonly offered: Action | null;
  readonly offer: (action: Action) => void;
  /** A card that was let go somewhere. True if something came of it; if not, the screen says why. */
  readonly drop: (dropped: Dropped, target: DropTarget | null) => boolean;
  readonly choose: (square: Square | null, hero?: ChosenHero | null) => void;
  readonly turnCard: () => void;
  /** The way that one of the viewer's heroes would go to a square; null where none leads. */
  readonly wayTo: (hero: number, to: Square) => readonly Square[] | null;
  /** What an action would make of the battle, as far as that is certain. */
  readonly foresee: (action: Action) => Foresight | null;
  /** Why something that a person might try is not allowed, or null. */
  readonly whyNot: (action: Action) => Violation | null;
  /** Takes the last move back, and unchooses what was chosen for it. */
  readonly undo: () => void;
  /** Does it; the line that paid is gone, the others stay. */
  readonly act: (action: Action) => boolean;
  /** The same, but what would leave cards behind is asked about first, once a turn. */
  readonly press: (action: Action) => void;
  /** What is asked about now. */
  readonly asking: Asking | null;
  readonly answer: (yes: boolean) => void;
}

export interface Asking {
  readonly action: Action;
  readonly question: string;
}

const PlayContext = createContext<Play | null>(null);
export const PlayProvider = PlayContext.Provider;

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (play === null) throw new Error('a part of the match outside of the match');
  return play;
}

/** Somebody who only watches: squares can be looked at, nothing can be done. */
export function watched(
  view: PlayerView,
  speaker: Speaker,
  chosen: Square | null,
  choose: (square: Square | null) => void,
): Play {
  const nothing = () => undefined;
  return {
    view,
    speaker,
    legal: [],
    playable: [],
    lines: NO_LINES,
    chosen,
    hero: null,
    quarters: null,
    saying: null,
    say: nothing,
    tapCard: nothing,
    layCard: nothing,
    liftCard: nothing,
    openLine: nothing,
    clearLine: nothing,
    fill: nothing,
    offered: null,
    offer: nothing,
    drop: () => false,
    choose,
    turnCard: nothing,
    wayTo: () => null,
    foresee: () => null,
    whyNot: () => null,
    undo: nothing,
    act: () => false,
    press: nothing,
    asking: null,
    answer: nothing,
  };
}

/** What the die has made of a card: it lies there for a moment only, and its pips tell nobody what they mean. */
function rolledFor(speaker: Speaker): Saying | null {
  const roll = useMatch.getState().log.findLast(({ event }) => event.kind === 'rolled');
  return roll === undefined ? null : { kind: 'words', words: eventText(speaker, roll.event), entry: 'amulet-faces' };
}

/** Two taps of one finger are no further apart, in milliseconds. */
const TWICE = 400;

/** What would be gained by it is worth a question; that a hero could still go somewhere is not. */
const GAINS: readonly Group[] = ['battle', 'pool', 'build'];

/** What an action would leave behind: cards that are laid out, or cards that could still do something. */
function leftBehind(speaker: Speaker, action: Action, legal: readonly Action[], lines: Lines): string | null {
  if (deedLook(action).leaves !== true) return null;
  if (lines.open.length > 0) return speaker.t('play.endAsk');
  const able = legal.find((other) => GAINS.includes(deedLook(other).group));
  return able === undefined ? null : speaker.t('play.endAsk.able', { deed: deedText(speaker, able) });
}

export function usePlayOf(view: PlayerView, speaker: Speaker): Play {
  const { legal, act: store, undo, whyNot, wayTo, foresee, targetsOn } = useMatch();
  const playable = useMemo(() => playableOf(view), [view]);
  const [laidOut, setLines] = useState<Lines>(NO_LINES);
  const [chosen, setChosen] = useState<Square | null>(null);
  const [hero, setHero] = useState<ChosenHero | null>(null);
  const [quarters, setQuarters] = useState<number | null>(null);
  const [saying, say] = useState<Saying | null>(null);
  const [asking, ask] = useState<Asking | null>(null);
  const [askedIn, setAskedIn] = useState('');
  const asks = useSettings((settings) => settings.asksToEnd);
  const [offered, offer] = useState<Action | null>(null);
  useEffect(() => {
    if (offered === null) return undefined;
    const timer = setTimeout(() => offer(null), TWICE);
    return () => clearTimeout(timer);
  }, [offered]);
  // What was laid out and has gone since is no longer part of a line.
  const lines = useMemo(() => pruned(laidOut, playable), [laidOut, playable]);

  return useMemo((): Play => {
    const copiesOf = (card: Card) => playable.find((other) => other.card === card)?.copies ?? 0;
    const change = (next: Lines) => {
      say(null);
      setLines(next);
    };
    const act = (action: Action): boolean => {
      if (!store(action)) {
        const { violation } = useMatch.getState();
        if (violation) say({ kind: 'violation', violation });
        return false;
      }
      offer(null);
      say(action.kind === 'charm' ? rolledFor(speaker) : null);
      setChosen(null);
      setHero(null);
      setQuarters(null);
      const spent = cardsOf(action, playable);
      const line =
        lines.open.find(({ id, cards }) => id === lines.active && sameCards(cards, spent)) ??
        lines.open.find(({ cards }) => sameCards(cards, spent));
      if (deedLook(action).leaves === true) setLines(NO_LINES);
      else if (line) setLines(cleared(lines, line.id));
      return true;
    };
    /** The card that is being placed, a turn on from how it would lie on the chosen square. */
    const turnedOn = (): number => {
      const ways = placesAt(legal, chosen);
      return nextQuarters(ways, proposedOf(view, ways, quarters)?.quarters ?? 0);
    };
    const layInto = (dropped: Dropped, into: number | 'new') =>
      change(laid(lifted(lines, dropped.from, dropped.card), dropped.card, copiesOf(dropped.card), into));
    const drop = (dropped: Dropped, target: DropTarget | null): boolean => {
      const outcome = outcomeOf({ view, legal, playable, lines, whyNot, targetsOn }, dropped, target);
      switch (outcome.kind) {
        case 'nothing':
          return false;
        case 'lay':
          layInto(dropped, outcome.into);
          return true;
        case 'pair':
          change(filled({ ...lifted(lines, dropped.from, dropped.card), active: null }, outcome.cards, copiesOf));
          return true;
        case 'act':
          return act(outcome.action);
        case 'lift':
          change(lifted(lines, outcome.line, dropped.card));
          return true;
        case 'square':
          layInto(dropped, outcome.into);
          setChosen(outcome.square);
          return true;
        case 'refuse':
          say({ kind: 'violation', violation: outcome.violation });
          return false;
        case 'notYourMove':
          say({ kind: 'words', words: speaker.t('match.noMoves'), entry: 'turn-steps' });
          return false;
        case 'useless':
          say({
            kind: 'words',
            words: capital(speaker.t('play.doesNotFit', { card: cardText(speaker, dropped.card) })),
            entry: 'line',
          });
          return false;
        case 'nothingThere':
          say({
            kind: 'words',
            words: capital(speaker.t('play.noUseThere', { card: cardText(speaker, dropped.card) })),
            entry: 'line',
          });
          return false;
      }
    };
    return {
      view,
      speaker,
      legal,
      playable,
      lines,
      chosen,
      hero,
      quarters,
      saying,
      say,
      tapCard: (card) => change(tapped(lines, card, copiesOf(card))),
      layCard: (card, into) => change(laid(lines, card, copiesOf(card), into)),
      liftCard: (line, card) => change(lifted(lines, line, card)),
      openLine: (line) => change(activated(lines, line)),
      clearLine: (line) => change(cleared(lines, line)),
      fill: (action, from = []) => change(filled(lines, completed(action, from, playable), copiesOf)),
      offered,
      offer,
      choose: (square, on = null) => {
        const refused =
          square !== null && view.decision?.kind === 'place' && legal.length > 0 ? placeRefusal(whyNot, square) : null;
        setQuarters(square !== null && square === chosen && placesAt(legal, square).length > 0 ? turnedOn() : null);
        // Where the card cannot lie is not chosen: the squares where it can stay in sight.
        setChosen(refused === null ? square : null);
        if (on !== null) setHero(on.seat === view.viewer ? on : null);
        else if (square === null) setHero(null);
        say(refused === null ? null : { kind: 'violation', violation: refused });
      },
      turnCard: () => setQuarters(turnedOn()),
      undo: () => {
        setChosen(null);
        setHero(null);
        say(null);
        undo();
      },
      wayTo,
      foresee,
      whyNot,
      drop,
      act,
      asking,
      press: (action) => {
        const turn = `${view.day} ${view.turn}`;
        const question = asks && askedIn !== turn ? leftBehind(speaker, action, legal, lines) : null;
        if (question === null) return void act(action);
        setAskedIn(turn);
        ask({ action, question });
      },
      answer: (yes) => {
        ask(null);
        if (yes && asking !== null) act(asking.action);
      },
    };
  }, [
    view,
    speaker,
    legal,
    playable,
    lines,
    chosen,
    hero,
    quarters,
    saying,
    asking,
    askedIn,
    asks,
    offered,
    store,
    undo,
    whyNot,
    wayTo,
    foresee,
    targetsOn,
  ]);
}
