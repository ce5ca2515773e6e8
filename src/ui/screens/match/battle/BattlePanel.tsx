/** Both sides with every term named, and what is needed to stay in. */
import type { BattleView } from '@battalia/engine';
import { View } from 'react-native';
import { Panel } from '../../../components/Panel';
import { Text } from '../../../components/Text';
import type { Speaker } from '../../../text/action';
import { useTranslate } from '../../../useTranslate';
import { Balance, BattleSides } from './BattleSides';
import { battleTitle, missing, onMove, ruleText, sideName } from './battleText';
import { usePlay } from '../usePlay';

export function BattlePanel({ battle, speaker }: { readonly battle: BattleView; readonly speaker: Speaker }) {
  const t = useTranslate();
  const { view } = usePlay();
  const side = onMove(battle);
  const player = sideName(speaker, battle[side]);
  const count = missing(battle, side);
  return (
    <Panel title={battleTitle(speaker, battle)}>
      {/* On top: the rest may be longer than a small phone is high. */}
      <Balance battle={battle} view={view} />
      <View aria-live="polite">
        <Text variant="label">{count > 0 ? t('battle.need', { player, count }) : t('battle.enough', { player })}</Text>
        <Text variant="caption" color="inkMuted">
          {ruleText(t, battle)}
        </Text>
      </View>
      <BattleSides battle={battle} view={view} speaker={speaker} />
    </Panel>
  );
}
