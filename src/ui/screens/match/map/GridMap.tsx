/** The map as a grid of squares that can be pressed: works without WebGL, with a keyboard and with a screen reader. */
import {
  TERRAIN_NAMES,
  turned,
  type ActionOf,
  type PlayerView,
  type Square,
  type SquareView,
  nameOfKind,
  roadsOf,
  boxOf,
} from '@battalia/engine';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { Pressable, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import Svg, { Line, Rect } from 'react-native-svg';
import { Glyph } from '@/art/Glyph';
import { isGlyphName } from '@/art/glyphs/glyphs';
import { LIVERIES, NEUTRAL_LIVERY, type FactionName } from '@/art/palette';
import { landmarkOf, type LandmarkLook } from '@/board/landmarks';
import { modulePart } from '../../../modules/registry';
import { Text } from '../../../components/Text';
import { useHint } from '../../../hint/hint';
import type { Speaker } from '../../../text/speaker';
import { emblemOf, placedText } from '../../../text/square';
import { space, TARGET } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { useArrowKeys } from './useArrowKeys';

export interface MapProps {
  readonly view: PlayerView;
  readonly speaker: Speaker;
  /** Squares on which something can be done. */
  readonly open: ReadonlySet<Square>;
  readonly chosen: Square | null;
  /** How the card that is being placed would lie. */
  readonly preview: ActionOf<'place'> | null;
  readonly onChoose: (square: Square) => void;
}

/** Flat colours of the land: by their word as well, for whoever cannot tell them apart. */
const LAND: Readonly<Record<(typeof TERRAIN_NAMES)[number] | 'other', string>> = {
  woods: '#7f9a58',
  mountains: '#a9a293',
  canyons: '#cf9465',
  lakes: '#79aeb9',
  frost: '#d5dee6',
  jungle: '#6d9a6b',
  other: '#b5a88e',
};
const ROAD = '#f3e6c6';
const LARGEST = 104;

export function GridMap({ view, speaker, open, chosen, preview, onChoose }: MapProps) {
  const t = useTranslate();
  const grid = useRef<View>(null);
  useArrowKeys(grid);
  const window = useWindowDimensions();
  // The whole window until it is known.
  const [measured, setMeasured] = useState(0);
  const width = measured === 0 ? window.width : measured;
  const { rows, columns } = rowsOf(view.board);
  const size = Math.max(TARGET, Math.min(LARGEST, Math.floor((width - space.sm * 2) / columns)));
  // The same for good, so that a square is drawn anew only when something about it has changed.
  const choosing = useRef(onChoose);
  useEffect(() => {
    choosing.current = onChoose;
  });
  const choose = useCallback((square: Square) => choosing.current(square), []);
  const placing = view.decision?.kind === 'place' ? view.decision.tile : null;
  return (
    <View onLayout={({ nativeEvent }) => setMeasured(nativeEvent.layout.width)}>
      <ScrollView horizontal contentContainerStyle={styles.middle}>
        <View ref={grid} role="group" aria-label={t('match.board')}>
          {rows.map((row, i) => (
            <View key={i} style={styles.row}>
              {row.map((square) => (
                <MapSquare
                  key={square.square}
                  view={view}
                  square={square}
                  size={size}
                  label={placedText(speaker, view, square)}
                  open={open.has(square.square)}
                  chosen={chosen === square.square}
                  preview={
                    placing !== null && preview?.square === square.square
                      ? turned(roadsOf(boxOf(view), placing), preview.quarters)
                      : null
                  }
                  onChoose={choose}
                />
              ))}
            </View>
          ))}
        </View>
      </ScrollView>
    </View>
  );
}

/** Squares row by row, without rows and columns of which the table shows nothing. */
function rowsOf(board: readonly SquareView[]): {
  readonly rows: readonly (readonly SquareView[])[];
  readonly columns: number;
} {
  const there = board.filter(({ kind }) => kind !== 'missing');
  const columns = [...new Set(there.map(({ column }) => column))];
  const rows = [...new Set(there.map(({ row }) => row))].map((row) =>
    board.filter((square) => square.row === row && columns.includes(square.column)),
  );
  return { rows, columns: columns.length };
}

interface SquareProps {
  readonly view: PlayerView;
  readonly square: SquareView;
  readonly size: number;
  readonly label: string;
  readonly open: boolean;
  readonly chosen: boolean;
  /** Roads of the card that would lie here. */
  readonly preview: number | null;
  readonly onChoose: (square: Square) => void;
}

const MapSquare = memo(function MapSquare({ view, square, size, label, open, chosen, preview, onChoose }: SquareProps) {
  const { colors } = useTheme();
  const { hint } = useHint(null, { kind: 'square', square: square.square });
  if (square.kind === 'missing') return <View style={{ width: size, height: size }} />;
  const terrain = square.kind === 'tile' ? (TERRAIN_NAMES[square.tile.faction] ?? 'other') : null;
  const roads = preview ?? ('roads' in square ? square.roads : 0);
  const heroes = view.players.flatMap((player) =>
    player.heroes.filter((at) => at === square.square).map(() => emblemOf(view, player.seat)),
  );
  return (
    <Pressable
      {...hint}
      role="button"
      aria-label={label}
      aria-pressed={chosen}
      onPress={() => onChoose(square.square)}
      style={{ width: size, height: size }}
    >
      <Svg width={size} height={size} viewBox="0 0 100 100" aria-hidden>
        <Rect
          x={1}
          y={1}
          width={98}
          height={98}
          rx={6}
          fill={terrain === null ? colors.surface : LAND[terrain]}
          stroke={colors.line}
          strokeWidth={2}
          {...(terrain === null ? { strokeDasharray: '6 5' } : {})}
        />
        {square.kind === 'impassable' ? (
          <Line x1={26} y1={26} x2={74} y2={74} stroke={colors.edge} strokeWidth={9} strokeLinecap="round" />
        ) : null}
        {square.kind === 'impassable' ? (
          <Line x1={74} y1={26} x2={26} y2={74} stroke={colors.edge} strokeWidth={9} strokeLinecap="round" />
        ) : null}
        {SIDES.map(([x, y], side) =>
          (roads & (1 << side)) === 0 ? null : (
            <Line
              key={side}
              x1={50}
              y1={50}
              x2={x}
              y2={y}
              stroke={preview === null ? ROAD : colors.accent}
              strokeWidth={15}
              strokeLinecap="round"
            />
          ),
        )}
        {open ? (
          <Rect
            x={4}
            y={4}
            width={92}
            height={92}
            rx={6}
            fill={colors.gold}
            fillOpacity={terrain === null ? 0.22 : 0}
            stroke={colors.gold}
            strokeWidth={5}
            strokeDasharray="14 7"
          />
        ) : null}
        {chosen ? (
          <Rect x={4} y={4} width={92} height={92} rx={6} fill="none" stroke={colors.accent} strokeWidth={7} />
        ) : null}
      </Svg>
      {square.kind === 'tile' ? <Stand view={view} square={square} size={size} /> : null}
      <View style={styles.heroes}>
        {heroes.map((emblem, i) => (
          <Hero key={i} emblem={emblem} size={Math.round(size * 0.36)} />
        ))}
      </View>
    </Pressable>
  );
});

/** What stands on a card: a city with its level under its holder's emblem, the ruins, the volcano. */
function Stand({
  view,
  square,
  size,
}: {
  readonly view: PlayerView;
  readonly square: Extract<SquareView, { kind: 'tile' }>;
  readonly size: number;
}) {
  const { colors } = useTheme();
  const emblem = square.holder === null ? null : emblemOf(view, square.holder);
  if (square.level > 0 || square.holder !== null) {
    const livery = liveryOf(emblem);
    return (
      <View style={styles.stand}>
        <View
          style={[
            styles.shield,
            { width: size * 0.62, height: size * 0.5, backgroundColor: livery.main, borderColor: livery.deep },
          ]}
        >
          {emblem === null ? null : <Glyph name={emblem} size={size * 0.28} color={livery.on} />}
          {square.level > 0 ? (
            <Text variant="label" style={{ color: livery.on, fontSize: size * 0.28, lineHeight: size * 0.34 }}>
              {String(square.level)}
            </Text>
          ) : null}
        </View>
      </View>
    );
  }
  const name = nameOfKind(boxOf(view), square.tile.kind);
  const bare = modulePart('tiles', name)?.bare === true;
  if (bare || !isGlyphName(name) || TERRAIN_NAMES[square.tile.faction] !== undefined) return null;
  return (
    <View style={styles.stand}>
      <Glyph name={name} size={size * 0.5} color={colors.ink} />
      <Tokens view={view} {...landmarkOf(name, square.tile, view)} size={size * 0.26} />
    </View>
  );
}

/** Whose place it is, and beside that whose tokens lie there. */
function Tokens({
  view,
  faction,
  tokens,
  size,
}: ReturnType<LandmarkLook> & { readonly view: PlayerView; readonly size: number }) {
  return (
    <View style={styles.tokens}>
      {[...(faction === null ? [] : [faction]), ...tokens.map((seat) => emblemOf(view, seat))].map((emblem, i) => (
        <View
          key={i}
          style={[
            styles.hero,
            {
              width: size,
              height: size,
              borderRadius: faction !== null && i === 0 ? 3 : size / 2,
              backgroundColor: liveryOf(emblem).main,
              borderColor: liveryOf(emblem).deep,
            },
          ]}
        >
          {emblem === null ? null : <Glyph name={emblem} size={size * 0.7} color={liveryOf(emblem).on} />}
        </View>
      ))}
    </View>
  );
}

function Hero({ emblem, size }: { readonly emblem: FactionName | null; readonly size: number }) {
  const livery = liveryOf(emblem);
  return (
    <View
      style={[
        styles.hero,
        { width: size, height: size, borderRadius: size / 2, backgroundColor: livery.main, borderColor: livery.on },
      ]}
    >
      <Glyph name="hero1" size={size * 0.72} color={livery.on} />
    </View>
  );
}

const liveryOf = (emblem: FactionName | null) => (emblem === null ? NEUTRAL_LIVERY : LIVERIES[emblem]);

const SIDES = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
] as const;

const styles = StyleSheet.create({
  middle: { flexGrow: 1, justifyContent: 'center' },
  row: { flexDirection: 'row' },
  stand: {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    bottom: 0,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
  tokens: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 1 },
  shield: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    borderRadius: 6,
    borderWidth: 2,
  },
  heroes: {
    position: 'absolute',
    bottom: 2,
    left: 0,
    right: 0,
    flexDirection: 'row',
    justifyContent: 'center',
    gap: 2,
    pointerEvents: 'none',
  },
  hero: { alignItems: 'center', justifyContent: 'center', borderWidth: 1.5 },
});
