/** What happened, the latest first. It holds only what its reader may know. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { LogEntry } from '@/store/match/log';
import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { Text } from '../../components/Text';
import type { Speaker } from '../../text/action';
import { eventText } from '../../text/event';
import { space } from '../../theme/tokens';
import { useTranslate } from '../../useTranslate';

const PAGE = 30;

export function LogPanel({ log, speaker }: { readonly log: readonly LogEntry[]; readonly speaker: Speaker }) {
  const t = useTranslate();
  const [shown, setShown] = useState(PAGE);
  const latest = log.slice(-shown).reverse();
  return (
    <Panel title={t('match.log')}>
      <View style={styles.list}>
        {latest.map(({ event }, i) => (
          <Text key={log.length - i} variant="caption" color={event.kind === 'turn' || event.kind === 'dawn' ? 'ink' : 'inkMuted'}>
            {eventText(speaker, event)}
          </Text>
        ))}
      </View>
      {log.length > shown ? <Button kind="plain" label={t('match.older')} onPress={() => setShown(shown + PAGE * 4)} /> : null}
    </Panel>
  );
}

const styles = StyleSheet.create({ list: { gap: space.xs } });
