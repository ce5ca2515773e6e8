/** The Bleeding Horn of Destiny: its words, and what the reference says of it. */
import type { EntryText } from '../../entryText';

export const texts = {
  'play.question.hoard': 'Choose one of the hidden Great Artefacts, or none.',
  'play.question.hoardFull': 'You may own no further Great Artefact: look at what is hidden here, and leave it.',
  'play.fact.seals': 'Seals',
  'play.fact.gates': 'Gates',
  'battle.target.sanctuary': 'the sanctuary {{at}}',
  'battle.target.peak': 'the peak',
  'battle.term.keeper': 'the Keeper',
  'battle.term.ruler': 'ruler of the peak',
  'term.volcano': 'Bleeding Horn of Destiny',
  'term.sanctuary': 'sanctuary',
  'term.seal': 'seal',
  'term.keeper': 'Keeper',
  'term.peak': 'peak',
  'event.sealed': '{{player}} earns the seal of {{place}}.',
  'violation.needsSeal': 'Without a seal nobody flies to the peak or away from it.',
  'kind.passage': 'volcano path',
} as const;

export const entries = {
  volcano: {
    title: 'The Bleeding Horn of Destiny',
    text: [
      'A volcano fills the middle: the peak, four crossroads around it and four sanctuaries on its corners, joined to their crossroads only. No ruins and no open Great Artefacts; two lie hidden under each sanctuary. All of it is neutral terrain.',
      'Ends with {{level4}} cities of level 4 or at {{volcanoPoints}} points, {{volcanoPointsTwo}} with two players; never with a full map.',
    ],
    find: 'scenario mountain lava',
  },
  seals: {
    title: 'Sanctuaries and seals',
    text: [
      'A sanctuary defends with {{sanctuary}}. The winner gets its seal: a level 2 token there and {{sealPoints}} points. Everybody can win a seal at the same sanctuary. Look at the hidden Great Artefacts there and take one or none; you may own {{volcanoGreat}}, from different sanctuaries, and only look if you have them.',
    ],
    find: 'volcano temple token',
  },
  keeper: {
    title: 'The peak and its Keeper',
    text: [
      'Each side of the peak has one faction’s gate: you need its seal to go in or out there. The Wings fly there, or away, with any seal. The Keeper defends with {{keeper}}, less {{sealWeakens}} for each of your seals. Whoever wins rules the peak for {{rulerPoints}} points; from then on its ruler defends it with {{rulerPoints}}.',
    ],
    find: 'volcano guardian gate top',
  },
} as const satisfies Readonly<Record<string, EntryText>>;
