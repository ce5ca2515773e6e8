/** 1: an open artefact of the pool, in a chosen faction on the day that matches it. */
import { CREATE_COSTS } from '../../../core/costs';
import { answered, askNamed } from '../../../core/decision';
import { at } from '../../../core/ints';
import type { Kind } from '../../../core/kinds';
import { shuffle } from '../../../core/piles';
import type { GameState } from '../../../core/state';
import { namesFor, refuseNaming, takeFrom } from '../../../rules/create';
import { gainInHand } from '../../../rules/hire';
import { refuseEmptyDeck, type Rule } from '../../../rules/rule';
import type { Effect } from './effect';

const ARTEFACTS: readonly Kind[] = CREATE_COSTS.map(([artefact]) => artefact);

const artefactsLeft = (s: GameState): readonly Kind[] => ARTEFACTS.filter((artefact) => at(s.size, artefact) > 0);

export const artefactEffect: Effect = {
  isPossible: (s) => artefactsLeft(s).length > 0,
  carryOut: (s, seat) => askNamed(s, 'stormArtefact', seat),
};

export const stormArtefact: Rule<'stormArtefact'> = {
  answers: ['stormArtefact'],
  offer(s, _seat, _purse, out) {
    for (const artefact of artefactsLeft(s))
      for (const faction of namesFor(s, artefact)) out.push({ kind: 'stormArtefact', artefact, faction });
  },
  refuse(s, _seat, { artefact, faction }) {
    if (!ARTEFACTS.includes(artefact)) return { code: 'malformed' };
    return refuseEmptyDeck(s, artefact) ?? refuseNaming(s, artefact, faction);
  },
  perform(s, seat, { artefact, faction }, log) {
    answered(s);
    gainInHand(s, seat, takeFrom(s, artefact, faction), log);
    if (faction !== null) shuffle(s, artefact);
  },
};
