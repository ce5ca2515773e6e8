/** Open lines, one under the other: what each can become now, and what it lacks for more. */
import { sameAction, type Action, type Goal } from '@battalia/engine';
import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { IconButton } from '../../../components/IconButton';
import { SideScroll } from '../../../components/SideScroll';
import { Text } from '../../../components/Text';
import { deedLook } from '../../../deeds/deeds';
import type { RuleRef } from '../../../game/rule';
import { Explained } from '../../../hint/Explained';
import type { Topic } from '../../../hint/topic';
import { actionText, deedText } from '../../../text/action';
import { stateText } from '../../../text/speaker';
import { cardText, costText } from '../../../text/cards';
import { radius, space } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { useForesight } from '../battle/useForesight';
import { Deeds } from '../list/ActionList';
import { Chip } from '../dock/Chip';
import { choicesOf, type Choice } from '../list/choices';
import { actingFaction } from '../list/deedPicture';
import { glyphOf } from '../list/deeds';
import { lacksOf, siteless, type Lack } from './goals';
import { awaitsText } from './awaits';
import { goalText, placesText, sitelessText } from './goalText';
import { canGrow, linesWait, whatLineCanDo } from './line';
import type { OpenLine } from './lines';
import { MiniCard } from './MiniCard';
import { useDrag, useDropZone } from './useDrag';
import { LINES_PART } from '../keys/groupKeys';
import { Taught } from '../learn/Ring';
import { useTaught } from '../learn/taught';
import { deedsAt } from '../map/boardPlay';
import { usePlay } from '../usePlay';
import { useBox } from '../../../components/box';

/** In less room than this what a line can become stands below its cards: beside them its words would break. */
const LEAST_BESIDE = 340;

export function LinesPanel({ room }: { readonly room: number }) {
  const t = useTranslate();
  const { fontScale } = useWindowDimensions();
  const { lines, legal } = usePlay();
  const { dragged } = useDrag();
  if (legal.length === 0 || (lines.open.length === 0 && dragged === null)) return null;
  return (
    <View role="region" aria-label={t('play.lines')} style={styles.panel}>
      {/* On top, where the dock grows: the lines stay where the finger is going. */}
      {dragged === null ? null : <NewLineZone />}
      {lines.open.map((line, i) => (
        <LineRow
          key={line.id}
          line={line}
          number={i + 1}
          active={line.id === lines.active}
          stacked={room / fontScale < LEAST_BESIDE}
        />
      ))}
    </View>
  );
}

/** Where a dragged card opens a line. */
function NewLineZone() {
  const t = useTranslate();
  const { colors } = useTheme();
  const { over } = useDrag();
  const zone = useDropZone(NEW_LINE, { kind: 'newLine' });
  const style = useAnimatedStyle(() => ({
    borderColor: over.get() === NEW_LINE ? colors.accent : colors.edge,
    backgroundColor: over.get() === NEW_LINE ? colors.surfacePressed : 'transparent',
  }));
  return (
    <View ref={zone} collapsable={false}>
      <Animated.View style={[styles.zone, style]}>
        <Text variant="caption" color="inkMuted" align="center">
          {t('play.dropNewLine')}
        </Text>
      </Animated.View>
    </View>
  );
}

const NEW_LINE = 'new line';

/** More would be a list to read and no longer a hint. */
const MOST_HINTS = 3;

function LineRow({
  line: { id, cards },
  number,
  active,
  stacked,
}: {
  readonly line: OpenLine;
  readonly number: number;
  readonly active: boolean;
  readonly stacked: boolean;
}) {
  const t = useTranslate();
  const box = useBox();
  const { colors } = useTheme();
  const { view, legal, playable, liftCard, openLine, clearLine, fill, whyNot } = usePlay();
  const options = whatLineCanDo(legal, cards, playable);
  const lacks = active ? lacksOf(view, legal, cards, playable).slice(0, MOST_HINTS) : [];
  // What a lesson asks for is first in sight.
  const isAsked = useTaught((taught) => taught.isAsked);
  const asks = (choice: Choice) => (choice.kind === 'deed' ? [choice.action] : choice.actions).some(isAsked);
  const choices = [...choicesOf(options)].sort((one, other) => Number(asks(other)) - Number(asks(one)));
  const grows = canGrow(legal, cards, playable);
  const awaited = awaitsText({ t, box, line: cards, playable, grows, whyNot });
  const unbuilt = siteless(view, cards, playable, whyNot);
  const nothing =
    options.length > 0
      ? null
      : linesWait(view, legal)
        ? t('play.lineWaits')
        : awaited !== null
          ? awaited
          : grows || lacks.length > 0
            ? t('match.lineNothing')
            : unbuilt.length > 0
              ? null
              : t('play.leadsNowhere');
  const key = `line ${id}`;
  const zone = useDropZone(key, { kind: 'line', line: id });
  const { over } = useDrag();
  const ring = useAnimatedStyle(() => ({ borderColor: over.get() === key ? colors.accent : 'transparent' }));
  const deeds = (
    <View {...(active ? { id: LINES_PART } : {})} style={[styles.chips, !stacked && styles.beside]}>
      {(active ? choices : choices.slice(0, 1)).map((choice) => (
        <ChoiceChip key={choice.key} choice={choice} />
      ))}
      {nothing === null ? null : (
        <Explained topic={{ kind: 'line', number, cards }} label={nothing}>
          <Text variant="caption" color="inkMuted">
            {nothing}
          </Text>
        </Explained>
      )}
      {unbuilt.map((goal) => (
        <Text key={goalText(t, goal)} variant="caption" color="inkMuted">
          {sitelessText(t, goal)}
        </Text>
      ))}
    </View>
  );
  return (
    <View
      ref={zone}
      role="group"
      aria-label={t('play.lineNumber', { number })}
      style={[styles.line, { backgroundColor: active ? colors.surfacePressed : 'transparent' }]}
    >
      <Animated.View style={[styles.ring, ring]} />
      <View style={styles.head}>
        <View style={[styles.cards, stacked ? styles.spread : styles.half]}>
          {cards.map((card, i) => {
            const live = playable.find((other) => other.card === card);
            if (!live) return null;
            const name = [cardText({ t, box }, card), stateText(t, live)].filter((part) => part !== null).join(', ');
            return (
              <MiniCard
                key={i}
                shown={live}
                line={id}
                place={i}
                label={t('play.backToHand', { card: name })}
                overlapped={i > 0}
                onPress={() => liftCard(id, card)}
              />
            );
          })}
        </View>
        {stacked ? null : deeds}
        <View style={[styles.tools, stacked && styles.row]}>
          <IconButton
            bare
            icon="close"
            tool="clearLine"
            label={t('play.clearLine', { number })}
            onPress={() => clearLine(id)}
          />
          {active ? (
            <IconButton bare icon="plus" tool="newLine" label={t('play.newLine')} onPress={() => openLine(null)} />
          ) : (
            <IconButton
              bare
              icon="down"
              tool="chooseLine"
              label={t('play.chooseLine', { number })}
              onPress={() => openLine(id)}
            />
          )}
        </View>
      </View>
      {stacked ? deeds : null}
      {lacks.length === 0 ? null : (
        <SideScroll
          on="surfacePressed"
          tabIndex={0}
          role="group"
          aria-label={t('match.lineNothing')}
          contentContainerStyle={styles.hints}
        >
          {lacks.map((lack, i) => (
            <LackHint key={i} lack={lack} onFill={(action) => fill(action, cards)} />
          ))}
        </SideScroll>
      )}
    </View>
  );
}

function ChoiceChip({ choice }: { readonly choice: Choice }) {
  const play = usePlay();
  const { view, speaker, act } = play;
  const isAsked = useTaught((taught) => taught.isAsked);
  const foresight = useForesight();
  const [open, setOpen] = useState(false);
  // Of a square that is looked at the deed is offered above, by itself: that is what is to be pressed.
  const above = play.chosen === null ? [] : deedsAt(play, play.chosen);
  const isAbove = (action: Action) => above.some((other) => sameAction(other, action));
  if (choice.kind === 'deed')
    return (
      <Taught actions={[choice.action]}>
        <Chip
          kind={deedLook(choice.action).rare === true || isAbove(choice.action) ? 'quiet' : 'deed'}
          glyph={glyphOf(choice.action)}
          words={deedText(speaker, choice.action)}
          topic={{ kind: 'deed', actions: [choice.action], words: deedText(speaker, choice.action) }}
          hint={deedLook(choice.action).price?.(speaker, choice.action) ?? foresight(choice.action)}
          label={actionText(speaker, choice.action)}
          onPress={() => act(choice.action)}
        />
      </Taught>
    );
  return (
    <>
      <Taught actions={above.some(isAsked) ? [] : choice.actions}>
        <Chip
          kind={choice.actions.some(isAbove) ? 'quiet' : 'deed'}
          icon={open ? 'up' : 'down'}
          words={placesText(speaker, choice)}
          topic={{ kind: 'deed', actions: choice.actions, words: placesText(speaker, choice) }}
          expanded={open}
          onPress={() => setOpen(!open)}
        />
      </Taught>
      {open ? (
        <View style={styles.list}>
          <Deeds
            paid
            actions={choice.actions}
            speaker={speaker}
            faction={actingFaction(view)}
            note={foresight}
            onAct={act}
          />
        </View>
      ) : null}
    </>
  );
}

/** Where it is told what it takes. */
const RULE_OF_GOAL: Readonly<Record<Goal['kind'], RuleRef>> = {
  hire: 'hiring',
  create: 'creating',
  city: 'new-city',
  upgrade: 'upgrade-city',
  road: 'roads',
  junction: 'roads',
  recruit: 'hire-hero',
};

/** What is missing for something more; if the hand has it, one press adds it. */
function LackHint({
  lack: { goal, missing, fill: action },
  onFill,
}: {
  readonly lack: Lack;
  readonly onFill: (action: NonNullable<Lack['fill']>) => void;
}) {
  const t = useTranslate();
  const words = t('play.lacks', { goal: goalText(t, goal), missing: costText(t, missing) });
  const topic: Topic = { kind: 'lack', words, rule: RULE_OF_GOAL[goal.kind] };
  if (action !== null)
    return <Chip kind="quiet" icon="plus" words={words} topic={topic} onPress={() => onFill(action)} />;
  return (
    <Explained topic={topic} label={words} style={styles.hint}>
      <Text variant="caption" color="inkMuted">
        {words}
      </Text>
    </Explained>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.xs, paddingHorizontal: space.sm },
  line: { borderRadius: radius.md, padding: space.xs, gap: space.xs },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  cards: { flexDirection: 'row', flexShrink: 1, flexWrap: 'wrap', rowGap: 4 },
  half: { maxWidth: '46%' },
  spread: { flexGrow: 1 },
  // One under the other and equally wide, whatever they say.
  chips: { gap: 6 },
  beside: { flex: 1 },
  tools: { alignSelf: 'flex-start' },
  row: { flexDirection: 'row' },
  ring: {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    bottom: 0,
    borderWidth: 2,
    borderRadius: radius.md,
    pointerEvents: 'none',
  },
  zone: { borderWidth: 2, borderStyle: 'dashed', borderRadius: radius.md, minHeight: 64, justifyContent: 'center' },
  hints: { gap: 6, alignItems: 'center' },
  hint: { paddingHorizontal: space.sm, minHeight: 32, justifyContent: 'center' },
  list: { alignSelf: 'stretch', width: '100%', gap: space.xs },
});
