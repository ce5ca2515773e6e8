/** Somebody who looks over the learner's shoulder and says little: under the header, so that the map makes room for it. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { Button } from '../../../components/Button';
import { Icon } from '../../../components/Icon';
import { IconButton } from '../../../components/IconButton';
import { Text } from '../../../components/Text';
import { fonts, radius, space } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { isShort } from '../header/Header';

/** Of the height of the screen: the map and the hand need the rest. */
const MOST = 0.45;

interface Props {
  readonly title: string;
  /** What was done well. */
  readonly praise?: string | null;
  /** Something to think about: a detour, and why something cannot be. */
  readonly comment?: string | null;
  readonly words: string | null;
  /** What is to be kept in mind, after all others. */
  readonly moral?: string | null;
  readonly children?: ReactNode;
  /** Marks what is asked for, to whoever wants to see it. */
  readonly onShow?: (() => void) | undefined;
  /** Without, it is folded and not closed. */
  readonly onClose?: (() => void) | undefined;
  readonly closes?: string;
}

export function CoachPanel({
  title,
  praise = null,
  comment = null,
  words,
  moral = null,
  children,
  onShow,
  onClose,
  closes,
}: Props) {
  const t = useTranslate();
  const { colors } = useTheme();
  const { height, fontScale } = useWindowDimensions();
  const [folded, setFolded] = useState(false);
  // Where there is little height, the words stand where the title would, and the map keeps its room.
  const short = isShort(height, fontScale);
  const toggle =
    onClose === undefined ? (
      <IconButton
        bare
        icon={folded ? 'down' : 'up'}
        tool="coach"
        label={t(folded ? 'learn.unfold' : 'learn.fold')}
        expanded={!folded}
        onPress={() => setFolded(!folded)}
      />
    ) : (
      <IconButton bare icon="close" tool="companion" label={closes ?? t('play.dismiss')} onPress={onClose} />
    );
  const show =
    onShow === undefined ? null : short ? (
      <IconButton bare icon="bulb" tool="showMe" label={t('learn.showMe')} onPress={onShow} />
    ) : (
      <CoachButtons>
        <Button
          tight
          kind="plain"
          label={t('learn.showMe')}
          topic={{ kind: 'tool', tool: 'showMe', words: t('learn.showMe') }}
          onPress={onShow}
        />
      </CoachButtons>
    );
  const said = (
    <View role="status" aria-live="polite" style={styles.stack}>
      {praise === null || praise === '' ? null : (
        <View style={styles.line}>
          <Icon name="check" color="accent" size={18} />
          <Text variant="caption" color="inkMuted" style={styles.words}>
            {praise}
          </Text>
        </View>
      )}
      {comment === null ? null : (
        <Text variant="caption" style={styles.strong}>
          {comment}
        </Text>
      )}
      {words === null ? null : <Text variant="caption">{words}</Text>}
      {moral === null ? null : (
        <Text variant="caption" style={styles.strong}>
          {moral}
        </Text>
      )}
    </View>
  );
  // Whatever is said next is read from its beginning.
  const scroll = useRef<ScrollView>(null);
  const all = [praise, comment, words, moral].join('\n');
  useEffect(() => scroll.current?.scrollTo({ y: 0, animated: false }), [all]);
  const body = (
    <ScrollView
      ref={scroll}
      style={[styles.shrinks, { maxHeight: Math.max(88, height * MOST) }]}
      contentContainerStyle={styles.stack}
      tabIndex={0}
    >
      {said}
      {short ? null : show}
      {children}
    </ScrollView>
  );
  return (
    <View
      role="region"
      aria-label={title}
      style={[styles.panel, { backgroundColor: colors.surface, borderColor: colors.gold }]}
    >
      <View style={[styles.head, short && !folded && styles.low]}>
        {short && !folded ? (
          <View style={styles.title}>{body}</View>
        ) : (
          <>
            <Icon name="bulb" color="accent" size={20} />
            <Text variant="label" heading={2} lines={1} style={styles.title}>
              {title}
            </Text>
          </>
        )}
        <View style={styles.toggle}>
          {short && !folded ? show : null}
          {toggle}
        </View>
      </View>
      {short || folded ? null : body}
    </View>
  );
}

export function CoachButtons({ children }: { readonly children: ReactNode }) {
  return <View style={styles.buttons}>{children}</View>;
}

const styles = StyleSheet.create({
  panel: {
    flexShrink: 1,
    marginHorizontal: space.sm,
    marginVertical: space.xs,
    paddingLeft: space.md,
    paddingVertical: 2,
    borderWidth: 1.5,
    borderRadius: radius.md,
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.sm, minHeight: 36 },
  title: { flex: 1 },
  // As high as there is room.
  shrinks: { flexShrink: 1 },
  low: { flexShrink: 1, alignItems: 'stretch' },
  toggle: { justifyContent: 'center' },
  stack: { gap: space.xs, paddingRight: space.sm },
  line: { flexDirection: 'row', gap: space.xs },
  words: { flex: 1 },
  strong: { fontFamily: fonts.strong },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm, paddingVertical: space.xs },
});
