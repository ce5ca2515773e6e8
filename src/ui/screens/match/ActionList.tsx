/** Everything that can be done, in groups and in words: the way through a whole game without the map. */
import type { Action } from '@battalia/engine';
import { StyleSheet, View } from 'react-native';
import { ListRow } from '../../components/ListRow';
import { Text } from '../../components/Text';
import { actionWithPriceText, type Speaker } from '../../text/action';
import { space } from '../../theme/tokens';
import { useTranslate } from '../../useTranslate';
import { grouped } from './groups';

interface Props {
  readonly legal: readonly Action[];
  readonly speaker: Speaker;
  readonly onAct: (action: Action) => void;
}

export function ActionList({ legal, speaker, onAct }: Props) {
  const t = useTranslate();
  return (
    <View aria-label={t('match.everything')} style={styles.list}>
      {grouped(legal).map(({ group, actions }) => (
        <View key={group} style={styles.group}>
          <Text variant="heading" heading={3}>
            {t(`match.group.${group}`)}
          </Text>
          {actions.map((action, i) => (
            <ListRow key={i} role="button" title={actionWithPriceText(speaker, action)} onPress={() => onAct(action)} />
          ))}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.lg },
  group: { gap: space.xs },
});
