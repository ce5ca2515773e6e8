/** The fate cards. The reference tells of them in the chapter of the expansion. */
import type { EntryText } from '../../entryText';

export const texts = {
  'term.fate': 'fate card',
  'term.rest': 'rest pile',
  'kind.fate1': 'fate card 1',
  'kind.fate2': 'fate card 2',
  'kind.fate3': 'fate card 3',
  'fate.offers1': 'keep it as a copy of another player’s Great Artefact, or take two stardust',
  'fate.offers2': 'take the top Great Artefact of the rest pile, or one stardust',
  'fate.offers3': 'take any Great Artefact of the rest pile, or one stardust',
  'action.drawFate': 'Draw a fate card instead',
  'action.followFate': 'Take the Great Artefact',
  'action.followFateDust': 'Take stardust instead',
  'action.nameCopy': '{{by}}: use it as {{great}}',
  'play.question.fate': 'Fate card {{fate}}: {{offers}}.',
  'play.question.fateRest': 'Choose a Great Artefact of the rest pile.',
  'event.fateDrawn': '{{player}} draws fate card {{fate}}: {{offers}}.',
  'event.copyReturned': 'The copy of {{player}} lies with the fate cards again.',
  'event.copyNamed': '{{player}} uses the copy as {{great}}.',
} as const;

export const entries = {} as const satisfies Readonly<Record<string, EntryText>>;
