/** The squares of the map: what is pressed is picked up, and laid on the square that is pressed next. */
import type { ConfigProblem, GameConfig, Place } from '@battalia/engine';
import { useState } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { FigureView } from '@/art/FigureView';
import { planThing } from '@/art/places/plan';
import { textOr } from '@/i18n/translate';
import type { SetupOptions } from '@/store/match/setup';
import { Icon } from '../../components/Icon';
import { Told } from '../../components/Told';
import { useModules } from '../../modules/useModules';
import { plainSentence } from '../../text/plain';
import { radius, space, TARGET } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';
import { moved, spots, squareOf, type Spot } from './layout';
import { gridKeys } from './gridKeys';

interface Props {
  readonly config: GameConfig;
  readonly problem: ConfigProblem | null;
  readonly onChange: (options: SetupOptions) => void;
}

const LARGEST = 60;

export function LayoutGrid({ config, problem, onChange }: Props) {
  const t = useTranslate();
  const [width, setWidth] = useState(0);
  const [held, setHeld] = useState<Place | null>(null);
  useModules(config.modules);
  const rows = spots(config);
  const columns = rows[0]?.length ?? 1;
  const size = Math.max(TARGET, Math.min(LARGEST, Math.floor(width / columns)));
  const wrong = problem !== null && 'place' in problem ? problem.place : null;
  const nameOf = (option: string) => textOr(t, `newGame.square.${option}`, {}, plainSentence(option));
  const heldPiece = held === null ? undefined : rows[held[0] - 1]?.[held[1] - 1];
  const piece = typeof heldPiece === 'object' ? heldPiece : null;
  const press = (place: Place, spot: Spot) => {
    if (spot === 'taken') return;
    if (piece !== null && held !== null) {
      setHeld(null);
      if (held[0] !== place[0] || held[1] !== place[1]) onChange(moved(config, piece, place));
    } else if (typeof spot === 'object') setHeld(place);
  };
  const isAt = (other: Place | null, r: number, c: number) => other?.[0] === r + 1 && other[1] === c + 1;
  return (
    <View style={styles.whole} onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
      <ScrollView horizontal contentContainerStyle={styles.middle}>
        <View role="group" aria-label={t('newGame.layout.fields')} {...gridKeys(columns)}>
          {rows.map((row, r) => (
            <View key={r} style={styles.row}>
              {row.map((spot, c) =>
                spot === 'missing' ? (
                  <View key={c} style={{ width: size, height: size }} />
                ) : (
                  <SpotButton
                    key={c}
                    spot={spot}
                    size={size}
                    held={isAt(held, r, c)}
                    wrong={isAt(wrong, r, c)}
                    stays={spot === 'taken'}
                    label={[
                      `${t('match.place', { row: r + 1, column: c + 1 })}: ${typeof spot === 'object' ? nameOf(spot.option) : t(`newGame.square.${spot}`)}`,
                      ...(isAt(wrong, r, c) ? [t('newGame.square.wrong')] : []),
                    ].join(', ')}
                    onPress={() => press([r + 1, c + 1], spot)}
                  />
                ),
              )}
            </View>
          ))}
        </View>
      </ScrollView>
      <Told words={piece === null ? null : t('newGame.layout.held', { what: nameOf(piece.option) })} />
    </View>
  );
}

interface SpotProps {
  readonly spot: Exclude<Spot, 'missing'>;
  readonly size: number;
  readonly held: boolean;
  readonly wrong: boolean;
  /** It lies there whatever is agreed on. */
  readonly stays: boolean;
  readonly label: string;
  readonly onPress: () => void;
}

function SpotButton({ spot, size, held, wrong, stays, label, onPress }: SpotProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-pressed={held}
      aria-disabled={stays}
      onPress={onPress}
      style={[styles.around, { width: size, height: size }]}
    >
      <View
        style={[
          styles.spot,
          {
            borderColor: held || wrong ? colors.accent : colors.edge,
            borderWidth: held || wrong ? 3 : 1,
            backgroundColor: held ? colors.surfacePressed : colors.ground,
          },
        ]}
      >
        {typeof spot === 'object' ? <Thing option={spot.option} size={size - 6} nth={spot.index} /> : null}
        {spot === 'taken' ? <Icon name="close" color="inkMuted" size={16} /> : null}
        {wrong ? (
          <View style={[styles.wrong, { backgroundColor: colors.accent }]}>
            <Icon name="close" color="onAccent" size={12} />
          </View>
        ) : null}
      </View>
    </Pressable>
  );
}

/** As it is drawn on the plan of the board, whose squares are 40 wide. */
const BOX = [-18, -18, 36, 36] as const;

function Thing({ option, size, nth }: { readonly option: string; readonly size: number; readonly nth: number }) {
  const figure = planThing(squareOf(option), nth);
  return <FigureView figure={figure} width={size} height={size} box={BOX} />;
}

const styles = StyleSheet.create({
  whole: { gap: space.sm },
  middle: { flexGrow: 1, justifyContent: 'center' },
  row: { flexDirection: 'row' },
  around: { padding: 1 },
  spot: { flex: 1, borderRadius: radius.sm, alignItems: 'center', justifyContent: 'center', overflow: 'hidden' },
  wrong: {
    position: 'absolute',
    right: 0,
    top: 0,
    width: 18,
    height: 18,
    borderRadius: 9,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
