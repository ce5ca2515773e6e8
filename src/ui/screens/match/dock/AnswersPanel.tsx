/** Answers that need no line: a faction, a start city, cohort or mulligan, cards to choose from, how to meet an attack. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Text } from '../../../components/Text';
import { questionLook } from '../../../text/question';
import { space } from '../../../theme/tokens';
import { useTranslate } from '../../../useTranslate';
import { atHand } from '../list/choices';
import { Chip } from './Chip';
import { CardChoice } from './CardChoice';
import { deedsOf, type ShownDeed } from '../list/deeds';
import { ReplyPanel } from '../battle/ReplyPanel';
import { Taught } from '../learn/Ring';
import { usePlay } from '../usePlay';

/** Without what the list of deeds beside the map asks already. */
export function AnswersPanel({ listed }: { readonly listed: boolean }) {
  const t = useTranslate();
  const { view, legal, speaker } = usePlay();
  const answers = listed ? [] : atHand(legal);
  const { decision } = view;
  const look = decision === null ? null : questionLook(decision);
  if (look?.reply === true && legal.length > 0) return <ReplyPanel />;
  const question = decision === null ? null : (look?.words(t, decision) ?? null);
  return (
    <>
      <CardChoice />
      {answers.length === 0 ? null : (
        <View style={styles.panel}>
          {question === null ? null : <Text variant="label">{question}</Text>}
          <View style={styles.chips}>
            {deedsOf(speaker, answers).map((deed) => (
              <AnswerChip key={deed.words} deed={deed} />
            ))}
          </View>
        </View>
      )}
    </>
  );
}

/** One answer; if it leaves something open, such as who is shown the cards, that is asked next. */
function AnswerChip({ deed: { words, glyph, ways } }: { readonly deed: ShownDeed }) {
  const { act, view } = usePlay();
  const [open, setOpen] = useState(false);
  const [only] = ways;
  const kind = view.decision !== null && questionLook(view.decision).calm === true ? 'quiet' : 'deed';
  if (only && ways.length === 1)
    return (
      <Taught actions={[only.action]}>
        <Chip
          kind={kind}
          glyph={glyph}
          words={words}
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
