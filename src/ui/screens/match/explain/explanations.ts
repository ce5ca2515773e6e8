/** The table of what can be asked about: the compiler wants an explanation for every kind. */
import type { Topic, TopicOf } from '../../../hint/topic';
import type { Play } from '../usePlay';
import { heroExplained, squareExplained } from './board';
import { cardExplained, lackExplained, lineExplained, pileExplained, questionExplained, tentExplained } from './cards';
import { deedExplained } from './deed';
import type { Explanation } from './explanation';
import { joiningExplained, termExplained, totalExplained } from './fight';
import {
  dayExplained,
  oracleExplained,
  partnerExplained,
  playerExplained,
  statusExplained,
  teamExplained,
  toolExplained,
} from './header';

type Explanations = { readonly [K in Topic['kind']]: (topic: TopicOf<K>, play: Play) => Explanation | null };

const TABLE: Explanations = {
  tool: toolExplained,
  status: (_topic, play) => statusExplained(play),
  day: (_topic, play) => dayExplained(play),
  oracle: (_topic, play) => oracleExplained(play),
  player: playerExplained,
  team: teamExplained,
  partner: partnerExplained,
  pile: pileExplained,
  tent: tentExplained,
  card: cardExplained,
  line: lineExplained,
  lack: lackExplained,
  deed: ({ actions, words }, play) => deedExplained(actions, words, play),
  question: (_topic, play) => questionExplained(play),
  square: squareExplained,
  hero: heroExplained,
  total: totalExplained,
  term: termExplained,
  joining: joiningExplained,
  told: ({ words, rule }) => ({ title: words, says: null, now: [], rule }),
};

/** Null: it is no longer there. */
export function explanationOf<K extends Topic['kind']>(topic: TopicOf<K>, play: Play): Explanation | null {
  const kind: K = topic.kind;
  return TABLE[kind](topic, play);
}
