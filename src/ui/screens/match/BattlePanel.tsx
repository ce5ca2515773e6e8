/** Both sides with every term named, and what is needed to stay in. */
import type { BattleView } from '@battalia/engine';
import { StyleSheet, View } from 'react-native';
import { Panel } from '../../components/Panel';
import { Text } from '../../components/Text';
import type { Speaker } from '../../text/action';
import { useTranslate } from '../../useTranslate';
import { BattleSides } from './BattleSides';
import { battleTitle, missing, onMove, sideName } from './battleText';
import { usePlay } from './usePlay';

export function BattlePanel({ battle, speaker }: { readonly battle: BattleView; readonly speaker: Speaker }) {
  const t = useTranslate();
  const { view } = usePlay();
  const side = onMove(battle);
  const player = sideName(speaker, battle[side]);
  const count = missing(battle, side);
  return (
    <Panel title={battleTitle(speaker, battle)}>
      <View aria-live="polite" style={styles.news}>
        <Text variant="label">{count > 0 ? t('battle.need', { player, count }) : t('battle.enough', { player })}</Text>
        <Text variant="caption" color="inkMuted">
          {t(`battle.rule.${battle.phase}`)}
        </Text>
      </View>
      <BattleSides battle={battle} view={view} speaker={speaker} />
    </Panel>
  );
}

const styles = StyleSheet.create({ news: { marginTop: -8 } });
