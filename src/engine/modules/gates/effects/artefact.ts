/** 1: an open artefact of the pool, in a chosen faction on the day that matches it. */
import { CREATE_COSTS } from '../../../core/costs';
import { answered, askNamed } from '../../../core/decision';
import { at } from '../../../core/ints';
import type { Kind } from '../../../core/kinds';
import { findInDeck, shuffle, topOf } from '../../../core/piles';
import type { GameState } from '../../../core/state';
import { gainInHand } from '../../../rules/hire';
import { matching } from '../../../rules/oracle';
import { isFactionInPlay, refuseEmptyDeck, type Rule } from '../../../rules/rule';
import type { Effect } from './effect';

const ARTEFACTS: readonly Kind[] = CREATE_COSTS.map(([artefact]) => artefact);

const isLeft = (s: GameState) => (artefact: Kind) => at(s.size, artefact) > 0;

export const artefactEffect: Effect = {
  isPossible: (s) => ARTEFACTS.some(isLeft(s)),
  carryOut: (s, seat) => askNamed(s, 'stormArtefact', seat),
};

export const stormArtefact: Rule<'stormArtefact'> = {
  answers: ['stormArtefact'],
  offer(s, _seat, _purse, out) {
    for (const kind of ARTEFACTS.filter(isLeft(s))) {
      if (kind !== matching(s)) out.push({ kind: 'stormArtefact', artefact: kind, faction: null });
      else
        for (let faction = 0; 1 << faction <= s.inPlay; faction++)
          if (isFactionInPlay(s, faction)) out.push({ kind: 'stormArtefact', artefact: kind, faction });
    }
  },
  refuse(s, _seat, { artefact: kind, faction }) {
    if (!ARTEFACTS.includes(kind)) return { code: 'malformed' };
    const empty = refuseEmptyDeck(s, kind);
    if (empty) return empty;
    if (kind !== matching(s)) return faction === null ? null : { code: 'factionNamed' };
    if (faction === null) return { code: 'factionNotNamed' };
    return isFactionInPlay(s, faction) ? null : { code: 'factionNotInPlay' };
  },
  perform(s, seat, { artefact: kind, faction }, log) {
    answered(s);
    gainInHand(s, seat, faction === null ? topOf(s, kind) : findInDeck(s, kind, faction), log);
    if (faction !== null) shuffle(s, kind);
  },
};
