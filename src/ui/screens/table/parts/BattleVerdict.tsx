import { assertNever, FACES } from '@battalia/engine';
import { StyleSheet, View } from 'react-native';
import type { Translate } from '@/i18n/message';
import { Text } from '../../../components/Text';
import { verdict, type Battle, type Sum } from '../../../game/battleSums';
import { chanceOf, winningFaces } from '../../../game/rolls';
import { space } from '../../../theme/tokens';
import { useNarrow } from '../../../theme/useNarrow';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';

function verdictText(t: Translate, battle: Battle): string {
  const result = verdict(battle);
  switch (result.kind) {
    case 'needsWeapon':
      return t('table.battle.needsWeapon');
    case 'attackerNeeds':
      return t('table.battle.attackerNeeds', { strength: result.strength });
    case 'defenderNeeds':
      return t('table.battle.defenderNeeds', { strength: result.strength });
    case 'beaten':
      return t('table.battle.beaten');
    default:
      return assertNever(result);
  }
}

function chanceText(t: Translate, battle: Battle): string | null {
  const chance = chanceOf(battle);
  if (chance === null) return null;
  // The chance is told of the side that rolls; where both do, of the attacker.
  const holds = !battle.attacker.cards.some(({ effect }) => effect === 'rolling');
  const { of } = chance;
  const wins = holds ? of - chance.wins : chance.wins;
  const sentence = t(holds ? 'table.battle.holds' : 'table.battle.chance', {
    percent: Math.round((wins * 100) / of),
    wins,
    of,
  });
  const ahead = winningFaces(battle);
  if (ahead === null) return sentence;
  const faces = holds ? FACES.filter((face) => !ahead.includes(face)) : ahead;
  const which =
    faces.length === 0
      ? t('table.battle.noFace')
      : faces.length === FACES.length
        ? t('table.battle.everyFace')
        : t('table.battle.faces', { faces: faces.join(', ') });
  return `${sentence} ${which}`;
}

/** Who leads, by how much, and what an open roll may still change. */
export function BattleVerdict({
  battle,
  attack,
  defence,
}: {
  readonly battle: Battle;
  readonly attack: Sum;
  readonly defence: Sum;
}) {
  const t = useTranslate();
  const { colors } = useTheme();
  const narrow = useNarrow();
  const chance = chanceText(t, battle);
  const ahead = attack.total > defence.total;
  const total = (name: string, value: number, leading: boolean) => (
    <View style={styles.total}>
      <Text variant="caption" color="inkMuted" align="center">
        {name}
      </Text>
      <Text variant="title" align="center" color={leading ? 'accent' : 'ink'}>
        {String(value)}
      </Text>
    </View>
  );
  const sentence = (
    <View role="status" aria-live="polite" style={narrow ? styles.below : styles.sentence}>
      <Text align="center" variant="label" style={styles.small}>
        {verdictText(t, battle)}
      </Text>
      {chance === null ? null : (
        <Text align="center" variant="caption" color="accent">
          {chance}
        </Text>
      )}
    </View>
  );
  return (
    <View
      style={[
        styles.verdict,
        narrow && styles.spread,
        { backgroundColor: colors.surface, borderTopColor: colors.edge },
      ]}
    >
      {total(t('table.battle.attacker'), attack.total, ahead)}
      {narrow ? null : sentence}
      {total(
        t(battle.target.kind === 'guards' ? 'table.battle.guards' : 'table.battle.defender'),
        defence.total,
        !ahead,
      )}
      {narrow ? sentence : null}
    </View>
  );
}

const styles = StyleSheet.create({
  verdict: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    paddingHorizontal: space.md,
    paddingVertical: space.sm,
    borderTopWidth: 1,
  },
  total: { minWidth: 72 },
  spread: { flexWrap: 'wrap', justifyContent: 'space-between' },
  below: { flexBasis: '100%' },
  sentence: { flex: 1, gap: 2 },
  small: { fontSize: 15, lineHeight: 20 },
});
