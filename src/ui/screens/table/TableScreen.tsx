import { StyleSheet, View } from 'react-native';
import { space } from '../../theme/tokens';
import { useTranslate } from '../../useTranslate';
import { Frame, useWide } from '../../components/Frame';
import { useTable } from '@/store/table';
import { BilkarrPanel } from './parts/BilkarrPanel';
import { DiePanel } from './parts/DiePanel';
import { OraclePanel } from './parts/OraclePanel';
import { PlayersPanel } from './parts/PlayersPanel';
import { PointsPanel } from './parts/PointsPanel';
import { PotionsPanel } from './parts/PotionsPanel';
import { TimerPanel } from './parts/TimerPanel';
import { withTable } from './parts/withTable';
import { withExpansion } from './turns';

/** Tools for a game with the real box. What is used most stands first. */
export const TableScreen = withTable(TablePage);

function TablePage() {
  const t = useTranslate();
  const wide = useWide();
  const expansion = useTable(withExpansion);
  return (
    <Frame tab="table" title={t('table.title')} full={wide}>
      <View style={wide ? styles.columns : styles.stack}>
        <View style={wide ? styles.column : styles.stack}>
          <OraclePanel />
          <TimerPanel />
          {expansion ? <BilkarrPanel /> : null}
        </View>
        <View style={wide ? styles.column : styles.stack}>
          <PointsPanel />
          <DiePanel />
          {expansion ? <PotionsPanel /> : null}
        </View>
        <View style={wide ? styles.column : styles.stack}>
          <PlayersPanel />
        </View>
      </View>
    </Frame>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.md },
  columns: { flexDirection: 'row', gap: space.md, alignItems: 'flex-start' },
  column: { flex: 1, gap: space.md },
});
