/** Every honour with how it is earned, and when it was. */
import { StyleSheet, View } from 'react-native';
import { HONOURS, type Honour } from '@/store/chronicle/honours';
import { Icon } from '../../components/Icon';
import { Medal } from '../../components/Medal';
import { PlainLink } from '../../components/PlainLink';
import { Text } from '../../components/Text';
import { HONOUR_LOOKS } from '../../game/honours';
import { dateText } from '../../text/date';
import { radius, space } from '../../theme/tokens';
import { useNarrow } from '../../theme/useNarrow';
import { useTheme } from '../../theme/useTheme';
import { useTwoColumns } from '../../theme/useTwoColumns';
import { useLanguage, useTranslate } from '../../useTranslate';

/** By when they were earned; what was not is missing. */
export function HonourList({ earned }: { readonly earned: ReadonlyMap<Honour, number> }) {
  const t = useTranslate();
  const wide = useTwoColumns();
  return (
    <View style={styles.part}>
      <Text variant="heading" heading={2}>
        {t('stats.honours', { count: earned.size, of: HONOURS.length })}
      </Text>
      <Text color="inkMuted">{t('stats.honours.hint')}</Text>
      <View style={wide ? styles.columns : styles.list}>
        {HONOURS.map((honour) => (
          <View key={honour} style={wide && styles.column}>
            <HonourRow honour={honour} earnedAt={earned.get(honour)} />
          </View>
        ))}
      </View>
    </View>
  );
}

function HonourRow({ honour, earnedAt }: { readonly honour: Honour; readonly earnedAt: number | undefined }) {
  const t = useTranslate();
  const language = useLanguage();
  const { colors, relief } = useTheme();
  const narrow = useNarrow();
  const name = t(`honour.${honour}`);
  const how = t(`honour.${honour}.how`);
  const when =
    earnedAt === undefined ? t('stats.open') : t('stats.earned', { date: dateText(language, earnedAt, true) });
  return (
    <PlainLink
      href={{ pathname: '/reference/[id]', params: { id: HONOUR_LOOKS[honour].entry } }}
      label={`${name}. ${how} ${when}.`}
      style={[
        styles.row,
        narrow && styles.upright,
        { backgroundColor: colors.surface, borderColor: colors.line, boxShadow: relief.key },
      ]}
    >
      <Medal honour={honour} earned={earnedAt !== undefined} />
      <View style={!narrow && styles.words}>
        <Text variant="label">{name}</Text>
        <Text variant="caption">{how}</Text>
        <View style={styles.when}>
          {earnedAt === undefined ? null : <Icon name="check" color="accent" size={16} />}
          <Text variant="caption" color={earnedAt === undefined ? 'inkMuted' : 'accent'}>
            {when}
          </Text>
        </View>
      </View>
    </PlainLink>
  );
}

const styles = StyleSheet.create({
  part: { gap: space.sm },
  list: { gap: space.sm },
  columns: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  column: { flexBasis: '48%', flexGrow: 1 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    flexGrow: 1,
    padding: space.md,
    borderWidth: 1,
    borderRadius: radius.md,
  },
  upright: { flexDirection: 'column', alignItems: 'flex-start' },
  words: { flex: 1, minWidth: 0, gap: 2 },
  when: { flexDirection: 'row', alignItems: 'center', gap: 4 },
});
