/** The map at the start, as squares that are tapped until the cities lie where they should. */
import type { GameConfig } from '@battalia/engine';
import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { Text } from '../../components/Text';
import type { SetupOptions } from '@/store/match/setup';
import { radius, space, TARGET } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';
import { spots, tapped, type Spot } from './layout';
import { ruled } from './options';

interface Props {
  readonly config: GameConfig;
  readonly onChange: (layout: Pick<SetupOptions, 'starts' | 'neutrals'>) => void;
  readonly onReset: () => void;
}

const LARGEST = 56;

export function LayoutPanel({ config, onChange, onReset }: Props) {
  const t = useTranslate();
  const [width, setWidth] = useState(0);
  const { options, seats, modules } = config;
  const rules = ruled(seats.length, modules);
  const rows = spots(config);
  const columns = rows[0]?.length ?? 1;
  const size = Math.max(TARGET, Math.min(LARGEST, Math.floor(width / columns)));
  const tap = (row: number, column: number) => {
    const { starts, neutrals } = tapped(config, [row, column]);
    const copy = (places: readonly (readonly [number, number])[]) => places.map(([r, c]): [number, number] => [r, c]);
    onChange({ starts: copy(starts), neutrals: copy(neutrals) });
  };
  return (
    <Panel title={t('newGame.layout')} style={styles.panel}>
      <Text variant="caption" color="inkMuted">
        {t('newGame.layout.hint', {
          starts: seats.length * (options.startCities ?? rules.startCities),
          neutrals: seats.length * (options.neutralCities ?? rules.neutralCities),
        })}
      </Text>
      <View
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
        role="group"
        aria-label={t('newGame.layout')}
      >
        {rows.map((row, r) => (
          <View key={r} style={styles.row}>
            {row.map((spot, c) => (
              <SpotButton
                key={c}
                spot={spot}
                size={size}
                label={`${t('match.place', { row: r + 1, column: c + 1 })}: ${spot === 'missing' ? '' : t(`newGame.square.${spot}`)}`}
                onPress={() => tap(r + 1, c + 1)}
              />
            ))}
          </View>
        ))}
      </View>
      {options.starts === undefined && options.neutrals === undefined ? null : (
        <Button kind="plain" label={t('newGame.layout.reset')} onPress={onReset} />
      )}
    </Panel>
  );
}

function SpotButton({
  spot,
  size,
  label,
  onPress,
}: {
  readonly spot: Spot;
  readonly size: number;
  readonly label: string;
  readonly onPress: () => void;
}) {
  const { colors } = useTheme();
  const box = { width: size, height: size };
  if (spot === 'missing') return <View style={box} />;
  const frame = [
    styles.spot,
    {
      borderColor: colors.edge,
      backgroundColor: spot === 'start' ? colors.accent : spot === 'free' ? colors.ground : colors.surfacePressed,
    },
  ];
  if (spot === 'taken') {
    return (
      <View style={[box, styles.around]}>
        <View style={[frame, styles.spot]}>
          <Glyph name="ruins" size={size * 0.6} color={colors.inkMuted} />
        </View>
      </View>
    );
  }
  return (
    <Pressable role="button" aria-label={label} onPress={onPress} style={[box, styles.around]}>
      <View style={frame}>
        {spot === 'free' ? null : (
          <Glyph name="city4" size={size * 0.62} color={spot === 'start' ? colors.onAccent : colors.ink} />
        )}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  // The squares need every point of a small phone.
  panel: { paddingHorizontal: space.xs },
  row: { flexDirection: 'row', justifyContent: 'center' },
  around: { padding: 1 },
  spot: { flex: 1, borderWidth: 1, borderRadius: radius.sm, alignItems: 'center', justifyContent: 'center' },
});
