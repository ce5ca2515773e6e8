import { StyleSheet, View } from 'react-native';
import { savingKnown, useSaving } from '@/store/saving';
import { space } from '../theme/tokens';
import { useTranslate } from '../useTranslate';
import { IconButton } from './IconButton';
import { Panel } from './Panel';
import { Text } from './Text';

/** Says once, at the head of a page, that nothing can be saved here; nothing where all is well. */
export function SavingNotice() {
  const t = useTranslate();
  const { failing, known } = useSaving();
  if (!failing || known) return null;
  return (
    <View role="status">
      <Panel style={styles.notice}>
        <Text variant="caption" style={styles.words}>
          {t('saving.failed')}
        </Text>
        <IconButton bare icon="close" label={t('play.dismiss')} onPress={savingKnown} />
      </Panel>
    </View>
  );
}

const styles = StyleSheet.create({
  notice: { flexDirection: 'row', alignItems: 'center', paddingVertical: space.xs },
  words: { flex: 1 },
});
