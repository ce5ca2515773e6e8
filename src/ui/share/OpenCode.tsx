/** Where a code is pasted, or its file chosen. What is no code is told so in a sentence. */
import * as Clipboard from 'expo-clipboard';
import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';
import { fromCode, LONGEST_CODE, type NoGame } from '@/store/match/share';
import { Button } from '../components/Button';
import { Text } from '../components/Text';
import { radius, space, typeScale } from '../theme/tokens';
import { useTheme } from '../theme/useTheme';
import { useTranslate } from '../useTranslate';
import { HAS_FILES, pickFile, type Picked } from './handOut';

/** Why nothing is opened: the text is no game, the file no text, or what was copied is kept from us. */
type Refusal = NoGame | 'notText' | 'noPaste';

export function OpenCode({ failed = null }: { readonly failed?: NoGame | null }) {
  const t = useTranslate();
  const router = useRouter();
  const { colors } = useTheme();
  const [text, setText] = useState('');
  const [reason, setReason] = useState<Refusal | null>(failed);
  const open = (given: string) => {
    const opened = fromCode(given);
    setReason(opened.ok ? null : opened.reason);
    if (opened.ok) router.push({ pathname: '/replay', params: { code: opened.code } });
  };
  /** A field that holds megabytes stands still: it is answered and left empty. */
  const write = (given: string) => {
    const fits = given.length <= LONGEST_CODE;
    setText(fits ? given : '');
    if (!fits) setReason('tooLong');
  };
  const take = (given: string) => {
    write(given.trim());
    open(given);
  };
  const takeFile = (picked: Picked) => {
    if (picked === null) return;
    if ('text' in picked) take(picked.text);
    else setReason(picked.refused);
  };
  return (
    <View style={styles.panel}>
      <Text variant="caption" color="inkMuted">
        {t('games.openCode.hint')}
      </Text>
      <TextInput
        value={text}
        onChangeText={write}
        // One more, so that what is too long is noticed and not cut to a code that is damaged.
        maxLength={LONGEST_CODE + 1}
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
          onPress={() => void Clipboard.getStringAsync().then(take, () => setReason('noPaste'))}
        />
        {HAS_FILES ? (
          <Button
            tight
            kind="plain"
            label={t('games.file')}
            onPress={() => void pickFile(LONGEST_CODE).then(takeFile)}
          />
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
