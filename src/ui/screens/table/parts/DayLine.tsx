/** The day of the table, where it counts: what is illuminated and what matches, with a tap to change it. */
import { BASE_BOX, isArtefact } from '@battalia/engine';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import type { Translate } from '@/i18n/message';
import { useTable } from '@/store/table';
import { Icon } from '../../../components/Icon';
import { PlainPressable } from '../../../components/PlainPressable';
import { Segments } from '../../../components/Segments';
import { Stepper } from '../../../components/Stepper';
import { Text } from '../../../components/Text';
import { Toggle } from '../../../components/Toggle';
import { capital } from '../../../text/capital';
import { kindText } from '../../../text/cards';
import { dayText } from '../../../text/day';
import { kindName, kindOfName } from '../../../text/kindName';
import { fonts, radius, space, TARGET } from '../../../theme/tokens';
import { useNarrow } from '../../../theme/useNarrow';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { todayOf, wheelsOf, withExpansion, type Today } from '../turns';
import { dayOf } from '../wheel';

const ARTEFACTS = [...BASE_BOX.names.keys()].filter((kind) => isArtefact(BASE_BOX, kind));
const LAST_DAY = 999;

const litText = (t: Translate, { day, lit }: Today): string =>
  t('table.today', { day: dayText(t, day), name: kindText(t, lit) });

const matchText = (t: Translate, { matches }: Today): string =>
  `${t('table.matching')}: ${matches.length === 0 ? t('table.matching.none') : matches.map((kind) => kindText(t, kind)).join(', ')}`;

export function DayLine() {
  const t = useTranslate();
  const { colors, relief } = useTheme();
  const table = useTable();
  const [open, setOpen] = useState(false);
  const narrow = useNarrow();
  const today = todayOf(table);
  return (
    <View style={[styles.sheet, { backgroundColor: colors.surface, borderColor: colors.gold, boxShadow: relief.key }]}>
      <PlainPressable
        role="button"
        label={`${litText(t, today)}. ${matchText(t, today)}. ${t('table.today.change')}`}
        expanded={open}
        onPress={() => setOpen(!open)}
        style={styles.line}
      >
        {narrow ? null : <Glyph name={kindName(today.lit)} size={24} color={colors.gold} />}
        <View style={styles.words}>
          <Text variant="caption" style={styles.lit}>
            {litText(t, today)}
          </Text>
          <Text variant="caption" color="inkMuted">
            {matchText(t, today)}
          </Text>
        </View>
        <Icon name={open ? 'up' : 'down'} color="inkMuted" size={20} />
      </PlainPressable>
      {open ? (
        <View style={styles.change}>
          <Text variant="caption" color="inkMuted">
            {t('table.today.shared')}
          </Text>
          <Toggle
            label={t('table.players.expansion')}
            on={withExpansion(table)}
            onChange={(expansion) => table.change({ expansion })}
          />
          <Stepper
            name={t('table.today.day')}
            value={table.day}
            least={1}
            most={LAST_DAY}
            onChange={(day) => table.change({ day })}
          />
          <Segments
            title={t('table.lit')}
            chosen={kindName(today.lit)}
            onChoose={(name) => {
              const kind = kindOfName(name);
              if (kind !== undefined) table.change({ day: dayOf(wheelsOf(table), kind, table.day) });
            }}
            segments={ARTEFACTS.map((kind) => ({
              value: kindName(kind),
              label: capital(kindText(t, kind)),
              picture: (color: string) => <Glyph name={kindName(kind)} size={24} color={color} />,
            }))}
          />
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { borderWidth: 1, borderRadius: radius.md },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    minHeight: TARGET,
    paddingHorizontal: space.sm,
    paddingVertical: 4,
    borderRadius: radius.md,
  },
  words: { flex: 1, minWidth: 0 },
  lit: { fontFamily: fonts.strong },
  change: { gap: space.sm, paddingHorizontal: space.md, paddingBottom: space.md },
});
