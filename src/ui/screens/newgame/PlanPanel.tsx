/** What the table will look like: the board with its cities, before anybody has moved. */
import type { GameConfig } from '@battalia/engine';
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { tinted } from '@/art/figure';
import { FigureView } from '@/art/FigureView';
import { planBox, planFigure } from '@/art/places/plan';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';
import { sheetOf } from './layout';

const WIDE = 320;

export function PlanPanel({ config }: { readonly config: GameConfig }) {
  const t = useTranslate();
  const { colors, dark } = useTheme();
  const rows = useMemo(() => sheetOf(config), [config]);
  const figure = useMemo(() => {
    const day = planFigure(rows);
    return dark ? tinted(day, colors.ground, 0.35) : day;
  }, [rows, dark, colors]);
  const box = planBox(rows[0]?.length ?? 1, rows.length);
  return (
    <View role="img" aria-label={t('newGame.layout')} style={styles.middle}>
      <FigureView figure={figure} width={WIDE} height={(WIDE * box[3]) / box[2]} box={box} />
    </View>
  );
}

const styles = StyleSheet.create({ middle: { alignItems: 'center' } });
