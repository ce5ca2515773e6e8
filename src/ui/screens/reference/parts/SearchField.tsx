import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';
import { Icon } from '../../../components/Icon';
import { IconButton } from '../../../components/IconButton';
import { radius, space, TARGET, typeScale } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { prepareSearch } from '../search';

interface Props {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** When it is typed into, the whole field carries the ring, not the text in it. */
export function SearchField({ query, onChange }: Props) {
  const { colors, dark } = useTheme();
  const t = useTranslate();
  const [focused, setFocused] = useState(false);
  return (
    <View
      style={[
        styles.field,
        { backgroundColor: colors.surface, borderColor: focused ? colors.accent : colors.edge },
        focused && styles.focused,
      ]}
    >
      <Icon name="search" color="inkMuted" size={20} />
      <TextInput
        value={query}
        onChangeText={onChange}
        onFocus={() => {
          setFocused(true);
          prepareSearch();
        }}
        onBlur={() => setFocused(false)}
        aria-label={t('ref.search')}
        placeholder={t('ref.search')}
        placeholderTextColor={colors.inkMuted}
        inputMode="search"
        autoCapitalize="none"
        autoCorrect={false}
        enterKeyHint="search"
        keyboardAppearance={dark ? 'dark' : 'light'}
        selectionColor={colors.accent}
        style={[styles.input, typeScale.body, { color: colors.ink }]}
      />
      {query === '' ? null : (
        <IconButton icon="close" label={t('ref.search.clear')} onPress={() => onChange('')} bare />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  field: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    minHeight: TARGET,
    paddingLeft: space.md,
    borderRadius: radius.md,
    borderWidth: 1,
  },
  // As thick as the ring of everything else; the padding gives way so that nothing moves.
  focused: { borderWidth: 3, paddingLeft: space.md - 2 },
  input: { flex: 1, minWidth: 0, minHeight: TARGET, paddingVertical: 0 },
});
