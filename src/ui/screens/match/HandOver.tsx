/** Between two people: opaque, with the next one's name and emblem, and one deliberate press. */
import { FACTION_NAMES, item, type Faction } from '@battalia/engine';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { LIVERIES, NEUTRAL_LIVERY } from '@/art/palette';
import { useMatch } from '@/store/match/useMatch';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import { radius, space } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';

interface Props {
  readonly name: string;
  readonly faction: Faction | null;
  /** In the middle of a battle. */
  readonly fights: boolean;
}

export function HandOver({ name, faction, fights }: Props) {
  const t = useTranslate();
  const { colors } = useTheme();
  const takeOver = useMatch((match) => match.takeOver);
  const livery = faction === null ? NEUTRAL_LIVERY : LIVERIES[item(FACTION_NAMES, faction)];
  return (
    <View role="main" style={[styles.fill, { backgroundColor: colors.ground }]}>
      <View style={[styles.shield, { backgroundColor: livery.main }]}>{faction === null ? null : <Glyph name={item(FACTION_NAMES, faction)} size={96} color={livery.on} />}</View>
      <Text variant="title" heading={1} align="center">
        {t('match.handOver', { player: name })}
      </Text>
      {fights ? <Text align="center">{t('handOver.battle', { player: name })}</Text> : null}
      <Text color="inkMuted" align="center">
        {t('match.handOverHint', { player: name })}
      </Text>
      <Button label={t('match.takeOver', { player: name })} onPress={takeOver} />
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.lg, padding: space.xl },
  shield: { width: 148, height: 148, borderRadius: radius.lg, alignItems: 'center', justifyContent: 'center' },
});
