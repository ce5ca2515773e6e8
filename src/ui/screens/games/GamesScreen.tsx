import AsyncStorage from '@react-native-async-storage/async-storage';
import * as Clipboard from 'expo-clipboard';
import { StyleSheet, View } from 'react-native';
import { exportMatch } from '@/store/match/journal';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { ListRow } from '../../components/ListRow';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { space } from '../../theme/tokens';
import { useTranslate } from '../../useTranslate';
import { useSavedMatches } from './useSavedMatches';

export function GamesScreen() {
  const t = useTranslate();
  const { matches, remove } = useSavedMatches();
  return (
    <Screen title={t('games.title')}>
      {matches?.length === 0 ? <Text color="inkMuted">{t('games.none')}</Text> : null}
      {(matches ?? []).map(({ id, facts }) => {
        const players = facts === null ? id : facts.players.map((player) => player.name).join(', ');
        return (
          <View key={id} style={styles.row}>
            <View style={styles.match}>
              {facts === null ? (
                <>
                  <Text variant="label">{t('games.broken')}</Text>
                  <Button kind="plain" label={t('games.export')} onPress={() => void exportMatch(AsyncStorage, id).then((text) => Clipboard.setStringAsync(text))} />
                </>
              ) : (
                <ListRow role="link" href={`/match/${id}`} title={players} hint={t(facts.over ? 'games.over' : 'games.running', { day: facts.day })} />
              )}
            </View>
            <IconButton icon="close" label={t('games.delete', { players })} onPress={() => remove(id)} />
          </View>
        );
      })}
    </Screen>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  match: { flex: 1 },
});
