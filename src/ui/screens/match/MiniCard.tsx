/** A card as it lies in a line: small, overlapped by the next one; pressed, it goes back to the hand. */
import { FACTION_NAMES, item, KIND_NAMES } from '@battalia/engine';
import { Pressable, StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { isGlyphName } from '@/art/glyphs/glyphs';
import { LIVERIES, NEUTRAL_LIVERY } from '@/art/palette';
import { Text } from '../../components/Text';
import type { ShownCard } from '../../components/GameCard';
import { useTheme } from '../../theme/useTheme';

export const MINI_WIDTH = 46;

interface Props {
  readonly shown: ShownCard;
  readonly label: string;
  /** On the card: how often it counts, or that it is wild. */
  readonly badge?: string | null;
  readonly overlapped?: boolean;
  readonly onPress?: () => void;
}

export function MiniCard({ shown, label, badge = null, overlapped = false, onPress }: Props) {
  const { colors } = useTheme();
  const livery = shown.faction >= 0 ? LIVERIES[item(FACTION_NAMES, shown.faction)] : NEUTRAL_LIVERY;
  const kind = item(KIND_NAMES, shown.kind);
  const emblem = shown.faction >= 0 ? item(FACTION_NAMES, shown.faction) : null;
  return (
    <Pressable
      role={onPress === undefined ? 'img' : 'button'}
      aria-label={label}
      disabled={onPress === undefined}
      {...(onPress === undefined ? {} : { onPress })}
      style={[styles.card, { backgroundColor: colors.surface, borderColor: livery.main }, overlapped && styles.overlapped]}
    >
      <View style={[styles.band, { backgroundColor: livery.main }]}>{emblem === null ? null : <Glyph name={emblem} size={12} color={livery.on} />}</View>
      {isGlyphName(kind) ? <Glyph name={kind} size={32} color={colors.ink} /> : null}
      {badge === null ? null : (
        <View style={[styles.badge, { backgroundColor: colors.gold }]}>
          <Text variant="caption" style={[styles.count, { color: colors.onAccent }]}>
            {badge}
          </Text>
        </View>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: { width: MINI_WIDTH, height: 60, borderRadius: 7, borderWidth: 1.5, alignItems: 'center', overflow: 'hidden', gap: 3, boxShadow: '0 1px 3px rgba(0,0,0,0.28)' },
  overlapped: { marginLeft: -14 },
  band: { alignSelf: 'stretch', height: 16, alignItems: 'flex-start', justifyContent: 'center', paddingLeft: 3 },
  badge: { position: 'absolute', top: 0, right: 0, paddingHorizontal: 4, borderBottomLeftRadius: 7 },
  count: { fontSize: 11, lineHeight: 15, fontWeight: '800' },
});
