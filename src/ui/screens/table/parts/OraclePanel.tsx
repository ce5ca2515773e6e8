import { INNER_WHEEL, OUTER_WHEEL, type Kind } from '@battalia/engine';
import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { useTable } from '@/store/table';
import { Button } from '../../../components/Button';
import { Icon } from '../../../components/Icon';
import { IconButton } from '../../../components/IconButton';
import { Panel } from '../../../components/Panel';
import { Text } from '../../../components/Text';
import { kindText } from '../../../text/cards';
import { kindName } from '../../../text/kindName';
import { dayText } from '../../../text/day';
import { radius, space, TARGET } from '../../../theme/tokens';
import { useNarrow } from '../../../theme/useNarrow';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { PlainPressable } from '../../../components/PlainPressable';
import { shortKindText } from '../../../game/shortKindText';
import { EARNED } from '../checkpoint';
import { checkpointOn, todayOf, wheelsOf, withExpansion } from '../turns';
import { swapped, type Wheels } from '../wheel';
import { CardButton } from './CardButton';
import { WheelDrawing } from './WheelDrawing';

/** Day and week, what is illuminated and what matches. */
export function OraclePanel() {
  const t = useTranslate();
  const table = useTable();
  const { width } = useWindowDimensions();
  const [setting, setSetting] = useState(false);
  const wheels = wheelsOf(table);
  const { lit, matches } = todayOf(table);
  const checkpoint = checkpointOn(table.day);
  const go = (day: number) => table.change({ day });
  const narrow = useNarrow();
  const today = (
    <View role="status" style={!narrow && styles.grow}>
      <Text variant="heading" align="center">
        {dayText(t, table.day)}
      </Text>
    </View>
  );
  return (
    <Panel title={t('table.oracle')}>
      {narrow ? today : null}
      <View style={styles.days}>
        <IconButton
          icon="back"
          label={t('table.day.back')}
          disabled={table.day <= 1}
          onPress={() => go(table.day - 1)}
        />
        {narrow ? null : today}
        <IconButton icon="forward" label={t('table.day.next')} onPress={() => go(table.day + 1)} />
      </View>
      {withExpansion(table) && checkpoint !== null ? (
        <View role="status">
          <Text variant="caption" color="accent">
            {checkpoint === 1
              ? t('table.checkpoint.first')
              : t('table.checkpoint.later', {
                  earned: EARNED.map(({ name, cards }) => `${name(t)} ${cards}`).join(', '),
                })}
          </Text>
        </View>
      ) : null}
      <View style={styles.oracle}>
        <WheelDrawing wheels={wheels} day={table.day} size={width < 400 ? 148 : 176} />
        <View style={styles.signs}>
          <Sign title={t('table.illuminated')} kinds={[lit]} gold />
          <Sign title={t('table.matching')} kinds={matches} />
        </View>
      </View>
      <PlainPressable
        role="button"
        label={t('table.wheel.set')}
        expanded={setting}
        onPress={() => setSetting(!setting)}
        style={styles.disclosure}
      >
        <Icon name={setting ? 'up' : 'down'} color="inkMuted" size={20} />
        <Text color="inkMuted" style={styles.grow}>
          {t('table.wheel.set')}
        </Text>
      </PlainPressable>
      {setting ? <WheelSetting wheels={wheels} /> : null}
    </Panel>
  );
}

function Sign({
  title,
  kinds,
  gold = false,
}: {
  readonly title: string;
  readonly kinds: readonly Kind[];
  readonly gold?: boolean;
}) {
  const t = useTranslate();
  const { colors } = useTheme();
  const words = kinds.length === 0 ? t('table.matching.none') : kinds.map((kind) => shortKindText(t, kind)).join(', ');
  return (
    <View style={[styles.sign, { borderColor: gold ? colors.gold : colors.line, backgroundColor: colors.ground }]}>
      <Text variant="caption" color="inkMuted" style={styles.signTitle}>
        {title}
      </Text>
      <View style={styles.signRow}>
        {kinds.map((kind) => (
          <Glyph key={kind} name={kindName(kind)} size={22} color={gold ? colors.gold : colors.ink} />
        ))}
        <Text variant="label" style={styles.signName}>
          {words}
        </Text>
      </View>
    </View>
  );
}

/** The signs of both wheels in the order of the box: two taps swap two of them. */
function WheelSetting({ wheels }: { readonly wheels: Wheels }) {
  const t = useTranslate();
  const table = useTable();
  const [picked, setPicked] = useState<{ readonly wheel: keyof Wheels; readonly place: number } | null>(null);
  const set = (wheel: keyof Wheels, signs: readonly Kind[]) => {
    const changed = { outer: table.outer, inner: table.inner, [wheel]: signs.map((kind) => kindName(kind)) };
    table.change(changed);
  };
  const press = (wheel: keyof Wheels, place: number) => {
    if (picked?.wheel !== wheel) return setPicked({ wheel, place });
    setPicked(null);
    if (picked.place !== place) set(wheel, swapped(wheels[wheel], picked.place, place));
  };
  return (
    <View style={styles.gap}>
      <Text variant="caption" color="inkMuted">
        {t('table.wheel.help')}
      </Text>
      {(['outer', 'inner'] as const).map((wheel) => {
        const name = t(wheel === 'outer' ? 'table.wheel.outer' : 'table.wheel.inner');
        return (
          <View key={wheel} role="group" aria-label={name} style={styles.gap}>
            <Text variant="caption">{name}</Text>
            <View style={styles.wheel}>
              {wheels[wheel].map((kind, place) => (
                <CardButton
                  key={place}
                  kind={kind}
                  label={t('table.wheel.place', { wheel: name, place: place + 1, name: kindText(t, kind) })}
                  caption={String(place + 1)}
                  chip
                  selected={picked?.wheel === wheel && picked.place === place}
                  onPress={() => press(wheel, place)}
                />
              ))}
            </View>
          </View>
        );
      })}
      <Button
        kind="plain"
        label={t('table.wheel.reset')}
        onPress={() =>
          table.change({
            outer: OUTER_WHEEL.map((kind) => kindName(kind)),
            inner: INNER_WHEEL.map((kind) => kindName(kind)),
          })
        }
      />
    </View>
  );
}

const styles = StyleSheet.create({
  grow: { flex: 1, minWidth: 0 },
  gap: { gap: space.sm },
  days: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.sm },
  oracle: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: space.sm,
    rowGap: space.md,
  },
  signs: { flexGrow: 1, flexShrink: 1, flexBasis: 140, gap: space.sm },
  sign: { borderWidth: 1, borderRadius: radius.sm, paddingVertical: 6, paddingHorizontal: space.sm, minHeight: 60 },
  signTitle: { fontSize: 13, lineHeight: 18 },
  signRow: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  signName: { flexShrink: 1, fontSize: 15, lineHeight: 20 },
  disclosure: { flexDirection: 'row', alignItems: 'center', gap: 6, minHeight: TARGET },
  wheel: { flexDirection: 'row', flexWrap: 'wrap', gap: 4 },
});
