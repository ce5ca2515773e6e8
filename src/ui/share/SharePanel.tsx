/** A game as a code: what it tells is said before it is made. */
import * as Clipboard from 'expo-clipboard';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button } from '../components/Button';
import { Text } from '../components/Text';
import { Told } from '../components/Told';
import { space } from '../theme/tokens';
import { useTranslate } from '../useTranslate';
import { CAN_SEND, HAS_FILES, linkTo, saveFile, send } from './handOut';

interface Props {
  /** A running game tells what is still hidden. */
  readonly running: boolean;
  /** Null when its beginning is lost. */
  readonly makeCode: () => Promise<string | null>;
}

type Stage = { readonly kind: 'asked' } | { readonly kind: 'made'; readonly code: string } | { readonly kind: 'lost' };

export function SharePanel({ running, makeCode }: Props) {
  const t = useTranslate();
  const [stage, setStage] = useState<Stage>({ kind: 'asked' });
  const [told, setTold] = useState<'share.copied' | 'share.failed' | null>(null);
  const make = async () => {
    try {
      const code = await makeCode();
      setStage(code === null ? { kind: 'lost' } : { kind: 'made', code });
    } catch {
      setTold('share.failed');
    }
  };
  const copy = (text: string) =>
    void Clipboard.setStringAsync(text).then(
      () => setTold('share.copied'),
      () => setTold('share.failed'),
    );
  if (stage.kind === 'lost') return <Text>{t('share.lost')}</Text>;
  if (stage.kind === 'asked') {
    return (
      <View style={styles.panel}>
        <Text variant="caption">{t(running ? 'share.secrets' : 'share.whole')}</Text>
        <Button tight kind="plain" label={t(running ? 'share.anyway' : 'share.title')} onPress={() => void make()} />
        <Told words={told === null ? null : t(told)} />
      </View>
    );
  }
  const { code } = stage;
  const link = linkTo(code);
  return (
    <View style={styles.panel}>
      <Text variant="caption">{`${t('share.length', { count: code.length })} ${t('share.whole')}`}</Text>
      <View style={styles.ways}>
        <Button tight label={t('share.copy')} onPress={() => copy(code)} />
        {link === null ? null : <Button tight kind="plain" label={t('share.link')} onPress={() => copy(link)} />}
        {HAS_FILES ? (
          <Button
            tight
            kind="plain"
            label={t('share.file')}
            onPress={() => setTold(saveFile('battalia-game.battalia', code) ? null : 'share.failed')}
          />
        ) : null}
        {CAN_SEND ? (
          <Button
            tight
            kind="plain"
            label={t('share.send')}
            onPress={() => void send(code).then((sent) => setTold(sent ? null : 'share.failed'))}
          />
        ) : null}
      </View>
      <Told words={told === null ? null : t(told)} />
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.sm },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
});
