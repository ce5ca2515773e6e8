/** Where a code is pasted, or its file chosen. What is no code is told so in a sentence. */
import * as Clipboard from 'expo-clipboard';
import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';
import { fromCode, toCode, type NoGame } from '@/store/match/share';
import { Button } from '../components/Button';
import { Text } from '../components/Text';
import { radius, space, typeScale } from '../theme/tokens';
import { useTheme } from '../theme/useTheme';
import { useTranslate } from '../useTranslate';
import { HAS_FILES, pickFile } from './handOut';

export function OpenCode({ failed = null }: { readonly failed?: NoGame | null }) {
  const t = useTranslate();
  const router = useRouter();
  const { colors } = useTheme();
  const [text, setText] = useState('');
  const [reason, setReason] = useState<NoGame | null>(failed);
  const open = (given: string) => {
    const opened = fromCode(given);
    setReason(opened.ok ? null : opened.reason);
    if (opened.ok) router.push({ pathname: '/replay', params: { code: toCode(opened.game) } });
  };
  const take = (given: string | null) => {
    if (given === null || given === '') return;
    setText(given.trim());
    open(given);
  };
  return (
    <View style={styles.panel}>
      <Text variant="caption" color="inkMuted">
        {t('games.openCode.hint')}
      </Text>
      <TextInput
        value={text}
        onChangeText={setText}
        multiline
        autoCapitalize="none"
        autoCorrect={false}
        aria-label={t('games.code')}
        placeholder="battalia2.…"
        placeholderTextColor={colors.inkMuted}
        style={[
          styles.input,
          typeScale.caption,
          { color: colors.ink, borderColor: colors.edge, backgroundColor: colors.ground },
        ]}
      />
      {reason === null ? null : (
        <View role="alert">
          <Text color="accent" variant="label">
            {t(`code.${reason}`)}
          </Text>
        </View>
      )}
      <View style={styles.ways}>
        <Button tight label={t('games.watch')} onPress={() => open(text)} />
        <Button
          tight
          kind="plain"
          label={t('games.paste')}
          onPress={() => void Clipboard.getStringAsync().then(take, () => undefined)}
        />
        {HAS_FILES ? (
          <Button tight kind="plain" label={t('games.file')} onPress={() => void pickFile().then(take)} />
        ) : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.sm },
  input: { borderWidth: 1, borderRadius: radius.sm, minHeight: 88, padding: space.md, textAlignVertical: 'top' },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
});
