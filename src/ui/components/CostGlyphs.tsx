import { HORSE, isSupply, WEAPON } from '@battalia/engine';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { Text } from './Text';
import { useTheme } from '../theme/useTheme';
import { glyphIn } from '../text/kindName';
import { useBox } from './box';
import type { Part } from '../game/costParts';

interface Props {
  readonly parts: readonly Part[];
  readonly size: number;
}

/** Cards as signs: a number stands before a sign that is meant several times. Says nothing to a screen reader. */
export function CostGlyphs({ parts, size }: Props) {
  const { colors } = useTheme();
  const box = useBox();
  return (
    <View style={[styles.row, { columnGap: Math.round(size / 4.5) }]} aria-hidden>
      {parts.map(([kind, count, wild], i) => (
        <View key={i} style={styles.part}>
          {count > 1 ? (
            <Text variant="label" style={{ fontSize: Math.round(size * 0.82), lineHeight: size + 4 }}>
              {String(count)}
            </Text>
          ) : null}
          <Glyph
            name={glyphIn(box, kind)}
            size={size}
            color={isSupply(box, kind) ? colors.gold : kind === WEAPON || kind === HORSE ? colors.accent : colors.ink}
          />
          {wild === true ? (
            <Text variant="label" color="accent" style={{ fontSize: Math.round(size * 0.7), lineHeight: size }}>
              ★
            </Text>
          ) : null}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  part: { flexDirection: 'row', alignItems: 'center', gap: 2 },
});
