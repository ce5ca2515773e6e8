/** On the first start somebody is asked whether to learn; once answered, the menu is enough. */
import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { useLearning } from '@/store/learn/learning';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import { radius, space } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';

export function LearnOffer() {
  const t = useTranslate();
  const router = useRouter();
  const { colors, relief } = useTheme();
  const { ready, asked, change } = useLearning();
  if (!ready || asked) return null;
  return (
    <View
      role="region"
      aria-label={t('home.learn')}
      style={[styles.offer, { backgroundColor: colors.surface, borderColor: colors.gold, boxShadow: relief.key }]}
    >
      <Text>{t('home.offer')}</Text>
      <View style={styles.buttons}>
        <Button
          tight
          label={t('home.offer.yes')}
          onPress={() => {
            change({ asked: true });
            router.push('/learn/hire');
          }}
        />
        <Button tight kind="plain" label={t('home.offer.no')} onPress={() => change({ asked: true })} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  offer: { borderWidth: 1.5, borderRadius: radius.md, padding: space.md, gap: space.sm },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
});
