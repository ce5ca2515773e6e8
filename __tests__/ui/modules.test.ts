/** What a module that nobody has heard of looks like: with records of its own, and without any. */
import {
  debug,
  standardConfig,
  viewFor,
  type Action,
  type DecisionView,
  type Event,
  type Target,
} from '@battalia/engine/testing';
import { translators } from '@/i18n/translate';
import { targetLook } from '@/ui/deeds/targets';
import { looksOf, registerModule } from '@/ui/modules/registry';
import { answerOf, atHand } from '@/ui/screens/match/list/choices';
import { pictureOfDeed } from '@/ui/screens/match/list/deedPicture';
import { deedsOf } from '@/ui/screens/match/list/deeds';
import { grouped } from '@/ui/screens/match/list/groups';
import { cardsOf } from '@/ui/screens/match/lines/line';
import { marksOf, squareOf } from '@/ui/screens/match/map/boardPlay';
import { actionText, deedText, wayText } from '@/ui/text/action';
import { eventText, squareOfEvent } from '@/ui/text/event';
import { questionLook } from '@/ui/text/question';
import { speakerFor } from '@/ui/text/speaker';
import { violationText } from '@/ui/text/violation';

const t = translators.en;
const view = viewFor(debug.arrange({ config: standardConfig(2) }), 0);
const speaker = speakerFor(t, view, ['Ada', 'Bo']);
const strange = (action: object): Action => action as Action;

describe('without a record', () => {
  const jump = strange({ kind: 'jumpGate', square: 9, pay: [240, 241] });

  test('an action is listed, read and pressed by its name, its place and its cards', () => {
    expect(actionText(speaker, jump)).toBe('Jump gate – row 1, column 2 – 2× supply');
    expect(deedText(speaker, jump)).toBe('Jump gate – row 1, column 2');
    expect(grouped([jump])).toEqual([{ group: 'other', actions: [jump] }]);
    expect(deedsOf(speaker, [jump])).toHaveLength(1);
    expect(pictureOfDeed(jump, speaker.box)).toBeNull();
    expect(answerOf(jump)).toBe('side');
    expect(atHand([jump])).toEqual([jump]);
    expect([squareOf(jump), cardsOf(jump, [])]).toEqual([9, [240, 241]]);
    expect(marksOf(speaker.box, [jump], null)).toMatchObject([{ kind: 'legal', square: 9 }]);
    expect(wayText(speaker, strange({ kind: 'rest' }))).toBe('');
  });

  test('events, questions, targets and violations read plainly', () => {
    const event = { kind: 'stormBroke', seat: 1, square: 9 } as unknown as Event;
    expect([eventText(speaker, event), squareOfEvent(event)]).toEqual(['Storm broke – Bo', 9]);
    const question = { kind: 'whichGate', seat: 0 } as unknown as DecisionView;
    expect(questionLook(question).words(t, question)).toBe('Which gate?');
    const target = { kind: 'valleyFort', square: 9 } as unknown as Target;
    expect(targetLook(target).name(speaker, target)).toBe('valley fort');
    expect(targetLook(target).attack(speaker, target, 'weapon')).toContain('valley fort');
    expect(violationText(speaker, { code: 'gateShut' } as never)).toBe('Gate shut');
  });
});

test('with its record it looks as it says, and comes after what the app knows', () => {
  registerModule({
    id: 'gates',
    deeds: {
      leap: { rule: null, group: 'heroes', answer: 'main', mark: 'move', squares: () => [3], words: () => 'Leap!' },
      endTurn: { rule: null, group: 'heroes', answer: 'side', words: () => 'not asked' },
    },
    events: { leapt: { words: () => 'Somebody leapt.' } },
    reasons: { gateShut: 'gates' },
  });
  const leap = strange({ kind: 'leap' });
  expect([actionText(speaker, leap), answerOf(leap)]).toEqual(['Leap!', 'main']);
  expect(grouped([leap])).toMatchObject([{ group: 'heroes' }]);
  expect(marksOf(speaker.box, [leap], null)).toMatchObject([{ what: 'move', square: 3 }]);
  expect(eventText(speaker, { kind: 'leapt' } as unknown as Event)).toBe('Somebody leapt.');
  expect(actionText(speaker, { kind: 'endTurn' })).toBe(t('action.endTurn'));
  expect(looksOf(['advanced', 'gates']).map(({ id }) => id)).toEqual(['gates']);
});
