/** What is shown where there is nothing yet: a blank map, and somebody who sets out. */
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { tinted } from '@/art/figure';
import { FigureView } from '@/art/FigureView';
import { scrap, SCRAP_BOX } from '@/art/places/scrap';
import { space } from '../theme/tokens';
import { useTheme } from '../theme/useTheme';

const WIDE = 300;

export function Unexplored() {
  const { colors, dark } = useTheme();
  const figure = useMemo(() => (dark ? tinted(scrap(), colors.ground, 0.35) : scrap()), [dark, colors]);
  return (
    <View style={styles.middle}>
      <FigureView figure={figure} width={WIDE} height={(WIDE * SCRAP_BOX[3]) / SCRAP_BOX[2]} box={SCRAP_BOX} />
    </View>
  );
}

const styles = StyleSheet.create({ middle: { alignItems: 'center', paddingVertical: space.lg } });
