/**
 * What somebody may ask about on the screen of a match. Parts of the screen only say what they show; what it is and does
 * now is told by what is fetched when somebody asks first (`screens/match/explain`).
 */
import type { Action, Card, Kind, Seat, Square } from '@battalia/engine';
import type { RuleRef } from '../game/rule';

/** Keys of the app itself, which no rule knows. */
export const TOOLS = [
  'back',
  'undo',
  'redo',
  'help',
  'pool',
  'log',
  'more',
  'list',
  'order',
  'plain',
  'drawn',
  'latest',
  'mine',
  'zoomOut',
  'zoomIn',
  'fit',
  'newLine',
  'chooseLine',
  'clearLine',
  'turnCard',
  'dismiss',
  'skip',
  'face',
  'clock',
  'casual',
  'coach',
  'companion',
  'showMe',
] as const;
export type Tool = (typeof TOOLS)[number];

/** Numbers and signs of a player in the header. */
export const SEAT_FACTS = ['emblem', 'points', 'cities', 'hand', 'deck'] as const;
export type SeatFactName = (typeof SEAT_FACTS)[number];

export const PILES = ['nation', 'shelter', 'ambush'] as const;
export type PileName = (typeof PILES)[number];

type Which = 'attack' | 'defence';

export type Topic =
  | { readonly kind: 'tool'; readonly tool: Tool; readonly words: string }
  | { readonly kind: 'status' }
  | { readonly kind: 'day' }
  | { readonly kind: 'oracle' }
  /** All that is shown of a player, or one number of it. */
  | { readonly kind: 'player'; readonly seat: Seat; readonly fact: SeatFactName | null }
  | { readonly kind: 'team'; readonly party: number; readonly fact: 'points' | 'cities' | null }
  | { readonly kind: 'partner'; readonly seat: Seat; readonly action: Action | null }
  | { readonly kind: 'pile'; readonly pile: PileName; readonly seat: Seat }
  | { readonly kind: 'tent'; readonly tent: Card }
  /** With what it is called here: wild, new, in ambush. */
  | { readonly kind: 'card'; readonly card: Card | null; readonly of: Kind; readonly label: string }
  | { readonly kind: 'line'; readonly number: number; readonly cards: readonly Card[] }
  | { readonly kind: 'lack'; readonly words: string; readonly rule: RuleRef }
  /** One way or several of the same deed. */
  | { readonly kind: 'deed'; readonly actions: readonly Action[]; readonly words: string }
  | { readonly kind: 'question' }
  | { readonly kind: 'square'; readonly square: Square }
  | { readonly kind: 'hero'; readonly seat: Seat; readonly hero: number; readonly square: Square }
  | { readonly kind: 'total'; readonly which: Which }
  /** The place of a term among those of a side. */
  | { readonly kind: 'term'; readonly which: Which; readonly place: number }
  | { readonly kind: 'joining'; readonly which: Which }
  /** What a module tells of a player, or keeps for one. */
  | { readonly kind: 'told'; readonly words: string; readonly rule: RuleRef };

export type TopicOf<K extends Topic['kind']> = Extract<Topic, { readonly kind: K }>;
