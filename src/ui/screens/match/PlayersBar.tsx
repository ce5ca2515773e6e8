/** Day, oracle and what everybody knows of each player. */
import { DAYS_PER_WEEK, FACTION_NAMES, item, type PlayerView } from '@battalia/engine';
import { ScrollView, StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { LIVERIES, NEUTRAL_LIVERY } from '@/art/palette';
import { Text } from '../../components/Text';
import { playerText, type Speaker } from '../../text/action';
import { kindText } from '../../text/cards';
import { radius, space } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';

export function PlayersBar({ view, speaker }: { readonly view: PlayerView; readonly speaker: Speaker }) {
  const t = useTranslate();
  const { colors } = useTheme();
  return (
    <ScrollView horizontal tabIndex={0} role="group" aria-label={t('newGame.players')} style={styles.scroll} contentContainerStyle={styles.bar}>
      {view.illuminated === null || view.matching === null ? null : (
        <View style={[styles.box, { backgroundColor: colors.surface, borderColor: colors.line }]}>
          <Text variant="caption" style={styles.strong}>
            {t('match.dayAndWeek', { week: view.week, day: ((view.day - 1) % DAYS_PER_WEEK) + 1 })}
          </Text>
          <Text variant="caption" color="inkMuted">
            {t('match.illuminated', { artefact: kindText(t, view.illuminated) })}
          </Text>
          <Text variant="caption" color="inkMuted">
            {t('match.matching', { artefact: kindText(t, view.matching) })}
          </Text>
        </View>
      )}
      {view.players.map((player) => {
        const livery = player.faction === null ? NEUTRAL_LIVERY : LIVERIES[item(FACTION_NAMES, player.faction)];
        return (
          <View key={player.seat} style={[styles.box, { backgroundColor: colors.surface, borderColor: view.decision?.seat === player.seat ? colors.accent : colors.line }]}>
            <View style={styles.name}>
              <View style={[styles.emblem, { backgroundColor: livery.main }]}>
                {player.faction === null ? null : <Glyph name={item(FACTION_NAMES, player.faction)} size={16} color={livery.on} />}
              </View>
              <Text variant="caption" style={styles.strong}>
                {`${playerText(speaker, player.seat)} · ${t('match.points', { count: player.points })}`}
              </Text>
            </View>
            <Text variant="caption" color="inkMuted">
              {`${t('match.handSize', { count: player.handSize })} · ${t('match.nationSize', { count: player.nationSize })}`}
            </Text>
            <Text variant="caption" color="inkMuted">
              {`${t('match.ambushSize', { count: player.ambushSize })} · ${t('match.level4', { count: player.level4Cities })}`}
            </Text>
          </View>
        );
      })}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  scroll: { flexGrow: 0, flexShrink: 0 },
  bar: { gap: space.sm, paddingHorizontal: space.md, paddingBottom: space.sm },
  box: { borderWidth: 1, borderRadius: radius.sm, paddingHorizontal: space.sm, paddingVertical: space.xs },
  name: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  emblem: { width: 22, height: 22, borderRadius: 11, alignItems: 'center', justifyContent: 'center' },
  strong: { fontWeight: '700' },
});
