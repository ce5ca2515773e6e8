import { pick } from '@battalia/engine';
import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';
import { FEWEST_PLAYERS, MOST_PLAYERS, useTable } from '@/store/table';
import { Button } from '../../../components/Button';
import { Icon } from '../../../components/Icon';
import { Panel } from '../../../components/Panel';
import { Stepper } from '../../../components/Stepper';
import { Text } from '../../../components/Text';
import { Toggle } from '../../../components/Toggle';
import { fonts, radius, space, TARGET, typeScale } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { drawLots, freshChance, needsExpansion } from '../lots';
import { fresh, withPlayers } from '../turns';
import { Emblem } from './Emblem';

const LONGEST_NAME = 24;
const LEAST_IN_TEAMS = 4;

/** Who plays, and lots for the first player and the factions. */
export function PlayersPanel() {
  const t = useTranslate();
  const { colors } = useTheme();
  const table = useTable();
  const [sure, setSure] = useState(false);
  const { players, first, expansion, leaves } = table;
  const draw = () => {
    const lots = drawLots(players.length, expansion, freshChance());
    table.change({
      players: players.map((player, seat) => ({ ...player, faction: lots.factions[seat] ?? null })),
      first: lots.first,
      turn: lots.first,
      leaves: lots.leaves,
    });
  };
  const drawFirst = () => {
    const lot = pick(freshChance(), players.length);
    table.change({ first: lot, turn: lot });
  };
  return (
    <Panel title={t('table.players')}>
      <Stepper
        name={t('table.players.number')}
        value={players.length}
        least={FEWEST_PLAYERS}
        most={MOST_PLAYERS}
        onChange={(count) => table.change(withPlayers(table, count))}
      />
      <Toggle
        label={t('table.players.expansion')}
        on={expansion || needsExpansion(players.length)}
        onChange={(on) => table.change({ expansion: on || needsExpansion(players.length) })}
      />
      {players.length < LEAST_IN_TEAMS ? null : (
        <Toggle label={t('table.players.teams')} on={table.teams} onChange={(teams) => table.change({ teams })} />
      )}
      {players.map((player, seat) => (
        <View key={seat} style={styles.player}>
          <Emblem faction={player.faction} seat={seat} />
          <View style={styles.grow}>
            <TextInput
              value={player.name}
              onChangeText={(name) =>
                table.change({ players: players.map((other, i) => (i === seat ? { ...other, name } : other)) })
              }
              maxLength={LONGEST_NAME}
              aria-label={t('table.players.name', { number: seat + 1 })}
              placeholder={t('table.players.default', { number: seat + 1 })}
              placeholderTextColor={colors.inkMuted}
              autoCorrect={false}
              style={[
                styles.name,
                typeScale.body,
                { color: colors.ink, borderColor: colors.edge, backgroundColor: colors.ground },
              ]}
            />
            <View style={styles.under}>
              <Text variant="caption" color="inkMuted">
                {player.faction === null ? t('table.draw.noFaction') : t(`term.${player.faction}`)}
              </Text>
              {seat === first ? (
                <View style={styles.first}>
                  <Icon name="dawn" color="accent" size={16} />
                  <Text variant="caption" color="accent" style={styles.bold}>
                    {t('table.players.first')}
                  </Text>
                </View>
              ) : null}
            </View>
          </View>
        </View>
      ))}
      {leaves === null ? null : <Text>{t('table.draw.leaves', { faction: t(`term.${leaves}`) })}</Text>}
      <Text variant="caption" color="inkMuted">
        {t('table.draw.hint')}
      </Text>
      <Button label={t('table.draw')} onPress={draw} />
      <Button kind="plain" label={t('table.draw.first')} onPress={drawFirst} />
      {sure ? (
        <View style={[styles.sure, { borderColor: colors.accent }]}>
          <Text>{t('table.reset.sure')}</Text>
          <View style={styles.buttons}>
            <Button
              label={t('table.reset.yes')}
              onPress={() => {
                table.change(fresh(table));
                setSure(false);
              }}
            />
            <Button kind="plain" label={t('table.reset.no')} onPress={() => setSure(false)} />
          </View>
        </View>
      ) : (
        <Button kind="plain" label={t('table.reset')} onPress={() => setSure(true)} />
      )}
    </Panel>
  );
}

const styles = StyleSheet.create({
  grow: { flex: 1, minWidth: 0 },
  player: { flexDirection: 'row', alignItems: 'flex-start', gap: space.sm },
  name: { minHeight: TARGET, borderWidth: 1, borderRadius: radius.sm, paddingHorizontal: space.sm, paddingVertical: 0 },
  under: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.sm },
  first: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  bold: { fontFamily: fonts.strong },
  sure: { borderWidth: 1, borderRadius: radius.sm, padding: space.sm, gap: space.sm },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
});
