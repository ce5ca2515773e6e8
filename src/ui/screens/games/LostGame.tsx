/** A game that cannot be read: what is stored of it can be taken away in full. */
import AsyncStorage from '@react-native-async-storage/async-storage';
import * as Clipboard from 'expo-clipboard';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { exportMatch } from '@/store/match/journal';
import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { Text } from '../../components/Text';
import { Told } from '../../components/Told';
import { HAS_FILES, saveFile } from '../../share/handOut';
import { space } from '../../theme/tokens';
import { useTranslate } from '../../useTranslate';
import { Confirm } from './Confirm';

export function LostGame({ id, onRemove }: { readonly id: string; readonly onRemove: () => void }) {
  const t = useTranslate();
  const [asked, setAsked] = useState(false);
  const [told, setTold] = useState<'share.copied' | 'share.failed' | null>(null);
  /** Gives what is stored away, and tells whether that worked. */
  const giveAway = async (to: (text: string) => Promise<boolean> | boolean, done: 'share.copied' | null) => {
    try {
      setTold((await to(await exportMatch(AsyncStorage, id))) ? done : 'share.failed');
    } catch {
      setTold('share.failed');
    }
  };
  return (
    <Panel>
      <Text variant="label">{id}</Text>
      {asked ? (
        <Confirm question={t('games.removeSure')} yes={t('games.remove')} no={t('games.keep')} onYes={onRemove} onNo={() => setAsked(false)} />
      ) : (
        <View style={styles.ways}>
          <Button tight kind="plain" label={t('games.export')} onPress={() => void giveAway((text) => Clipboard.setStringAsync(text), 'share.copied')} />
          {HAS_FILES ? <Button tight kind="plain" label={t('share.file')} onPress={() => void giveAway((text) => saveFile(`battalia-${id}.json`, text), null)} /> : null}
          <Button tight kind="plain" label={t('games.remove')} name={t('games.delete', { players: id })} onPress={() => setAsked(true)} />
        </View>
      )}
      <Told words={told === null ? null : t(told)} />
    </Panel>
  );
}

const styles = StyleSheet.create({ ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm } });
