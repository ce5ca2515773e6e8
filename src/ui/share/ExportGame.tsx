/** Gives away in full what is stored of a game, read or not. */
import * as Clipboard from 'expo-clipboard';
import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { deviceStorage } from '@/store/match/deviceStorage';
import { exportMatch } from '@/store/match/journal';
import { Button } from '../components/Button';
import { Told } from '../components/Told';
import { HAS_FILES, saveFile } from './handOut';
import { space } from '../theme/tokens';
import { useTranslate } from '../useTranslate';

interface Props {
  readonly id: string;
  /** What else can be done with it, beside these buttons. */
  readonly children?: ReactNode;
}

export function ExportGame({ id, children }: Props) {
  const t = useTranslate();
  const [told, setTold] = useState<'share.copied' | 'share.failed' | null>(null);
  /** Gives what is stored away, and tells whether that worked. */
  const giveAway = async (to: (text: string) => Promise<boolean> | boolean, done: 'share.copied' | null) => {
    try {
      setTold((await to(await exportMatch(deviceStorage, id))) ? done : 'share.failed');
    } catch {
      setTold('share.failed');
    }
  };
  return (
    <>
      <View style={styles.ways}>
        <Button
          tight
          kind="plain"
          label={t('games.export')}
          onPress={() => void giveAway((text) => Clipboard.setStringAsync(text), 'share.copied')}
        />
        {HAS_FILES ? (
          <Button
            tight
            kind="plain"
            label={t('share.file')}
            onPress={() => void giveAway((text) => saveFile(`battalia-${id}.json`, text), null)}
          />
        ) : null}
        {children}
      </View>
      <Told words={told === null ? null : t(told)} />
    </>
  );
}

const styles = StyleSheet.create({ ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm } });
