/** Showing a position to whoever is to move, and doing things there as a person would. */
import {
  legalActions,
  refusal,
  toMove,
  viewFor,
  type Action,
  type DecisionKind,
  type GameState,
  type Viewer,
} from '@battalia/engine';
import { fireEvent, render, screen, within } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { translators } from '@/i18n/translate';
import { useMatch } from '@/store/match/useMatch';
import { Match } from '@/ui/screens/match/Match';
import { actionText, deedText, wayText } from '@/ui/text/action';
import { speakerFor } from '@/ui/text/speaker';

export const t = translators.en;
export const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];
/** As many as sit there. */
const namesFor = (s: GameState): readonly string[] =>
  [...NAMES, 'Eve', 'Flo'].slice(0, Math.max(NAMES.length, s.rules.seats));

/** Shows a position to whoever is to move, or to other eyes, with what is told over its map, and remembers what was done. */
export function sit(s: GameState, viewer: Viewer = toMove(s), told: ReactNode = null) {
  const view = viewFor(s, viewer);
  const legal = legalActions(s);
  const done: Action[] = [];
  const act = (action: Action) => {
    done.push(action);
    return true;
  };
  useMatch.setState({
    status: 'ready',
    view,
    legal,
    players: namesFor(s).map((name) => ({ name, bot: null })),
    thinking: null,
    handOver: null,
    log: [],
    act,
    whyNot: (action) => refusal(s, action),
  });
  const speaker = speakerFor(t, view, namesFor(s));
  render(<Match view={view} speaker={speaker} told={told} />);
  return { view, legal, speaker, done };
}

export const start = (words: string) => new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
export const press = (name: RegExp, where: ReturnType<typeof within> | typeof screen = screen) => {
  const [found] = where.queryAllByRole('button', { name });
  if (!found) throw new Error(`no button ${String(name)}`);
  fireEvent.press(found);
};

/** A button's name as a screen reader says it. */
export const nameOf = ({ props }: ReturnType<typeof screen.getByRole>): string => String(props.accessibilityLabel);

/** From "What can I do?", which a tablet answers all the time, to the deed: the list lays out the line, and one press on the line does it. */
export function throughList({ speaker, done }: ReturnType<typeof sit>, action: Action): void {
  if (screen.queryByLabelText(t('match.everything')) === null) press(start(t('match.whatCanIDo')));
  press(start(deedText(speaker, action)), within(screen.getByLabelText(t('match.everything'))));
  const way = wayText(speaker, action);
  const open = screen.queryByLabelText(t('match.everything'));
  const severalWays = open !== null && within(open).queryAllByRole('button', { expanded: true }).length > 0;
  if (severalWays) press(start(way), within(open));
  if (done.length > 0) return;
  if (action.kind === 'place') {
    press(start(t('match.confirm')));
    return;
  }
  const lines = within(screen.getByLabelText(t('play.lines')));
  if (lines.queryAllByRole('button', { name: start(actionText(speaker, action)) }).length === 0) {
    for (const chip of lines
      .getAllByRole('button')
      .filter(({ props }) => props['aria-expanded'] === false || props.accessibilityState?.expanded === false))
      fireEvent.press(chip);
  }
  press(start(actionText(speaker, action)), lines);
}

/** Picks the first of the cards that a question shows. */
export function pickCard(kind: DecisionKind | undefined): void {
  if (kind !== 'summon' && kind !== 'borrow' && kind !== 'great' && kind !== 'hoard' && kind !== 'dismiss')
    throw new Error(`${String(kind)} shows no cards`);
  const choice = within(screen.getByLabelText(t(`play.question.${kind}`)));
  const [first] = choice
    .getAllByRole('button')
    .filter(({ props }) => props['aria-pressed'] !== undefined || props.accessibilityState?.selected !== undefined);
  if (!first) throw new Error('no card to pick');
  fireEvent.press(first);
  press(kind === 'dismiss' ? /^Send / : /^Take /, choice);
}
