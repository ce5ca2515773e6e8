import { bilkarrData, placeOf, squareAt, type Board, type Place } from '@battalia/engine';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import type { Translate } from '@/i18n/message';
import { useTable } from '@/store/table';
import { Button } from '../../../components/Button';
import { Icon } from '../../../components/Icon';
import { Panel } from '../../../components/Panel';
import { Segments } from '../../../components/Segments';
import { Stepper } from '../../../components/Stepper';
import { Text } from '../../../components/Text';
import { Toggle } from '../../../components/Toggle';
import { capital } from '../../../text/capital';
import { space } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { needsExpansion } from '../lots';
import { boardOf, putDown, whereIsHe, type Stand } from '../wanderer';

const { DOWNWARD, FIRST_HEADING, LEFTWARD } = bilkarrData;
/** By heading: which way an arrow to the right is turned, in degrees. */
const HEADINGS = [
  { heading: FIRST_HEADING, turn: -45, label: 'table.bilkarr.heading.0' },
  { heading: LEFTWARD, turn: -135, label: 'table.bilkarr.heading.1' },
  { heading: DOWNWARD, turn: 45, label: 'table.bilkarr.heading.2' },
  { heading: LEFTWARD | DOWNWARD, turn: 135, label: 'table.bilkarr.heading.3' },
] as const;

const placeText = (t: Translate, [row, column]: Place): string => t('match.place', { row, column });

/** Where Bilkarr stands, and where he goes next. */
export function BilkarrPanel() {
  const t = useTranslate();
  const table = useTable();
  const board = boardOf(table);
  const where = whereIsHe(board, table.bilkarr, table.day);
  const put = (place: Place, heading: number) => table.change({ bilkarr: putDown(place, heading, table.day) });
  const middle: Place = [Math.ceil(board.rows / 2), Math.ceil(board.columns / 2)];
  return (
    <Panel title={capital(t('term.bilkarr'))}>
      {needsExpansion(table.players.length) ? null : (
        <Toggle label={t('table.wide')} on={table.wide} onChange={(wide) => table.change({ wide })} />
      )}
      {where.kind === 'here' ? (
        <>
          <Way board={board} stand={where} />
          <View role="status">
            <Text variant="label">{nextText(t, board, where)}</Text>
          </View>
          <Stepper
            name={t('table.bilkarr.row')}
            value={where.place[0]}
            least={1}
            most={board.rows}
            onChange={(row) => put([row, where.place[1]], where.heading)}
          />
          <Stepper
            name={t('table.bilkarr.column')}
            value={where.place[1]}
            least={1}
            most={board.columns}
            onChange={(column) => put([where.place[0], column], where.heading)}
          />
          <Segments
            title={t('table.bilkarr.heading')}
            chosen={String(where.heading)}
            onChoose={(heading) => put(where.place, Number(heading))}
            segments={HEADINGS.map(({ heading, turn, label }) => ({
              value: String(heading),
              label: t(label),
              picture: () => (
                <View style={{ transform: [{ rotate: `${turn}deg` }] }}>
                  <Icon name="arrow" color={heading === where.heading ? 'onAccent' : 'ink'} size={22} />
                </View>
              ),
            }))}
          />
          <Button kind="plain" label={t('table.bilkarr.leave')} onPress={() => table.change({ bilkarr: null })} />
        </>
      ) : (
        <>
          <Text>{t(where.kind === 'away' ? 'table.bilkarr.away' : 'table.bilkarr.rolls')}</Text>
          <Button label={t('table.bilkarr.put')} onPress={() => put(middle, FIRST_HEADING)} />
        </>
      )}
    </Panel>
  );
}

function nextText(t: Translate, board: Board, { next }: Stand): string {
  return next.to === null
    ? t('table.bilkarr.toGate')
    : t('table.bilkarr.next', { place: placeText(t, placeOf(board.columns, next.to)) });
}

/** The board in little: where he stands, and the squares of his way. Beside it everything is said in words. */
function Way({ board, stand }: { readonly board: Board; readonly stand: Stand }) {
  const { colors } = useTheme();
  const { rows, columns, missing } = board;
  const here = squareAt(columns, stand.place);
  const way = stand.next.way;
  const size = columns > 7 ? 22 : 26;
  return (
    <View aria-hidden style={styles.board}>
      {Array.from({ length: rows }, (_, r) => (
        <View key={r} style={styles.row}>
          {Array.from({ length: columns }, (_column, c) => {
            const square = squareAt(columns, [r + 1, c + 1]);
            const gone = missing.some(([row, column]) => row === r + 1 && column === c + 1);
            const step = way.indexOf(square);
            const ends = square === stand.next.to;
            return (
              <View
                key={c}
                style={[
                  styles.square,
                  { width: size, height: size },
                  gone
                    ? styles.gone
                    : { borderColor: ends ? colors.accent : colors.line, backgroundColor: colors.ground },
                  ends && styles.end,
                ]}
              >
                {square === here ? (
                  <Glyph name="bilkarr" size={size - 4} color={colors.accent} />
                ) : step === -1 ? null : (
                  <View style={[styles.dot, { backgroundColor: colors.accent }]} />
                )}
              </View>
            );
          })}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  board: { gap: 2, alignItems: 'center' },
  row: { flexDirection: 'row', gap: 2 },
  square: { borderRadius: 4, borderWidth: 1, alignItems: 'center', justifyContent: 'center' },
  gone: { borderWidth: 0 },
  end: { borderWidth: 2 },
  dot: { width: space.xs * 2, height: space.xs * 2, borderRadius: space.xs },
});
