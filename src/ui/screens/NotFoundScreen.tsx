import { useRouter } from 'expo-router';
import { Button } from '../components/Button';
import { Screen } from '../components/Screen';
import { Text } from '../components/Text';
import { Unexplored } from '../components/Unexplored';
import { useTranslate } from '../useTranslate';

export function NotFoundScreen() {
  const t = useTranslate();
  const router = useRouter();
  return (
    <Screen title={t('notFound.title')}>
      <Unexplored />
      <Text align="center">{t('notFound.text')}</Text>
      <Button label={t('notFound.home')} onPress={() => router.replace('/')} />
    </Screen>
  );
}
