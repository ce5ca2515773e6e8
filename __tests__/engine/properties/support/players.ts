/**
 * Players that choose by chance. An even choice among all legal actions hardly ever hires a hero or wins a battle,
 * because payments and suspensions outnumber everything: these choose a kind of action first, by temper.
 */
import {
  AMULET,
  HORSE,
  item,
  pick,
  targetsAt,
  TENT,
  TITLE,
  toMove,
  WEAPON,
  type Action,
  type ActionKind,
  type Chance,
  type GameState,
  type Kind,
} from '@battalia/engine/testing';

type Weights = Readonly<Partial<Record<ActionKind, number>>>;

const USUAL = 10;

export const TEMPERS = {
  /** Every action as likely as any other. */
  even: null,
  /** Every kind of action as likely as any other, but for those that end or shrink everything. */
  curious: { ambush: 2, endTurn: 3, surrender: 3, mulligan: 2, pass: 4, callOff: 4 },
  warrior: {
    attack: 120,
    recruit: 80,
    move: 40,
    lay: 60,
    stand: 40,
    fight: 60,
    retreat: 10,
    surrender: 2,
    pass: 1,
    callOff: 1,
    annex: 200,
    create: 30,
    hire: 15,
    promote: 20,
    bribe: 60,
    ambush: 1,
    endTurn: 4,
    mulligan: 3,
    take: 40,
    fly: 60,
    jump: 80,
    decamp: 4,
  },
  builder: { build: 80, upgrade: 80, hire: 30, create: 10, ambush: 0.2, endTurn: 4, mulligan: 3, attack: 2 },
  hoarder: {
    station: 60,
    decamp: 6,
    ambush: 12,
    charm: 60,
    promote: 40,
    convert: 40,
    create: 40,
    hire: 20,
    summon: 80,
    borrow: 80,
    terraform: 60,
    swap: 90,
    swapFrom: 90,
    attack: 40,
    recruit: 40,
    endTurn: 5,
  },
} as const satisfies Record<string, Weights | null>;

export type Temper = keyof typeof TEMPERS;
export const TEMPER_NAMES: readonly Temper[] = ['even', 'curious', 'warrior', 'builder', 'hoarder'];

export const someTemper = (chance: Chance): Temper => item(TEMPER_NAMES, pick(chance, TEMPER_NAMES.length));

const LIKED_ARTEFACTS: Readonly<Partial<Record<Temper, readonly Kind[]>>> = {
  warrior: [WEAPON, WEAPON, HORSE],
  hoarder: [TENT, AMULET, TITLE],
};

export function choose(s: GameState, actions: readonly Action[], temper: Temper, chance: Chance): Action {
  const weights: Weights | null = TEMPERS[temper];
  if (weights === null) return item(actions, pick(chance, actions.length));
  const kinds = [...new Set(actions.map((action) => action.kind))];
  const kind = byWeight(kinds, (one) => weights[one] ?? USUAL, chance);
  const all = actions.filter((action) => action.kind === kind);
  const liked = all.filter((action) => likes(s, action, temper));
  const among = liked.length > 0 && pick(chance, 4) > 0 ? liked : all;
  return item(among, pick(chance, among.length));
}

/** Within a kind: heroes of a warrior go where there is somebody to fight, tents and weapons are created by those who use them. */
function likes(s: GameState, action: Action, temper: Temper): boolean {
  switch (action.kind) {
    case 'create':
      return LIKED_ARTEFACTS[temper]?.includes(action.artefact) ?? true;
    case 'move':
    case 'fly':
      return temper === 'warrior' && targetsAt(s, toMove(s), action.to).length > 0;
    case 'retreat':
      return true;
    case 'build':
      return temper === 'builder' ? action.level > 1 : true;
    default:
      return true;
  }
}

const FINE = 1 << 20;

function byWeight<T>(list: readonly T[], weight: (one: T) => number, chance: Chance): T {
  const total = list.reduce((sum, one) => sum + weight(one), 0);
  let point = (pick(chance, FINE) / FINE) * total;
  for (const one of list) {
    point -= weight(one);
    if (point < 0) return one;
  }
  return item(list, list.length - 1);
}
