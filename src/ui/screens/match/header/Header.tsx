/** The way back, whose move it is and on which day, undo, and what everybody knows of each player. */
import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useMatch } from '@/store/match/useMatch';
import { IconButton } from '../../../components/IconButton';
import { Text } from '../../../components/Text';
import { capital } from '../../../text/capital';
import { dayText } from '../../../text/day';
import { space, TARGET } from '../../../theme/tokens';
import { useTranslate } from '../../../useTranslate';
import { TALL } from './barDetail';
import { PlayersBar } from './PlayersBar';
import { PoolSheet } from './PoolSheet';
import { usePlay } from '../usePlay';

/** Less room than this between the buttons breaks words. */
const LEAST_STATUS = 100;

interface Props {
  /** How wide it is. */
  readonly room: number;
  readonly status: string;
  readonly logShown: boolean;
  readonly onLog: () => void;
  readonly helpShown: boolean;
  readonly onHelp: () => void;
  readonly onUndo: () => void;
}

export function Header({ room, status, logShown, onLog, helpShown, onHelp, onUndo }: Props) {
  const t = useTranslate();
  const router = useRouter();
  const { view, speaker } = usePlay();
  const { canRedo, casual, redo } = useMatch();
  const [poolOpen, setPoolOpen] = useState(false);
  const { height, fontScale } = useWindowDimensions();
  const buttons = canRedo ? 6 : 5;
  const beside = (room - buttons * TARGET - space.xs * 4) / fontScale >= LEAST_STATUS;
  const facts = [
    view.illuminated === null || height / Math.max(1, fontScale) < TALL ? null : dayText(t, view.day),
    casual ? t('match.casual') : null,
  ].filter((fact) => fact !== null);
  const told = (
    <View style={beside ? styles.beside : styles.below}>
      <Text variant="label" heading={1} lines={2}>
        {status}
      </Text>
      {facts.length === 0 ? null : (
        <View style={styles.facts}>
          {facts.map((fact) => (
            <Text key={fact} variant="caption" color="inkMuted" style={styles.fact}>
              {fact}
            </Text>
          ))}
        </View>
      )}
    </View>
  );
  return (
    <>
      <View style={styles.bar}>
        <IconButton
          bare
          icon="back"
          label={t('nav.back')}
          onPress={() => (router.canGoBack() ? router.back() : router.replace('/'))}
        />
        {beside ? told : <View style={styles.beside} />}
        <IconButton bare icon="undo" label={t('match.undo')} onPress={onUndo} />
        {canRedo ? <IconButton bare icon="redo" label={t('match.redo')} onPress={redo} /> : null}
        <IconButton
          bare
          icon="cards"
          label={capital(t('term.pool'))}
          expanded={poolOpen}
          onPress={() => setPoolOpen(true)}
        />
        <IconButton bare icon="help" label={t('help.title')} expanded={helpShown} onPress={onHelp} />
        <IconButton bare icon="log" label={t('match.log')} expanded={logShown} onPress={onLog} />
      </View>
      {beside ? null : told}
      {poolOpen ? <PoolSheet view={view} onClose={() => setPoolOpen(false)} /> : null}
      <PlayersBar view={view} speaker={speaker} />
    </>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: space.xs, minHeight: 48 },
  beside: { flex: 1, paddingHorizontal: space.xs },
  facts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.md },
  fact: { lineHeight: 18 },
  below: { paddingHorizontal: space.md, paddingBottom: space.xs },
});
