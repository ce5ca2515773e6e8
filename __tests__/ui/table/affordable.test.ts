import {
  BASE_BOX,
  AMULET,
  BOOK,
  CHIEF,
  CITY_COSTS,
  CREATE_COSTS,
  CROWN,
  debug,
  FRIMAN,
  fullCopies,
  HAMMER,
  HERO_COST,
  HORSE,
  legalActions,
  standardConfig,
  LORD,
  PAVILION,
  PRIEST,
  SCROLL,
  SUPPLY,
  SWORD,
  TENT,
  TITLE,
  TOOL,
  WEAPON,
  WINGS,
  isGreat,
  handOf,
  ILLUMINATED,
  COUNTS,
  WILD,
  at,
  type Kind,
} from '@battalia/engine/testing';
import fc from 'fast-check';
import { thingId } from '@/ui/game/things';
import { answer, layLines, linesFor, paymentFor } from '@/ui/game/affordable';
import { isHeld, layHand, stockOf, type Effect, type Hand, type Held } from '@/ui/game/hand';
import { attackOf, stepsOf, usesOf } from '@/ui/game/uses';
import { TABLE_BOX } from '@/store/tableBox';
import { KIND_NAMES } from '../../engine/box';

const hand = (...cards: readonly (Kind | readonly [Kind, Effect])[]): readonly Held[] =>
  cards.map((card) => (typeof card === 'number' ? { kind: card, effect: 'none' } : { kind: card[0], effect: card[1] }));
/** What of the wheels is not in a hand. */
const dim = (cards: readonly Held[]): Kind =>
  ILLUMINATED.find((lit) => cards.every(({ kind }) => kind !== lit)) ?? TOOL;
const inHand = (cards: readonly Held[], lit: Kind = dim(cards)): Hand => layHand(cards, lit);
const ids = (found: readonly { readonly thing: Parameters<typeof thingId>[0] }[]) =>
  found.map(({ thing }) => thingId(thing));
const now = (cards: readonly Held[], lit?: Kind) => ids(answer(inHand(cards, lit)).now);

describe('what a hand can pay', () => {
  test('[HIRE-01] three supplies hire a friman or a chief, not a priest', () => {
    expect(now(hand(SUPPLY, SUPPLY, SUPPLY))).toEqual(['hire-friman', 'hire-chief']);
  });

  test('[LINE-02] a tool stands for one friman or two', () => {
    expect(now(hand(TOOL, SUPPLY))).toEqual(['road', 'junction']);
    expect(now(hand(TOOL, FRIMAN))).toEqual(['create-tool', 'city-1']);
  });

  test('[ORACLE-04] an illuminated tool gives four frimen: a tool alone builds a city', () => {
    expect(now(hand(TOOL))).toEqual([]);
    expect(now(hand(TOOL), TOOL)).toEqual(['create-tool', 'city-1']);
  });

  test('[ART-03] a friman that counts three times is three frimen', () => {
    expect(now(hand([FRIMAN, 'thrice']))).toEqual(['create-tool', 'city-1']);
    expect(now(hand([FRIMAN, 'twice'], CHIEF))).toEqual(['create-weapon']);
  });

  test('[ART-03] a wild card is whatever is missing', () => {
    // As a second lord, or as a tool that is two frimen.
    expect(now(hand([SUPPLY, 'wild'], LORD))).toEqual(['create-title', 'upgrade-4']);
    expect(now(hand([AMULET, 'wild'], SUPPLY, SUPPLY))).toEqual(
      expect.arrayContaining(['hero', 'hire-chief', 'create-horse']),
    );
  });

  test('[GA-01] the Hammer is a weapon for a hero and a tool for a road', () => {
    expect(now(hand(HAMMER, SUPPLY, SUPPLY))).toEqual(expect.arrayContaining(['hero', 'road', 'junction']));
  });

  test('nothing can be paid with nothing, and nothing is called near', () => {
    expect(answer(inHand([]))).toEqual({ now: [], promoted: [], misses: [] });
  });
});

describe('the line that is suggested', () => {
  const [tool] = CREATE_COSTS.map(([, cost]) => cost);
  const cost = tool ?? CITY_COSTS[0] ?? HERO_COST;

  test('spares the tool when frimen are enough', () => {
    expect(
      paymentFor(inHand(hand(TOOL, FRIMAN, FRIMAN, FRIMAN)), cost)
        ?.line.slice()
        .sort(),
    ).toEqual([1, 2, 3]);
  });

  test('spares the wild card', () => {
    expect(
      paymentFor(inHand(hand([LORD, 'wild'], FRIMAN, FRIMAN, FRIMAN)), cost)
        ?.line.slice()
        .sort(),
    ).toEqual([1, 2, 3]);
  });

  test('[LINE-04] leaves the copies it does not need', () => {
    const way = paymentFor(inHand(hand([FRIMAN, 'thrice'], CHIEF)), CREATE_COSTS[1]?.[1] ?? cost);
    expect(way?.line.slice().sort()).toEqual([0, 0, 1]);
    expect(way?.left).toMatchObject([{ index: 0, copies: 1 }]);
  });
});

describe('a title first', () => {
  test('[ART-06] a friman rises to the chief that is missing', () => {
    const found = answer(inHand(hand(TITLE, FRIMAN, CHIEF)));
    expect(ids(found.now)).toEqual([]);
    expect(ids(found.promoted)).toEqual(['upgrade-2']);
    expect(found.promoted[0]?.way).toMatchObject({
      promotions: [{ by: 0, card: 1, from: FRIMAN, to: CHIEF }],
      left: [],
    });
  });

  test('[ORACLE-07] only an illuminated title or the Crown lifts a unit two ranks', () => {
    expect(ids(answer(inHand(hand(TITLE, FRIMAN, PRIEST))).promoted)).toEqual([]);
    expect(ids(answer(inHand(hand(TITLE, FRIMAN, PRIEST), TITLE)).promoted)).toContain('upgrade-3');
    expect(ids(answer(inHand(hand(CROWN, FRIMAN, PRIEST))).promoted)).toContain('upgrade-3');
    expect(ids(answer(inHand(hand([TITLE, 'twice'], FRIMAN, PRIEST))).promoted)).not.toContain('upgrade-3');
  });

  test('[ART-01] a unit that an amulet has touched does not rise', () => {
    expect(ids(answer(inHand(hand(TITLE, [FRIMAN, 'twice'], CHIEF))).promoted)).not.toContain('upgrade-2');
  });

  test('two titles lift two units', () => {
    expect(ids(answer(inHand(hand(TITLE, TITLE, FRIMAN, FRIMAN))).promoted)).toContain('upgrade-2');
  });
});

describe('one card short', () => {
  test('names the card and what it would allow', () => {
    const { misses } = answer(inHand(hand(FRIMAN, FRIMAN)));
    expect(misses.map(({ thing, missing }) => [thingId(thing), missing])).toEqual([
      ['create-tool', FRIMAN],
      ['create-weapon', CHIEF],
      ['create-amulet', PRIEST],
      ['create-title', LORD],
      ['city-1', FRIMAN],
      ['road', SUPPLY],
      ['junction', SUPPLY],
    ]);
  });

  test('what can be paid already is not missed', () => {
    const found = answer(inHand(hand(FRIMAN, FRIMAN, FRIMAN)));
    expect(ids(found.misses).filter((id) => ids(found.now).includes(id))).toEqual([]);
  });
});

describe('several lines', () => {
  const things = (cards: readonly Held[]) => answer(inHand(cards)).now.map(({ thing }) => thing);

  test('what the first takes, the second does not have', () => {
    const cards = hand(FRIMAN, CHIEF, PRIEST, SUPPLY, SUPPLY, SUPPLY);
    const scroll = things(cards).filter((thing) => thingId(thing) === 'create-scroll');
    const chief = things(cards).filter((thing) => thingId(thing) === 'hire-chief');
    const { laid, left } = layLines(inHand(cards), [...scroll, ...chief]);
    expect(ids(laid)).toEqual(['create-scroll', 'hire-chief']);
    expect(stockOf(left)).toEqual([]);
  });

  test('a line that can no longer be paid is left out', () => {
    const cards = hand(SUPPLY, SUPPLY, SUPPLY);
    const [friman] = things(cards);
    if (friman === undefined) throw new Error('nothing to hire');
    expect(ids(layLines(inHand(cards), [friman, friman]).laid)).toEqual(['hire-friman']);
  });
});

describe('what is no fixed cost', () => {
  test('[HERO-02] a supply is a step, a horse three, an illuminated one six', () => {
    expect(stepsOf(inHand(hand(SUPPLY, SUPPLY, HORSE)))).toBe(5);
    expect(stepsOf(inHand(hand(HORSE), HORSE))).toBe(6);
  });

  test('[BATTLE-08] all cards together, but only with a weapon', () => {
    expect(attackOf(inHand(hand(LORD, LORD)))).toBe(0);
    expect(attackOf(inHand(hand(WEAPON, LORD, FRIMAN, SUPPLY, TOOL)))).toBe(6);
    expect(attackOf(inHand(hand(SWORD, CHIEF)))).toBe(7);
    expect(attackOf(inHand(hand(WEAPON), WEAPON))).toBe(2);
  });

  test('[RULE-02] a wild card fights as a lord, unless it has to be the weapon', () => {
    expect(attackOf(inHand(hand(WEAPON, [SUPPLY, 'wild'])))).toBe(5);
    expect(attackOf(inHand(hand([SUPPLY, 'wild'], CHIEF)))).toBe(3);
  });

  test.each([
    ['a tent needs a supply and a guest', hand(TENT, SUPPLY, FRIMAN), true],
    ['the supply cannot be the guest as well', hand(TENT, SUPPLY), false],
    ['no Great Artefact goes into a tent', hand(TENT, SUPPLY, WINGS), false],
    ['the Pavilion needs no supply', hand(PAVILION, FRIMAN), true],
    ['a tent that is wild is still a tent', hand([TENT, 'wild'], SUPPLY, FRIMAN), true],
    ['another wild card holds nothing', hand([LORD, 'wild'], SUPPLY, FRIMAN), false],
    ['a card that an amulet has worked on is no guest', hand(TENT, SUPPLY, [FRIMAN, 'twice']), false],
  ] as const)('[ART-09] %s', (_name, cards, can) => {
    expect(usesOf(inHand(cards)).some(({ kind }) => kind === 'station')).toBe(can);
  });

  test('scrolls, amulets and Great Artefacts are named', () => {
    const kinds = usesOf(inHand(hand(SCROLL, AMULET, WINGS, FRIMAN))).map((use) =>
      use.kind === 'special' ? use.great : use.kind,
    );
    expect(kinds).toEqual(expect.arrayContaining(['convert', 'charm', WINGS, 'ambush']));
    expect(usesOf(inHand(hand(BOOK))).map(({ kind }) => kind)).toEqual([]);
  });

  test('[ART-01] [ORACLE-08] a scroll that an amulet has worked on does not convert itself', () => {
    const kinds = (cards: readonly Held[]) => usesOf(inHand(cards)).map(({ kind }) => kind);
    expect(kinds(hand(SCROLL))).toContain('convert');
    expect(kinds(hand([SCROLL, 'twice']))).not.toContain('convert');
    expect(kinds(hand([SCROLL, 'twice'], FRIMAN))).toContain('convert');
  });

  test('[AMB-01] [LINE-04] what lies in a forked line goes into no ambush', () => {
    const forked = inHand(hand([FRIMAN, 'thrice'], CHIEF, SUPPLY));
    expect(usesOf(forked)).toContainEqual({ kind: 'ambush' });
    const weapon = answer(forked).now.filter(({ thing }) => thingId(thing) === 'create-weapon');
    const { left } = layLines(
      forked,
      weapon.map(({ thing }) => thing),
    );
    expect(stockOf(left)).toMatchObject([
      { index: 0, copies: 1 },
      { index: 2, copies: 1 },
    ]);
    expect(usesOf(left)).not.toContainEqual({ kind: 'ambush' });
  });
});

// ---------------------------------------------------------------- the same as the game

const HELD = KIND_NAMES.map((_, kind) => kind).filter(isHeld);
const PLAIN = HELD.filter((kind) => !isGreat(BASE_BOX, kind));

test.each(HELD.flatMap((kind) => ([1, 3] as const).map((day) => [KIND_NAMES[kind] ?? '', kind, day] as const)))(
  '[LINE-04] %s counts as often as in the game (kind %i, day %i)',
  (name, kind, day) => {
    const s = debug.arrange({
      day,
      hands: {
        0: [
          isGreat(BASE_BOX, kind) || kind === SUPPLY ? (name as debug.CardName) : (`barfolk ${name}` as debug.CardName),
        ],
      },
    });
    const card = at(s.top, handOf(0));
    const lit = day === 1 ? TOOL : AMULET;
    for (const [effect, mark] of [
      ['none', 0],
      ['twice', 2 & COUNTS],
      ['thrice', 3 & COUNTS],
      ['wild', WILD],
    ] as const) {
      s.mark[card] = mark;
      expect(stockOf(layHand([{ kind, effect }], lit))[0]?.copies).toBe(fullCopies(s, card));
    }
  },
);

test('a hand of plain cards is offered the same hires and creations as in a game', () => {
  const bars = (kind: Kind): debug.CardName =>
    kind === SUPPLY ? 'supply' : (`barfolk ${KIND_NAMES[kind] ?? ''}` as debug.CardName);
  const atMost = (kinds: readonly Kind[]) =>
    kinds.filter(
      (kind, i) =>
        kinds.slice(0, i).filter((other) => other === kind).length < (kind === SUPPLY ? 9 : kind <= LORD ? 4 : 2),
    );
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PLAIN), { minLength: 1, maxLength: 7 }), (drawn) => {
      const kinds = atMost(drawn);
      // Day 2 illuminates the weapon, which changes none of these.
      const s = debug.arrange({ day: 2, hands: { 0: kinds.map(bars) } });
      const offered = new Set(
        legalActions(s).flatMap((action) =>
          action.kind === 'hire'
            ? [`hire-${KIND_NAMES[action.unit] ?? ''}`]
            : action.kind === 'create'
              ? [`create-${KIND_NAMES[action.artefact] ?? ''}`]
              : [],
        ),
      );
      const found = now(hand(...kinds), WEAPON).filter((id) => id.startsWith('hire-') || id.startsWith('create-'));
      expect(found.sort()).toEqual([...offered].sort());
    }),
    { numRuns: 60 },
  );
});

test('what a line takes is in the hand, no copy twice, and pays exactly', () => {
  const seen = { plain: 0, promoted: 0 };
  const card = fc.record({
    kind: fc.constantFrom(...PLAIN),
    effect: fc.constantFrom<Effect>('none', 'twice', 'thrice', 'wild'),
  });
  fc.assert(
    fc.property(fc.array(card, { maxLength: 6 }), fc.constantFrom(TENT, TOOL, TITLE, WEAPON), (cards, lit) => {
      const held = inHand(cards, lit);
      const all = stockOf(held);
      const { now: payable, promoted } = answer(held);
      for (const { thing, way } of [...payable, ...promoted]) {
        for (const index of way.line)
          expect(way.line.filter((other) => other === index).length).toBeLessThanOrEqual(all[index]?.copies ?? 0);
        const before = all.reduce((sum, { copies }) => sum + copies, 0);
        const spent = way.left.reduce((sum, { copies }) => sum + copies, 0) + way.line.length;
        if (way.promotions.length === 0) {
          seen.plain++;
          expect(linesFor(held, thing.cost)).toContainEqual(way.line);
          expect(spent).toBe(before);
        } else {
          seen.promoted++;
          expect(spent).toBeLessThan(before);
        }
      }
    }),
    // The same hands each time: among others one that pays only with a title.
    { numRuns: 60, seed: 1, examples: [[[...hand(TITLE, FRIMAN, CHIEF)], WEAPON]] },
  );
  expect(seen.plain).toBeGreaterThan(50);
  expect(seen.promoted).toBeGreaterThan(0);
});

// ---------------------------------------------------------------- the second box

const named = (name: string): Kind => {
  const kind = TABLE_BOX.named[name];
  if (kind === undefined) throw new Error(name);
  return kind;
};
const STARDUST = named('stardust');
const CHEST = named('chest');
const QUEEN = named('queen');
const KING = named('king');
const fanatic = (kind: Kind): Held => ({ kind, effect: 'none', fanatic: true });
const uses = (cards: readonly Held[]) =>
  usesOf(inHand(cards), true).map((use) => (use.kind === 'price' ? use.price.id : use.kind));

describe('cards of The Stormgates', () => {
  test('[TRADE-03] stardust is one supply or two in a line, as in the game', () => {
    const s = debug.arrange({
      config: standardConfig(4, ['stormgates', 'trade']),
      day: 2,
      hands: { 0: ['stardust', 'stardust', 'supply'] },
    });
    const hired = new Set(legalActions(s).flatMap((action) => (action.kind === 'hire' ? [action.unit] : [])));
    const found = now(hand(STARDUST, STARDUST, SUPPLY), WEAPON).filter((id) => id.startsWith('hire-'));
    expect(found.sort()).toEqual([...hired].map((unit) => `hire-${KIND_NAMES[unit] ?? ''}`).sort());
    expect(found).toContain('hire-lord');
    expect(stepsOf(inHand(hand(STARDUST, SUPPLY)))).toBe(3);
  });

  test('[GATE-02] [TRADE-01] [BILK-02] [VAL-03] what the second box asks a line for is listed only with it', () => {
    const cards = hand(FRIMAN, FRIMAN, SUPPLY, SUPPLY, HORSE);
    const all = ids(answer(inHand(cards), true).now);
    for (const id of ['jump', 'jump-2', 'post', 'potion', 'exploreRoad', 'exploreBuilding']) {
      expect(all).toContain(id);
      expect(now(cards)).not.toContain(id);
    }
  });

  test('[FAN-02] a Fanatic pays twice after a card was given for it, and not before', () => {
    const cards = [fanatic(FRIMAN), ...hand(FRIMAN, CHIEF)];
    const { now: plain, promoted } = answer(inHand(cards));
    expect(ids(plain)).not.toContain('create-tool');
    const tool = promoted.find(({ thing }) => thingId(thing) === 'create-tool');
    expect(tool?.way).toMatchObject({ sacrifices: [{ fanatic: 0, price: 2, kind: CHIEF }], line: [0, 0, 1], left: [] });
    // Alone there is nothing to give, and stardust is never given (TRADE-03).
    expect(answer(inHand([fanatic(FRIMAN)])).promoted).toEqual([]);
    expect(answer(inHand([fanatic(FRIMAN), ...hand(STARDUST)])).promoted).toEqual([]);
  });

  test('[FAN-02] no title, scroll or amulet works on a Fanatic', () => {
    expect(uses([fanatic(FRIMAN), ...hand(TITLE)])).not.toContain('promote');
    expect(uses([fanatic(FRIMAN), ...hand(AMULET)])).not.toContain('charm');
  });

  test('[FAN-02] in an attack the strongest Fanatics fight and the weakest other cards are given', () => {
    expect(attackOf(inHand([fanatic(LORD), ...hand(WEAPON, SUPPLY)]))).toBe(9);
    expect(attackOf(inHand([fanatic(LORD), ...hand(WEAPON, CHIEF)]))).toBe(9);
    // Giving the weapon would leave no attack, and a lord for a friman is a bad bargain.
    expect(attackOf(inHand([fanatic(FRIMAN), ...hand(WEAPON)]))).toBe(1);
    expect(attackOf(inHand([fanatic(FRIMAN), ...hand(WEAPON, LORD)]))).toBe(5);
    expect(attackOf(inHand([fanatic(LORD), fanatic(FRIMAN), ...hand(WEAPON)]))).toBe(9);
  });

  test('[ROY-03] [ROY-04] royals fight, crown cities, and are changed by nothing', () => {
    expect(attackOf(inHand(hand(QUEEN, KING, WEAPON)))).toBe(12);
    expect(uses(hand(QUEEN))).toContain('residence');
    expect(uses(hand(KING))).toContain('capital');
    expect(uses(hand(QUEEN, TITLE))).not.toContain('promote');
    expect(uses(hand(QUEEN, AMULET))).not.toContain('charm');
    expect(uses(hand([FRIMAN, 'wild']))).not.toContain('residence');
  });

  test('[TRADE-02] [TRADE-04] [META-02] what is given without a line', () => {
    expect(uses(hand(CHEST))).toEqual(expect.arrayContaining(['buy', 'hide', 'tribute']));
    expect(uses(hand(TOOL))).toContain('sell');
    expect(uses(hand(SUPPLY))).not.toContain('dust');
    expect(uses(hand(SUPPLY, SUPPLY))).toContain('dust');
    // What is printed on a card counts, not what an amulet makes of it.
    expect(uses(hand(SUPPLY, [SUPPLY, 'wild']))).toContain('dust');
    expect(uses(hand(STARDUST, STARDUST))).not.toContain('dust');
    expect(uses(hand(STARDUST, STARDUST))).not.toContain('ambush');
    expect(uses(hand(STARDUST, SUPPLY))).toContain('ambush');
    expect(usesOf(inHand(hand(TOOL))).map(({ kind }) => kind)).not.toContain('price');
  });

  test('[GA2-02] the new Great Artefacts are played by themselves', () => {
    expect(usesOf(inHand(hand(named('purse'))))).toContainEqual({ kind: 'special', great: named('purse') });
    expect(attackOf(inHand(hand(named('arrow'), LORD)))).toBe(6);
  });

  test('a full hand with Fanatics and titles is answered at once', () => {
    const cards = [
      ...[FRIMAN, CHIEF, PRIEST, LORD].map(fanatic),
      ...hand(TITLE, TITLE, FRIMAN, CHIEF, PRIEST, LORD, SUPPLY, TOOL, WEAPON, HORSE, SCROLL, AMULET),
    ];
    const before = process.cpuUsage();
    expect(answer(inHand(cards), true).promoted.length).toBeGreaterThan(0);
    // Milliseconds of a processor, whatever else the machine does.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000);
  });
});
