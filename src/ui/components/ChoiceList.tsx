import { StyleSheet, View } from 'react-native';
import { space } from '../theme/tokens';
import { useTheme } from '../theme/useTheme';
import { Icon } from './Icon';
import { ListRow } from './ListRow';
import { Text } from './Text';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface Props<Value extends string> {
  readonly title: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A question with one answer. The chosen one carries a mark and a word for screen readers, not only a colour. */
export function ChoiceList<Value extends string>({ title, choices, chosen, onChoose }: Props<Value>) {
  const { colors } = useTheme();
  return (
    <View role="radiogroup" aria-label={title} style={styles.list}>
      <Text variant="heading" heading={2}>
        {title}
      </Text>
      {choices.map(({ value, label }) => (
        <ListRow
          key={value}
          role="radio"
          checked={value === chosen}
          title={label}
          onPress={() => onChoose(value)}
          leading={
            <View style={[styles.mark, { borderColor: value === chosen ? colors.accent : colors.edge }, value === chosen && { backgroundColor: colors.accent }]}>
              {value === chosen ? <Icon name="check" color="onAccent" size={18} /> : null}
            </View>
          }
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.sm },
  mark: { width: 26, height: 26, borderRadius: 13, borderWidth: 2, alignItems: 'center', justifyContent: 'center' },
});
