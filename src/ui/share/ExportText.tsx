/** Gives a text away in full: to the clipboard, or as a file where there are files. */
import * as Clipboard from 'expo-clipboard';
import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button } from '../components/Button';
import { Told } from '../components/Told';
import { space } from '../theme/tokens';
import { useTranslate } from '../useTranslate';
import { HAS_FILES, saveFile } from './handOut';

interface Props {
  readonly read: () => Promise<string>;
  /** The name of the file. */
  readonly file: string;
  /** What else can be done with it, beside these buttons. */
  readonly children?: ReactNode;
}

export function ExportText({ read, file, children }: Props) {
  const t = useTranslate();
  const [told, setTold] = useState<'share.copied' | 'share.failed' | null>(null);
  /** Gives what is stored away, and tells whether that worked. */
  const giveAway = async (to: (text: string) => Promise<boolean> | boolean, done: 'share.copied' | null) => {
    try {
      setTold((await to(await read())) ? done : 'share.failed');
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
            onPress={() => void giveAway((text) => saveFile(file, text), null)}
          />
        ) : null}
        {children}
      </View>
      <Told words={told === null ? null : t(told)} />
    </>
  );
}

const styles = StyleSheet.create({ ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm } });
