/** Open lines, one under the other: what each can become now, and what it lacks for more. */
import { useState } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { IconButton } from '../../components/IconButton';
import { Text } from '../../components/Text';
import { actionText } from '../../text/action';
import { cardText, costText } from '../../text/cards';
import { radius, space } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';
import { Deeds } from './ActionList';
import { stateText } from './cardState';
import { Chip } from './Chip';
import { choicesOf, type Choice } from './choices';
import { glyphOf } from './deeds';
import { lacksOf, type Lack } from './goals';
import { goalText, placesText } from './goalText';
import { canGrow, whatLineCanDo } from './line';
import type { OpenLine } from './lines';
import { MiniCard } from './MiniCard';
import { usePlay } from './usePlay';

export function LinesPanel() {
  const t = useTranslate();
  const { lines, legal, openLine } = usePlay();
  if (legal.length === 0 || lines.open.length === 0) return null;
  return (
    <View role="region" aria-label={t('play.lines')} style={styles.panel}>
      {lines.open.map((line, i) => (
        <LineRow key={line.id} line={line} number={i + 1} active={line.id === lines.active} />
      ))}
      {lines.active === null ? null : (
        <View style={styles.more}>
          <Chip kind="quiet" icon="plus" words={t('play.newLine')} onPress={() => openLine(null)} />
        </View>
      )}
    </View>
  );
}

/** More would be a list to read and no longer a hint. */
const MOST_HINTS = 3;

function LineRow({ line: { id, cards }, number, active }: { readonly line: OpenLine; readonly number: number; readonly active: boolean }) {
  const t = useTranslate();
  const { colors } = useTheme();
  const { view, speaker, legal, playable, liftCard, openLine, clearLine, fill, act } = usePlay();
  const options = whatLineCanDo(legal, cards, playable);
  const lacks = active ? lacksOf(view, legal, cards, playable).slice(0, MOST_HINTS) : [];
  const choices = choicesOf(options);
  const nothing = options.length > 0 ? null : canGrow(legal, cards, playable) || lacks.length > 0 ? t('match.lineNothing') : t('play.leadsNowhere');
  const first = choices[0];
  return (
    <View role="group" aria-label={t('play.lineNumber', { number })} style={[styles.line, { backgroundColor: active ? colors.surfacePressed : 'transparent' }]}>
      <View style={styles.head}>
        <View style={styles.cards}>
          {cards.map((card, i) => {
            const live = playable.find((other) => other.card === card);
            if (!live) return null;
            const name = [cardText(t, card), stateText(t, live)].filter((part) => part !== null).join(', ');
            return <MiniCard key={i} shown={live} label={t('play.backToHand', { card: name })} overlapped={i > 0} onPress={() => liftCard(id, card)} />;
          })}
        </View>
        <Pressable role="button" aria-label={t('play.chooseLine', { number })} aria-pressed={active} onPress={() => openLine(id)} style={styles.verdict}>
          <Text variant="caption" color={nothing === null ? 'ink' : 'inkMuted'} lines={2}>
            {nothing ?? (active ? t('play.canBecome') : first?.kind === 'deed' ? actionText(speaker, first.action) : t('play.canBecome'))}
          </Text>
        </Pressable>
        <IconButton bare icon="close" label={t('play.clearLine', { number })} onPress={() => clearLine(id)} />
      </View>
      {active ? (
        <>
          {choices.length === 0 ? null : (
            <View style={styles.chips}>
              {choices.map((choice) => (
                <ChoiceChip key={choice.key} choice={choice} />
              ))}
            </View>
          )}
          {lacks.length === 0 ? null : (
            <ScrollView horizontal tabIndex={0} role="group" aria-label={t('match.lineNothing')} showsHorizontalScrollIndicator={false} contentContainerStyle={styles.hints}>
              {lacks.map((lack, i) => (
                <LackHint key={i} lack={lack} onFill={(action) => fill(action, cards)} />
              ))}
            </ScrollView>
          )}
        </>
      ) : first?.kind === 'deed' ? (
        <View style={styles.chips}>
          <Chip kind="deed" glyph={glyphOf(first.action)} words={actionText(speaker, first.action)} onPress={() => act(first.action)} />
        </View>
      ) : null}
    </View>
  );
}

function ChoiceChip({ choice }: { readonly choice: Choice }) {
  const { speaker, act } = usePlay();
  const [open, setOpen] = useState(false);
  if (choice.kind === 'deed') return <Chip kind="deed" glyph={glyphOf(choice.action)} words={actionText(speaker, choice.action)} onPress={() => act(choice.action)} />;
  return (
    <>
      <Chip kind="deed" icon={open ? 'up' : 'down'} words={placesText(speaker, choice)} expanded={open} onPress={() => setOpen(!open)} />
      {open ? (
        <View style={styles.list}>
          <Deeds actions={choice.actions} speaker={speaker} onAct={act} />
        </View>
      ) : null}
    </>
  );
}

/** What is missing for something more; if the hand has it, one press adds it. */
function LackHint({ lack: { goal, missing, fill: action }, onFill }: { readonly lack: Lack; readonly onFill: (action: NonNullable<Lack['fill']>) => void }) {
  const t = useTranslate();
  const words = t('play.lacks', { goal: goalText(t, goal), missing: costText(t, missing) });
  if (action !== null) return <Chip kind="quiet" icon="plus" words={words} onPress={() => onFill(action)} />;
  return (
    <View style={styles.hint}>
      <Text variant="caption" color="inkMuted">
        {words}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.xs, paddingHorizontal: space.sm },
  line: { borderRadius: radius.md, padding: space.xs, gap: space.xs },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  cards: { flexDirection: 'row', flexShrink: 1, flexWrap: 'wrap', rowGap: 4 },
  verdict: { flex: 1, minWidth: 88, minHeight: 44, justifyContent: 'center' },
  chips: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 6, paddingBottom: 2 },
  hints: { gap: 6, alignItems: 'center' },
  hint: { paddingHorizontal: space.sm, minHeight: 32, justifyContent: 'center' },
  list: { alignSelf: 'stretch', width: '100%', gap: space.xs },
  more: { flexDirection: 'row' },
});
