/** Points over the days, a line for every player: told apart by dashes and by the emblem at its end, not only by colour. */
import { FACTION_NAMES, item, type PlayerView } from '@battalia/engine';
import { curveMonotoneX, line } from 'd3-shape';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, G, Line, Path, Text as SvgText } from 'react-native-svg';
import { GLYPHS } from '@/art/glyphs/glyphs';
import { GRID, LINE } from '@/art/glyphs/shape';
import { LIVERIES, NEUTRAL_LIVERY } from '@/art/palette';
import type { Score } from '@/store/match/replay';
import { Text } from '../../../components/Text';
import { playerText, type Speaker } from '../../../text/speaker';
import { dayText } from '../../../text/day';
import { useTheme } from '../../../theme/useTheme';
import { space } from '../../../theme/tokens';
import { useTranslate } from '../../../useTranslate';
import { turningPoints } from './ending';

const HEIGHT = 180;
const MARGIN = { left: 30, right: 34, top: 14, bottom: 24 };
const DASHES = ['', '8 4', '2 4', '12 4 2 4'] as const;
const BADGE = 22;

interface Props {
  readonly scores: readonly Score[];
  readonly view: PlayerView;
  readonly speaker: Speaker;
}

export function PointsPlot({ scores, view, speaker }: Props) {
  const t = useTranslate();
  const { colors, dark } = useTheme();
  const [width, setWidth] = useState(0);
  const first = scores[0]?.day ?? 0;
  const last = scores[scores.length - 1]?.day ?? 1;
  const most = Math.max(4, ...scores.flatMap(({ points }) => points));
  const x = (day: number) =>
    MARGIN.left + ((day - first) / Math.max(1, last - first)) * (width - MARGIN.left - MARGIN.right);
  const y = (points: number) => HEIGHT - MARGIN.bottom - (points / most) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const seats = view.players.map(({ seat, faction }) => {
    const name = faction === null ? null : item(FACTION_NAMES, faction);
    const livery = name === null ? NEUTRAL_LIVERY : LIVERIES[name];
    const spots = scores.map(({ day, points }) => [x(day), y(points[seat] ?? 0)] as const);
    return {
      seat,
      name,
      livery,
      spots,
      path:
        line<readonly [number, number]>(
          (d) => d[0],
          (d) => d[1],
        ).curve(curveMonotoneX)([...spots]) ?? '',
    };
  });
  const words = seats.map(({ seat }) =>
    t('end.plot.text', {
      player: playerText(speaker, seat),
      list: turningPoints(scores, seat)
        .map(({ day, points }) => t('end.plot.at', { day, points }))
        .join(', '),
    }),
  );
  const steps = [0, Math.round(most / 2), most];
  return (
    <View style={styles.plot}>
      <Text variant="label" heading={3}>
        {t('end.plot')}
      </Text>
      <View
        role="img"
        aria-label={`${t('end.plot')}. ${words.join('. ')}`}
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
        style={styles.picture}
      >
        {width === 0 ? null : (
          <Svg width={width} height={HEIGHT} aria-hidden>
            {steps.map((points) => (
              <G key={points}>
                <Line
                  x1={MARGIN.left}
                  x2={width - MARGIN.right}
                  y1={y(points)}
                  y2={y(points)}
                  stroke={colors.line}
                  strokeWidth={1}
                />
                <SvgText x={MARGIN.left - 6} y={y(points) + 4} fontSize={12} textAnchor="end" fill={colors.inkMuted}>
                  {String(points)}
                </SvgText>
              </G>
            ))}
            {[first, last].map((day, i) => (
              <SvgText
                key={i}
                x={x(day)}
                y={HEIGHT - 6}
                fontSize={12}
                textAnchor={i === 0 ? 'start' : 'end'}
                fill={colors.inkMuted}
              >
                {dayText(t, day)}
              </SvgText>
            ))}
            {seats.map(({ seat, livery, path }) => (
              <Path
                key={seat}
                d={path}
                stroke={dark ? livery.inkOnDark : livery.inkOnLight}
                strokeWidth={3}
                fill="none"
                {...(DASHES[seat] ? { strokeDasharray: DASHES[seat] } : {})}
              />
            ))}
            {seats.map(({ seat, name, livery, spots }) => {
              const end = spots[spots.length - 1];
              if (end === undefined) return null;
              // Lines that end on the same points put their emblems side by side.
              const beside = seats.filter(
                (other) => other.seat < seat && other.spots[other.spots.length - 1]?.[1] === end[1],
              ).length;
              const scale = (BADGE * 0.72) / GRID;
              return (
                <G key={seat} x={end[0] + BADGE / 2 + 2 - beside * (BADGE + 1)} y={end[1]}>
                  <Circle r={BADGE / 2} fill={livery.main} stroke={colors.surface} strokeWidth={2} />
                  {name === null ? null : (
                    <G x={(-GRID * scale) / 2} y={(-GRID * scale) / 2} scale={scale}>
                      <Path d={GLYPHS[name].fill} fill={livery.on} fillRule="evenodd" />
                      {GLYPHS[name].line === undefined ? null : (
                        <Path d={GLYPHS[name].line} stroke={livery.on} strokeWidth={LINE} fill="none" />
                      )}
                    </G>
                  )}
                </G>
              );
            })}
          </Svg>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  plot: { gap: space.xs },
  picture: { height: HEIGHT },
});
