/** On the first start somebody is asked whether to learn, and who has learnt whether to play; once answered, the menu is enough. */
import { useRouter } from 'expo-router';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { interrupted, useLearning } from '@/store/learn/learning';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import { radius, space } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';

export function LearnOffer() {
  const t = useTranslate();
  const router = useRouter();
  const { ready, asked, invited, guided, done, left, change } = useLearning();
  if (!ready) return null;
  if (!asked)
    return (
      <Offer words={t('home.offer')} onNo={() => change({ asked: true })}>
        <Button
          tight
          label={t('home.offer.yes')}
          onPress={() => {
            change({ asked: true });
            router.push('/learn/hire');
          }}
        />
      </Offer>
    );
  // First what was begun is gone on with, by a row of the menu.
  if (interrupted({ left, done }) !== null || invited || guided !== null || done.length === 0) return null;
  return (
    <Offer words={t('home.invite')} onNo={() => change({ invited: true })}>
      <Button tight label={t('home.invite.yes')} onPress={() => router.push('/learn')} />
    </Offer>
  );
}

function Offer({
  words,
  children,
  onNo,
}: {
  readonly words: string;
  readonly children: ReactNode;
  readonly onNo: () => void;
}) {
  const t = useTranslate();
  const { colors, relief } = useTheme();
  return (
    <View
      role="region"
      aria-label={t('home.learn')}
      style={[styles.offer, { backgroundColor: colors.surface, borderColor: colors.gold, boxShadow: relief.key }]}
    >
      <Text>{words}</Text>
      <View style={styles.buttons}>
        {children}
        <Button tight kind="plain" label={t('home.offer.no')} onPress={onNo} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  offer: { borderWidth: 1.5, borderRadius: radius.md, padding: space.md, gap: space.sm },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
});
