/** A card: faction by colour, emblem and word, kind by glyph, strength in battle. */
import { FACTION_NAMES, isUnit, item, KIND_NAMES, rankOf, UNIVERSAL, type Card, type Faction, type Kind } from '@battalia/engine';
import { Pressable, StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { isGlyphName } from '@/art/glyphs/glyphs';
import { LIVERIES, NEUTRAL_LIVERY } from '@/art/palette';
import { cardText, kindText } from '../text/cards';
import { radius, space } from '../theme/tokens';
import { useTheme } from '../theme/useTheme';
import { useTranslate } from '../useTranslate';
import { Text } from './Text';

export interface ShownCard {
  readonly card: Card;
  readonly kind: Kind;
  readonly faction: Faction;
}

interface Props {
  readonly shown: ShownCard;
  /** Beside the name, for screen readers and on the card: wild, counts twice … */
  readonly state?: string | null;
  readonly picked?: boolean;
  readonly onPress?: () => void;
}

const strengthOf = (kind: Kind): number => {
  if (isUnit(kind)) return rankOf(kind);
  const name = KIND_NAMES[kind];
  return name === 'weapon' || name === 'horse' ? 1 : 0;
};

export function GameCard({ shown, state = null, picked = false, onPress }: Props) {
  const t = useTranslate();
  const { colors } = useTheme();
  const livery = shown.faction >= 0 ? LIVERIES[item(FACTION_NAMES, shown.faction)] : NEUTRAL_LIVERY;
  const glyph = item(KIND_NAMES, shown.kind);
  const emblem = shown.faction >= 0 ? item(FACTION_NAMES, shown.faction) : null;
  const strength = strengthOf(shown.kind);
  const label = [cardText(t, shown.card), state].filter((part) => part !== null && part !== '').join(', ');
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-pressed={picked}
      disabled={onPress === undefined}
      {...(onPress ? { onPress } : {})}
      style={[styles.card, { backgroundColor: colors.surface, borderColor: picked ? colors.accent : livery.main }, picked && styles.picked]}
    >
      <View style={[styles.band, { backgroundColor: livery.main }]}>
        {emblem !== null && isGlyphName(emblem) ? <Glyph name={emblem} size={16} color={livery.on} /> : <View style={styles.gap} />}
        {strength > 0 ? (
          <Text variant="caption" style={[styles.strength, { color: livery.on }]}>
            {String(strength)}
          </Text>
        ) : null}
      </View>
      {isGlyphName(glyph) ? <Glyph name={glyph} size={42} color={colors.ink} /> : null}
      <Text variant="caption" align="center" style={styles.name}>
        {shown.faction === UNIVERSAL && isUnit(shown.kind) ? t('term.unbound') : kindText(t, shown.kind)}
      </Text>
      {state === null || state === '' ? null : (
        <Text variant="caption" color="inkMuted" align="center" style={styles.state}>
          {state}
        </Text>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: { width: 76, minHeight: 106, borderRadius: radius.sm, borderWidth: 2, alignItems: 'center', overflow: 'hidden', gap: 3, paddingBottom: space.xs },
  picked: { transform: [{ translateY: -6 }], borderWidth: 3 },
  band: { alignSelf: 'stretch', flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', paddingHorizontal: 6, minHeight: 24 },
  gap: { width: 16 },
  strength: { fontWeight: '700' },
  name: { fontSize: 13, lineHeight: 16, fontWeight: '600', paddingHorizontal: 2 },
  state: { fontSize: 11, lineHeight: 14 },
});
