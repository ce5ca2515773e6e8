import { BOARDS, VOLCANO, type Place } from '@battalia/engine';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import type { GlyphName } from '@/art/glyphs/glyphs';
import { Text } from '../../../components/Text';
import { space } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { capital } from '../../../text/capital';
import { useTranslate } from '../../../useTranslate';

type Mark = 'start' | 'neutral' | 'ruins' | 'missing' | 'peak' | 'sanctuary' | 'passage' | 'empty';

const same = ([row, column]: Place, r: number, c: number): boolean => row === r && column === c;

/** What lies on a square at the start, from the engine's boards. */
function markAt(players: 2 | 3 | 4, volcano: boolean, row: number, column: number): Mark {
  const board = BOARDS[players];
  const has = (places: readonly Place[]) => places.some((place) => same(place, row, column));
  if (volcano) {
    if (same(VOLCANO.peak, row, column)) return 'peak';
    if (has(VOLCANO.passages)) return 'passage';
    if (has(VOLCANO.sanctuaries.map(({ place }) => place))) return 'sanctuary';
  }
  if (has(board.missing)) return 'missing';
  if (has(board.ruins)) return 'ruins';
  if (has(board.starts)) return 'start';
  return has(board.neutrals) ? 'neutral' : 'empty';
}

const GLYPH_OF: Readonly<Record<Mark, GlyphName | null>> = {
  start: 'city4',
  neutral: 'city4',
  ruins: 'ruins',
  peak: 'peak',
  sanctuary: 'sanctuary',
  passage: 'crossroad',
  missing: null,
  empty: null,
};

/** The map at the start of a game. */
export function BoardFigure({ players, volcano }: { readonly players: 2 | 3 | 4; readonly volcano: boolean }) {
  const t = useTranslate();
  const { colors } = useTheme();
  const { rows, columns, starts, neutrals } = BOARDS[players];
  const colorOf = (mark: Mark): string =>
    mark === 'start' ? colors.accent : mark === 'neutral' ? colors.inkMuted : colors.gold;
  const legend: readonly (readonly [Mark, string])[] = [
    ['start', t('ref.figure.start')],
    ['neutral', t('ref.figure.neutral')],
    ...(volcano
      ? ([
          ['peak', capital(t('term.peak'))],
          ['sanctuary', capital(t('term.sanctuary'))],
        ] as const)
      : ([['ruins', capital(t('term.ruins'))]] as const)),
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
              const mark = markAt(players, volcano, r + 1, c + 1);
              const glyph = GLYPH_OF[mark];
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
          const glyph = GLYPH_OF[mark];
          return (
            <View key={mark} style={styles.legendItem}>
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
