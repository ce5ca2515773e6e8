/** A week begins: Metamorpha comes out of a gate, follows what is built, and serves whoever pays. Through the public API alone. */
import {
  apply,
  decision,
  heroSquare,
  legalActions,
  viewFor,
  type Action,
  type GameState,
} from '@battalia/engine/testing';
import { GOLD, GREEN, ORANGE, stack } from '../gates';
import { meeting } from '../metamorpha';
import { cardName, handNames, loadDie, playedNames, sq, type CardName } from '../support';

function does(s: GameState, ...actions: readonly Action[]): GameState {
  let state = s;
  for (const action of actions) {
    const result = apply(state, action);
    if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(result.violation)}`);
    expect(legalActions(state)).toContainEqual(action);
    state = result.state;
  }
  return state;
}

const her = (s: GameState): number | undefined => viewFor(s, 'table').figures[0]?.square;
/** As the list has it: cards that are alike stand for each other. */
function tribute(s: GameState, name: CardName, hero: number): Action {
  const found = legalActions(s).find(
    (action) =>
      action.kind === 'tribute' && action.hero === hero && action.pay.every((one) => cardName(s, one) === name),
  );
  if (found === undefined) throw new Error(`no tribute of ${name}`);
  return found;
}

test('[META-01, META-02, META-03, GATE-02] two tributes in one turn: cards from the jungle, and a way through the storm', () => {
  let s = meeting({
    day: 7,
    turn: 3,
    hands: { 0: ['supply', 'supply', 'supply', 'barfolk friman', 'barfolk chief'] },
    nations: { 0: ['emberians lord', 'emberians priest', 'supply'], 3: [] },
    shelters: { 3: [] },
    decks: { straight: ['barfolk straight'] },
    heroes: {
      0: [
        [4, 1],
        [4, 2],
      ],
    },
  });
  stack(s, 'stormFate');
  loadDie(s, 6);
  expect(her(s)).toBeUndefined();

  // The week ends, and the die shows six: the Sunblessed's gate.
  s = does(s, { kind: 'endTurn' }, { kind: 'begin' });
  expect([s.day, s.turn, her(s)]).toEqual([8, 0, ORANGE]);

  // The first hero stands in the jungle as she does. The second, on the green gate, has to wait.
  s = does(s, tribute(s, 'barfolk chief', 0), { kind: 'jungleDraw', count: 2 });
  expect(handNames(s, 0)).toEqual([
    'barfolk friman',
    'emberians lord',
    'emberians priest',
    'supply',
    'supply',
    'supply',
  ]);

  // A road of the woods beside the gold gate: she is there at once, and the second hero stands in the woods, too.
  const straight = s.rules.named['straight'];
  const road = legalActions(s).find((action) => action.kind === 'build' && action.tile === straight);
  if (road === undefined) throw new Error('no road');
  s = does(s, road, { kind: 'place', square: sq(6, 7), quarters: 1 });
  expect(her(s)).toBe(sq(6, 7));

  // Three steps: one through the storm to the gold gate, two behind it to the road where she is, and no further.
  s = does(s, tribute(s, 'supply', 1));
  expect(decision(s)).toMatchObject({ kind: 'woods', seat: 0, hero: 1 });
  const jump = legalActions(s).find((action) => action.kind === 'woodsJump' && action.to === GOLD);
  expect(jump).toMatchObject({ from: GREEN });
  if (jump !== undefined) s = does(s, jump);
  expect(decision(s)).toMatchObject({ kind: 'onward', hero: 1, steps: 2 });
  s = does(s, { kind: 'onward', to: sq(6, 7) });
  expect([heroSquare(s, 0, 0), heroSquare(s, 0, 1)]).toEqual([sq(4, 1), sq(6, 7)]);

  // Both tributes and the two lines lie on the table; neither hero has another one this turn.
  expect(playedNames(s, 0)).toEqual(['barfolk chief', 'barfolk friman', 'supply', 'supply', 'supply']);
  expect(legalActions(s).filter(({ kind }) => kind === 'tribute')).toEqual([]);
});
