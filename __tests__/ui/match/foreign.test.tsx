/** A module that the app has never seen is played on its screens: from the list, by plain names, with no record for it. */
import './undrawn';
import {
  apply,
  debug,
  decision,
  handOf,
  legalActions,
  refusal,
  standardConfig,
  toMove,
  viewFor,
  type Action,
  type GameState,
} from '@battalia/engine/testing';
import { screen, within } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { deedText } from '@/ui/text/action';
import { eventText } from '@/ui/text/event';
import { violationText } from '@/ui/text/violation';
import { addFavour } from '../../engine/proof/wilds/state';
import { PROOF_ENGINE, withProof } from '../../engine/proof/games';
import { press, sit, t, throughList } from './sitting';

beforeEach(() => Dimensions.set({ window: { width: 412, height: 892, scale: 1, fontScale: 1 } }));

/** Seat 0 has something to trade, seat 1 could void it. */
function wild(): GameState {
  const s = debug.arrange({
    engine: PROOF_ENGINE,
    config: standardConfig(4, withProof('wilds')),
    hands: { 0: ['supply', 'supply', 'barfolk lord'], 1: ['emberians chief', 'supply'] },
    shelters: { 0: Array.from({ length: 12 }, () => 'supply' as const) },
  });
  addFavour(s, 1, 1);
  return s;
}

const legalOf = (s: GameState, kind: string): Action => {
  const action = legalActions(s).find((other) => String(other.kind) === kind);
  if (!action) throw new Error(`${kind} is not legal`);
  return action;
};

function played(s: GameState, action: Action | undefined): ReturnType<typeof apply> & { ok: true } {
  if (action === undefined) throw new Error('nothing was done');
  const result = apply(s, action, toMove(s));
  if (!result.ok) throw new Error(result.violation.code);
  return result;
}

test('its action is done from the list, its question answered, and what happened told, all by plain names', () => {
  const s = wild();
  const sat = sit(s);
  const trade = legalOf(s, 'trade');
  expect(deedText(sat.speaker, trade)).toMatch(/^Trade – /);
  throughList(sat, trade);
  expect(sat.done).toEqual([trade]);
  const { state, events } = played(s, sat.done[0]);
  expect(events.map((event) => eventText(sat.speaker, event))).toContainEqual(
    expect.stringMatching(/^Suspended – Ada/),
  );
  expect(decision(state)).toMatchObject({ kind: 'vetoing', seat: 1 });
  screen.unmount();

  const asked = sit(state);
  throughList(asked, legalOf(state, 'veto'));
  expect(asked.done).toHaveLength(1);
  expect(asked.legal).toContainEqual(asked.done[0]);
  const after = played(state, asked.done[0]).state;
  expect(viewFor(after, 0).decision).toEqual({ kind: 'acting', seat: 0 });
});

test('what is asked openly is answered over the table: the question and its answers are there, nobody’s hand is', () => {
  const s = wild();
  const { state } = played(s, legalOf(s, 'trade'));
  const sat = sit(state, 'table');
  expect(sat.view.players.map(({ hand }) => hand)).toEqual([[], [], [], []]);
  expect(screen.queryByLabelText(t('match.hand'))).toBeNull();
  expect(screen.getByText('Everybody may watch Bo decide this: no hand is shown meanwhile.')).toBeTruthy();
  throughList(sat, legalOf(state, 'veto'));
  expect(sat.done.map(({ kind }) => String(kind))).toEqual(['veto']);
  screen.unmount();
  // Who holds the device at an own question sees the own hand.
  sit(s);
  expect(screen.getByLabelText(t('match.hand'))).toBeTruthy();
});

test('a question about cards that only one person sees is asked with those cards', () => {
  const s = wild();
  const { state } = played(s, legalOf(s, 'consult'));
  const sat = sit(state);
  expect(sat.view.decision).toMatchObject({ kind: 'tribute', seat: 1 });
  const panel = within(screen.getByLabelText('Tribute?'));
  press(/^chief/i, panel);
  press(/^Take /, panel);
  expect(sat.done).toEqual([{ kind: 'take', cards: [debug.named(state, handOf(1), 'emberians chief')] }]);
  played(state, sat.done[0]);
});

test('every action that is offered has words of its own, and a refusal its sentence', () => {
  const s = wild();
  const { speaker, legal } = sit(s);
  const foreign = legal.filter(({ kind }) => ['trade', 'consult'].includes(String(kind)));
  expect(foreign.length).toBeGreaterThan(2);
  for (const action of foreign) expect(deedText(speaker, action)).not.toMatch(/undefined|null|NaN/);
  const violation = refusal(s, { ...legalOf(s, 'trade'), price: -1 } as Action);
  if (violation === null) throw new Error('accepted');
  expect(violationText(speaker, violation)).not.toBe('');
});
