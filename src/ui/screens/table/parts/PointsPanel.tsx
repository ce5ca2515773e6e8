import { assertNever, item } from '@battalia/engine';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Translate } from '@/i18n/message';
import { useTable, type TablePlayer } from '@/store/table';
import { Icon } from '../../../components/Icon';
import { Panel } from '../../../components/Panel';
import { Stepper } from '../../../components/Stepper';
import { Text } from '../../../components/Text';
import { radius, space, TARGET } from '../../../theme/tokens';
import { useNarrow } from '../../../theme/useNarrow';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { PlainPressable } from '../../../components/PlainPressable';
import { BASE_LEVELS, closingCities, LEVELS, pointsOf, ranking, teamScores, warningOf, type Warning } from '../scores';
import { earnedBy } from '../checkpoint';
import { nameOf, teamsOf, withExpansion } from '../turns';
import { Emblem } from './Emblem';

/** Points and cities of level 4 for everybody, in the order of the ranking, with a warning when the end is near. */
export function PointsPanel() {
  const t = useTranslate();
  const table = useTable();
  const [open, setOpen] = useState<number | null>(null);
  const [ends, setEnds] = useState(false);
  const limits = { cities: table.endCities, points: table.endPoints };
  const name = (seat: number) => nameOf(table, seat, (number) => t('table.players.default', { number }));
  const teams = teamsOf(table);
  const together = teams === null ? [] : teamScores(table.players, teams, limits);
  // Partners end the game together, not one by one.
  const warnings = (teams === null ? table.players : []).flatMap((player, seat) => {
    const warning = warningOf(player, limits);
    return warning === null ? [] : [{ seat, warning }];
  });
  return (
    <Panel title={t('table.points')}>
      {warnings.map(({ seat, warning }) => (
        <WarningRow key={seat} text={warningText(t, warning, name(seat))} />
      ))}
      {together.map(({ seats, points, cities, needed }) => (
        <View key={seats.join()} style={styles.team}>
          {seats.map((seat) => (
            <Emblem key={seat} faction={item(table.players, seat).faction} seat={seat} size={28} />
          ))}
          <Text variant="label" style={styles.grow}>
            {t('table.team.sum', { names: seats.map(name).join(' + '), points, cities, needed })}
          </Text>
        </View>
      ))}
      {together
        .filter(({ cities, needed }) => cities >= needed - 1)
        .map(({ seats, cities, needed }) => (
          <WarningRow
            key={seats.join()}
            text={t(cities >= needed ? 'table.points.over' : 'table.points.oneCity', {
              name: seats.map(name).join(' + '),
            })}
          />
        ))}
      {ranking(table.players, withExpansion(table)).map(({ seat, place }) => {
        const player = item(table.players, seat);
        return (
          <PlayerRow
            key={seat}
            seat={seat}
            place={place}
            name={name(seat)}
            player={player}
            open={open === seat}
            onToggle={() => setOpen(open === seat ? null : seat)}
            onChange={(changed) =>
              table.change({
                players: table.players.map((other, i) => (i === seat ? { ...other, ...changed } : other)),
              })
            }
          />
        );
      })}
      <PlainPressable
        role="button"
        label={t('table.points.ends')}
        expanded={ends}
        onPress={() => setEnds(!ends)}
        style={styles.disclosure}
      >
        <Icon name={ends ? 'up' : 'down'} color="inkMuted" size={20} />
        <Text color="inkMuted">{t('table.points.ends')}</Text>
      </PlainPressable>
      {ends ? (
        <View style={styles.gap}>
          <Stepper
            name={t('table.points.endCities')}
            value={table.endCities}
            least={1}
            most={12}
            onChange={(endCities) => table.change({ endCities })}
          />
          <Stepper
            name={t('table.points.endPoints')}
            value={table.endPoints}
            least={0}
            most={95}
            step={5}
            onChange={(endPoints) => table.change({ endPoints })}
          />
        </View>
      ) : null}
    </Panel>
  );
}

function warningText(t: Translate, warning: Warning, name: string): string {
  switch (warning.kind) {
    case 'over':
      return t('table.points.over', { name });
    case 'oneCity':
      return t('table.points.oneCity', { name });
    case 'points':
      return t('table.points.near', { name, short: warning.short });
    default:
      return assertNever(warning);
  }
}

function WarningRow({ text }: { readonly text: string }) {
  const { colors } = useTheme();
  return (
    <View role="alert" style={[styles.warning, { borderColor: colors.accent, backgroundColor: colors.ground }]}>
      <Icon name="dawn" color="accent" size={22} />
      <Text variant="label" color="accent" style={styles.grow}>
        {text}
      </Text>
    </View>
  );
}

interface RowProps {
  readonly seat: number;
  readonly place: number;
  readonly name: string;
  readonly player: TablePlayer;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onChange: (changed: Partial<TablePlayer>) => void;
}

function PlayerRow({ seat, place, name, player, open, onToggle, onChange }: RowProps) {
  const t = useTranslate();
  const { colors } = useTheme();
  const narrow = useNarrow();
  const expansion = useTable(withExpansion);
  const endCities = useTable((table) => table.endCities);
  const closing = closingCities(player);
  const together = useTable((table) => teamsOf(table) !== null);
  const cities = together
    ? t('table.points.closing.own', { count: closing })
    : t('table.points.closing', { count: closing, of: endCities });
  const levels = expansion || player.cities.slice(BASE_LEVELS).some((count) => count > 0) ? LEVELS : BASE_LEVELS;
  const earned = earnedBy(player.deck)
    .map(({ name: of }) => of(t))
    .join(', ');
  const words = (
    <View style={narrow ? styles.below : styles.grow}>
      <Text variant="label" lines={1}>
        {name}
      </Text>
      <Text variant="caption" color="inkMuted">
        {cities}
      </Text>
    </View>
  );
  return (
    <View style={[styles.player, { borderColor: open ? colors.accent : colors.line }]}>
      <PlainPressable
        role="button"
        label={`${t('table.points.edit', { name })}. ${t('table.points.place', { place })}. ${t('count.points', { count: pointsOf(player) })}. ${cities}`}
        expanded={open}
        onPress={onToggle}
        style={[styles.playerHead, narrow && styles.spread]}
      >
        <Text variant="label" color="inkMuted" style={styles.place}>
          {`${place}.`}
        </Text>
        <Emblem faction={player.faction} seat={seat} />
        {narrow ? null : words}
        <Text variant="title" color="accent">
          {String(pointsOf(player))}
        </Text>
        <Icon name={open ? 'up' : 'down'} color="inkMuted" size={18} />
        {narrow ? words : null}
      </PlainPressable>
      {open ? (
        <View style={styles.detail}>
          <Text variant="caption" color="inkMuted">
            {t('table.points.cities')}
          </Text>
          <View style={styles.levels}>
            {Array.from({ length: levels }, (_, i) => (
              <Stepper
                key={i}
                upright
                name={t('table.points.level', { level: i + 1 })}
                value={player.cities[i] ?? 0}
                least={0}
                most={16}
                onChange={(value) => onChange({ cities: player.cities.map((count, j) => (j === i ? value : count)) })}
              />
            ))}
          </View>
          <Stepper
            name={t('table.points.extra')}
            value={player.extra}
            least={0}
            most={99}
            onChange={(extra) => onChange({ extra })}
          />
          <Stepper
            name={t('table.points.heroes')}
            value={player.heroes}
            least={0}
            most={2}
            onChange={(heroes) => onChange({ heroes })}
          />
          {expansion ? (
            <>
              <Stepper
                name={t('table.deck')}
                value={player.deck}
                least={0}
                most={199}
                onChange={(deck) => onChange({ deck })}
              />
              <Text variant="caption" color="inkMuted">
                {earned === '' ? t('table.deck.nothing') : t('table.deck.earns', { earned })}
              </Text>
            </>
          ) : null}
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  team: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  grow: { flex: 1, minWidth: 0 },
  gap: { gap: space.sm },
  warning: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    borderWidth: 2,
    borderRadius: radius.sm,
    padding: space.sm,
  },
  player: { borderWidth: 1, borderRadius: radius.sm },
  playerHead: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    minHeight: 56,
    paddingHorizontal: space.sm,
    borderRadius: radius.sm,
  },
  spread: { flexWrap: 'wrap', justifyContent: 'space-between', paddingVertical: space.xs },
  below: { flexBasis: '100%' },
  place: { minWidth: 20 },
  detail: { padding: space.sm, paddingTop: 0, gap: space.sm },
  levels: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-around', gap: space.sm },
  disclosure: { flexDirection: 'row', alignItems: 'center', gap: 6, minHeight: TARGET },
});
