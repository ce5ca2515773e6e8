/** While bots move: who it is, and a tap for whoever does not want to watch. */
import { StyleSheet, View } from 'react-native';
import { useMatch } from '@/store/match/useMatch';
import { useSettings } from '@/store/settings';
import { Button } from '../../../components/Button';
import { useTranslate } from '../../../useTranslate';

export function BotsBar() {
  const t = useTranslate();
  const { thinking, hurry } = useMatch();
  const pace = useSettings((settings) => settings.pace);
  if (thinking === null || pace === 'instant') return null;
  return (
    <View style={styles.bar}>
      <Button
        tight
        fills
        kind="plain"
        label={t('bots.skip')}
        topic={{ kind: 'tool', tool: 'skip', words: t('bots.skip') }}
        onPress={hurry}
      />
    </View>
  );
}

const styles = StyleSheet.create({ bar: { flexGrow: 1 } });
