/** What something is, beside it: for as long as a pointer rests there, or over a veil until it is closed. */
import { useIsFocused } from 'expo-router';
import { useEffect } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Icon } from '../../../components/Icon';
import { IconButton } from '../../../components/IconButton';
import { PlainLink } from '../../../components/PlainLink';
import { Text } from '../../../components/Text';
import { Veil } from '../../../components/Veil';
import { referenceHref } from '../../../game/referenceFor';
import { entryOf } from '../../../game/rule';
import type { Rect } from '../../../hint/explaining';
import type { Topic } from '../../../hint/topic';
import { fonts, radius, space, TARGET } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { placeFor } from './place';
import { useTold, type Told } from './useTold';

interface Props {
  readonly topic: Topic;
  readonly at: Rect;
  readonly stays: boolean;
  /** To be read from the other end of the table. */
  readonly turned: boolean;
  readonly onClose: () => void;
  /** The pointer is on the link. */
  readonly onReach: () => void;
  readonly onLeave: () => void;
}

export function Bubble({ topic, at, stays, turned, onClose, onReach, onLeave }: Props) {
  const told = useTold(topic);
  const focused = useIsFocused();
  // Whoever comes back from the rule is at the table again.
  useEffect(() => {
    if (!focused || told === null) onClose();
  }, [focused, told, onClose]);
  if (told === null) return null;
  if (!stays)
    return (
      <View style={styles.over}>
        <Words told={told} at={at} turned={turned} onReach={onReach} onLeave={onLeave} />
      </View>
    );
  return (
    <Veil label={told.explanation.title} onClose={onClose} style={styles.veil}>
      <Marked at={at} />
      <Words told={told} at={at} turned={turned} onClose={onClose} />
    </Veil>
  );
}

/** What is spoken of shows through the veil. */
function Marked({ at: { x, y, width, height } }: { readonly at: Rect }) {
  const { colors } = useTheme();
  return (
    <View
      aria-hidden
      style={[
        styles.marked,
        { left: x - 3, top: y - 3, width: width + 6, height: height + 6, borderColor: colors.gold },
      ]}
    />
  );
}

interface WordsProps {
  readonly told: Told;
  readonly at: Rect;
  readonly turned: boolean;
  readonly onClose?: () => void;
  readonly onReach?: () => void;
  readonly onLeave?: () => void;
}

function Words({
  told: { explanation, says, title: ruleTitle, lit },
  at,
  turned,
  onClose,
  onReach,
  onLeave,
}: WordsProps) {
  const { title, now, rule } = explanation;
  const t = useTranslate();
  const { colors, relief } = useTheme();
  const { width, height, fontScale } = useWindowDimensions();
  const { top, bottom } = useSafeAreaInsets();
  const place = placeFor(at, { width, height, top, bottom }, fontScale);
  const link =
    rule === null ? null : (
      <View onPointerEnter={onReach} onPointerLeave={onLeave} style={styles.reach}>
        <PlainLink
          href={referenceHref(entryOf(rule))}
          label={ruleTitle === null ? t('explain.read') : `${t('explain.read')}: ${ruleTitle}`}
          style={styles.link}
        >
          <Icon name="book" color="accent" size={20} />
          <Text variant="caption" color="accent" style={styles.why}>
            {t('explain.read')}
          </Text>
        </PlainLink>
      </View>
    );
  // Of what goes with the pointer the link lies where the pointer comes from, and the rest lets it through.
  const first = onClose === undefined && place.side === 'below';
  return (
    <View
      accessibilityViewIsModal={onClose !== undefined}
      style={[
        styles.bubble,
        {
          left: place.left,
          width: place.width,
          maxHeight: place.maxHeight,
          ...(place.side === 'above' ? { bottom: place.edge } : { top: place.edge }),
          backgroundColor: colors.surface,
          borderColor: colors.gold,
          boxShadow: relief.sheet,
        },
        onClose === undefined && styles.through,
        turned && styles.turned,
      ]}
    >
      {first ? link : null}
      <ScrollView
        style={[styles.scroll, onClose === undefined && styles.away]}
        contentContainerStyle={styles.words}
        {...(onClose === undefined ? {} : { tabIndex: 0 as const })}
      >
        <Text variant="label" {...(onClose === undefined ? {} : { heading: 2 as const })}>
          {title}
        </Text>
        {says === '' ? null : <Text>{says}</Text>}
        {lit === null ? null : <Text>{`${t('look.doesLitToday')}: ${lit}`}</Text>}
        {now.map((line) => (
          <Text key={line} color="inkMuted">
            {line}
          </Text>
        ))}
      </ScrollView>
      {onClose === undefined ? (
        first ? null : (
          link
        )
      ) : (
        <View style={styles.foot}>
          {link ?? <View style={styles.reach} />}
          <IconButton bare icon="close" label={t('look.close')} onPress={onClose} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  over: { ...StyleSheet.absoluteFill, zIndex: 20, pointerEvents: 'box-none' },
  veil: { backgroundColor: 'rgba(14, 10, 6, 0.18)' },
  marked: { position: 'absolute', borderWidth: 3, borderRadius: radius.md, pointerEvents: 'none' },
  bubble: { position: 'absolute', borderWidth: 1, borderRadius: radius.md, overflow: 'hidden' },
  through: { pointerEvents: 'box-none' },
  turned: { transform: [{ rotate: '180deg' }] },
  away: { pointerEvents: 'none' },
  scroll: { flexGrow: 0, flexShrink: 1, outlineOffset: -3 },
  words: { gap: space.xs, paddingHorizontal: space.md, paddingVertical: space.sm },
  reach: { flexGrow: 1, flexShrink: 1, pointerEvents: 'auto' },
  link: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    minHeight: TARGET,
    paddingHorizontal: space.md,
    alignSelf: 'flex-start',
  },
  why: { fontFamily: fonts.strong, textDecorationLine: 'underline', flexShrink: 1 },
  foot: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
});
