/** A screen that has fallen: says so, and leaves the player on their feet. */
import * as Clipboard from 'expo-clipboard';
import { usePathname, useRouter } from 'expo-router';
import { memo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button } from '../components/Button';
import { Panel } from '../components/Panel';
import { Screen } from '../components/Screen';
import { Text } from '../components/Text';
import { Told } from '../components/Told';
import { Unexplored } from '../components/Unexplored';
import { space } from '../theme/tokens';
import { useTranslate } from '../useTranslate';
import type { Fall } from './Catch';
import { errorText, reportOf } from './report';

interface Props {
  readonly fall: Fall;
  readonly onRetry: () => void;
}

/** Shown in the frame of a screen, which is made anew whenever a screen tells its title, this one included. */
export const FallScreen = memo(function FallScreen({ fall, onRetry }: Props) {
  const t = useTranslate();
  const router = useRouter();
  const pathname = usePathname();
  const [told, setTold] = useState<'share.copied' | 'share.failed' | null>(null);
  const goHome = () => {
    router.dismissTo('/');
    // Where home itself has fallen, that leads nowhere.
    onRetry();
  };
  const copy = () =>
    void Clipboard.setStringAsync(reportOf(fall, pathname)).then(
      () => setTold('share.copied'),
      () => setTold('share.failed'),
    );
  return (
    <Screen title={t('fall.title')}>
      <Unexplored />
      <View role="alert">
        <Text align="center">{t('fall.text')}</Text>
      </View>
      <View style={styles.ways}>
        <Button label={t('fall.goOn')} onPress={onRetry} />
        <Button kind="plain" label={t('notFound.home')} onPress={goHome} />
      </View>
      <Panel title={t('fall.report')}>
        <Text variant="caption" color="inkMuted">
          {t('fall.report.hint')}
        </Text>
        <Text variant="caption" lang="en">
          {errorText(fall.error)}
        </Text>
        <Button kind="plain" label={t('fall.copy')} onPress={copy} />
        <Told words={told === null ? null : t(told)} />
      </Panel>
    </Screen>
  );
});

const styles = StyleSheet.create({ ways: { gap: space.md } });
