import { BOARDS, standardConfig, type ModuleId, type Place } from '@battalia/engine';
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { isGlyphName, type GlyphName } from '@/art/glyphs/glyphs';
import { Text } from '../../../components/Text';
import { space } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { landmarksOf, type Landmarks } from '../../../game/landmarksOf';
import { modulePart } from '../../../modules/registry';
import { capital } from '../../../text/capital';
import { kindText } from '../../../text/cards';
import { kindOfName } from '../../../text/kindName';
import { useTranslate } from '../../../useTranslate';

type Mark = 'start' | 'neutral' | 'missing' | 'empty' | { readonly landmark: string };

const same = ([row, column]: Place, r: number, c: number): boolean => row === r && column === c;

/** What lies on a square at the start, from the engine's boards. */
function markAt(players: 2 | 3 | 4, landmarks: Landmarks, row: number, column: number): Mark {
  const board = BOARDS[players];
  const has = (places: readonly Place[]) => places.some((place) => same(place, row, column));
  const landmark = landmarks.get([row, column].join());
  if (landmark !== undefined) return { landmark };
  if (has(board.missing)) return 'missing';
  if (has(board.starts)) return 'start';
  return has(board.neutrals) ? 'neutral' : 'empty';
}

const isBare = (landmark: string): boolean => modulePart('tiles', landmark)?.bare === true;

function glyphOf(mark: Mark): GlyphName | null {
  if (typeof mark === 'string') return mark === 'start' || mark === 'neutral' ? 'city4' : null;
  if (isBare(mark.landmark)) return 'crossroad';
  return isGlyphName(mark.landmark) ? mark.landmark : null;
}

interface Props {
  readonly players: 2 | 3 | 4;
  readonly modules?: readonly ModuleId[];
}

const NO_MODULES: readonly ModuleId[] = [];

/** The map at the start of a game. */
export function BoardFigure({ players, modules = NO_MODULES }: Props) {
  const t = useTranslate();
  const { colors } = useTheme();
  const { rows, columns, starts, neutrals } = BOARDS[players];
  const landmarks = useMemo(() => landmarksOf(standardConfig(players, modules)), [players, modules]);
  const colorOf = (mark: Mark): string =>
    mark === 'start' ? colors.accent : mark === 'neutral' ? colors.inkMuted : colors.gold;
  const legend: readonly (readonly [Mark, string])[] = [
    ['start', t('ref.figure.start')],
    ['neutral', t('ref.figure.neutral')],
    ...[...new Set(landmarks.values())]
      .filter((landmark) => !isBare(landmark))
      .map((landmark) => [{ landmark }, capital(kindText(t, kindOfName(landmark) ?? 0))] as const),
  ];
  return (
    <View style={styles.figure}>
      <View
        role="img"
        aria-label={t('ref.figure.board', { starts: starts.length, neutrals: neutrals.length })}
        style={styles.board}
      >
        {Array.from({ length: rows }, (_, r) => (
          <View key={r} style={styles.row}>
            {Array.from({ length: columns }, (_column, c) => {
              const mark = markAt(players, landmarks, r + 1, c + 1);
              const glyph = glyphOf(mark);
              return (
                <View
                  key={c}
                  style={[
                    styles.square,
                    mark === 'missing' ? styles.missing : { borderColor: colors.line, backgroundColor: colors.ground },
                  ]}
                >
                  {glyph === null ? null : <Glyph name={glyph} size={28} color={colorOf(mark)} />}
                </View>
              );
            })}
          </View>
        ))}
      </View>
      <View style={styles.legend}>
        {legend.map(([mark, label]) => {
          const glyph = glyphOf(mark);
          return (
            <View key={label} style={styles.legendItem}>
              {glyph === null ? null : <Glyph name={glyph} size={22} color={colorOf(mark)} />}
              <Text variant="caption" style={styles.label}>
                {label}
              </Text>
            </View>
          );
        })}
        <Text variant="caption" color="inkMuted">
          {t('ref.figure.ours')}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  figure: { flexDirection: 'row', flexWrap: 'wrap', gap: space.md },
  board: { gap: 2 },
  row: { flexDirection: 'row', gap: 2 },
  square: { width: 34, height: 34, borderRadius: 4, borderWidth: 1, alignItems: 'center', justifyContent: 'center' },
  missing: { borderWidth: 0 },
  legend: { flexShrink: 1, flexGrow: 1, flexBasis: 150, gap: 6 },
  legendItem: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  label: { flexShrink: 1 },
});
