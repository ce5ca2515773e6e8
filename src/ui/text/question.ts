/** How a pending question is asked: by which panel, and in which words. */
import type { Action, Box, Card, ChoiceView, DecisionKind, DecisionView } from '@battalia/engine';
import type { EntryId } from '@/i18n/entryText';
import type { Translate } from '@/i18n/message';
import type { ModuleQuestionKind } from '../modules/kinds';
import { modulePart } from '../modules/registry';
import { plainSentence } from './plain';

/** Cards to choose from, and the answer that some of them are. */
export interface CardQuestion {
  readonly choice: ChoiceView;
  readonly answer: (cards: readonly Card[]) => Action;
}

/** Methods, so that a record for one kind of question fits into a table of all. */
export interface QuestionLook<D extends { readonly kind: string } = DecisionView> {
  /** Null: what is asked shows in what there is to press. */
  words(t: Translate, decision: D): string | null;
  /** Asked by a panel of cards. */
  cards?(decision: D): CardQuestion;
  /** The card that asks: it lies beside the question. */
  asker?(decision: D, box: Box): Card | null;
  /** Whoever asks walks over the map: the name of that figure. */
  readonly figure?: string;
  /** It comes between what somebody does and what comes of it: that is told with it. */
  readonly interrupts?: boolean;
  /** Met by a panel of its own: how to answer an attack. */
  readonly reply?: boolean;
  /** A turn goes on with something else: its answers are not pressed for. */
  readonly calm?: boolean;
  /** The entries of the reference that matter to whoever is asked, the first most. */
  readonly rules?: readonly EntryId[];
}

type OwnKind = Exclude<DecisionKind, ModuleQuestionKind>;
type DecisionOf<K extends DecisionKind> = DecisionView & { readonly kind: K };

const nothing = () => null;
export const takeOf = (cards: readonly Card[]): Action => ({ kind: 'take', cards: [...cards].sort((a, b) => a - b) });

const OWN: { readonly [K in OwnKind]: QuestionLook<DecisionOf<K>> } = {
  chooseFaction: { words: (t) => t('play.question.chooseFaction'), rules: ['setup-cards', 'cohort', 'victory'] },
  chooseCity: { words: (t) => t('play.question.chooseCity'), rules: ['victory', 'where-to-build', 'connected'] },
  opening: { words: nothing, calm: true, rules: ['cohort', 'mulligan', 'turn-steps'] },
  acting: {
    words: nothing,
    calm: true,
    rules: ['turn-steps', 'line', 'hiring', 'creating', 'new-city', 'roads', 'hire-hero', 'move-hero', 'battle-order'],
  },
  place: { words: nothing, rules: ['where-to-build', 'roads-agree', 'cities-apart', 'beside-ruins', 'impassable'] },
  dismiss: {
    words: (t) => t('play.question.dismiss'),
    cards: ({ cards }) => ({
      choice: { cards, least: 1, most: 1 },
      answer: ([card = 0]) => ({ kind: 'dismiss', card }),
    }),
    rules: ['ambush', 'amulet-faces'],
  },
  summon: {
    words: (t) => t('play.question.summon'),
    cards: ({ choice }) => ({ choice, answer: takeOf }),
    rules: ['horn', 'drawing'],
  },
  borrow: {
    words: (t) => t('play.question.borrow'),
    cards: ({ choice }) => ({ choice, answer: takeOf }),
    rules: ['hand', 'drawing'],
  },
  great: {
    words: (t) => t('play.question.great'),
    cards: ({ choice }) => ({ choice, answer: takeOf }),
    rules: ['great-artefacts', 'ruins'],
  },
  assault: { words: nothing, rules: ['battle-order', 'opening', 'strength', 'moral', 'artefacts-in-battle'] },
  reply: { words: nothing, rules: ['reply', 'retreat', 'strength', 'ambush', 'conquest'], reply: true },
  defend: { words: nothing, rules: ['battle-order', 'strength', 'moral', 'artefacts-in-battle', 'after-battle'] },
  press: { words: nothing, rules: ['battle-order', 'strength', 'moral', 'artefacts-in-battle', 'after-battle'] },
};
const own: Readonly<Record<string, QuestionLook | undefined>> = OWN;

const PLAIN: QuestionLook = { words: (_t, { kind }) => `${plainSentence(kind)}?` };
/** The same with cards to choose from. */
const plainChoice = (choice: ChoiceView): QuestionLook => ({ ...PLAIN, cards: () => ({ choice, answer: takeOf }) });

export const questionLook = (decision: DecisionView): QuestionLook =>
  own[decision.kind] ??
  modulePart('questions', decision.kind) ??
  ('choice' in decision ? plainChoice(decision.choice) : PLAIN);

/** For whoever waits: what everybody does in turn. */
const ALWAYS: readonly EntryId[] = ['turn-steps', 'victory'];

export const rulesNow = (decision: DecisionView | null): readonly EntryId[] =>
  (decision === null ? null : questionLook(decision).rules) ?? ALWAYS;
