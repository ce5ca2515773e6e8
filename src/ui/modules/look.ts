/** What a module brings to the screens: how its actions, questions, events, targets and places look and read. */
import type { Action, Card, CardView, PlayerView, Seat, SquareView } from '@battalia/engine';
import type { GlyphName } from '@/art/glyphs/glyphs';
import type { LandmarkLook, TokensLook, WayLook } from '@/board/landmarks';
import type { EntryId } from '@/i18n/entryText';
import type { Translate } from '@/i18n/message';
import type { DeedLook } from '../deeds/look';
import type { TargetLook } from '../deeds/targets';
import type { RuleRef } from '../game/rule';
import type { EventLook } from '../text/eventLook';
import type { QuestionLook } from '../text/question';
import type { Teller } from '../text/cards';
import type { Speaker } from '../text/speaker';

export type TileView = Extract<SquareView, { kind: 'tile' }>;

export interface Fact {
  readonly name: string;
  readonly value: string;
  /** Where that is told; without it, where its square is. */
  readonly rule?: RuleRef;
}

/** A kind of tile. */
export interface TileLook {
  /** Its name, where its kind alone says too little. */
  readonly name?: (speaker: Speaker, tile: CardView) => string;
  /** Whose it is, if it is no city. */
  readonly owned?: (speaker: Speaker, square: TileView) => string | null;
  /** What is to be said of it besides, on the map and for a screen reader. */
  readonly remarks?: (speaker: Speaker, view: PlayerView, square: TileView) => readonly string[];
  readonly landmark?: LandmarkLook;
  /** On the plain map nothing stands for it: its roads say enough. */
  readonly bare?: boolean;
}

/** A kind of card. */
export interface KindLook {
  readonly name: (t: Translate) => string;
  /** The entry of the reference that it is read about in. */
  readonly entry: EntryId;
  /** The paragraph of its entry that tells of this card, where the entry tells of many. */
  readonly line?: number;
  /** What this card does, in a sentence, where its entry tells of many. */
  readonly says?: (t: Translate) => string;
  /** The sign that is drawn for it, if there is none of its name. */
  readonly glyph?: GlyphName;
}

/** What there is one record of for each kind: of action, event, question, target, card, tile and violation. */
export interface Parts {
  readonly deeds: DeedLook;
  readonly events: EventLook;
  readonly questions: QuestionLook;
  readonly targets: TargetLook;
  readonly kinds: KindLook;
  readonly tiles: TileLook;
  /** By the code of a violation, the entry of the reference that explains it. */
  readonly reasons: EntryId;
  /** By the name of a strength that it adds in a battle, where that is told. */
  readonly terms: RuleRef;
}

export type Tables = { readonly [Part in keyof Parts]?: Readonly<Record<string, Parts[Part]>> };

export interface ModuleLook extends Tables {
  readonly id: string;
  /** A card whose name is not that of its kind and faction; null: it is none of these. */
  readonly cardName?: (teller: Teller, card: Card) => string | null;
  /** What stands beside the road of a square. */
  readonly tokens?: TokensLook;
  /** Where its figure goes next. */
  readonly way?: WayLook;
  /** Where it is told what lies face down on the map. */
  readonly down?: RuleRef;
  /** What a square tells when it is looked at. */
  readonly squareFacts?: (speaker: Speaker, view: PlayerView, square: TileView) => readonly Fact[];
  /** What is to be known of a player. */
  readonly seatFacts?: (t: Translate, view: PlayerView, seat: Seat) => readonly SeatFact[];
  /** What a player keeps beside the cards. */
  readonly shelf?: {
    readonly name: (t: Translate) => string;
    readonly rule: RuleRef;
    readonly items: (t: Translate, view: PlayerView, seat: Seat) => readonly ShelfItem[];
  };
  /** What decides between equals at the end, and the sentences for what it adds to that, in its order. */
  readonly ranking?: {
    readonly order: (t: Translate) => string;
    readonly more: readonly ((t: Translate, facts: { readonly more: number; readonly fewer: number }) => string)[];
  };
  /** What a checkpoint gives to players and takes from them: who has what of it, and what it asks for. */
  readonly checkpoint?: {
    readonly has: (t: Translate, view: PlayerView, seat: Seat) => readonly SeatFact[];
    readonly asks: (t: Translate) => string;
  };
}

export interface SeatFact {
  readonly rule: RuleRef;
  readonly glyph: GlyphName;
  readonly text: string;
}

export interface ShelfItem {
  readonly card: Card;
  /** How it stands with it, '' where there is nothing to say. */
  readonly state: string;
  /** How much of it is left; null while it is whole. */
  readonly pips: { readonly left: number; readonly of: number } | null;
  /** It can be used, if the rules allow it now. */
  readonly ready: boolean;
  /** What is done with it. */
  readonly uses: (action: Action) => boolean;
}
