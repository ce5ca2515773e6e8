/** Answers that need no line: a faction, a start city, cohort or mulligan, cards to choose from, how to meet an attack. */
import type { Action } from '@battalia/engine';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { deedLook } from '../../../deeds/deeds';
import { questionLook } from '../../../text/question';
import { space } from '../../../theme/tokens';
import { useTranslate } from '../../../useTranslate';
import { answerOf, atHand } from '../list/choices';
import { Chip } from './Chip';
import { CardAnswers } from './CardAnswers';
import { CardChoice } from './CardChoice';
import { deedsOf, type ShownDeed } from '../list/deeds';
import { squareOf } from '../map/boardPlay';
import { QuestionHead } from './QuestionHead';
import { ReplyPanel } from '../battle/ReplyPanel';
import { Taught } from '../learn/Ring';
import { usePlay } from '../usePlay';

/** Without what the list of deeds beside the map asks already. */
export function AnswersPanel({ listed }: { readonly listed: boolean }) {
  const t = useTranslate();
  const { view, legal, speaker } = usePlay();
  const { decision } = view;
  if (decision === null || legal.length === 0) return null;
  const look = questionLook(decision);
  if (look.reply === true) return <ReplyPanel />;
  const cards = legal.filter((action) => deedLook(action).face !== undefined && answerOf(action) === 'panel');
  const answers = listed ? [] : [...atHand(legal)].sort((a, b) => rank(a) - rank(b));
  // What the list beside the map is headed with is not said here as well.
  const asks =
    look.cards === undefined && look.words(t, decision) !== null && !(listed && HEADED.includes(decision.kind));
  const heads = cards.length > 0 || answers.length > 0 || asks;
  const onMap = legal.some((action) => answerOf(action) === 'never' && squareOf(action) !== null);
  return (
    <>
      <CardChoice />
      {!heads ? null : (
        <View style={styles.panel}>
          {look.cards !== undefined ? null : (
            <QuestionHead view={view} speaker={speaker} decision={decision} onMap={onMap} />
          )}
          <CardAnswers actions={cards} />
          {answers.length === 0 ? null : (
            <View style={styles.chips}>
              {deedsOf(speaker, answers).map((deed) => (
                <AnswerChip key={deed.words} deed={deed} />
              ))}
            </View>
          )}
        </View>
      )}
    </>
  );
}

/** Questions that stand over the list of everything. */
const HEADED: readonly string[] = ['chooseFaction', 'chooseCity'];

const rank = (action: Action): number => (deedLook(action).declines === true ? 1 : 0);

/** One answer; if it leaves something open, such as who is shown the cards, that is asked next. */
function AnswerChip({ deed: { words, glyph, ways } }: { readonly deed: ShownDeed }) {
  const { act, view } = usePlay();
  const [open, setOpen] = useState(false);
  const [only] = ways;
  const calm = view.decision !== null && questionLook(view.decision).calm === true;
  const kind = calm || (only !== undefined && rank(only.action) > 0) ? 'quiet' : 'deed';
  if (only && ways.length === 1)
    return (
      <Taught actions={[only.action]}>
        <Chip
          kind={kind}
          glyph={glyph}
          words={words}
          topic={{ kind: 'deed', actions: [only.action], words }}
          label={only.words === '' ? words : `${words} – ${only.words}`}
          onPress={() => act(only.action)}
        />
      </Taught>
    );
  return (
    <>
      <Chip
        kind={kind}
        glyph={glyph}
        words={words}
        topic={{ kind: 'deed', actions: ways.map(({ action }) => action), words }}
        icon={open ? 'up' : 'down'}
        expanded={open}
        onPress={() => setOpen(!open)}
      />
      {open
        ? ways.map((way, i) => (
            <Chip
              key={i}
              kind="deed"
              words={way.words}
              topic={{ kind: 'deed', actions: [way.action], words: `${words} – ${way.words}` }}
              label={`${words} – ${way.words}`}
              onPress={() => act(way.action)}
            />
          ))
        : null}
    </>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.xs, paddingHorizontal: space.md },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
});
