/** What a page lies before: the land of the game, far away at its foot. Decoration, in tones on which every text is read. */
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { FigureView } from '@/art/FigureView';
import { skyline, SKYLINE_BOX } from '@/art/places/skyline';
import { skylineTones } from '../theme/tokens';
import { useTheme } from '../theme/useTheme';

export function Backdrop() {
  const { colors } = useTheme();
  const figure = useMemo(() => skyline(skylineTones(colors)), [colors]);
  return (
    <View style={styles.foot}>
      <FigureView figure={figure} width="100%" height="100%" box={SKYLINE_BOX} />
    </View>
  );
}

const styles = StyleSheet.create({
  foot: { position: 'absolute', left: 0, right: 0, bottom: 0, height: 190, maxHeight: '40%', pointerEvents: 'none' },
});
