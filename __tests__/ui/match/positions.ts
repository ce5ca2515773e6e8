/** A position for every action and for every question of the engine: the compiler says when there is a new one. */
import {
  createGame,
  item,
  legalActions,
  standardConfig,
  type ActionKind,
  type DecisionKind,
  type GameState,
} from '@battalia/engine';
import { field, configWith, HOME, TARGET, type Field } from '../../engine/battlefield';
import { bring, give, opened, potionField } from '../../engine/bilkarr';
import { choosing, drawn, FATE, searchingRest } from '../../engine/fate';
import { atHoard, atRuins, borrowing, dismissing, searching } from '../../engine/questions';
import { inStorm, storm } from '../../engine/gates';
import { conjuring, GIFTS, granted, guesting, meeting } from '../../engine/metamorpha';
import { masked, relics } from '../../engine/relics';
import { card, play } from '../../engine/support';
import { atPost, hiding } from '../../engine/trade';
import {
  BRIDGE,
  CORNERS,
  greatNamed,
  holdCity,
  jump,
  open,
  own,
  ROADS,
  stepOnto,
  valley,
  valleysConfig,
  wide,
} from '../../engine/valleys';

const fresh = () => createGame(standardConfig(2), 'controls');

function choosingCity(): GameState {
  let s = fresh();
  while (legalActions(s)[0]?.kind === 'chooseFaction') s = play(s, item(legalActions(s), 0));
  return s;
}

const opening = () =>
  field({ step: 'opening', hands: { 0: ['barfolk friman', 'barfolk chief', 'barfolk priest', 'supply'] } });

/** Seat 0 at its actions, its hero beside the city of seat 1. */
const acting = (...names: readonly Parameters<typeof card>[2][]) =>
  field({ day: 7, hands: { 0: names, 1: ['supply', 'supply', 'horse', 'barfolk lord'] }, heroes: { 0: [[4, 3]] } });

const attacked = () => {
  const s = acting('emberians weapon', 'barfolk lord', 'barfolk lord');
  return play(s, {
    kind: 'attack',
    target: { kind: 'city', square: TARGET },
    heroes: 1,
    weapon: card(s, 0, 'weapon'),
    copies: 1,
  });
};
const standing = () => {
  const s = attacked();
  return play(s, { kind: 'lay', card: card(s, 0, 'lord'), copies: 1 });
};
const replying = () => play(standing(), { kind: 'stand' });
const defending = () => play(replying(), { kind: 'fight', raise: false, heroes: 0 });
const pressing = () => {
  let s = defending();
  s = play(s, { kind: 'lay', card: card(s, 1, 'lord'), copies: 1 });
  s = play(s, { kind: 'lay', card: card(s, 1, 'horse'), copies: 1 });
  return play(s, { kind: 'stand' });
};

/** A hero of seat 1 is attacked by itself: it may retreat. */
const chased = () => {
  const start = field({
    day: 7,
    hands: { 0: ['weapon', 'barfolk lord'], 1: ['supply', 'supply', 'supply', 'horse'] },
    heroes: { 0: [[4, 4]], 1: [[4, 4]] },
  });
  const hunt = legalActions(start).find((action) => action.kind === 'attack');
  if (!hunt) throw new Error('nobody to attack');
  const s = play(start, hunt);
  return legalActions(s).some(({ kind }) => kind === 'retreat') ? s : play(s, { kind: 'stand' });
};

const bribing = () => {
  const start = field({
    config: configWith(['unbound']),
    day: 7,
    level: 4,
    heroes: { 0: [[4, 3]] },
    hands: { 0: ['barfolk weapon', 'unbound friman', 'supply'] },
  });
  const s = play(start, {
    kind: 'attack',
    target: { kind: 'city', square: TARGET },
    heroes: 1,
    weapon: card(start, 0, 'weapon'),
    copies: 1,
  });
  return play(s, { kind: 'lay', card: card(s, 0, 'unbound friman'), copies: 1 });
};

const placing = () => {
  const s = acting('barfolk friman', 'supply');
  const build = legalActions(s).find((action) => action.kind === 'build');
  if (!build) throw new Error('nothing to build');
  return play(s, build);
};

/** A queen in the hand, and a city that could be a residence. */
const crowning = () =>
  field({
    config: configWith(['stormgates', 'royals']),
    day: 15,
    hands: { 0: ['barfolk queen'] },
    tiles: [{ at: [4, 1], card: 'barfolk city4', level: 4, owner: 0 }],
  });

const camping = () => field({ hands: { 0: ['supply'] }, camps: { 0: [{ tent: 'tent', cards: ['barfolk lord'] }] } });
const swapping = () => field({ config: configWith([], { staffSwaps: true }), hands: { 0: ['staff'] } });
const withStaff = () => field({ config: configWith(['stormgates']), hands: { 0: ['staff'] } });
/** The Staff has made the first of its changes. */
const after = (kind: ActionKind) => (): GameState => {
  const s = withStaff();
  const first = legalActions(s).find((action) => action.kind === kind);
  if (!first) throw new Error(`no ${kind}`);
  return play(s, first);
};
const ownerless = () =>
  field({ tiles: [{ at: [3, 1], card: 'islanders city4' }], hands: { 0: ['supply'] }, heroes: { 0: [[3, 1]] } });

const changingLand = () => {
  const s = inStorm('stormLand');
  return play(s, item(legalActions(s), 0));
};

const drafting = () => {
  let s = createGame(configWith(['draft']), 'draft');
  for (let choices = 0; choices < 8; choices++) s = play(s, item(legalActions(s), 0));
  return s;
};

/** After the first legal action of a kind. */
const first = (s: GameState, kind: ActionKind): GameState =>
  play(
    s,
    item(
      legalActions(s).filter((action) => action.kind === kind),
      0,
    ),
  );
const layingPost = () => first(atPost({ hands: { 0: ['barfolk friman', 'barfolk friman'] } }), 'foundPost');
const CLOAKING: Field = {
  hands: { 0: ['cloak'] },
  tiles: [{ at: [3, 1], card: 'barfolk city1', level: 2, owner: 0 }],
  heroes: { 0: [[4, 2]] },
};
const cloaking = () => first(relics(CLOAKING), 'cloak');

const reacting = () => opened({ hands: { 1: ['supply'] } }, (s) => give(s, 1, 'weakness'), 'barfolk lord');
/** A hero in the kings' valley, beside two buildings. */
const inValley = () =>
  open(valley({ hands: { 0: ['barfolk friman', 'barfolk friman'] }, heroes: { 0: [[3, 4]] } }), item(ROADS, 0));
const withBuilding = () => own(inValley(), 0, item(CORNERS, 0));
const deserted = () => open(valley({ hands: { 0: ['supply'] }, heroes: { 0: [[3, 3]] } }), item(CORNERS, 0));
const atPass = () => stepOnto(valley({ hands: { 0: ['supply'] } }));
const RICH: Field = {
  hands: { 0: ['supply', 'supply'] },
  shelters: { 0: ['horn', 'crown', ...Array.from({ length: 12 }, () => 'supply' as const)] },
};
const bridged = (): GameState =>
  holdCity(valley({ ...RICH, config: valleysConfig([], { connection: BRIDGE }) }), 0, wide(2, 4), 3);
const atBridge = () => stepOnto(bridged());
const giving = () => {
  const s = atBridge();
  return play(s, { kind: 'returnGreat', card: greatNamed(s, 'horn') });
};
const lowering = () => first(atBridge(), 'lowerCity');
const atGate = () => jump(bridged(), 'barfolk', 'emberians');

export const ACTION_POSITIONS: { readonly [K in ActionKind]: () => GameState } = {
  chooseFaction: fresh,
  chooseCity: choosingCity,
  cohort: opening,
  mulligan: opening,
  begin: opening,
  hire: () => acting('supply', 'supply'),
  create: () => acting('barfolk friman', 'barfolk friman', 'barfolk friman'),
  build: () => acting('barfolk friman', 'supply'),
  place: placing,
  upgrade: () => acting('barfolk chief', 'emberians chief'),
  crown: crowning,
  recruit: () => acting('weapon', 'supply', 'supply'),
  move: () => acting('supply', 'horse'),
  promote: () => acting('title', 'barfolk friman'),
  convert: () => acting('scroll', 'barfolk friman'),
  charm: () => acting('amulet', 'barfolk friman'),
  station: () => acting('tent', 'barfolk lord', 'supply'),
  decamp: camping,
  ambush: () =>
    field({
      hands: { 0: ['supply', 'barfolk friman'] },
      shelters: { 0: Array.from({ length: 12 }, () => 'supply' as const) },
    }),
  dismiss: dismissing,
  fly: () => acting('wings'),
  summon: () => field({ hands: { 0: ['horn'] } }),
  borrow: () => field({ hands: { 0: ['hand'] } }),
  terraform: () => field({ hands: { 0: ['staff'] } }),
  swap: swapping,
  swapFrom: withStaff,
  swapWith: after('swapFrom'),
  leaveLand: after('terraform'),
  take: searching,
  annex: ownerless,
  attack: () => acting('weapon', 'barfolk lord'),
  lay: attacked,
  sacrifice: () =>
    field({
      config: configWith(['fanatics']),
      hands: { 0: ['fanatic friman', 'supply'] },
      shelters: { 0: Array.from({ length: 12 }, () => 'supply' as const) },
    }),
  bribe: bribing,
  stand: standing,
  callOff: attacked,
  pass: defending,
  fight: replying,
  surrender: replying,
  retreat: chased,
  endTurn: () => acting('supply'),
  jump: () => storm({ hands: { 0: ['supply', 'supply', 'horse'] } }),
  onward: () => inStorm('stormDraw'),
  stay: () => inStorm('stormDraw'),
  stormArtefact: () => inStorm('stormArtefact'),
  stormRoad: () => inStorm('stormRoad'),
  stormLand: () => inStorm('stormLand'),
  stormTerrain: changingLand,
  stormEcho: () => inStorm('stormEcho'),
  stormRank: () => inStorm('stormRank'),
  stormCity: () => inStorm('stormCity'),
  stormTent: () => inStorm('stormTent'),
  passHands: () => field({ config: configWith(['teams']), hands: { 0: ['supply'] } }),
  foundPost: () => atPost({ hands: { 0: ['barfolk friman', 'barfolk friman'] } }),
  layPost: layingPost,
  sellArtefact: () => atPost({ hands: { 0: ['horse'] } }),
  buyArtefact: () => atPost({ hands: { 0: ['chest'] } }),
  buyStardust: () => atPost({ hands: { 0: ['supply', 'supply'] } }, true),
  openPurse: () => relics({ hands: { 0: ['purse'] } }),
  muster: () => relics({ hands: { 0: ['banner'] }, shelters: { 0: ['barfolk chief', 'barfolk chief'] } }),
  cloak: () => relics(CLOAKING),
  cloakAlso: cloaking,
  gaze: () => relics({ hands: { 0: ['crystal'] } }),
  enthral: () => masked(),
  recall: () => relics({ hands: { 0: ['lostscroll'] }, limbo: ['supply'] }),
  drawFate: () => choosing(),
  followFate: () => drawn('fate2'),
  buyPotion: () => bring(potionField({ hands: { 0: ['supply', 'supply'] }, heroes: { 0: [[4, 1]] } }), HOME),
  drink: () => give(potionField({}), 0, 'weakness'),
  darken: () => give(potionField({ hands: { 0: ['supply'] } }), 0, 'eclipse'),
  refrain: reacting,
  react: reacting,
  nameCopy: () => field({ config: FATE, hands: { 0: ['fate1'] }, shelters: { 1: ['horn'] } }),
  explore: inValley,
  collect: withBuilding,
  occupy: deserted,
  takeBooster: atPass,
  spendBooster: atGate,
  returnGreat: atBridge,
  raiseCity: giving,
  lowerCity: atBridge,
  exchangeGreat: atBridge,
  moveOn: atBridge,
  conjure: () => guesting(),
  conjureTo: () => conjuring(),
  tribute: () => meeting(GIFTS.jungle),
  woodsWalk: () => granted('woods'),
  woodsJump: () => granted('woods'),
  woodsStay: () => granted('woods'),
  mountainsCity: () => granted('mountains'),
  canyonsRaid: () => granted('canyons'),
  lakesRank: () => granted('lakes'),
  frostTwin: () => granted('frost'),
  jungleDraw: () => granted('jungle'),
};

export const DECISION_POSITIONS: { readonly [K in DecisionKind]: () => GameState } = {
  chooseFaction: fresh,
  chooseCity: choosingCity,
  opening,
  acting: () => acting('supply', 'supply', 'barfolk friman'),
  place: placing,
  dismiss: dismissing,
  summon: searching,
  borrow: () => borrowing(),
  great: atRuins,
  reshape: after('terraform'),
  swapWith: after('swapFrom'),
  hoard: () => atHoard(),
  draft: drafting,
  assault: attacked,
  reply: replying,
  defend: defending,
  press: pressing,
  onward: () => inStorm('stormDraw'),
  stormArtefact: () => inStorm('stormArtefact'),
  stormRoad: () => inStorm('stormRoad'),
  stormLand: () => inStorm('stormLand'),
  stormTerrain: changingLand,
  stormEcho: () => inStorm('stormEcho'),
  stormRank: () => inStorm('stormRank'),
  stormCity: () => inStorm('stormCity'),
  stormLimbo: () => inStorm('stormLimbo'),
  stormTent: () => inStorm('stormTent'),
  post: layingPost,
  hide: () => hiding(),
  muster: () => first(ACTION_POSITIONS.muster(), 'muster'),
  cloak: cloaking,
  gaze: () => first(ACTION_POSITIONS.gaze(), 'gaze'),
  enthral: () => first(masked(), 'enthral'),
  recall: () => first(ACTION_POSITIONS.recall(), 'recall'),
  fate: () => drawn('fate1'),
  fateRest: () => searchingRest(),
  atPass,
  atBridge,
  raising: giving,
  giving: () => first(giving(), 'raiseCity'),
  lowering,
  atGate,
  underGate: () => play(atGate(), { kind: 'spendBooster' }),
  conjure: () => conjuring(),
  woods: () => granted('woods'),
  mountains: () => granted('mountains'),
  canyons: () => granted('canyons'),
  lakes: () => granted('lakes'),
  frost: () => granted('frost'),
  jungle: () => granted('jungle'),
  reaction: reacting,
};
