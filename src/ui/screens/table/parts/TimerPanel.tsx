import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { item } from '@battalia/engine';
import { useTable } from '@/store/table';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { Segments } from '../../../components/Segments';
import { Text } from '../../../components/Text';
import { give } from '../../../feedback/feedback';
import { space } from '../../../theme/tokens';
import { useTranslate } from '../../../useTranslate';
import { clockText, elapsed, paused, started, wholeSeconds } from '../clock';
import { closesRound, nameOf, nextTurn } from '../turns';
import { Emblem } from './Emblem';

const MINUTE = 60_000;
const LIMITS = ['0', '1', '2', '3', '5', '10'] as const;

/** The time now, ticking while something runs. */
function useNow(ticking: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!ticking) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}

/** Whose turn it is and how long it takes. Passing it on turns the oracle when the round is over. */
export function TimerPanel() {
  const t = useTranslate();
  const table = useTable();
  const { clock, limit, turn, players } = table;
  const running = clock.since !== null;
  const ticked = useNow(running);
  // A start between two ticks lies after the last one.
  const used = elapsed(clock, Math.max(ticked, clock.since ?? 0));
  const over = limit > 0 && used >= limit;
  const name = (seat: number) => nameOf(table, seat, (number) => t('table.players.default', { number }));
  useEffect(() => {
    if (over && running) give('turn', 'warning');
  }, [over, running]);
  return (
    <Panel title={t('table.timer')}>
      <View style={styles.row}>
        <Emblem faction={item(players, turn).faction} seat={turn} size={48} />
        <View style={styles.grow}>
          <Text variant="label">{t('table.timer.turnOf', { name: name(turn) })}</Text>
          <Text variant="caption" color="inkMuted">
            {t('table.timer.all', { time: clockText(item(players, turn).time + used) })}
          </Text>
        </View>
        <View role="timer" style={styles.time}>
          <Text variant="title" align="center" color={over ? 'accent' : 'ink'}>
            {clockText(used)}
          </Text>
          {limit === 0 ? null : (
            <Text variant="caption" align="center" color={over ? 'accent' : 'inkMuted'}>
              {over ? t('table.timer.over') : t('table.timer.left', { time: clockText(limit - wholeSeconds(used)) })}
            </Text>
          )}
        </View>
      </View>
      <View style={styles.buttons}>
        <View style={styles.button}>
          <Button
            kind="plain"
            label={t(running ? 'table.timer.pause' : 'table.timer.start')}
            onPress={() => table.change({ clock: running ? paused(clock, Date.now()) : started(clock, Date.now()) })}
          />
        </View>
        <View style={styles.button}>
          <Button
            label={t(closesRound(table) ? 'table.timer.nextDay' : 'table.timer.next')}
            onPress={() => table.change(nextTurn(table, Date.now()))}
          />
        </View>
      </View>
      <Segments
        title={t('table.timer.limit')}
        chosen={LIMITS.find((minutes) => Number(minutes) * MINUTE === limit) ?? '0'}
        onChoose={(minutes) => table.change({ limit: Number(minutes) * MINUTE })}
        segments={LIMITS.map((value) => ({
          value,
          label: value === '0' ? t('table.timer.none') : t('table.timer.minutes', { minutes: value }),
        }))}
      />
    </Panel>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  grow: { flex: 1, minWidth: 0 },
  time: { minWidth: 84 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  button: { flexGrow: 1, flexBasis: 180 },
});
