/** Lost Scroll of Kry-Cek (GA2-07): a card out of the limbo. */
import type { Question, Rule } from '../../core/contract';
import { askNamed } from '../../core/decision';
import { leaveAmulet } from '../../rules/artefacts';
import { play } from '../../rules/line';
import { canRecall, recalling } from '../../rules/limbo';
import { isOwnTurn } from '../../rules/rule';
import { forEachRelic, refuseRelic } from './relic';

export const recall: Rule<'recall'> = {
  answers: ['acting'],
  offer(s, seat, purse, out) {
    if (canRecall(s, seat)) forEachRelic(s, purse, 'lostscroll', (by) => out.push({ kind: 'recall', by }));
  },
  refuse: (s, seat, { by }) =>
    refuseRelic(s, seat, by, 'lostscroll') ?? (canRecall(s, seat) ? null : { code: 'notOffered' }),
  perform(s, seat, { by }) {
    play(s, seat, by);
    askNamed(s, 'recall', seat);
  },
};

export const recalled: Question = {
  choice: {
    ...recalling,
    taken(s, seat, cards, facts, log) {
      // It was suspended this turn, perhaps: an amulet does not find it again.
      for (const card of cards) leaveAmulet(s, seat, card);
      recalling.taken(s, seat, cards, facts, log);
    },
  },
  sound: (s, seat) => isOwnTurn(s, seat) && canRecall(s, seat),
};
