import { StyleSheet, View } from 'react-native';
import { space } from '../theme/tokens';
import { useNarrow } from '../theme/useNarrow';
import { useTranslate } from '../useTranslate';
import { IconButton } from './IconButton';
import { Text } from './Text';

interface Props {
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
  readonly step?: number;
  /** One above the other, for several side by side. */
  readonly upright?: boolean;
}

/** A number that goes up and down by a tap. */
export function Stepper({ name, value, least, most, onChange, step = 1, upright = false }: Props) {
  const t = useTranslate();
  const narrow = useNarrow();
  const less = (
    <IconButton
      icon="minus"
      label={t('stepper.less', { name })}
      disabled={value <= least}
      onPress={() => onChange(Math.max(least, value - step))}
    />
  );
  const more = (
    <IconButton
      icon="plus"
      label={t('stepper.more', { name })}
      disabled={value >= most}
      onPress={() => onChange(Math.min(most, value + step))}
    />
  );
  const number = (
    <View role="status" aria-label={`${name}: ${value}`} style={styles.value}>
      <Text variant="heading" align="center">
        {String(value)}
      </Text>
    </View>
  );
  return upright ? (
    <View style={styles.upright}>
      {more}
      {number}
      {less}
      <Text variant="caption" color="inkMuted" align="center">
        {name}
      </Text>
    </View>
  ) : (
    <View style={[styles.row, narrow && styles.wrapped]}>
      <Text style={narrow ? styles.above : styles.name}>{name}</Text>
      {less}
      {number}
      {more}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  wrapped: { flexWrap: 'wrap' },
  above: { flexBasis: '100%' },
  name: { flexGrow: 1, flexShrink: 1 },
  upright: { alignItems: 'center', gap: 2 },
  value: { minWidth: 34 },
});
