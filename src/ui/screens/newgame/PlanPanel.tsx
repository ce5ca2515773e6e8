/** What the table will look like: the board with its cities and places, before anybody has moved. */
import type { GameConfig } from '@battalia/engine';
import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { tinted } from '@/art/figure';
import { FigureView } from '@/art/FigureView';
import { planBox, planFigure } from '@/art/places/plan';
import { useModules } from '../../modules/useModules';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';
import { sheetOf } from './layout';

const WIDEST = 420;
/** Of a square, at most: a small board is no poster. */
const LARGEST = 46;

export function PlanPanel({ config }: { readonly config: GameConfig }) {
  const t = useTranslate();
  const { colors, dark } = useTheme();
  const [room, setRoom] = useState(0);
  // What modules have drawn comes with them; until then something plain stands there.
  const drawn = useModules(config.modules);
  const rows = useMemo(() => sheetOf(config), [config]);
  const figure = useMemo(() => {
    const day = planFigure(rows);
    return dark ? tinted(day, colors.ground, 0.35) : day;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- with their drawings it is another picture
  }, [rows, dark, colors, drawn]);
  const columns = rows[0]?.length ?? 1;
  const box = planBox(columns, rows.length);
  const width = Math.min(room, WIDEST, columns * LARGEST);
  const count = (what: string) => rows.flat().filter((square) => square === what).length;
  const [starts, neutrals] = [count('start'), count('neutral')];
  const all = rows.flat().filter((square) => square !== 'none' && square !== 'blank').length;
  const said = t('newGame.plan', { rows: rows.length, columns, starts, neutrals, others: all - starts - neutrals });
  return (
    <View
      role="img"
      aria-label={said}
      style={styles.middle}
      onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}
    >
      {room === 0 ? null : <FigureView figure={figure} width={width} height={(width * box[3]) / box[2]} box={box} />}
    </View>
  );
}

const styles = StyleSheet.create({ middle: { alignItems: 'center' } });
