/** Day, week and the oracle: small in the bar, and large with the week ahead when it is pressed. */
import type { Kind, PlayerView } from '@battalia/engine';
import { useState } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import type { SharedValue } from 'react-native-reanimated';
import { Glyph } from '@/art/Glyph';
import type { PlainKey } from '@/i18n/message';
import { weekAhead, type Forecast, type WheelOrder } from '../../../components/oracleDay';
import { OracleWheel } from '../../../components/OracleWheel';
import { Sheet } from '../../../components/Sheet';
import { Text } from '../../../components/Text';
import { Explained } from '../../../hint/Explained';
import { useHint } from '../../../hint/hint';
import { useDawn } from '../../../motion/useDawn';
import { capital } from '../../../text/capital';
import { kindText } from '../../../text/cards';
import { dayText } from '../../../text/day';
import { entryOfKind } from '../../../text/kindEntry';
import { kindName } from '../../../text/kindName';
import { fonts, radius, space, TARGET } from '../../../theme/tokens';
import { useNarrow } from '../../../theme/useNarrow';
import { useTheme } from '../../../theme/useTheme';
import { useEntries } from '../../../useEntry';
import { useTranslate } from '../../../useTranslate';

interface Sight {
  readonly day: number;
  readonly illuminated: Kind;
  readonly matching: Kind;
  readonly order: WheelOrder;
}

export function OracleBox({
  view,
}: {
  readonly view: Pick<PlayerView, 'day' | 'illuminated' | 'matching' | 'config'>;
}) {
  const { day, illuminated, matching, config } = view;
  const turn = useDawn(day);
  // During the set-up no sun has risen yet.
  if (illuminated === null || matching === null) return null;
  return <Oracle view={{ day, illuminated, matching, order: config.options.wheel }} turn={turn} />;
}

function Oracle({ view, turn }: { readonly view: Sight; readonly turn: SharedValue<number> }) {
  const t = useTranslate();
  const { colors, relief } = useTheme();
  const [open, setOpen] = useState(false);
  const { day, illuminated, matching, order } = view;
  const said = t('look.today', {
    day: dayText(t, day),
    illuminated: kindText(t, illuminated),
    matching: kindText(t, matching),
  });
  const { hint } = useHint(said, { kind: 'oracle' });
  return (
    <>
      <Pressable
        {...hint}
        role="button"
        aria-label={`${t('term.oracle')}. ${said}`}
        aria-expanded={open}
        onPress={() => setOpen(true)}
        style={({ pressed }) => [
          styles.box,
          {
            backgroundColor: pressed ? colors.surfacePressed : colors.surface,
            borderColor: colors.line,
            boxShadow: relief.key,
          },
        ]}
      >
        <OracleWheel day={day} size={42} turn={turn} order={order} />
        <View style={styles.today}>
          <Omen kind={illuminated} sign="lit" size={18} />
          <Omen kind={matching} sign="match" size={18} />
        </View>
      </Pressable>
      {open ? <OracleSheet view={view} said={said} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** An artefact in the field it has on the wheel: the ray's gold, or the frame of a pair. */
function Omen({ kind, sign, size }: { readonly kind: Kind; readonly sign: 'lit' | 'match'; readonly size: number }) {
  return (
    <View style={[styles.omen, sign === 'lit' ? styles.lit : styles.match, { width: size + 8, height: size + 4 }]}>
      <Glyph name={kindName(kind)} size={size} color="#241603" />
    </View>
  );
}

const MEANINGS = [
  ['illuminated', 'lit', 'look.illuminatedMeans'],
  ['matching', 'match', 'look.matchingMeans'],
] as const satisfies readonly (readonly ['illuminated' | 'matching', 'lit' | 'match', PlainKey])[];

function OracleSheet({
  view,
  said,
  onClose,
}: {
  readonly view: Sight;
  readonly said: string;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const { width, height } = useWindowDimensions();
  const narrow = useNarrow();
  const size = Math.min(280, width - 96, height * 0.42);
  const lit = useEntries([entryOfKind(view.illuminated)])?.[0]?.lit;
  return (
    <Sheet title={t('term.oracle')} onClose={onClose}>
      <View role="img" aria-label={said} style={styles.wheel}>
        <OracleWheel day={view.day} size={size} order={view.order} />
      </View>
      {MEANINGS.map(([what, sign, meaning]) => {
        const kind = view[what];
        return (
          <View key={what} style={narrow ? styles.upright : styles.meaning}>
            <Omen kind={kind} sign={sign} size={28} />
            <View style={!narrow && styles.words}>
              <Explained
                passive
                topic={{ kind: 'told', words: t(`match.${what}`, { artefact: kindText(t, kind) }), rule: what }}
              >
                <Text variant="label">{t(`match.${what}`, { artefact: kindText(t, kind) })}</Text>
                <Text variant="caption" color="inkMuted">
                  {(what === 'illuminated' ? lit : undefined) ?? t(meaning)}
                </Text>
              </Explained>
            </View>
          </View>
        );
      })}
      <View style={styles.week}>
        <Text variant="heading" heading={3}>
          {t('look.week')}
        </Text>
        <View role="list" aria-label={t('look.week')} style={styles.week}>
          {weekAhead(view.day, view.order).map((forecast, i) => (
            <DayRow key={forecast.day} forecast={forecast} today={i === 0} />
          ))}
        </View>
      </View>
    </Sheet>
  );
}

/** As wide as these words and seen by nobody, so that columns of rows with other words stand below each other. */
function Measure({ words }: { readonly words: string }) {
  return (
    <View aria-hidden style={styles.measure}>
      <Text variant="caption">{words}</Text>
    </View>
  );
}

function DayRow({
  forecast: { day, illuminated, matching },
  today,
}: {
  readonly forecast: Forecast;
  readonly today: boolean;
}) {
  const t = useTranslate();
  const { colors } = useTheme();
  const label = t('look.today', {
    day: dayText(t, day),
    illuminated: kindText(t, illuminated),
    matching: kindText(t, matching),
  });
  return (
    <View
      role="listitem"
      aria-label={label}
      style={[
        styles.row,
        { borderColor: colors.line },
        today && { backgroundColor: colors.surfacePressed, borderColor: colors.edge },
      ]}
    >
      <View style={styles.day}>
        <Text variant="caption" style={today && styles.strong}>
          {today ? capital(t('look.now')) : dayText(t, day)}
        </Text>
        {today ? <Measure words={dayText(t, day)} /> : null}
      </View>
      {(
        [
          ['lit', illuminated],
          ['match', matching],
        ] as const
      ).map(([sign, kind]) => (
        <Explained
          key={sign}
          passive
          topic={{ kind: 'told', words: capital(kindText(t, kind)), rule: entryOfKind(kind) }}
          style={styles.pair}
        >
          <Omen kind={kind} sign={sign} size={18} />
          <Text variant="caption" style={styles.name}>
            {kindText(t, kind)}
          </Text>
        </Explained>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    minHeight: TARGET + 8,
    borderWidth: 1,
    borderRadius: radius.sm,
    paddingHorizontal: space.xs,
  },
  today: { gap: 3 },
  omen: { alignItems: 'center', justifyContent: 'center', borderRadius: 5, borderWidth: 1.5 },
  lit: { backgroundColor: '#f8d36b', borderColor: '#8a5d10' },
  match: { backgroundColor: '#e9f3ff', borderColor: '#2b62a8' },
  wheel: { alignItems: 'center' },
  meaning: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  upright: { gap: space.xs },
  words: { flex: 1 },
  week: { gap: space.xs },
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.sm,
    rowGap: space.xs,
    borderWidth: 1,
    borderRadius: radius.sm,
    paddingHorizontal: space.sm,
    paddingVertical: space.xs,
  },
  day: { minWidth: 54 },
  measure: { height: 0, opacity: 0 },
  strong: { fontFamily: fonts.strong },
  pair: { flex: 1, minWidth: 110, flexDirection: 'row', alignItems: 'center', gap: space.xs },
  name: { flexShrink: 1 },
});
