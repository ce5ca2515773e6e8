/** What a plan sounds and feels like. It is made from the plan alone, so that nothing is heard that is not seen as well. */
import { assertNever } from '@battalia/engine';
import type { BoardMotion } from '@/board/plan';
import type { Motion, Plan, Signal } from './plan';

export const SOUNDS = [
  'card',
  'shuffle',
  'die',
  'tile',
  'token',
  'step',
  'dawn',
  'attack',
  'count',
  'turn',
  'won',
  'lost',
  'end',
  'refused',
  'storm',
  'reveal',
  'potion',
  'trade',
  'gift',
  'charge',
  'crown',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** From a touch to a knock. */
export const TOUCHES = ['tick', 'tap', 'thump', 'success', 'warning'] as const;
export type Touch = (typeof TOUCHES)[number];

export interface Cue {
  /** Milliseconds from the start. */
  readonly at: number;
  readonly sound: Sound;
  readonly touch: Touch | null;
}

/** Closer together than this, and one drowns the other. */
const APART = 70;

/** In the order in which they are due. Without motion nothing takes time: what matters most is heard, once. */
export function cuesOf(plan: Plan, speed: number): readonly Cue[] {
  const all = plan.motions.flatMap((motion) => cuesOfMotion(motion));
  if (speed === 0) {
    const [first] = all.sort((a, b) => weight(b) - weight(a));
    return first === undefined ? [] : [{ ...first, at: 0 }];
  }
  const due = all.map((cue) => ({ ...cue, at: cue.at / speed })).sort((a, b) => a.at - b.at);
  const kept: Cue[] = [];
  for (const cue of due)
    if (!kept.some((other) => other.sound === cue.sound && cue.at - other.at < APART)) kept.push(cue);
  return kept;
}

/** Rare things before common ones. */
const weight = ({ sound }: Cue): number => WEIGHTS.indexOf(sound);
const WEIGHTS: readonly Sound[] = [
  'count',
  'card',
  'shuffle',
  'step',
  'token',
  'tile',
  'turn',
  'dawn',
  'die',
  'trade',
  'gift',
  'charge',
  'potion',
  'reveal',
  'storm',
  'crown',
  'attack',
  'lost',
  'won',
  'end',
  'refused',
];

function cuesOfMotion(motion: Motion): readonly Cue[] {
  const { at, lasts } = motion;
  switch (motion.kind) {
    case 'flight':
      return [{ at, sound: 'card', touch: null }];
    case 'reshuffle':
      return [{ at, sound: 'shuffle', touch: null }];
    case 'roll':
      return [{ at, sound: 'die', touch: 'tap' }];
    case 'reveal':
      return [{ at, sound: 'reveal', touch: 'tap' }];
    case 'dawn':
      return [{ at, sound: 'dawn', touch: 'tick' }];
    case 'count':
      return [{ at: at + lasts, sound: 'count', touch: null }];
    case 'signal':
      return [{ at, ...SIGNALS[motion.signal] }];
    case 'board':
      return cuesOfBoard(motion.motion);
    default:
      return assertNever(motion);
  }
}

const SIGNALS: Readonly<Record<Signal, Omit<Cue, 'at'>>> = {
  turn: { sound: 'turn', touch: 'tap' },
  attack: { sound: 'attack', touch: 'thump' },
  won: { sound: 'won', touch: 'success' },
  lost: { sound: 'lost', touch: 'warning' },
  end: { sound: 'end', touch: 'success' },
  potion: { sound: 'potion', touch: 'tap' },
  trade: { sound: 'trade', touch: 'tap' },
  gift: { sound: 'gift', touch: 'tap' },
  honour: { sound: 'crown', touch: 'success' },
  shuffle: { sound: 'shuffle', touch: null },
};

/** What comes down is heard when it is down, what turns when it turns, a step when the foot is set. */
function cuesOfBoard(motion: BoardMotion): readonly Cue[] {
  const { at, lasts } = motion;
  switch (motion.kind) {
    case 'settle':
    case 'rise':
    case 'turn':
    case 'change':
      return [{ at: at + lasts * 0.6, sound: 'tile', touch: 'thump' }];
    case 'grow':
    case 'flag':
      return [{ at: at + lasts / 2, sound: 'token', touch: 'tap' }];
    case 'arrive':
    case 'leave':
    case 'fly':
      return [{ at: at + lasts, sound: 'token', touch: 'tap' }];
    case 'crown':
      return [{ at, sound: 'crown', touch: 'success' }];
    case 'spark':
      return [{ at, sound: motion.of, touch: 'tap' }];
    // Out of a storm, or into it; else it goes on foot.
    case 'roam':
      return motion.from === null || motion.to === null
        ? [{ at, sound: 'storm', touch: 'tap' }]
        : [{ at, sound: 'step', touch: 'tick' }];
    case 'vanish':
      return [{ at: at + lasts * 0.2, sound: 'storm', touch: 'thump' }];
    case 'walk':
      return motion.path.slice(1).map((_, i, steps) => ({
        at: at + (lasts * (i + 1)) / steps.length,
        sound: 'step',
        touch: i === steps.length - 1 ? 'tick' : null,
      }));
    default:
      return assertNever(motion);
  }
}
