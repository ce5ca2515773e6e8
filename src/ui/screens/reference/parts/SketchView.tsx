import { StyleSheet, View } from 'react-native';
import type { Translate } from '@/i18n/message';
import { Text } from '../../../components/Text';
import { radius, space } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { sums } from '../../../game/battleSums';
import { battleOf, sketchOf, type Sketch, type SketchId } from '../../../game/sketches';
import { BattleDrawing } from './BattleDrawing';
import { MapDrawing } from './MapDrawing';

/** A picture with the sentence that says what it shows. */
export function SketchView({ id }: { readonly id: SketchId }) {
  const t = useTranslate();
  const { colors } = useTheme();
  const sketch = sketchOf(id);
  const caption = captionOf(t, id, sketch);
  const verdict =
    sketch.kind === 'map' && sketch.added !== undefined
      ? `${t(sketch.refused === undefined ? 'ref.yes' : 'ref.no')}. `
      : '';
  return (
    <View
      role="img"
      aria-label={`${verdict}${caption}`}
      style={[
        sketch.kind === 'map' ? styles.map : styles.battle,
        { borderColor: colors.line, backgroundColor: colors.ground },
      ]}
    >
      {sketch.kind === 'map' ? (
        <View style={{ aspectRatio: (sketch.columns * 48 + 16) / (sketch.rows * 48 + 16) }}>
          <MapDrawing sketch={sketch} />
        </View>
      ) : (
        <BattleDrawing sketch={sketch} />
      )}
      <Text variant="caption">{caption}</Text>
    </View>
  );
}

function captionOf(t: Translate, id: SketchId, sketch: Sketch): string {
  if (sketch.kind === 'battle') {
    const { attack, defence } = sums(battleOf(sketch));
    const totals = { attack: attack.total, defence: defence.total };
    if (id === 'assault' || id === 'answer' || id === 'press') return t(`ref.sketch.${id}`, totals);
  }
  switch (id) {
    case 'assault':
    case 'answer':
    case 'press':
      return '';
    default:
      return t(`ref.sketch.${id}`);
  }
}

const styles = StyleSheet.create({
  map: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 140,
    maxWidth: 172,
    borderWidth: 1,
    borderRadius: radius.sm,
    padding: 6,
    gap: 4,
  },
  battle: { flexGrow: 1, flexBasis: 250, borderWidth: 1, borderRadius: radius.sm, padding: space.sm, gap: space.sm },
});
