/**
 * Battles. In a battle the own hand is small enough to look at every way to lay it: the cheapest cards that are strong
 * enough go first, the rest is kept for what the enemy answers.
 */
import {
  alikeCards,
  ambushOf,
  at,
  clone,
  DEFEND,
  fullMoral,
  generate,
  handOf,
  isLoyal,
  isUnit,
  item,
  kindOf,
  lineOf,
  moralOf,
  neededAgainst,
  NONE,
  refusal,
  step,
  strengthOfKind,
  strengthOfLaying,
  totalOf,
  type Action,
  type ActionKind,
  type ActionOf,
  type Card,
  type GameState,
  type Ruleset,
  type Seat,
  type Zone,
} from '@battalia/engine';

/** Cards beyond this many are not weighed against each other, but still laid when all of them are needed. */
const MOST_WEIGHED = 10;

export const countHeroes = (heroes: number): number => (heroes & 1) + ((heroes >> 1) & 1);

/** BATTLE-09: whether everything in the line gives moral; an empty line still can. */
function hasMoral(s: GameState, seat: Seat): boolean {
  for (let card = at(s.top, lineOf(seat)); card !== NONE; card = at(s.below, card))
    if (at(s.host, card) === NONE && !isLoyal(s, seat, card)) return false;
  return true;
}

/** The cards that can be laid, each with all its copies. */
function layings(actions: readonly Action[]): ActionOf<'lay'>[] {
  const best = new Map<Card, ActionOf<'lay'>>();
  for (const action of actions) {
    if (action.kind !== 'lay') continue;
    const known = best.get(action.card);
    if (!known || known.copies < action.copies) best.set(action.card, action);
  }
  return [...best.values()];
}

/** `legal` names one card of those that are alike: each of them can be laid. */
function withTwins(s: GameState, seat: Seat, actions: readonly ActionOf<'lay'>[]): readonly ActionOf<'lay'>[] {
  const groups = alikeCards(s, seat);
  return actions.flatMap((action) => {
    const twins = groups.find((cards) => cards.includes(action.card)) ?? [];
    return twins.length < 2 ? [action] : twins.map((card) => ({ ...action, card }));
  });
}

/** The most a side could come to by laying everything. */
export function mostStrength(s: GameState, seat: Seat, actions: readonly Action[]): number {
  const lays = withTwins(s, seat, layings(actions));
  const base = totalOf(s, seat) - moralOf(s, seat);
  let all = base;
  let loyal = base + (hasMoral(s, seat) ? fullMoral(s, seat) : 0);
  for (const lay of lays) {
    const strength = strengthOfLaying(s, seat, lay.card, lay.copies);
    all += strength;
    if (isLoyal(s, seat, lay.card)) loyal += strength;
  }
  return Math.max(all, loyal) + extraStrength(s, seat);
}

// ---------------------------------------------------------------- what modules add

/** What everybody can do in a battle. Anything else comes with a module, and is judged by what it does to the total. */
const USUAL: ReadonlySet<string> = new Set<ActionKind>([
  'lay',
  'stand',
  'callOff',
  'pass',
  'promote',
  'convert',
  'charm',
  'decamp',
]);

const extras = new WeakMap<Ruleset, boolean>();

/** Whether a module lets somebody do more in a battle. */
function hasExtras({ rules }: GameState): boolean {
  const known = extras.get(rules);
  if (known !== undefined) return known;
  const found = rules.deedAt.some(({ kind, answers }) => !USUAL.has(kind) && answers.includes('defend'));
  extras.set(rules, found);
  return found;
}

let copy: GameState | null = null;
/** For one question at a time. */
const copyOf = (s: GameState): GameState => (copy = copy?.rules === s.rules ? copy.copyFrom(s) : clone(s));

/** Does the unusual thing that makes a side stronger and leaves it most to lay, in place. Returns what it was. */
function raise(s: GameState, seat: Seat): Action | undefined {
  const actions: Action[] = [];
  generate(s, actions);
  let best: Action | undefined;
  let most = 0;
  for (const action of actions) {
    if (USUAL.has(action.kind)) continue;
    const might = mightAfter(s, seat, action);
    if (might <= most) continue;
    best = action;
    most = might;
  }
  if (best !== undefined) step(s, best);
  return best;
}

/** What a side has in its line and its hand after an action that makes it stronger, 0 after any other. */
function mightAfter(s: GameState, seat: Seat, action: Action): number {
  const trial = copyOf(s);
  step(trial, action);
  if (trial.battle !== s.battle || trial.frames !== s.frames || totalOf(trial, seat) <= totalOf(s, seat)) return 0;
  return totalOf(trial, seat) + strengthInHand(trial, seat, seat === trial.attacker);
}

/** Whether an action makes a side stronger at once, and asks nobody anything. */
export const strengthens = (s: GameState, seat: Seat, action: Action): boolean => mightAfter(s, seat, action) > 0;

/** Unusual actions one after the other: more are not looked for. */
const MOST_EXTRAS = 12;

/** What unusual actions can add once all cards are laid. */
function extraStrength(s: GameState, seat: Seat): number {
  if (!hasExtras(s)) return 0;
  const trial = clone(s);
  const actions: Action[] = [];
  generate(trial, actions);
  for (const lay of withTwins(trial, seat, layings(actions))) if (refusal(trial, lay) === null) step(trial, lay);
  const laid = totalOf(trial, seat);
  for (let i = 0; i < MOST_EXTRAS && raise(trial, seat) !== undefined; i++);
  return totalOf(trial, seat) - laid;
}

/** What to do first so that an unusual action makes the side stronger: that action, or laying the card that it needs. */
function towardsExtras(s: GameState, seat: Seat, actions: readonly Action[]): Action | undefined {
  if (!hasExtras(s)) return undefined;
  const now = raise(clone(s), seat);
  if (now !== undefined) return now;
  return actions.find((action) => {
    if (action.kind !== 'lay') return false;
    const trial = clone(s);
    step(trial, action);
    return raise(trial, seat) !== undefined;
  });
}

/** Cards to lay so that the side has enough for now, at the least loss of value; null if nothing is enough. */
export function cheapestLine(
  s: GameState,
  seat: Seat,
  actions: readonly Action[],
  value: Float64Array,
): readonly ActionOf<'lay'>[] | null {
  const attacking = seat === s.attacker;
  const need = neededAgainst(totalOf(s, attacking ? s.defender : s.attacker), attacking);
  if (totalOf(s, seat) >= need) return [];
  const possible = fullMoral(s, seat);
  const loyalSoFar = hasMoral(s, seat);
  const base = totalOf(s, seat) - moralOf(s, seat);
  const lays = withTwins(s, seat, layings(actions));
  const costs = lays.map(({ card, copies }) => (value[kindOf(s, card)] ?? 0) * copies + 0.01);
  const strengths = lays.map((lay) => strengthOfLaying(s, seat, lay.card, lay.copies));
  const loyal = lays.map(({ card }) => isLoyal(s, seat, card));
  const weighed = Math.min(MOST_WEIGHED, lays.length);
  let best = -1;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let set = 1; set < 1 << weighed; set++) {
    let total = base;
    let cost = 0;
    let moral = loyalSoFar;
    for (let i = 0; i < weighed; i++) {
      if ((set & (1 << i)) === 0) continue;
      total += item(strengths, i);
      cost += item(costs, i);
      if (!item(loyal, i)) moral = false;
    }
    if (moral) total += possible;
    if (total >= need && cost < bestCost) {
      best = set;
      bestCost = cost;
    }
  }
  if (best >= 0) return lays.filter((_, i) => i < weighed && (best & (1 << i)) !== 0);
  return lays.length > weighed && mostStrength(s, seat, actions) >= need ? lays : null;
}

/** What to do while cards are laid, as either side. */
export function layOrPass(s: GameState, seat: Seat, actions: readonly Action[], value: Float64Array): Action {
  const enough = actions.find(({ kind }) => kind === 'stand');
  if (enough) return enough;
  const line = cheapestLine(s, seat, actions, value);
  const first = line?.[0];
  if (first) return first;
  return (
    helpInBattle(s, seat, actions) ??
    actions.find(({ kind }) => kind === 'callOff' || kind === 'pass') ??
    item(actions, 0)
  );
}

/** Not enough in the hand: what could still turn the battle. */
function helpInBattle(s: GameState, seat: Seat, actions: readonly Action[]): Action | undefined {
  const attacking = seat === s.attacker;
  const need = neededAgainst(totalOf(s, attacking ? s.defender : s.attacker), attacking);
  const missing = need - mostStrength(s, seat, actions);
  // With what modules add it is enough after all.
  if (missing <= 0) return towardsExtras(s, seat, actions);
  for (const action of actions)
    if (action.kind === 'decamp' && tentStrength(s, action.tent, attacking) >= missing) return action;
  for (const action of actions) if (action.kind === 'promote' && action.ranks >= missing) return action;
  let best: Action | undefined;
  let most = 0;
  for (const action of actions) {
    if (action.kind !== 'charm' || !isUnit(s.rules, kindOf(s, action.card))) continue;
    const strength = strengthOfKind(s.rules, kindOf(s, action.card), attacking);
    if (2 * strength >= missing && strength > most) {
      best = action;
      most = strength;
    }
  }
  return best;
}

function tentStrength(s: GameState, tent: Card, attacking: boolean): number {
  let sum = 0;
  for (let card = 0; card < s.host.length; card++)
    if (s.host[card] === tent) sum += strengthOfKind(s.rules, kindOf(s, card), attacking);
  return sum;
}

/** Attacked: fight if the hand can stop what lies there, flee if it cannot and there is a way, else give in. */
export function answerAttack(s: GameState, seat: Seat, actions: readonly Action[], scratch: GameState): Action {
  let best: Action | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  const need = totalOf(s, s.attacker);
  for (const action of actions) {
    if (action.kind !== 'fight') continue;
    scratch.copyFrom(s);
    const strength = strengthIf(scratch, seat, action);
    if (strength < need) continue;
    // Ambush and heroes are put at stake only where they are needed, or where it would else be close.
    const cost = countHeroes(action.heroes) + (action.raise ? 0.5 : 0) + (strength < need + 3 ? 2 : 0);
    if (cost < bestCost) {
      best = action;
      bestCost = cost;
    }
  }
  if (best) return best;
  const flight = actions.filter((action) => action.kind === 'retreat').sort((a, b) => a.pay.length - b.pay.length)[0];
  return flight ?? actions.find(({ kind }) => kind === 'surrender') ?? item(actions, 0);
}

/** The most a defender could come to after this answer. Changes the state. */
function strengthIf(s: GameState, seat: Seat, { raise, heroes }: ActionOf<'fight'>): number {
  s.defendHeroes = heroes;
  s.battle = DEFEND;
  let strength = strengthInHand(s, seat, false);
  if (raise) strength += strengthInAmbush(s, seat);
  return totalOf(s, seat) + strength;
}

/** What the fighting cards of a hand add up to. */
export const strengthInHand = (s: GameState, seat: Seat, attacking: boolean): number =>
  strengthIn(s, handOf(seat), attacking);

/** BATTLE-05: what a defender adds by raising the ambush. */
export const strengthInAmbush = (s: GameState, seat: Seat): number => strengthIn(s, ambushOf(seat), false);

function strengthIn(s: GameState, zone: Zone, attacking: boolean): number {
  let sum = 0;
  for (let card = at(s.top, zone); card !== NONE; card = at(s.below, card))
    sum += strengthOfKind(s.rules, kindOf(s, card), attacking);
  return sum;
}
